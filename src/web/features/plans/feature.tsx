/** A feature of a package: how much of it there is stands out. */
export function Feature({ children }: { children: string }) {
  const [, before, amount, after] = /^(\D*)(\d*)(.*)$/.exec(children) ?? [];
  return (
    <>
      {before}
      <b>{amount}</b>
      {after}
    </>
  );
}
