interface SpentNoteProps {
  id: string;
  children: string;
}

/** Why nothing can be ordered today, the same wherever it is said. */
export function SpentNote({ id, children }: SpentNoteProps) {
  return (
    <p id={id} className="title text-xl leading-tight">
      {children}
    </p>
  );
}
