/** A name whose words keep their hyphens: "slip-on" goes to the next line whole, if it has room there. */
export function Unbroken({ children }: { children: string }) {
  const [first, ...others] = children.split(/(\S+-\S+)/);
  return (
    <>
      {first}
      {others.map((part, place) =>
        place % 2 === 0 ? (
          <span key={part} className="inline-block max-w-full">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
