/** Of the grid that all rows share: it can be cut into one, two, three, four or six. */
export const GRID_COLUMNS = 12;

/**
 * How many of the grid's columns each tile takes, so that no row has a hole: what is left over is shared between the last
 * rows. Ten tiles, three in a row, are 3 + 3 + 2 + 2.
 * @param perRow at most 4
 */
export function tileSpans(count: number, perRow: number): number[] {
  const rows = Math.ceil(count / perRow);
  const least = Math.floor(count / rows);
  const longer = count % rows;
  return Array.from({ length: rows }, (_, row) => least + (row < longer ? 1 : 0)).flatMap((tiles) =>
    Array.from({ length: tiles }, () => GRID_COLUMNS / tiles),
  );
}
