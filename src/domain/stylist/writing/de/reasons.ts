import type { Told, ToldPiece } from '#contract/told.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Says } from '../says.ts';
import { CLOTHS } from './cloth-names.ts';
import { CODES_EXPLAINED, HOW_DRESSED } from './codes-explained.ts';
import { asNamedBefore, COLOUR_REASONS, type ColourReason, colours } from './colour-reasons.ts';
import { inThe, listed, withA } from './inflection.ts';
import { capitalised } from './item.ts';
import { inShort, isPair, nounOfPiece, theOne, uncoloured } from './named.ts';
import { OCCASIONS } from './occasions.ts';
import { PRACTICAL } from './practical.ts';
import { STYLES } from './style-names.ts';
import { suitNoun } from './suit.ts';
import { AVOIDED, DRESS_CODES, GOAL_EFFECTS } from './vocabulary.ts';
import { inParts } from './why.ts';

type Reason =
  | ColourReason
  | 'named by you'
  | 'around yours'
  | 'one code'
  | 'one code but for'
  | `code ${string}`
  | 'from inspiration'
  | `style ${string}`
  | 'goal'
  | 'covered to the ankle'
  | `keeps ${string}`
  | 'light layers'
  | `cloth breathes${string}`
  | 'avoided'
  | 'practical'
  | 'shape as asked'
  | `covered by ${string}`
  | 'left out as asked'
  | 'as asked'
  | 'for both halves'
  | 'change between'
  | 'layer between'
  | `one of several${string}`
  | 'code explained'
  | 'how dressed'
  | `lacked ${'suit not needed' | 'suit expected' | 'tuxedo expected'}`
  | 'takes up theirs'
  | 'quiet beside theirs'
  | 'cuts for anybody'
  | 'cuts for anybody in the water';

