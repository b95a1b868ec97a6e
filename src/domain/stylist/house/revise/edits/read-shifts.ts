import { occasionCalled } from '#domain/wardrobe/occasions/occasions.ts';
import type { Axis, Cue, Meaning } from '../../language/mentions/meanings.ts';
import type { Clause } from '../clauses/clause.ts';
import { isFelt } from '../clauses/statement.ts';
import type { Direction, Edit } from './edit.ts';

/**
 * Directions in a clause: "warmer", "less formal", "for a wedding", "more edgy".
 * @param items whom they are about; null: all
 * @param nearby what is named next to this clause: "the coat bunches up, a shorter one?"
 */
export function readShifts(
  clause: Clause,
  items: readonly string[] | null,
  nearby: readonly string[] = [],
): Edit[] {
  const edits = clause.others.flatMap(({ meaning, negated, before, said }): Edit[] => {
    if (meaning.is === 'money')
      return [
        {
          do: 'spend',
          dollars: meaning.dollars,
          ...(meaning.step !== undefined && { step: meaning.step }),
          items,
        },
      ];
    // „Meine Schwester trägt alles in Schwarz“.
    if (meaning.is === 'mood' && meaning.mood === 'monochrome' && clause.isTelling) return [];
    // "None of this is warm enough": where warm is wished, it is cold.
    if (isFelt(meaning) && negated && ENOUGH.test(said))
      return [{ do: 'shift', axis: 'warmth', direction: /cool|kuhl|kühl/i.test(said) ? -1 : 1, items, said }];
    const refers =
      nearby.length > 0 &&
      (clause.hasPronoun || isOfOneItem(meaning) || isOneMore(clause) || isBareStyle(clause));
    const direction = directionOf(meaning, negated, before, items ?? (refers ? nearby : null));
    return direction === null ? [] : [{ ...direction, said }];
  });
  const hasWarmth = edits.some((edit) => edit.do === 'shift' && edit.axis === 'warmth');

  // "It will be chilly, make it warmer" asks once.
  return hasWarmth ? edits.filter((edit) => edit.do !== 'weather') : edits;
}

const ENOUGH = /enough|genug/i;

/** „Die Tasche ist zu groß und zu teuer“: what else is wrong with it. */
function isOneMore({ isComplaint, opensWithAnd, nouns }: Clause): boolean {
  return isComplaint && opensWithAnd && nouns.length === 0;
}

/** "A navy tie, old school": said of the tie; „die Clutch ist kitschig, lieber was Schlichtes in Schwarz“. */
function isBareStyle({ others, nouns, verb, cues, isOfSomething }: Clause): boolean {
  const isOfOne =
    isOfSomething && (verb === null || verb === 'make') && ALL_OF_IT.every((cue) => !cues.has(cue));

  return (
    nouns.length === 0 &&
    (isOfOne || (verb === null && cues.size === 0)) &&
    others.every(({ meaning }) => meaning.is === 'style')
  );
}

const ALL_OF_IT: readonly Cue[] = ['everything', 'rest', 'it'];

/** A hem, a heel and a fit are always those of something. */
function isOfOneItem(meaning: Meaning): boolean {
  if (meaning.is === 'mood') return meaning.mood === 'dark' || meaning.mood === 'light';

  return meaning.is === 'change' && ['fit', 'length', 'heel', 'brightness'].includes(meaning.axis);
}

function directionOf(
  meaning: Meaning,
  negated: boolean,
  before: Meaning | undefined,
  items: readonly string[] | null,
): Direction | null {
  const turn: 1 | -1 = (before?.is === 'degree' && before.direction < 0) !== negated ? -1 : 1;
  const shift = (axis: Axis, direction: 1 | -1): Direction => ({ do: 'shift', axis, direction, items });

  switch (meaning.is) {
    case 'change':
      return shift(meaning.axis, turn > 0 ? meaning.direction : meaning.direction > 0 ? -1 : 1);
    case 'formality': {
      // "Smart" is asked for by whoever is not yet.
      const dressy = meaning.span[0] >= 3 || (meaning.span[0] >= 2 && meaning.span[1] >= 3) ? 1 : -1;
      return shift('formality', dressy * turn > 0 ? 1 : -1);
    }
    case 'style':
      return { do: 'style', style: meaning.style, direction: turn, items };
    case 'goal':
      return negated ? null : { do: 'goal', goal: meaning.goal };
    case 'occasion':
      return negated ? null : { do: 'occasion', occasion: meaning.occasion };
    case 'place': {
      const occasion = negated ? null : occasionCalled(meaning.trip);
      return occasion === null ? null : { do: 'occasion', occasion };
    }
    case 'weather':
      return negated ? null : { do: 'weather', weather: meaning.weather, isWet: meaning.wet };
    case 'wind':
      return negated ? null : { do: 'weather', weather: 'cool', isWet: false };
    case 'mood':
      return directionOfMood(meaning.mood, turn, items);
    default:
      return null;
  }
}

function directionOfMood(
  mood: Extract<Meaning, { is: 'mood' }>['mood'],
  turn: 1 | -1,
  items: readonly string[] | null,
): Direction | null {
  const shift = (axis: Axis, direction: 1 | -1): Direction => ({ do: 'shift', axis, direction, items });

  switch (mood) {
    case 'comfortable':
      return turn > 0 ? shift('comfort', 1) : null;
    case 'colourful':
    case 'bold':
      return shift('colour', turn);
    case 'neutral':
      return shift('colour', turn > 0 ? -1 : 1);
    case 'dark':
      return shift('brightness', turn > 0 ? -1 : 1);
    case 'light':
      return shift('brightness', turn);
    case 'monochrome':
      // „Die Schuhe nur in Schwarz“ is said of them.
      return turn > 0 && items === null ? { do: 'mood', mood, items } : null;
    default:
      return turn > 0 ? { do: 'mood', mood, items } : null;
  }
}
