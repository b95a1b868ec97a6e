import { COLOUR_NAMES } from '#contract/palette.ts';
import { lightnessOf } from '../../compose/colour-pairs.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Meaning, Mention } from '../../language/mentions/meanings.ts';
import { ALSO, isSmall } from '../../language/mentions/mention-kinds.ts';
import { addQuality } from '../../language/mentions/qualities.ts';
import { LIKELY } from '../../language/roles/sureness.ts';
import type { Noun } from './clause.ts';
import type { Reading } from './clause-reading.ts';
import { asWarmth, COLOUR_ITSELF } from './statement.ts';

/** Where to go with what is named: "warmer", "less formal", "for a wedding", "a bit lower". */
export function readDirection(reading: Reading, at: number, meaning: Meaning): void {
  const { mentions, clause, statement } = reading;
  const { text = '', negated = false, said = '' } = mentions[at] ?? {};
  // "The belt too" is no step.
  if (meaning.is === 'degree' && ALSO.test(text) && mentions.slice(at + 1).every(isSmall)) return;
  // "A beanie would be smart", „eine Mütze wär fein“: praise of it, and no way to go.
  if (isEvaluated(mentions, at)) return;
  // „Da zwickt wenigstens nix“ says why.
  if (meaning.is === 'change' && isWardedOff(mentions, at)) return;
  // „Die Beratung war teuer“ is told.
  if (meaning.is === 'change' && isOfThePast(mentions, at)) return;
  // "Cheap metal sets my ears off", "shorter straps": the way that something unknown is, and not the look.
  if (meaning.is === 'change' && isOfUnknownCloth(mentions[at + 1])) return;
  // "What is it like on Saturday?" dresses nobody for the weekend.
  if (DAY.test(text)) return;
  if (meaning.is === 'degree' && /^(?:lower|higher)$/.test(text) && isOfShoes(clause.nouns.at(-1))) {
    const direction = text === 'lower' ? -1 : 1;
    clause.others.push({
      meaning: { is: 'change', axis: 'heel', direction },
      negated,
      before: undefined,
      said,
    });
    return;
  }
  // "The ushers are in bow ties": no piece that is there.
  if (meaning.is === 'occasion') reading.isDefinite = false;
  if (meaning.is === 'occasion' && (isSomebody(mentions, at) || isExcess(mentions, at))) return;
  // "This is giving lawyer": how it looks.
  if (meaning.is === 'occasion' && /^(?:giving|gives)$/.test(mentions[at - 1]?.text ?? '')) return;
  if (meaning.is === 'missing' && reading.isDefinite) clause.speaksOfUnknown = true;
  if (statement?.isMerelyTold === true && at > statement.verb && IS_SETTING.has(meaning.is)) return;
  noteDirection(reading, at, statement !== null && at > statement.verb ? asWarmth(meaning) : meaning);
}

export function readMood(reading: Reading, at: number, meaning: Extract<Meaning, { is: 'mood' }>): void {
  const { mentions, clause, statement } = reading;
  const { text = '', negated = false, said = '' } = mentions[at] ?? {};
  // "The coat is lovely, just not the color".
  if (negated && COLOUR_ITSELF.test(text) && clause.nouns.length === 0) {
    clause.cues.add('another-colour');
    return;
  }
  // "Suspenders. Dark ones."
  const isOfOne = clause.hasOnes || (clause.isOfSomething && clause.nouns.length > 0);
  if (isOfOne && !negated && (meaning.mood === 'dark' || meaning.mood === 'light')) {
    addQuality(reading.pending, ofLightness(meaning.mood, said));
    return;
  }
  if (statement?.isMerelyTold === true && COLOUR_ITSELF.test(text)) return;
  noteDirection(reading, at, meaning);
}

function noteDirection({ mentions, clause }: Reading, at: number, meaning: Meaning): void {
  clause.others.push({
    meaning,
    negated: mentions[at]?.negated === true,
    before: mentions[at - 1]?.meaning,
    said: saidTogether(mentions, at),
  });
}

/** How dear or cheap something was; "would be" wishes. */
function isOfThePast(mentions: readonly Mention[], at: number): boolean {
  return (
    DEAR.test(mentions[at]?.text ?? '') &&
    mentions.slice(Math.max(0, at - FARTHEST_TURN), at).some(({ said }) => /^(?:war|was|were)$/i.test(said))
  );
}

