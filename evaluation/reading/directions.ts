/** The ways to go that are judged, each with the words that the sentences have for it. */
const DIRECTIONS = {
  'more comfortable': 'comfortable|comfier|bequem|bequemer',
  cheaper: 'cheap|less expensive',
  warmer: 'warm',
  lighter: 'cooler|light',
  'more colourful': 'colourful|colorful|more colorful|brighter',
  'more daring': 'daring|bold|bolder|edgier',
  calmer: 'calm|quieter|less colourful|less colorful|muted',
  sportier: 'sporty|more sporty',
  'less formal': 'casual|more casual|less dressy|less elegant|relaxed|more relaxed',
  'more formal': 'formal|dressy|dressier|smart|smarter|elegant|more elegant|festive|more festive',
} as const;
export type Direction = keyof typeof DIRECTIONS;

/** Null for a word that nothing is measured by. */
export function directionOf(mood: string): Direction | null {
  const found = Object.entries(DIRECTIONS).find(
    ([name, words]) => name === mood || words.split('|').includes(mood),
  );

  return found === undefined ? null : (found[0] as Direction);
}
