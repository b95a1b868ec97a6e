import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { AppError } from '#contract/error.ts';
import { priceRangeFor } from '#domain/shopping/sum-in-words.ts';
import { finishOutfit } from '#domain/stylist/finish-outfit.ts';
import { proposeOutfit } from '#domain/stylist/house/compose/propose-outfit.ts';
import { saidOf } from '#domain/stylist/house/language/mentions/meanings.ts';
import type { Wishes } from '#domain/stylist/house/language/wishes/what-is-wished.ts';
import { readWishes } from '#domain/stylist/house/language/wishes/wishes.ts';
import { qualityWords } from '#domain/stylist/house/revise/edits/left-over.ts';
import { emptyProfile, onboardingOf } from '#domain/stylist/testing/empty-profile.ts';
import { outfitIn } from '#domain/stylist/writing/write-outfit.ts';

/**
 * Writes SHOWN.md: twenty requests as people type them, with what was read in each, what was made of it, and what was said of that in both
 * languages. Usage: node evaluation/reading/write-shown.ts
 */
const REQUESTS: readonly (readonly ['womenswear' | 'menswear', string])[] = [
  ['womenswear', 'june garden wedding, guest, 150 dollars, flats because the lawn eats heels'],
  ['menswear', 'interview at a law firm tmrw, no tie pls'],
  ['womenswear', 'something red. like really red. for valentines'],
  ['menswear', 'black suit, white shirt, funeral, its freezing'],
  ['womenswear', 'wool makes me itch. warm outfit for the office anyway'],
  ['menswear', 'first date, mini golf, not too dressed up, i already have white sneakers'],
  ['womenswear', 'everything navy, theater'],
  ['womenswear', 'mother of the groom, not beige!! not lilac either'],
  ['menswear', 'weekend in Lisbon in May, hand luggage, lots of walking'],
  ['womenswear', 'premier jour dans une banque'],
  ['womenswear', 'brauch was für die taufe von meiner nichte, gern in rosa, bitte keine hohen absätze'],
  ['menswear', 'Beerdigung meines Großvaters im Dezember'],
  ['womenswear', 'festliche hose statt kleid für die silberhochzeit meiner eltern, höchstens 180 euro'],
  ['womenswear', 'treffen im biergarten, jeans find ich blöd, röcke sind super'],
  ['menswear', 'hab nur einen dunkelblauen anzug, was zieh ich zum standesamt dazu an'],
  ['womenswear', 'sommerkleid mit ärmeln, nicht zu kurz, für eine hochzeit in der toskana'],
  ['menswear', 'konzert heute abend, alles schwarz'],
  ['womenswear', 'wolle vertrage ich nicht. etwas warmes fürs büro'],
  ['menswear', 'städtetrip nach wien im november, muss viel laufen, regnet bestimmt'],
  ['womenswear', 'outfit unter 100 euro für die uni, gern mit cordhose'],
];
const SEED = 20_261_125;

writeFileSync(
  path.join(import.meta.dirname, 'SHOWN.md'),
  `# Twenty requests, read, made and said\n\nWritten by \`node evaluation/reading/write-shown.ts\`; nothing here was chosen among several tries.\n\n${REQUESTS.map(shown).join('\n')}`,
);

function shown([wardrobe, prompt]: (typeof REQUESTS)[number], at: number): string {
  const head = `## ${at + 1}. ${prompt}\n\n*${wardrobe}*\n\n**Read** ${readIn(readWishes(prompt))}\n`;
  const brief = {
    prompt,
    profile: emptyProfile(),
    onboarding: onboardingOf(wardrobe),
    inspirations: [],
    recent: [],
    // Where nobody touched the range, a sum in words chooses it, as the screens do.
    priceRange: priceRangeFor(prompt) ?? ('100-200' as const),
    seed: SEED + at,
    isRangeOpen: priceRangeFor(prompt) === null,
  };
  let items = 0;
  try {
    const look = finishOutfit(proposeOutfit(brief), { ...brief, newId: () => `item-${++items}` });
    const said = (['en', 'de'] as const).map((language) => {
      const { title, description, reasons, items: pieces } = outfitIn(language, look);
      const names = pieces.map(({ item, color }) => (language === 'en' ? `${color} ${item}` : item));
      return `**${title}** (${language}): ${names.join('; ')}.\n\n> ${description}\n>\n${reasons.map((reason) => `> - ${reason}`).join('\n')}\n`;
    });
    const unmet = (look.unmet ?? []).map(({ words, why }) => `${words} (${why})`).join(', ');
    const open = [
      ...(unmet === '' ? [] : [`**Not met** ${unmet}\n`]),
      ...(look.notUnderstood.length === 0 ? [] : [`**Not understood** ${look.notUnderstood.join(', ')}\n`]),
    ];

    return [head, ...said, ...open].join('\n');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `${head}\n**Answered** ${error.message}\n`;
  }
}

function readIn(wishes: Wishes): string {
  const { occasion, weather, isWet, demands, refuses, mostDollars, moods, styles, notUnderstood } = wishes;
  const refused = [
    ...refuses.targets.map(saidOf),
    ...[...refuses.colours, ...refuses.fabrics, ...refuses.patterns],
    ...refuses.shapes.map(({ label }) => label),
    ...[...refuses.styles].map(String),
  ];
  const wanted = [
    ...demands.map(({ target, isOwned, ...qualities }) =>
      [...qualityWords(qualities), saidOf(target), ...(isOwned === true ? ['(owned)'] : [])].join(' '),
    ),
    ...qualityWords(wishes),
  ];
  const parts: [string, readonly string[]][] = [
    ['for', occasion === null ? [] : [occasion.phrase]],
    ['weather', [...(weather === null ? [] : [weather]), ...(isWet ? ['wet'] : [])]],
    ['with', wanted],
    ['without', [...new Set(refused)]],
    ['manner', [...moods, ...styles]],
    ['at most', mostDollars === null ? [] : [String(mostDollars)]],
    ['unknown', notUnderstood],
  ];

  return parts
    .filter(([, words]) => words.length > 0)
    .map(([name, words]) => `${name}: ${words.join(', ')}`)
    .join('; ');
}