const DEAR = /^(?:teuer|billig|gunstig|expensive|cheap|dear|pricey)$/;

/** "So nothing pinches", „da zwickt nix“: a complaint that there will be none of. */
function isWardedOff(mentions: readonly Mention[], at: number): boolean {
  return (
    /t$|[^s]s$/.test(mentions[at]?.text ?? '') &&
    mentions.some(({ meaning, text }) => isCue(meaning, 'not') && NOTHING.test(text)) &&
    !mentions.some(({ meaning }) => meaning.is === 'garments')
  );
}

function isOfUnknownCloth(next: Mention | undefined): boolean {
  return next?.meaning.is === 'unknown' && next.role !== undefined && next.role.isClothing >= LIKELY;
}

const NOTHING = /^(?:nothing|nichts|nix|nischt)$/;

/** An adjective in the positive behind a "would be", where a garment is what would be so. */
export function isEvaluated(mentions: readonly Mention[], at: number): boolean {
  const { meaning } = mentions[at] ?? {};
  const before = mentions.slice(Math.max(0, at - 3), at).map(({ text }) => text);

  return (
    (meaning?.is === 'style' || meaning?.is === 'formality' || isCool(mentions[at])) &&
    !mentions.slice(0, at).some((mention) => mention.meaning.is === 'degree' || mention.text === 'zu') &&
    mentions.slice(0, at).some(({ meaning: { is } }) => is === 'garments' || EVALUATED.has(is)) &&
    (WOULD_BE.test(before.join(' ')) || /^(?:ware|waren|war|wars|wares)$/.test(before.at(-1) ?? ''))
  );
}

/** "A green tie would be cooler". */
function isCool(mention: Mention | undefined): boolean {
  return mention?.meaning.is === 'change' && /^(?:cool|cooler|cooles|coolere)$/.test(mention.text);
}

const EVALUATED: ReadonlySet<Meaning['is']> = new Set(['colour', 'fabric', 'pattern', 'shape'] as const);

const WOULD_BE = /\b(?:would|d|might|could) (?:be|look)(?: \w+)?$/;

/** "More casual", "not so warm": a direction with what turns it. */
function saidTogether(mentions: readonly Mention[], at: number): string {
  const isTurn = ({ meaning }: Mention) => meaning.is === 'degree' || isCue(meaning, 'not');
  const near = Math.max(0, at - FARTHEST_TURN);
  const first = mentions.slice(near, at).findIndex(isTurn);

  return mentions
    .slice(first < 0 ? at : near + first, at + 1)
    .map(({ said }) => said)
    .join(' ');
}

const FARTHEST_TURN = 2;

/** "I look like my teacher", „so lief mein Lehrer rum“: who wears such things, and no day. */
function isSomebody(mentions: readonly Mention[], at: number): boolean {
  return (
    /^(?:my|our|his|her|mein|unser|sein|ihr)(?:e|er)?$/.test(mentions[at - 1]?.text ?? '') &&
    mentions.slice(0, at - 1).some(({ text }) => /^(?:like|wie|so|als)$/.test(text))
  );
}

/** „Zu sehr Büro“, "too much office": what it is like, and not what it is for. */
function isExcess(mentions: readonly Mention[], at: number): boolean {
  const before = mentions
    .slice(Math.max(0, at - 3), at)
    .map(({ text }) => text)
    .join(' ');

  return /(?:^| )(?:zu (?:sehr|viel|arg)|too (?:much|very))(?: of an?| an?)?$/.test(before);
}

/** "The shoes lower": the heel. */
function isOfShoes(noun: Noun | undefined): boolean {
  return noun?.target.slots.every((slot) => slot === 'shoes') === true;
}

const IS_SETTING: ReadonlySet<Meaning['is']> = new Set(['occasion', 'weather', 'place', 'wind'] as const);

const DAY = /^(?:saturday|sunday)$/;

function ofLightness(mood: 'dark' | 'light', said: string): Extract<Meaning, { is: 'colour' }> {
  const names = COLOUR_NAMES.filter((name) =>
    mood === 'dark' ? lightnessOf(name) < DARK : lightnessOf(name) > LIGHT,
  );

  return { is: 'colour', label: mood, said, names, avoid: names };
}

/** OKLab lightness: charcoal, navy and chocolate lie below the one, beige and powder blue above the other. */
const DARK = 0.42;

const LIGHT = 0.78;
