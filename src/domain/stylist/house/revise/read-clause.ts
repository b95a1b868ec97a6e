import { COLOUR_NAMES } from '#contract/palette.ts';
import { CLOTHS_BY_CARE } from '#domain/wardrobe/garment-details.ts';
import { lightnessOf } from '../compose/colour-pairs.ts';
import type { Cue, Meaning, Mention } from '../language/meanings.ts';
import { FABRIC_GROUPS } from '../language/modifier-words.ts';
import { refusedInFull } from '../language/piece-kinds.ts';
import { addQuality, isEmpty, noQualities, type Qualities } from '../language/qualities.ts';
import { type Clause, isVerb, joined } from './clause.ts';
import { ALSO, isArticle, isMatch, isSmall } from './mention-kinds.ts';
import { complains, saysWhatLacks } from './remedies.ts';
import { asWarmth, COLOUR_ITSELF, type Statement, statementIn } from './statement.ts';

const PIVOTS: ReadonlySet<Cue> = new Set(['for', 'with', 'in']);

export function readClause(said: readonly Mention[], sentence: number): Clause {
  const mentions = describedBehind(said);
  const clause: Clause = {
    sentence,
    hasPronoun: mentions.some((mention, at) => isPronoun(mention, mentions.slice(at + 1))),
    hasOnes: mentions.some(({ text }) => ONES.test(text)),
    verb: null,
    nouns: [],
    trailing: noQualities(),
    refused: noQualities(),
    subject: noQualities(),
    cues: new Set(),
    pivot: null,
    insteadOf: null,
    others: [],
    hasUnknownAfterPivot: false,
    speaksOfUnknown: mentions.some(({ text }) => ONES.test(text)),
    isLayered: mentions.some(({ text }) => LAYERED.test(text)),
    isPraise: mentions.some(({ text, meaning }) => isCue(meaning, 'keep') && PRAISE.test(text)),
    isMaybe: mentions.some(({ text }) => MAYBE.test(text)),
    isAlso: mentions.some(({ text }) => ALSO.test(text)),
    match: matchIn(mentions),
    isOfEach: mentions.some(({ text }) => EACH.test(text)),
    isAsked: false,
    isStatement: isStatement(mentions),
    isTelling: isTelling(mentions),
    isDislike: mentions.some(({ text, meaning }) => isDislike(text, meaning)),
    isComplaint:
      complains(mentions) ||
      mentions.some(({ meaning }, at) => meaning.is === 'colour' && isTooMuch(mentions, at)) ||
      mentions.some(({ meaning }) => isCue(meaning, 'strikes-back')),
    isLack: saysWhatLacks(mentions),
    isBanOfAll: isBanOfAll(mentions),
    isBesides: mentions.some(({ text }) => BESIDES.test(text)),
    opensWithAnd: isCue(mentions[0]?.meaning ?? { is: 'filler' }, 'and'),
  };
  const statement = statementIn(mentions);
  const isHowItIs = saysHowItIs(mentions);
  let pending = noQualities();
  let refusedBefore = false;
  let isDefinite = false;

  for (const [at, { meaning, negated, excepted = false, said, text }] of mentions.entries()) {
    switch (meaning.is) {
      case 'garments':
        if (isSaidTwice(mentions, at)) break;
        clause.nouns.push({
          target: meaning.target,
          qualities: pending,
          negated,
          excepted,
          said,
          isRefusedOnlySo: negated && refusedBefore,
          pointsAt: POINTER.test(mentions[at - 1]?.text ?? ''),
          isDefinite,
          isBeside:
            isModelOf(mentions, at) ||
            (isEmpty(pending) &&
              ((isDefinite && standsBeside(mentions[at - 2])) ||
                isComparedTo(mentions[at - 1]) ||
                (clause.nouns.some((noun) => noun.negated) && goesWith(mentions, at)))),
          at,
        });
        pending = noQualities();
        refusedBefore = false;
        isDefinite = false;
        break;
      case 'colour':
      case 'fabric':
      case 'pattern':
      case 'shape':
        if (statement !== null && !negated && isOnlyTold(mentions, at, statement)) {
          if (at < statement.verb) addQuality(clause.subject, refusedInFull(meaning));
          break;
        }
        if (isHowItIs && !negated) break;
        // "The tie in something other than burgundy"; "everything except black" leaves black alone.
        if (excepted) {
          const hasNoun = mentions.some((mention) => mention.meaning.is === 'garments');
          const isAll =
            clause.cues.has('everything') || (!hasNoun && !ANY_BUT.test(mentions[at - 1]?.text ?? ''));
          if (!isAll) addQuality(clause.refused, refusedInFull(meaning));
        } else if (!negated && belongsToUnknown(mentions, at)) break;
        else if (negated || isLess(mentions[at - 1]) || isTooMuch(mentions, at) || looksBadIn(mentions, at))
          addQuality(clause.refused, refusedInFull(meaning));
        else addQuality(pending, meaning);
        refusedBefore = negated;
        break;
      case 'cue':
        // "Navy, to go with the blazer": the blazer is what it goes with.
        if (goesWithIt(mentions, at)) {
          clause.trailing = joined(clause.trailing, pending);
          pending = noQualities();
          break;
        }
        // "Could the blazer go altogether".
        if (text === 'go' && isGarment(mentions[at - 1] ?? NOTHING) && endsSo(mentions, at)) {
          clause.verb = 'remove';
          break;
        }
        // "The shoes black with a black belt": what stands before the "with" is said of the shoes.
        if (meaning.cue === 'with' && clause.nouns.length > 0 && mentions.slice(at + 1).some(isGarment)) {
          const noun = clause.nouns.at(-1);
          if (noun !== undefined) noun.qualities = joined(noun.qualities, pending);
          pending = noQualities();
        }
        // "Swap black for brown in the shoes": brown is what they are to be.
        if (meaning.cue === 'in' && clause.verb === 'swap' && !isEmpty(clause.refused)) {
          clause.trailing = joined(clause.trailing, pending);
          pending = noQualities();
        }
        readCue(clause, meaning.cue, at, mentions);
        // "Swap the gold for silver": the old quality and the new.
        if (meaning.cue === 'for' && clause.verb === 'swap' && clause.nouns.length === 0) {
          clause.refused = joined(clause.refused, pending);
          pending = noQualities();
        }
        // "A coat in cream instead of the wrap": cream is the coat.
        if (meaning.cue === 'except' || meaning.cue === 'instead-of') {
          clause.trailing = joined(clause.trailing, pending);
          pending = noQualities();
        }
        if (meaning.cue === 'article') isDefinite = DEFINITE.test(text);
        break;
      case 'unknown':
        if (clause.pivot !== null) clause.hasUnknownAfterPivot = true;
        if (isDefinite) clause.speaksOfUnknown = true;
        isDefinite = false;
        break;
      case 'care':
        // "A top I can chuck in the wash": no cloth that cannot be.
        if (!negated)
          addQuality(clause.refused, {
            is: 'fabric',
            label: meaning.care,
            names: CLOTHS_BY_CARE[meaning.care],
            avoid: CLOTHS_BY_CARE[meaning.care],
          });
        break;
      case 'mood':
        // "The coat is lovely, just not the color".
        if (negated && COLOUR_ITSELF.test(text) && clause.nouns.length === 0) {
          clause.cues.add('another-colour');
          break;
        }
        // "Suspenders. Dark ones."
        if (clause.hasOnes && !negated && (meaning.mood === 'dark' || meaning.mood === 'light')) {
          addQuality(pending, ofLightness(meaning.mood, said));
          break;
        }
        if (statement?.isMerelyTold === true && COLOUR_ITSELF.test(text)) break;
        clause.others.push({
          meaning,
          negated,
          before: mentions[at - 1]?.meaning,
          said: saidTogether(mentions, at),
        });
        break;
      case 'filler':
        // "Something coral under the coat", "trousers in navy like the blazer": it is of that, and not of the coat.
        if ((LAYERED.test(text) && clause.hasPronoun) || isComparison(mentions, at)) {
          clause.trailing = joined(clause.trailing, pending);
          pending = noQualities();
        }
        // "the hat off", "take the belt off": what stands right before it goes.
        if (text === 'off' && mentions[at - 1]?.meaning.is === 'garments') clause.verb ??= 'remove';
        // "Shirt and tie out, roll neck in".
        if (text === 'out' && isGarment(mentions[at - 1] ?? NOTHING) && endsSo(mentions, at))
          clause.verb ??= 'remove';
        if (text === 'on' && mentions[at - 1]?.meaning.is === 'garments') clause.verb ??= 'add';
        if (text === 'else' && clause.cues.has('everything')) clause.cues.add('rest');
        break;
      case 'break':
        break;
      default:
        // "The belt too" is no step.
        if (meaning.is === 'degree' && ALSO.test(text) && mentions.slice(at + 1).every(isSmall)) break;
        // "A beanie would be smart", „eine Mütze wär fein“: praise of it, and no way to go.
        if (isEvaluated(mentions, at)) break;
        // "What is it like on Saturday?" dresses nobody for the weekend.
        if (DAY.test(text)) break;
        if (meaning.is === 'degree' && /^(?:lower|higher)$/.test(text) && isOfShoes(clause.nouns.at(-1))) {
          const direction = text === 'lower' ? -1 : 1;
          clause.others.push({
            meaning: { is: 'change', axis: 'heel', direction },
            negated,
            before: undefined,
            said,
          });
          break;
        }
        if (meaning.is === 'occasion' && isSomebody(mentions, at)) break;
        if (meaning.is === 'missing' && isDefinite) clause.speaksOfUnknown = true;
        if (statement?.isMerelyTold === true && at > statement.verb && IS_SETTING.has(meaning.is)) break;
        clause.others.push({
          meaning: statement !== null && at > statement.verb ? asWarmth(meaning) : meaning,
          negated,
          before: mentions[at - 1]?.meaning,
          said: saidTogether(mentions, at),
        });
    }
  }

  // "Desert boots arent", „der Gürtel nicht“.
  if (endsInNo(mentions) && clause.verb === null) for (const noun of clause.nouns) noun.negated = true;
  clause.trailing = joined(clause.trailing, pending);
  clause.refused = withTheirFamily(clause.refused);
  clause.trailing = otherThan(clause.trailing, clause.refused);
  for (const noun of clause.nouns)
    if (!noun.negated) noun.qualities = otherThan(noun.qualities, clause.refused);

  return clause;
}

