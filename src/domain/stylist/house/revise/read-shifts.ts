import type { Axis, Meaning } from '../language/meanings.ts';
import type { Clause } from './clause.ts';
import type { Edit } from './edit.ts';

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
  const edits = clause.others.flatMap(({ meaning, negated, before }) => {
    const refers = nearby.length > 0 && (clause.hasPronoun || isOfOneItem(meaning));
    return shiftOf(meaning, negated, before, items ?? (refers ? nearby : null));
  });
  const hasWarmth = edits.some((edit) => edit.do === 'shift' && edit.axis === 'warmth');

  // "It will be chilly, make it warmer" asks once.
  return hasWarmth ? edits.filter((edit) => edit.do !== 'weather') : edits;
}

/** A hem, a heel and a fit are always those of something. */
function isOfOneItem(meaning: Meaning): boolean {
  return meaning.is === 'change' && ['fit', 'length', 'heel'].includes(meaning.axis);
}

function shiftOf(
  meaning: Meaning,
  negated: boolean,
  before: Meaning | undefined,
  items: readonly string[] | null,
): Edit[] {
  const turn: 1 | -1 = (before?.is === 'degree' && before.direction < 0) !== negated ? -1 : 1;
  const shift = (axis: Axis, direction: 1 | -1): Edit[] => [{ do: 'shift', axis, direction, items }];

  switch (meaning.is) {
    case 'change':
      return shift(meaning.axis, negated ? (meaning.direction > 0 ? -1 : 1) : meaning.direction);
    case 'formality': {
      const dressy = meaning.span[0] >= 3 ? 1 : -1;
      return shift('formality', dressy * turn > 0 ? 1 : -1);
    }
    case 'style':
      return [{ do: 'style', style: meaning.style, direction: turn, items }];
    case 'goal':
      return negated ? [] : [{ do: 'goal', goal: meaning.goal }];
    case 'money':
      return [{ do: 'spend', dollars: meaning.dollars, items }];
    case 'occasion':
      return negated ? [] : [{ do: 'occasion', occasion: meaning.occasion }];
    case 'weather':
      return negated ? [] : [{ do: 'weather', weather: meaning.weather, isWet: meaning.wet }];
    case 'wind':
      return negated ? [] : [{ do: 'weather', weather: 'cool', isWet: false }];
    case 'mood':
      return moodShift(meaning.mood, turn, items);
    default:
      return [];
  }
}

function moodShift(
  mood: Extract<Meaning, { is: 'mood' }>['mood'],
  turn: 1 | -1,
  items: readonly string[] | null,
): Edit[] {
  const shift = (axis: Axis, direction: 1 | -1): Edit[] => [{ do: 'shift', axis, direction, items }];

  switch (mood) {
    case 'comfortable':
      return turn > 0 ? shift('comfort', 1) : [];
    case 'colourful':
    case 'bold':
      return shift('colour', turn);
    case 'neutral':
      return shift('colour', turn > 0 ? -1 : 1);
    case 'dark':
      return shift('brightness', turn > 0 ? -1 : 1);
    case 'light':
      return shift('brightness', turn);
    default:
      return turn > 0 ? [{ do: 'mood', mood, items }] : [];
  }
}
