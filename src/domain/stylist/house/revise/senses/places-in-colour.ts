import type { OutfitItem } from '#contract/outfits.ts';
import { lookUp } from '../../language/lexicon/lexicon.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Mention, Target } from '../../language/mentions/meanings.ts';
import { isArticle, isQuality } from '../../language/mentions/mention-kinds.ts';
import { endOfThought, isMarkOrBut, startOfThought } from '../../language/mentions/thought.ts';
import { LIKELY } from '../../language/roles/sureness.ts';
import { isOf } from '../items/what-is-here.ts';

/** "Something green at the neck", „Farbe an die Füße“: of what is worn there, or of what would be worn there where nothing is. */
export function placesInColour(mentions: readonly Mention[], items: readonly OutfitItem[]): Mention[] {
  const at = mentions.findIndex((_, index) => placeAt(mentions, index) !== null);
  const place = at < 0 ? null : placeAt(mentions, at);
  if (place === null) return [...mentions];
  const start = startOfThought(mentions, at, isMarkOrBut);
  const end = endOfThought(mentions, at, isMarkOrBut);
  const thought = mentions.slice(start, end);
  const isOneWord = WITH_AT.test(mentions[at]?.text ?? '');
  const link = isOneWord ? at : isArticle(mentions[at - 1]?.meaning) ? at - 2 : at - 1;
  const rest = thought.filter((mention) => mention !== mentions[at]);
  if (!thought.some(isAsked) || rest.some(isOtherwise)) return [...mentions];
  const targets = place.flatMap(targetOf);
  const worn = targets.filter((target) => items.some((item) => isOf(item, { is: 'garments', target })));
  const target = worn[0] ?? targets[0];
  if (target === undefined) return [...mentions];
  const { said } = mentions[at] as Mention;
  const noun: Mention = {
    ...(mentions[at] as Mention),
    meaning: { is: 'garments', target: { ...target, said } },
  };
  const others = thought.filter((_, index) => start + index < link || start + index > at);
  const isNeverSo = UNCOLOURED.test(noun.text) && worn.length === 0;
  const asked = thought.filter((mention) => isAsked(mention)).map((mention) => mention.said);
  const named = isNeverSo
    ? [{ ...noun, meaning: { is: 'missing', label: said } as const, said: [...asked, said].join(' ') }]
    : worn.length > 0
      ? [THE, noun, ...others]
      : [...others, noun];

  return [...mentions.slice(0, start), ...named, ...mentions.slice(end)];
}

/** The words for what is worn at a place on the body that is named behind "at" or "on". */
function placeAt(mentions: readonly Mention[], at: number): readonly string[] | null {
  const { text = '' } = mentions[at] ?? {};
  const before = isArticle(mentions[at - 1]?.meaning) ? at - 2 : at - 1;
  const isAt = [before, at - 1].some((link) => AT.test(mentions[link]?.text ?? ''));
  const part = text.replace(WITH_AT, '');

  return isAt || part !== text ? (WORN_AT.find(([word]) => word.test(part))?.[1] ?? null) : null;
}

/** A color, cloth or pattern that is wanted there. */
function isAsked({ meaning, negated, role }: Mention): boolean {
  if (meaning.is === 'mood') return meaning.mood === 'colourful';
  if (meaning.is === 'change') return meaning.axis === 'colour' && meaning.direction > 0;

  return (
    isQuality(meaning) && !negated && (role === undefined || role.role === 'wanted' || role.sureness < LIKELY)
  );
}

/** A piece that is named, a complaint, or a way to go. */
function isOtherwise({ meaning, negated }: Mention): boolean {
  return (
    (negated && meaning.is !== 'mood') ||
    ['garments', 'goal', 'hide', 'degree', 'missing'].includes(meaning.is) ||
    isCue(meaning, 'strikes-back', 'keep', 'remove', 'free')
  );
}

function targetOf(word: string): Target[] {
  return (lookUp(word) ?? []).flatMap((meaning) => (meaning.is === 'garments' ? [meaning.target] : []));
}

const THE: Mention = { meaning: { is: 'cue', cue: 'article' }, text: 'the', said: '', negated: false };
/** One entry of the lexicon. */
const WITH_AT = /^(?:on|at|around|for) (?:my|the) /;
/** What is worn there comes in no color that is said of cloth. */
const UNCOLOURED = /(?:ohr|ear|handgelenk|wrist)/;
const AT =
  /^(?:an|am|at|on|around|about|round|ums?|auf|by|near|bei|beim|for|fur|an den|an die|ans?|on my|at my)$/;
/** Where nothing is worn there, the first is what would be. */
const WORN_AT: readonly (readonly [part: RegExp, words: readonly string[]])[] = [
  [/^(?:fu(?:ß|ss)(?:e|en)?|feet|foot)$/, ['shoes']],
  [/^(?:bein(?:e|en)?|legs?)$/, ['bottoms', 'tights', 'dress']],
  [/^(?:hals|neck|throat)$/, ['scarf', 'tie', 'bow tie', 'necklace']],
  [/^(?:ohr(?:en)?|ears?)$/, ['earrings']],
  [/^(?:kopf|head)$/, ['hat']],
  [/^(?:handgelenk(?:e|en)?|wrists?)$/, ['bracelet', 'watch']],
  [/^(?:h(?:a|ä)nde?n?|hands?)$/, ['gloves']],
];