/** "Trench navy sneakers red": where the first has its color behind it, so has each. */
function describedBehind(mentions: readonly Mention[]): Mention[] {
  const said = mentions.filter(({ meaning }) => meaning.is !== 'filler' && !isArticle(meaning));
  const isInTurn =
    said.length >= 4 &&
    said.length % 2 === 0 &&
    said.every(
      ({ meaning, negated }, at) => !negated && meaning.is === (at % 2 === 0 ? 'garments' : 'colour'),
    );
  if (!isInTurn) return [...mentions];

  return said.flatMap((mention, at) => (at % 2 === 0 ? [said[at + 1] as Mention, mention] : []));
}

/** "Gray instead of charcoal": a gray that is no charcoal, where there is one. */
function otherThan(wished: Qualities, { colours: refused }: Qualities): Qualities {
  if (refused.length === 0 || wished.colours.length === 0) return wished;
  const not = new Set(refused.flatMap(({ names }) => names));

  return {
    ...wished,
    colours: wished.colours.map((wish) => {
      const names = wish.names.filter((name) => !not.has(name));
      return names.length === 0 ? wish : { ...wish, names };
    }),
  };
}

/** "No merino, no cashmere, no lambswool": whoever refuses so many of a kind wears none of it. */
function withTheirFamily(refused: Qualities): Qualities {
  const names = new Set(refused.fabrics.flatMap((wish) => wish.names));
  const families = FABRIC_GROUPS.filter(
    ({ avoid = [] }) =>
      refused.fabrics.length >= FAMILY && [...names].filter((name) => avoid.includes(name)).length >= FAMILY,
  );

  return {
    ...refused,
    fabrics: refused.fabrics.map((wish) => ({
      ...wish,
      names: [
        ...wish.names,
        ...families.flatMap(({ avoid = [] }) => avoid.filter((name) => !names.has(name))),
      ],
    })),
  };
}