export const REASONS: Record<Extract<Says, Reason>, (told: Told) => string> = {
  ...COLOUR_REASONS,
  // Of outfits that were stored before decision 89.
  'named by you': ({ pieces = [], words = [] }) =>
    `um ${listed(pieces.map((piece, at) => asNamed(piece, words[at] ?? '')))} herum gewählt`,
  'around yours': ({ pieces = [], words = [] }) =>
    `der Rest ist auf ${listed(pieces.map((piece, at) => asYours(piece, words[at] ?? '')))} abgestimmt`,
  'one code but for': ({ pieces = [], words: [code = ''] = [] }) =>
    `bis auf ${listed(pieces.map((piece) => theOne(piece, 'accusative')))} folgen alle Teile einem Dresscode: ${codeNamed(code)}`,
  'code for occasion': ({ words: [code = '', occasion = ''] = [] }) =>
    `alle Teile folgen einem Dresscode: ${codeNamed(code)}, passend ${OCCASIONS[occasion]?.purpose ?? ''}`,
  'code right for': ({ words: [code = '', occasion = ''] = [] }) =>
    `${codeNamed(code)}, passend ${OCCASIONS[occasion]?.purpose ?? ''}`,
  'one code': ({ words: [code = ''] = [] }) => `alle Teile folgen einem Dresscode: ${codeNamed(code)}`,
  'code as asked': ({ words: [code = ''] = [] }) => `${codeNamed(code)}, wie gewünscht`,
  'code as asked for': ({ words: [code = '', occasion = ''] = [] }) =>
    `${codeNamed(code)}, wie gewünscht, und passend ${OCCASIONS[occasion]?.purpose ?? ''}`,
  'from inspiration': fromInspiration,
  'style as asked': ({ pieces = [], words: [style = ''] = [] }) =>
    `${allOf(pieces)} ${areMany(pieces) ? 'bringen' : 'bringt'} den Stil „${styleNamed(style)}“ mit`,
  'style of yours': ({ pieces = [], words: [style = ''] = [] }) =>
    `${allOf(pieces)} ${areMany(pieces) ? 'stehen' : 'steht'} für „${styleNamed(style)}“, eine deiner Stilrichtungen`,
  'style waits': ({ words: [style = '', leader = ''] = [] }) =>
    `hier ${LEADERS[leader] ?? 'gibt der Anlass den Ton an'}; „${styleNamed(style)}“ kommt ein andermal dran`,
  goal: ({ pieces = [], words: [goal = ''] = [] }) =>
    `${allOf(pieces)} ${goalEffect(goal, areMany(pieces))}, wie du es dir wünschst`,
  'keeps showers off': ({ pieces: [shell] = [] }) =>
    shell === undefined ? '' : `${theOne(shell)} ist dabei, falls es regnet`,
  'keeps dry under an umbrella': () => 'nimm einen Schirm mit: Eine Kapuze hat hier nichts',
  'keeps rain out': ({ pieces = [] }) =>
    `${allOf(pieces)} ${areMany(pieces) ? 'halten' : 'hält'} dich trocken`,
  'light layers': () => 'alles ist leicht, denn der Tag wird warm',
  'cloth breathes': ({ words = [] }) =>
    `${listed(words.map((cloth) => CLOTHS[cloth] ?? cloth))} ${words.length > 1 ? 'sind' : 'ist'} luftig und genau richtig für warmes Wetter`,
  'cloth breathes in case': ({ words = [] }) =>
    `${listed(words.map((cloth) => CLOTHS[cloth] ?? cloth))} ${words.length > 1 ? 'sind' : 'ist'} luftig, falls es warm wird`,
  'keeps wind off': ({ pieces = [] }) => `geschlossen hält ${allOf(pieces)} den Wind ab`,
  'keeps cold out': ({ pieces: [warmest, ...way] = [] }) =>
    warmest === undefined
      ? ''
      : `${theOne(warmest)} ${isPair(warmest) ? 'halten' : 'hält'} die Kälte ab${forTheWay(way)}`,
  avoided: ({ words = [] }) =>
    `${listed(words.map((name) => (AVOIDED as Readonly<Record<string, string>>)[name] ?? name))}: So will es dein Profil`,
  practical: ({ words: [wish = ''] = [] }) => (PRACTICAL as Readonly<Record<string, string>>)[wish] ?? '',
  'shape as asked': ({ pieces = [], words: [said = ''] = [] }) => `für „${said}“: ${allOf(pieces)}`,
  'covered by sleeves': ({ pieces = [], words = [] }) =>
    `${covered(words)}: ${capitalised(allOf(pieces))} hat lange Ärmel`,
  'covered by short sleeves': ({ pieces = [], words = [] }) =>
    `${covered(words)}: ${capitalised(allOf(pieces))} hat kurze Ärmel`,
  'covered by sleeves and hem': ({ pieces: [worn, long] = [], words = [] }) =>
    worn === undefined || long === undefined
      ? ''
      : worn.garment === long.garment
        ? `${covered(words)}: ${capitalised(theOne(worn))} hat lange Ärmel und bedeckt die Knie`
        : `${covered(words)}: ${capitalised(theOne(worn))} hat lange Ärmel, und ${theOne(long)} bedeckt die Knie`,
  'covered to the ankle': ({ pieces: [worn, long] = [], words = [] }) =>
    worn === undefined || long === undefined
      ? ''
      : worn.garment === long.garment
        ? `${covered(words)}: ${capitalised(theOne(worn))} hat lange Ärmel und reicht bis zum Knöchel`
        : `${covered(words)}: ${capitalised(theOne(worn))} hat lange Ärmel, und ${theOne(long)} reicht bis zum Knöchel`,
  'covered by a layer': ({ pieces: [over, worn] = [], words = [] }) =>
    over === undefined || worn === undefined
      ? ''
      : `${covered(words)}: ${capitalised(theOne(over))} kommt über ${theOne(worn, 'accusative')}`,
  'left out as asked': ({ words = [] }) =>
    `weggelassen, wie gewünscht: ${listed(words.map((said) => `„${said}“`))}`,
  'as asked': ({ parts = [] }) => `wie gewünscht: ${listed(inParts(parts))}`,
  'for both halves': ({ words: [first = '', second = ''] = [] }) =>
    `ein Outfit für beides, ${OCCASIONS[first]?.purpose ?? ''} und ${OCCASIONS[second]?.purpose ?? ''}`,
  'change between': ({ words: [half = ''] = [] }) =>
    `${OCCASIONS[half]?.purpose ?? ''} brauchst du ein zweites Outfit`,
  'layer between': ({ words: [half = ''] = [] }) =>
    `${OCCASIONS[half]?.purpose ?? ''} zieh ein Sweatshirt oder eine Jacke darüber`,
  'one of several': () => 'das ist ein Outfit; mit „Drei zum Kombinieren“ werden es drei, die zusammenpassen',
  'one of several days': () =>
    'das ist ein Outfit für einen Tag; mit „Drei zum Kombinieren“ bekommst du drei für die ganze Reise',
  'code explained': ({ words: [code = ''] = [] }) =>
    (CODES_EXPLAINED as Readonly<Record<string, string>>)[code] ?? '',
  // Outfits of before 2026-11-26 say nothing of whose cuts they are.
  'how dressed': ({ words: [rung = '', worn = 'everyone'] = [] }) =>
    (HOW_DRESSED as Readonly<Record<string, Readonly<Record<string, string>>>>)[rung]?.[worn] ?? '',
  'lacked suit not needed': ({ words = [] }) =>
    words.includes('blazer')
      ? 'ein Anzug muss nicht her: Sakko und Hose reichen hier'
      : 'ein Anzug muss hier nicht her',
  'lacked suit expected': () => 'hier wird ein Anzug erwartet; wenn du keinen kaufen willst, leih ihn',
  'lacked tuxedo expected': () => 'hier wird ein Smoking erwartet; wenn du keinen kaufen willst, leih ihn',
  'takes up theirs': ({ pieces = [], words: [said = ''] = [] }) =>
    `${allOf(pieces)} ${areMany(pieces) ? 'nehmen' : 'nimmt'} „${said}“ neben dir auf`,
  'quiet beside theirs': ({ words: [said = ''] = [] }) =>
    `ruhige Farben, die sich mit „${said}“ neben dir vertragen`,
  'cuts for anybody in the water': () =>
    'du hast noch nicht angegeben, was du trägst: Zu den Badeshorts gehört ein Schwimmoberteil, wenn du eines trägst',
  'cuts for anybody': () =>
    'du hast noch nicht angegeben, ob du Damen- oder Herrenmode trägst; diese Schnitte sind unisex',
};

