import type { ColourName } from '#contract/palette.ts';
import type { Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { occasionCalled } from '#domain/wardrobe/occasions/occasions.ts';
import { clubSaid } from '../lexicon/clubs.ts';
import { lookUp } from '../lexicon/lexicon.ts';
import { saidOf } from '../mentions/meanings.ts';
import { type Demand, noQualities } from '../mentions/qualities.ts';
import type { Wishes } from '../wishes/what-is-wished.ts';

/** What follows from whom somebody supports. */
export interface ClubWished {
  /** The colors that were asked for, without those of the club's name. */
  colours: Wishes['colours'];
  /** A top in the club's colors, where it may be worn. */
  demands: Demand[];
  occasion: Occasion | null;
  /** A club that nobody has written down. */
  notUnderstood: string[];
  /** Whether a word belongs to the club's name. */
  isOfName: (word: string) => boolean;
}

export function clubWished(
  prompt: string,
  wishes: Pick<Wishes, 'colours' | 'demands' | 'occasion'>,
): ClubWished {
  const supported = clubSaid(prompt);
  const name = supported !== null && 'colours' in supported ? supported.name.toLowerCase() : null;
  // "The Blue Jays", "the Reds": of their name, and no color that is asked for.
  const colours =
    name === null
      ? wishes.colours
      : wishes.colours.filter((colour) => !name.includes(saidOf(colour).toLowerCase()));
  const club = colours.length === 0 ? supported : null;
  const demands =
    club !== null && 'colours' in club && isWornFor(wishes.occasion)
      ? inTheirColours(club, wishes.demands)
      : [];

  return {
    colours,
    demands,
    // Who says no more than whom they support goes to the game.
    occasion: wishes.occasion ?? (demands.length > 0 ? occasionCalled('stadium') : null),
    notUnderstood: club !== null && 'unknown' in club ? [club.unknown] : [],
    isOfName: (word) => demands.length > 0 && name?.includes(word.toLowerCase()) === true,
  };
}

/** From here up nobody wears a club's colors. */
const DRESSED_UP = 3;

function isWornFor(occasion: Occasion | null): boolean {
  return occasion === null || occasion.formality[0] < DRESSED_UP;
}

/** Whoever supports a club wears its color where it is seen first. */
function inTheirColours(
  { name, colours }: { name: string; colours: readonly ColourName[] },
  demands: readonly Demand[],
): Demand[] {
  const top = lookUp('top')?.find((meaning) => meaning.is === 'garments');
  if (top?.is !== 'garments' || demands.some(({ target }) => target.slots.includes('top'))) return [];

  return [{ ...noQualities(), target: top.target, colours: [{ label: name, names: colours, club: name }] }];
}