const FAMILY = 3;

/** "I look like my teacher", „so lief mein Lehrer rum“: who wears such things, and no day. */
function isSomebody(mentions: readonly Mention[], at: number): boolean {
  return (
    /^(?:my|our|his|her|mein|unser|sein|ihr)(?:e|er)?$/.test(mentions[at - 1]?.text ?? '') &&
    mentions.slice(0, at - 1).some(({ text }) => /^(?:like|wie|so|als)$/.test(text))
  );
}

/** "The shoes lower": the heel. */
function isOfShoes(noun: Clause['nouns'][number] | undefined): boolean {
  return noun?.target.slots.every((slot) => slot === 'shoes') === true;
}

/** "Dress, dress", "dress and dress": the same word behind itself means what it meant. */
function isSaidTwice(mentions: readonly Mention[], at: number): boolean {
  const before = mentions[at - 1];
  const link = before?.meaning.is === 'cue' && before.meaning.cue === 'and' ? mentions[at - 2] : before;
  const mention = mentions[at];

  return (
    link?.meaning.is === 'garments' &&
    link.text === mention?.text &&
    link.negated === mention.negated &&
    link.excepted === mention.excepted
  );
}

const IS_SETTING: ReadonlySet<Meaning['is']> = new Set(['occasion', 'weather', 'place', 'wind'] as const);

