import type { Slot } from '#contract/outfits.ts';
import type { ToldPart } from '#contract/told.ts';
import type { Weather } from '#domain/wardrobe/weather.ts';
import type { Mood } from '../../house/language/mentions/meanings.ts';
import type { PartSays } from '../says.ts';
import { CUTS } from './item.ts';
import { OCCASIONS } from './occasions.ts';
import { money } from './prices.ts';
import { STYLES } from './style-names.ts';
import { GOALS } from './vocabulary.ts';

const MOODS: Record<Mood, string> = {
  comfortable: 'bequem',
  colourful: 'bunt',
  dark: 'dunkel',
  light: 'hell',
  neutral: 'neutrale Farben',
  earthy: 'Erdtöne',
  pastel: 'Pastelltöne',
  jewel: 'Juwelentöne',
  monochrome: 'alles in einer Farbe',
  bold: 'gewagt',
  modest: 'bedeckt',
  vegan: 'vegan',
  sustainable: 'aus zweiter Hand',
};

const WEATHERS: Record<Weather, string> = {
  hot: 'Hitze',
  warm: 'warme Tage',
  mild: 'milde Tage',
  cool: 'kühle Tage',
  cold: 'Kälte',
  freezing: 'Frost',
};

const SLOTS: Record<Slot, string> = {
  top: 'Oberteil',
  bottom: 'Hose oder Rock',
  dress: 'Kleid',
  outer: 'Jacke',
  shoes: 'Schuhe',
  bag: 'Tasche',
  accessory: 'Accessoire',
};

/** Wishes as they are told back, where the request has no words of its own for them. */
export const WISHES: Record<Extract<PartSays, `wish: ${string}`>, (part: ToldPart) => string> = {
  'wish: style': named(STYLES),
  'wish: mood': named(MOODS),
  'wish: goal': ({ words: [goal = ''] = [] }) =>
    (GOALS as Readonly<Record<string, string>>)[goal]?.replace(/ zu (?=[a-zäöü]+$)/, ' ') ?? goal,
  'wish: sum': (told) => money(told.sums?.[0] ?? 0, { currency: told.words?.[0] ?? told.currency }),
  'wish: weather': named(WEATHERS),
  'wish: rain': () => 'Regen',
  'wish: occasion': ({ words: [key = ''] = [] }) => OCCASIONS[key]?.purpose ?? key,
  'wish: dress code': () => 'die Kleiderordnung',
  'wish: cut': named(CUTS),
  'wish: warm layer': () => 'etwas Warmes, wo es kalt ist',
  'wish: another': () => 'etwas anderes',
  'wish: piece': named(SLOTS),
};

function named(names: Readonly<Record<string, string>>): (part: ToldPart) => string {
  return ({ words: [key = ''] = [] }) => names[key] ?? key;
}
