/** January first; a season or a feast counts as its middle. Levelled, in both languages. */
const MONTHS: readonly RegExp[] = [
  /\b(?:january|jan|januar|winter\w*|deep winter)\b/,
  /\b(?:february|feb|februar)\b/,
  /\b(?:march|mar|marz)\b/,
  /\b(?:april|apr|spring\w*|fruhling\w*|fruhjahr|easter|ostern)\b/,
  /\b(?:may|mai)\b/,
  /\b(?:june|jun|juni|late spring|early summer)\b/,
  /\b(?:july|jul|juli|summer\w*|midsummer|high summer|sommer\w*)\b/,
  /\b(?:august|aug)\b/,
  /\b(?:september|sept|sep|early fall|early autumn|indian summer)\b/,
  /\b(?:october|oct|oktober|fall|autumn\w*|herbst\w*)\b/,
  /\b(?:november|nov|thanksgiving)\b/,
  /\b(?:december|dec|dezember|christmas|boxing day|new years eve|new years|weihnachten|heiligabend|silvester)\b/,
];

const SEASONS = /\b(?:winter|spring|summer|fall|autumn|fruhling|fruhjahr|sommer|herbst|midsummer)/;

/**
 * @param isSouthern whether the seasons stand the other way round there
 * @returns 1 to 12; null where the words name none: "hot", "12 degrees"
 */
export function monthOf(text: string, isSouthern = false): number | null {
  const word = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  // "Early summer" is June before it is summer.
  const [first, ...others] = MONTHS.flatMap((name, at) => (name.test(word) ? [at + 1] : []));
  if (first === undefined) return null;

  const month = others.find((other) => other === 6 || other === 9) ?? first;
  return isSouthern && SEASONS.test(word) ? ((month + 5) % 12) + 1 : month;
}