/** A quality that a statement speaks of, or that it tells in passing. */
function isOnlyTold(mentions: readonly Mention[], at: number, { verb, isMerelyTold }: Statement): boolean {
  if (at > verb) return isMerelyTold;

  return isMerelyTold || !mentions.slice(at, verb).some(({ meaning }) => meaning.is === 'garments');
}

function matchIn(mentions: readonly Mention[]): Clause['match'] {
  const at = mentions.findIndex(({ meaning }) => isMatch(meaning));
  if (at < 0) return sameColourAs(mentions);
  const isTo = /(?:zum?|zur|auf|wie|as|to)$/.test(mentions[at]?.text ?? '');

  return { at, isModelBehind: isTo || DEFINITE.test(mentions[at + 1]?.text ?? '') };
}

/** "The same green as the bag", „im selben Grün wie die Tasche“. */
function sameColourAs(mentions: readonly Mention[]): Clause['match'] {
  const at = mentions.findIndex(
    ({ text }, index) =>
      /^(?:as|wie)$/.test(text) &&
      ((mentions[index - 1]?.meaning.is === 'colour' && SAME.test(mentions[index - 2]?.text ?? '')) ||
        /^(?:same|genauso|dasselbe)$/.test(mentions[index - 1]?.text ?? '')) &&
      mentions.slice(index + 1, index + 3).some(isGarment),
  );

  return at < 0 ? null : { at, isModelBehind: true };
}

const SAME = /(?:^|\b)(?:same|gleiche[nrms]?|selbe[nrms]?|dieselbe[n]?|dasselbe|demselben|as|so)$/;

function ofLightness(mood: 'dark' | 'light', said: string): Extract<Meaning, { is: 'colour' }> {
  const names = COLOUR_NAMES.filter((name) =>
    mood === 'dark' ? lightnessOf(name) < DARK : lightnessOf(name) > LIGHT,
  );

  return { is: 'colour', label: mood, said, names, avoid: names };
}

/** OKLab lightness: charcoal, navy and chocolate lie below the one, beige and powder blue above the other. */
const DARK = 0.42;
const LIGHT = 0.78;

/** "More casual", "not so warm": a direction with what turns it. */
function saidTogether(mentions: readonly Mention[], at: number): string {
  const isTurn = ({ meaning }: Mention) =>
    meaning.is === 'degree' || (meaning.is === 'cue' && meaning.cue === 'not');
  const near = Math.max(0, at - FARTHEST_TURN);
  const first = mentions.slice(near, at).findIndex(isTurn);

  return mentions
    .slice(first < 0 ? at : near + first, at + 1)
    .map(({ said }) => said)
    .join(' ');
}

const FARTHEST_TURN = 2;

