import { noQualities } from '../../language/mentions/qualities.ts';
import type { Edit } from './edit.ts';

/** "Gold is out, satin too. Silver": the color that comes is that of what loses its color, and of nothing else. */
export function colourForRefused(edits: readonly Edit[]): Edit[] {
  const losing = edits.flatMap((edit) =>
    edit.do === 'avoid' && edit.refused.colours.length > 0 ? [edit.item] : [],
  );

  return edits.flatMap((edit): Edit[] => {
    if (edit.do !== 'recolour' || edit.everything || losing.length === 0) return [edit];
    const { colours, ...rest } = edit.qualities;
    // "They wear sage, I need another color": the one that is refused is not the one that comes.
    const isRefused = edits.some(
      (other) =>
        other.do === 'avoid' &&
        other.refused.colours.some((refused) => colours.some(({ label }) => label === refused.label)),
    );
    if (colours.length === 0 || isRefused) return [edit];
    const others = { ...rest, colours: [] };
    const isAll = others.fabrics.length + others.patterns.length + others.shapes.length === 0;

    return [
      ...losing.map((item): Edit => ({ do: 'modify', item, qualities: { ...noQualities(), colours } })),
      ...(isAll ? [] : [{ ...edit, qualities: others }]),
    ];
  });
}