/** Whether it was asked for in words, or follows from them. */
function covered(words: readonly string[]): string {
  return words.includes('unasked') ? 'bedeckt' : 'bedeckt, wie gewünscht';
}

/** „deinen Anzug“, „deine Loafer“. */
function asYours(piece: ToldPiece, how: string): string {
  return asNamedBefore(piece, how, 'accusative')
    .replace(/^den /, 'deinen ')
    .replace(/^die /, 'deine ')
    .replace(/^das /, 'dein ');
}

/** As exactly as it was asked for. */
function asNamed(piece: ToldPiece, how: string): string {
  const garment = garmentOf(piece.garment);
  if (how.startsWith('suit')) return withA(suitNoun(garment, how === 'suit with a skirt'), 'accusative');

  return (how === 'piece in color' ? inShort : uncoloured)(piece, 'accusative');
}

function fromInspiration({
  pieces = [],
  words: [title = '', pattern = '', cloth = '', ...names] = [],
}: Told): string {
  const quoted = title === '' ? 'einer deiner Inspirationen' : `„${title.replace(/[„“”"]/g, '')}“`;
  const [first] = pieces;
  const last = pieces.at(-1);
  const details = [
    pattern === '' || first === undefined ? '' : `das Muster ${inThe(nounOfPiece(first))}`,
    cloth === '' || last === undefined
      ? ''
      : `der Stoff ${inThe(nounOfPiece(last))}: ${CLOTHS[last.fabric] ?? last.fabric}`,
  ].filter((detail) => detail !== '');

  return names.length > 0
    ? [`Farben aus ${quoted}: ${colours(names)}`, ...details].join('; ')
    : `aus ${quoted}: ${details.join('; ')}`;
}

function forTheWay(way: readonly ToldPiece[]): string {
  return way.length === 0
    ? ''
    : `; für den Weg ${areMany(way) ? 'kommen' : 'kommt'} ${listed(way.map((piece) => withA({ ...nounOfPiece(piece), adjectives: [] }, 'nominative')))} dazu`;
}

/** What one's own style waits for. */
const LEADERS: Readonly<Record<string, string>> = {
  cold: 'geht Wärme vor',
  rain: 'geht Regenschutz vor',
};

function allOf(pieces: readonly ToldPiece[]): string {
  return listed(pieces.map((piece) => theOne(piece)));
}

function areMany(pieces: readonly ToldPiece[]): boolean {
  return pieces.length > 1 || pieces.some(isPair);
}

function codeNamed(code: string): string {
  return DRESS_CODES[code] ?? code;
}

function styleNamed(style: string): string {
  return (STYLES as Readonly<Record<string, string>>)[style] ?? style;
}

function goalEffect(goal: string, isMany: boolean): string {
  return (GOAL_EFFECTS as Readonly<Record<string, readonly string[]>>)[goal]?.[isMany ? 1 : 0] ?? '';
}