/** "Red earlobes", "green palm leaves": the color of what is not known is nobody else's. */
function belongsToUnknown(mentions: readonly Mention[], at: number): boolean {
  const next = mentions[at + 1];
  const isLast = mentions.slice(at + 2).every(({ meaning }) => meaning.is === 'filler');

  if (next?.meaning.is === 'missing') return true;
  // "The sweater in wine red pls": the color of what stands before the "in".
  if (isCue(mentions[at - 1]?.meaning ?? { is: 'filler' }, 'in') && mentions.slice(0, at).some(isGarment))
    return false;

  return next?.meaning.is === 'unknown' && isLast && !next.text.endsWith('ly');
}

/** "I am not wearing a belt with a suit": the suit is only what it goes with. */
function goesWith(mentions: readonly Mention[], at: number): boolean {
  const link = isArticle(mentions[at - 1]?.meaning) ? mentions[at - 2] : mentions[at - 1];

  return link?.meaning.is === 'cue' && link.meaning.cue === 'with';
}

function isGarment({ meaning }: Mention): boolean {
  return meaning.is === 'garments';
}

function standsBeside(link: Mention | undefined): boolean {
  const isCue = link?.meaning.is === 'cue' && (link.meaning.cue === 'with' || link.meaning.cue === 'for');

  return (
    isCue ||
    GOES_WITH.test(link?.text ?? '') ||
    /^(?:like|wie)$/.test(link?.text ?? '') ||
    LAYERED.test(link?.text ?? '')
  );
}

/** Nothing is said behind it that it could become. */
function endsSo(mentions: readonly Mention[], at: number): boolean {
  return mentions
    .slice(at + 1)
    .every(
      ({ meaning, text }) => meaning.is === 'filler' || /^(?:altogether|entirely|completely)$/.test(text),
    );
}

const NOTHING: Mention = { text: '', said: '', negated: false, meaning: { is: 'filler' } };

function endsInNo(mentions: readonly Mention[]): boolean {
  const [noun, no] = mentions.slice(-2);

  return noun !== undefined && no !== undefined && isGarment(noun) && ISNT.test(no.text);
}

const ISNT = /^(?:arent|isnt|are not|is not|not)$/;

/** "To go with the blazer", "so they go with the bag", and not "go with the black ones". */
function goesWithIt(mentions: readonly Mention[], at: number): boolean {
  return (
    GOES_WITH.test(mentions[at]?.text ?? '') &&
    /^(?:to|so|that|they|it|which)$/.test(mentions[at - 1]?.text ?? '')
  );
}

const GOES_WITH = /^(?:go|goes) with$/;

/** A quality, and what has it: "in navy like the blazer", „in Marine wie der Blazer“. */
function isComparison(mentions: readonly Mention[], at: number): boolean {
  const before = mentions[at - 1];

  return (
    before !== undefined &&
    ['colour', 'fabric', 'pattern'].includes(before.meaning.is) &&
    (isComparedTo(mentions[at]) || (mentions[at]?.text === 'wie' && isArticle(mentions[at + 1]?.meaning)))
  );
}

/** "Navy like the blazer". */
function isComparedTo(link: Mention | undefined): boolean {
  return link?.meaning.is === 'filler' && /^like \w+$/.test(link.text);
}

/** "Anything but green": the green is to go. */
const ANY_BUT = /^(?:but not|aber nicht|anything (?:but|except)|hauptsache nicht|alles nur nicht)$/;

/** "Less black" is a step away from black. */
function isLess(before: Mention | undefined): boolean {
  return before?.meaning.is === 'degree' && before.meaning.direction < 0;
}

/** "They look so boring in black": what is complained of there. */
function looksBadIn(mentions: readonly Mention[], at: number): boolean {
  const [link, complaint] = [mentions[at - 1]?.meaning, mentions[at - 2]?.meaning];

  return (
    link !== undefined && complaint !== undefined && isCue(link, 'in') && isCue(complaint, 'strikes-back')
  );
}

/** „Das Hemd ist zu blau“, and not „passt zu blau“. */
function isTooMuch(mentions: readonly Mention[], at: number): boolean {
  const before = mentions[at - 1];
  // "Everything is so brown and olive".
  if (before?.text === 'so') return IS_SO.test(mentions[at - 2]?.text ?? '');
  if (before !== undefined && isCue(before.meaning, 'and') && at > 1) return isTooMuch(mentions, at - 2);

  return before?.text === 'zu' && IS_SO.test(mentions[at - 2]?.text ?? '');
}

