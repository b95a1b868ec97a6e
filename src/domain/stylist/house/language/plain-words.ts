/** Turns of speech that a reader of single words takes for wishes about clothes, with plain words that mean the same. */
const MEANT: readonly (readonly [said: RegExp, meant: string])[] = [
  // "Meeting a lady for lunch": whom one sees, and no meeting.
  [
    /\bmeeting(?: up with)?(?= (?:(?:an? |my |his |her |their |our |some |the )?(?:old )?(?:lady|woman|man|guy|girl|gentleman|someone|somebody|friends?|mates?|(?:girl|boy)friends?|sister|brother|cousins?|aunt\w*|uncle|son|daughter|grand(?:son|daughter|kids|children)\w*|neighbou?rs?)\b|(?:him|her|them) (?:for|at|in|on|after|again)\b))/gi,
    'seeing',
  ],
  // "Date night in", and not "date night in January".
  [
    /\bdate night in(?=\s*(?:$|[.,;!?–-]|(?:with|and|together|tonight|this|so|but|for|on) ))/gi,
    'date night at home',
  ],
  // "Put together something with a velvet jacket": what is asked of the stylist, and not how one wants to look.
  [/\bput(?:ting)? together(?= (?:some(?:thing)?|an?|the|my|me|us|this|that|two|three)\b)/gi, 'make'],
  // "Dinner at a nice Italian": a house that cooks so.
  [
    /(?<=\b(?:an?|the|our|my|his|her|their|this|that|little|local|nice|new|cheap|fancy|favou?rite) )(?:italian|greek|spanish|french|mexican|turkish|lebanese|moroccan|indian|chinese|japanese)(?= ?(?:$|[,.;:!?)]| (?:with|on|in|at|after|near|nearby|for|then|and then|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|place|around|round|down|by)\b))/gi,
    'restaurant',
  ],
  // "A cool September evening": the air, and not how one wants to look.
  [
    /\b(cool|chilly|cold|warm|hot|mild)(?: ,)? (january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter) (mornings?|days?|afternoons?|evenings?|nights?)\b/gi,
    '$1 $3 in $2',
  ],
  // "A crisp October morning", "crisp and sunny": the air.
  [
    /\bcrisp(?= (?:and|but|,) (?:sunny|clear|bright|cold|cool|dry|fresh|blue)\b| (?:\w+ )?(?:mornings?|days?|evenings?|nights?|weather|sunshine|autumn|fall|winter|spring)\b)/gi,
    'chilly',
  ],
];

/** @param request as a person typed it @returns the same, where no turn of speech is in it */
export function inPlainWords(request: string): string {
  return MEANT.reduce((text, [said, meant]) => text.replace(said, meant), request);
}
