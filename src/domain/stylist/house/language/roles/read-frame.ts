import { madeWhenNeeded } from '#domain/made-when-needed.ts';
import { FORMALITY_LADDER } from '#domain/wardrobe/formality.ts';
import { WEATHERS, type Weather } from '#domain/wardrobe/weather.ts';
import type { Mention } from '../mentions/meanings.ts';
import type { Token } from '../mentions/tokens.ts';
import { leadingOccasion, occasionsNamed } from '../wishes/joined-occasions.ts';
import { featuresOf } from './features.ts';
import file from './frame.json' with { type: 'json' };
import { chancesIn, readFrameNetwork } from './frame-network.ts';
import type { Feature } from './word-vectors.ts';

const network = madeWhenNeeded(() => readFrameNetwork(file));

/** What a request is for is said by then. */
const MOST_WORDS = 100;

/** What a request as a whole is about, as likely as the network has it; each from 0 to 1. */
export interface Frame {
  /** By the keys of occasions; '' for none. */
  occasions: ReadonlyMap<string, number>;
  /** By the level on the ladder of dress codes. */
  levels: readonly number[];
  /** Null: nothing is said of it. */
  weathers: ReadonlyMap<Weather | null, number>;
  /** What is asked of clothes, by the names of `evaluation/reading/learned/sentences`; each for itself. */
  needs: ReadonlyMap<string, number>;
}

/** Reads off the whole sentence what it is for and asks of clothes, whatever its words are called in the lexicon. */
export function readFrame(tokens: readonly Token[], mentions: readonly Mention[]): Frame {
  const said = chancesIn(network(), frameFeatures(tokens, mentions));
  const named = <Name>(names: readonly Name[], chances: Float64Array) =>
    new Map(names.map((name, at) => [name, chances[at] ?? 0]));

  return {
    occasions: named(network().occasions, said.occasions),
    levels: FORMALITY_LADDER.map((_, level) => said.levels[level] ?? 0),
    weathers: named<Weather | null>([null, ...WEATHERS], said.weathers),
    needs: named(network().needs, said.needs),
  };
}

/** Of the text as a whole the occasion that its words name, and what is told of each word. */
export function frameFeatures(tokens: readonly Token[], mentions: readonly Mention[]): Feature[] {
  const lead = leadingOccasion(occasionsNamed(mentions));
  const first = { word: '<request>', kind: `occasion ${lead?.key ?? ''}`, rule: '' };

  return [first, ...featuresOf(tokens, mentions).slice(0, MOST_WORDS)];
}

/** The likeliest, and how likely it is. */
export function likeliest<Name>(chances: ReadonlyMap<Name, number>): {
  name: Name | undefined;
  chance: number;
} {
  let [found, most]: [Name | undefined, number] = [undefined, 0];
  for (const [name, chance] of chances) if (chance > most) [found, most] = [name, chance];

  return { name: found, chance: most };
}
