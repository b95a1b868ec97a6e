import { readFeedback } from '#domain/stylist/house/feedback/read-feedback.ts';
import { readWishes } from '#domain/stylist/house/language/wishes/wishes.ts';
import { reviseOutfit } from '#domain/stylist/house/revise/revise-outfit.ts';
import { emptyProfile, onboardingOf } from '#domain/stylist/testing/empty-profile.ts';
import { markdownTable } from '../markdown-table.ts';
import { lookOf } from './looks.ts';

/** Words that hardly repeat, as people tell a day: nothing that was read of one is of use for the next. */
const STORY =
  "My cousin is getting married in a vineyard near Verona at the end of September and half of my family will be there, including the aunt who notices everything. I'd wear my navy linen suit, but the jacket pulls across the shoulders since I started rowing, and brown shoes have never looked right with it. The ceremony begins at four in the sun, dinner is in a cold stone cellar, and after midnight there's dancing on gravel. No tie, please, they strangle me; maybe a knitted polo or a collarless shirt in cream, and loafers that survive wine. Last year I turned up in black like the waiters and nobody let me forget it. My budget was three hundred, my sister says twice that, so somewhere between would be honest. ";

/** Texts that cost a reader most: one word over and over, endless lists, compounds, and words that look misspelled. */
const HOSTILE: Readonly<Record<string, string>> = {
  'dress dress dress …': 'dress ',
  'dress and dress and …': 'dress and ',
  'no dress, no dress, …': 'no dress, ',
  'and and and …': 'and ',
  'blazzr trosers …': 'blazzr trosers ',
  'dark dark dark …': 'dark ',
  ', , , …': ',',
  'schwarzblaukleidhosenrock …': 'schwarzblaukleidhosenrock ',
  'und der rock …': 'und der rock ',
  'swap the shoes for boots and …': 'swap the shoes for boots and ',
  'who is it? …': 'who is it? ',
  'nicht ecru, und der rock …': 'nicht ecru, und der rock ',
  'die sind mir zu eng. …': 'die sind mir zu eng. ',
  'mag ich gar nicht …': 'mag ich gar nicht ',
  '50 euro mehr …': '50 euro mehr ',
  'tasche und dazu passende schuhe …': 'tasche und dazu passende schuhe ',
  'kräftiges blau …': 'kräftiges blau ',
  'knallrotes samtkleid, …': 'knallrotes samtkleid, ',
  'a story': STORY,
};
const CHARACTERS = 1_000;
const ROUNDS = 5;

/** What reading 1,000 characters takes at most, in milliseconds of processor time; a change with all that it chooses. */
export function readingSpeed(): { table: string; slowest: number } {
  const outfit = lookOf('A');
  const revise = (request: string) =>
    reviseOutfit({
      outfit,
      request,
      profile: emptyProfile(),
      onboarding: onboardingOf('womenswear'),
      seed: 1,
    });
  const rows = Object.entries(HOSTILE).map(([name, piece]) => {
    const text = piece.repeat(Math.ceil(CHARACTERS / piece.length)).slice(0, CHARACTERS);
    return { name, times: [readWishes, revise, readFeedback].map((read) => fastest(() => read(text))) };
  });

  return {
    table: markdownTable([
      ['1,000 characters of', 'as a request', 'as a change, carried out', 'as feedback'],
      ...rows.map(({ name, times }) => [name, ...times.map((time) => `${time.toFixed(1)} ms`)]),
    ]),
    slowest: Math.max(...rows.flatMap(({ times }) => times)),
  };
}

/** The first round also makes the lexicon; what counts is what every reading costs. */
function fastest(read: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage().user;
    read();
    return (process.cpuUsage().user - before) / 1000;
  });

  return Math.min(...times);
}
