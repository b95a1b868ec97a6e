import * as z from 'zod/mini';
import { areDistinctLooks } from '#domain/stylist/distinct-looks.ts';
import type { OutfitBrief, OutfitDraft } from '#domain/stylist/stylist.ts';
import { type OutfitReading, outfitWire, readOutfit } from './outfit-wire.ts';
import type { Reading } from './shape.ts';

export const looksWire = z.object({ looks: z.array(outfitWire) });

/** The second time a request that names everything leaves too little to vary, and what is not mended is said. */
export function readLooks(
  wire: z.infer<typeof looksWire>,
  brief: OutfitBrief,
  count: number,
  reading: OutfitReading,
): Reading<OutfitDraft[]> {
  if (wire.looks.length < count) return { issues: [`"looks" has fewer than ${count} entries`] };

  const readings = wire.looks.slice(0, count).map((look) => readOutfit(look, brief, reading));
  const drafts = readings.flatMap((reading) => ('answer' in reading ? [reading.answer] : []));
  const issues = readings.flatMap((reading, at) =>
    'issues' in reading ? reading.issues.map((issue) => `looks[${at}]: ${issue}`) : [],
  );
  const isAlike = drafts.some((draft, at) =>
    drafts.slice(0, at).some((other) => !areDistinctLooks(draft.items, other.items)),
  );
  if (isAlike && !reading.isLast) issues.push('two looks are too much alike: change at least three items');

  return issues.length > 0 ? { issues } : { answer: drafts };
}