const IS_SO =
  /^(?:is|are|all|looks?|feels?|alles|ist|sind|ists|wirkt|wirken|mir|uns|viel|bisschen|etwas|fast|doch|einfach)$/;

function isDislike(text: string, meaning: Meaning): boolean {
  return (meaning.is === 'cue' && meaning.cue === 'strikes-back') || DISLIKES.test(text);
}

/** "Nothing in wool", „sonst nix aus Wolle“, „überhaupt keine Wolle“, "no wool at all": and no piece named. */
function isBanOfAll(mentions: readonly Mention[]): boolean {
  return (
    mentions.some(({ meaning }) => isCue(meaning, 'not')) &&
    mentions.some(({ text }) => OF_ALL.test(text)) &&
    !mentions.some(isGarment)
  );
}

const OF_ALL =
  /^(?:nothing|nichts|nix|none|anything|sonst|else|any|anywhere|at all|uberhaupt|gar|nirgends|irgendwo|generell|grundsatzlich)(?: |$)/;
const BESIDES =
  /^(?:dazu|dazu bitte|noch dazu|noch|noch ein|noch eine|noch einen|zusatzlich|too|also|as well|additionally|on top|auch|ausserdem|außerdem)$/;

function isCue(meaning: Meaning, cue: Cue): boolean {
  return meaning.is === 'cue' && meaning.cue === cue;
}

const PRAISE =
  /^(?:(?:is|are|ist|sind|ware|waren|war noch|geht|gehen) |(?:reicht|reichen|genugt|genugen|tuts)\b)/;
const DISLIKES =
  /^(?:hate|dislike|dont like|do not like|cant stand|not a fan of|hasse|verabscheue|tired of|sick of|bored of)$/;
const POINTER = /^(?:that|those|this|these|diese[rsnm]?)$/;
const DEFINITE = /^(?:the|my|der|die|das|den|dem|des)$/;
const MAYBE = /^(?:maybe|perhaps|possibly|vielleicht|evtl|eventuell)$/;
const ONES = /^ones?$/;
const EACH = /^(?:them|they|both|both in|both of them|beide[ns]?|alle beide|each|jeweils)$/;
const PRONOUN = /^(?:ones?|something|it|that|those|these|them|sie|er|ihn|eins)$/;
/** "Die sind mir zu sportlich", "nimm was aus Baumwolle": no article where nothing follows that it could be of. */
const GERMAN_PRONOUN = /^(?:der|die|das|den|diese[rsn]?|was|etwas)$/;

function isPronoun({ text, meaning }: Mention, behind: readonly Mention[]): boolean {
  if (PRONOUN.test(text)) return true;
  // „Nimm rote“: of what was named before.
  if (meaning.is === 'colour' && INFLECTED.test(text) && behind.every(isSmall)) return true;
  if (/^(?:einer|eins|welche)$/.test(text)) return isCue(behind[0]?.meaning ?? { is: 'filler' }, 'in');
  if (!GERMAN_PRONOUN.test(text)) return false;
  const next = behind[0]?.meaning.is;
  if (text === 'was' || text === 'etwas') return next === undefined || next === 'cue';

  // "Mach den dunkelgrün": an article is one of nothing that follows.
  return behind.every(({ meaning }) => AFTER_PRONOUN.has(meaning.is));
}

const INFLECTED =
  /(?:rot|blau|grun|gelb|weiß|weiss|schwarz|grau|braun|silbern|golden|dunkl|hell|farben|farbig)e[nrs]?$/;
const AFTER_PRONOUN: ReadonlySet<Meaning['is']> = new Set([
  ...(['filler', 'cue', 'degree', 'change', 'break', 'colour', 'style', 'mood', 'formality'] as const),
]);
const LAYERED =
  /^(?:over|on top|druber|daruber|drubers?ziehen|zum druberziehen|drunter|darunter|underneath|under|unter|unters|unterm|uber|ubers|uberm)$/;
const DAY = /^(?:saturday|sunday)$/;

