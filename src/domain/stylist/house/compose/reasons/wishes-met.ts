import { CLOTHS_BY_CARE } from '#domain/wardrobe/garment-details.ts';
import { type Sentence, tell } from '../../../writing/sentence.ts';
import type { OutfitPlan } from '../outfit-plan.ts';
import type { Piece } from '../piece.ts';
import { listed } from '../wording.ts';
import type { Answer } from './met/answer.ts';
import { coolWear, covered, easyOnFeet, middle, overTheSeat, warmLayer, wideFit } from './met/body.ts';
import { leftOut, oncePerThing, stylesLeftOut, toned } from './met/left-out.ts';
import { feelingsMet, moodsMet, stylesMet } from './met/manner.ts';
import { demandMet, qualitiesMet } from './met/named.ts';
import { MOST_BEARERS, partOf } from './met/worded.ts';

const MOST_ANSWERS = 6;

/** Every wish of the request that these pieces meet, each named once with what meets it, read off facts of the pieces. */
export function metReason(plan: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  const { wishes } = plan;
  const without = oncePerThing(wishes.leftOut).flatMap((left) => leftOut(left, plan, pieces));
  const asked = [
    ...feelingsMet(plan, pieces),
    ...wishes.demands.flatMap((demand) => demandMet(demand, plan, pieces)),
    ...qualitiesMet(wishes, plan, pieces),
    ...covered(plan, pieces),
    ...warmLayer(plan, pieces),
    ...middle(plan, pieces),
    ...stylesMet(plan, pieces),
    ...moodsMet(plan, pieces),
    ...careMet(plan, pieces),
    ...wideFit(plan, pieces),
    ...coolWear(plan, pieces),
    ...overTheSeat(plan, pieces),
  ];
  const isOfShoes = [...asked, ...without].some((answer) =>
    answer.pieces.slice(0, MOST_BEARERS).some(({ garment }) => garment.slot === 'shoes'),
  );
  const answers = joined([
    ...asked,
    ...(wishes.isOnFeet && !isOfShoes ? easyOnFeet(pieces) : []),
    ...toned(plan, pieces),
    ...stylesLeftOut(plan, pieces),
    ...without,
  ])
    .filter((answer) => !isBareNoun(answer))
    .slice(0, MOST_ANSWERS);
  if (answers.length === 0) return null;
  const parts = answers.map(partOf);

  return tell('as asked', `As you asked: ${listed(parts.map(({ text }) => text))}`, { parts });
}

/** "A shirt": that there is one is seen. */
function isBareNoun({ says, words }: Answer): boolean {
  return says === 'met: piece' && words.every((said) => !said.includes(' '));
}

/** What the same pieces answer is said of them once: "long sleeves and green (the midi dress)". */
function joined(answers: readonly Answer[]): Answer[] {
  const all: Answer[] = [];
  for (const answer of answers) {
    const at = all.findIndex(
      ({ says, pieces }) =>
        says === answer.says &&
        says !== 'met: feeling' &&
        pieces.length > 0 &&
        pieces.length === answer.pieces.length &&
        pieces.every((piece) => answer.pieces.includes(piece)),
    );
    const other = all[at];
    if (other === undefined) all.push(answer);
    else all[at] = { ...other, words: [...new Set([...other.words, ...answer.words])] };
  }

  return all;
}

function careMet({ wishes: { care } }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  const cloths = pieces
    .filter(({ garment }) => ['top', 'bottom', 'dress', 'outer'].includes(garment.slot))
    .map(({ fabric }) => fabric);
  const met = [...care].filter((asked) => !CLOTHS_BY_CARE[asked].some((cloth) => cloths.includes(cloth)));

  return met.length === 0 ? [] : [{ says: 'met: care', words: met, pieces: [] }];
}
