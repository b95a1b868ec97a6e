/** How wide a text is in a CSS font, pixels. */
export type Measure = (text: string, font: string) => number;

/** Words on lines no wider than `room`; what does not fit on the last line ends in an ellipsis. None of no words. */
export function fitWords(
  text: string,
  font: string,
  room: number,
  mostLines: number,
  measure: Measure,
): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer, font) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= mostLines && lines.every((line) => measure(line, font) <= room)) return lines;

  // A word may be wider than the page: then even a line of its own is cut.
  const kept = lines.slice(0, mostLines);
  return kept.map((line, index) => {
    const isCut = index === kept.length - 1 && lines.length > mostLines;
    return isCut || measure(line, font) > room ? shortened(line, font, room, measure) : line;
  });
}

function shortened(line: string, font: string, room: number, measure: Measure): string {
  let letters = [...line];
  while (letters.length > 1 && measure(`${letters.join('').trimEnd()}…`, font) > room)
    letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
}
