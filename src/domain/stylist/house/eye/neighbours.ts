/** The up to four pixels beside a pixel. */
export function neighboursOf(at: number, width: number, size: number): number[] {
  const x = at % width;
  const neighbours: number[] = [];
  if (at >= width) neighbours.push(at - width);
  if (at + width < size) neighbours.push(at + width);
  if (x > 0) neighbours.push(at - 1);
  if (x < width - 1) neighbours.push(at + 1);

  return neighbours;
}