function readCue(clause: Clause, cue: Cue, at: number, mentions: readonly Mention[]): void {
  // "Don't swap the bag", "nicht die Hose ändern", "never take the scarf away": that is to stay.
  const isLeftAlone =
    (cue === 'swap' || (cue === 'remove' && mentions.slice(0, at).some(forbids))) &&
    clause.cues.has('not') &&
    clause.verb === null;
  clause.cues.add(cue);
  if (isLeftAlone) clause.verb = 'keep';
  if (isLeftAlone) for (const noun of clause.nouns) noun.negated = false;
  // "I want the belt gone", "I want to remove it": the second verb says what is wanted.
  const givesWay = (clause.verb === 'make' && cue !== 'keep') || (clause.verb === 'add' && cue === 'remove');
  if (isVerb(cue) && (clause.verb === null || givesWay)) clause.verb = cue;
  if (cue === 'instead-of') clause.insteadOf ??= at;
  // "Swap them for espadrilles": what was named before is the old.
  const isOfBefore = (cue === 'for' || cue === 'with') && clause.verb === 'swap' && clause.nouns.length === 0;
  if (PIVOTS.has(cue) && (clause.nouns.length > 0 || isOfBefore)) clause.pivot ??= at;
}

/** A "no" that is said of what somebody does; "no tie" is said of the tie. */
function forbids({ meaning, text }: Mention): boolean {
  return (
    isCue(meaning, 'not') && /^(?:dont|do not|never|not|wont|cant|nicht|nich|net|nie|niemals)$/.test(text)
  );
}

function isStatement(mentions: readonly Mention[]): boolean {
  const verb = mentions.findIndex(({ text }) =>
    /^(?:is|are|was|were|am|its|im|hes|shes|theyre|ist|sind|war|waren|bin)$/.test(text),
  );

  return (
    verb >= 0 &&
    !mentions.some(
      ({ meaning, text }) =>
        meaning.is === 'degree' || meaning.is === 'change' || /^(?:too|zu|so|not|nicht)$/.test(text),
    )
  );
}

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

const SOMEBODY =
  /(?:^| )(?:i|ive|im|ill|we|weve|he|she|they|you|theres|there|my \w+|ich|wir|man|es gibt|mein\w* \w+) /;
const ASKS =
  /(?:^| )(?:wants?|need|needs|like|id like|love|prefer|please|pls|could|can|should|would|must|make|swap|change|add|lose|drop|remove|keep|leave|mochte|hatte gern|hatt gern|gern|gerne|will|brauch\w*|bitte|lieber|soll\w*|konn\w*|wunsch\w*|nehm\w*|zieh\w*|trag\w*|hatt\w*|mag) /;

function isTelling(mentions: readonly Mention[]): boolean {
  const words = `${mentions.map(({ text }) => text).join(' ')} `;

  return SOMEBODY.test(words) && !ASKS.test(words);
}

/** „Zum weiten Pulli“, „unterm Rock“, "same suit": what is wanted goes with it, and it is not what is meant. */
function isModelOf(mentions: readonly Mention[], at: number): boolean {
  let before = at - 1;
  while (before >= 0 && isQualityOf(mentions[before])) before--;

  return WITH_IT.test(mentions[before]?.text ?? '');
}

function isQualityOf(mention: Mention | undefined): boolean {
  return (
    mention !== undefined && ['colour', 'fabric', 'pattern', 'shape', 'style'].includes(mention.meaning.is)
  );
}

const WITH_IT =
  /^(?:zum|zur|unterm|uberm|unters|ubers|the same|same|gleiche[rsnm]?|selbe[rsnm]?|derselbe|dieselbe|dasselbe|denselben|dieselben)$/;

/** "It's black with satin lapels", „die ist braun gestreift“: told of something, and asked of nothing. */
function saysHowItIs(mentions: readonly Mention[]): boolean {
  const words = mentions.map(({ text }) => text).join(' ');

  return (
    /^(?:and |but |und |aber )?(?:its|it is|it was|theyre|they are|(?:der|die|das|es|sie|er) (?:ist|sind|war|waren)) /.test(
      words,
    ) && !NOT_SO.test(words)
  );
}

const NOT_SO = / (?:too|so|should|supposed|meant|better|zu|soll|sollte|besser|lieber|schoner) /;
