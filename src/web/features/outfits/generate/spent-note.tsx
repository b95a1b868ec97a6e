interface SpentNoteProps {
  id: string;
  children: string;
}

/** Why nothing can be ordered today, the same wherever it is said: a notice, not a second title. */
export function SpentNote({ id, children }: SpentNoteProps) {
  return (
    <p id={id} className="rounded-edge bg-paper px-4 py-3 font-semibold text-balance">
      {children}
    </p>
  );
}
