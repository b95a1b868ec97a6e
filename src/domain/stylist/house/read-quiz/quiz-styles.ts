import type { QuizResponses } from '#contract/quiz.ts';
import {
  type Evidence,
  MAX_CATEGORIES,
  MAX_CUSTOMISED_CATEGORIES,
  STYLE_NAMES,
  type StyleName,
} from '#contract/style-profile.ts';
import { evidenceOf } from '#domain/style-profile/reasons.ts';
import type { QuizBrief } from '../../stylist.ts';
import { type Part, type Sentence, tell, tellPart } from '../../writing/sentence.ts';
import { styleOfTag } from '../compose/style-weights.ts';
import { readWords } from '../language/read-words.ts';
import { because } from '../read-style/because.ts';
import { NAMED_BY_YOU, spokenFor } from '../read-style/style-categories.ts';
import { listed } from '../read-style/wording.ts';

interface StyleVote {
  style: StyleName;
  points: number;
  reason: Part;
}

interface RankedStyle {
  style: StyleName;
  points: number;
  reasons: Part[];
}

const NAMED = 3;
const WORTH_NAMING = 1.2;

/** Which styles the answers speak for, behind those that the profile has already. */
export function stylesFromQuiz({ quiz, profile }: QuizBrief): {
  categories: string[];
  evidence: Evidence;
  description: Sentence;
} {
  const ranked = rankedStyles(votesOf(quiz));
  const existing = profile?.styleCategories ?? [];
  const known = new Set(existing.map(styleOfTag));
  const named = ranked.filter(({ points }) => points >= NAMED);
  // A profile that has styles only takes in what was named outright.
  const fresh = (existing.length === 0 ? ranked.slice(0, MAX_CUSTOMISED_CATEGORIES) : named).filter(
    ({ style }) => !known.has(style),
  );
  const categories = [...existing, ...fresh.map(({ style }) => style)].slice(0, MAX_CATEGORIES);
  const told = ranked.slice(0, 3).flatMap(({ style, reasons }) => spokenFor(style, reasons));

  return {
    categories,
    evidence:
      told.length === 0 ? evidenceOf('categories', 'no_style_in_answers') : because('categories', told),
    description: descriptionOf(ranked),
  };
}

const WORK: Record<NonNullable<QuizResponses['lifestyle']['workEnvironment']>, readonly StyleName[]> = {
  corporate: ['Tailored', 'Classic'],
  'business-casual': ['Smart Casual', 'Classic'],
  creative: ['Artsy', 'Contemporary'],
  remote: ['Casual', 'Scandinavian'],
  student: ['Casual', 'Preppy'],
};

const GOALS: Partial<Record<QuizResponses['aspirations']['styleGoals'][number], StyleName>> = {
  'Look more polished': 'Classic',
  'Feel more comfortable': 'Casual',
  'Dress well for work': 'Tailored',
  'Get dressed faster': 'Minimalist',
  'Wear more color': 'Eclectic',
  'Build a capsule wardrobe': 'Minimalist',
  'Look more current': 'Contemporary',
  'Shop more sustainably': 'Vintage',
};

const SOURCES: Partial<Record<QuizResponses['aspirations']['inspirationSources'][number], StyleName>> = {
  'Street style': 'Streetwear',
  'Vintage and history': 'Vintage',
  'Art and architecture': 'Artsy',
  'Music and artists': 'Edgy',
  'Film and television': 'Glamorous',
  Travel: 'Mediterranean',
};

function votesOf(quiz: QuizResponses): StyleVote[] {
  const { lifestyle, aspirations, preferences, personality } = quiz;
  const vote = (styles: readonly StyleName[], points: number, reason: Part): StyleVote[] =>
    styles.map((style) => ({ style, points, reason }));
  const dreamt = [aspirations.dreamStyle, ...aspirations.confidenceAreas, lifestyle.specialEvents].join('. ');
  const named = readWords(dreamt).flatMap(({ meaning, negated }) =>
    meaning.is === 'style' && !negated ? [meaning.style] : [],
  );
  const daring = (personality.riskTaking + personality.expressionLevel + personality.creativityLevel) / 3;

  return [
    ...vote([...new Set(named)], NAMED, NAMED_BY_YOU),
    ...(lifestyle.workEnvironment === null
      ? []
      : vote(WORK[lifestyle.workEnvironment], 1.2, tellPart('where you work', 'where you work'))),
    ...aspirations.styleGoals.flatMap((goal) =>
      vote(
        GOALS[goal] === undefined ? [] : [GOALS[goal]],
        1,
        tellPart('your goal', `your goal “${goal}”`, { words: [goal] }),
      ),
    ),
    ...aspirations.inspirationSources.flatMap((source) =>
      vote(
        SOURCES[source] === undefined ? [] : [SOURCES[source]],
        0.7,
        tellPart('inspires you', `“${source}” inspires you`, { words: [source] }),
      ),
    ),
    ...(lifestyle.dailyActivities.includes('Working out')
      ? vote(['Athleisure'], 1, tellPart('works out', 'you work out'))
      : []),
    ...(lifestyle.dailyActivities.includes('Outdoor time')
      ? vote(['Utility'], 0.8, tellPart('outdoors', 'you spend time outdoors'))
      : []),
    ...(preferences.fittingPreference.includes('structured')
      ? vote(['Tailored'], 0.8, tellPart('fits: structured', 'you like structure'))
      : []),
    ...(preferences.fittingPreference.includes('loose')
      ? vote(['Japanese Minimal'], 0.6, tellPart('fits: loose', 'you like loose fits'))
      : []),
    ...(preferences.colorComfort >= 70
      ? vote(['Eclectic'], 0.8, tellPart('color: liked', 'you are at ease with color'))
      : []),
    ...(preferences.colorComfort <= 30
      ? vote(['Minimalist'], 0.8, tellPart('color: quiet', 'you keep colors quiet'))
      : []),
    ...(preferences.patternComfort >= 70
      ? vote(['Bohemian'], 0.6, tellPart('patterns: liked', 'you like patterns'))
      : []),
    ...(daring >= 70 ? vote(['Edgy', 'Maximalist'], 0.8, tellPart('risk: liked', 'you like to dare')) : []),
    ...(daring <= 30
      ? vote(['Classic'], 0.8, tellPart('risk: avoided', 'you would rather not stand out'))
      : []),
  ];
}

function rankedStyles(votes: readonly StyleVote[]): RankedStyle[] {
  return STYLE_NAMES.map((style) => {
    const mine = votes.filter((vote) => vote.style === style);

    return {
      style,
      points: mine.reduce((sum, { points }) => sum + points, 0),
      reasons: [...new Map(mine.map(({ reason }) => [reason.text, reason])).values()].slice(0, 2),
    };
  })
    .filter(({ points }) => points >= WORTH_NAMING)
    .sort((first, second) => second.points - first.points);
}

function descriptionOf(ranked: readonly RankedStyle[]): Sentence {
  const styles = ranked.slice(0, 3).map(({ style }) => style);
  const [first, ...others] = styles;
  if (first === undefined)
    return tell(
      'answers: style open',
      'Your answers leave the style open for now. Photos of what you wear will show more.',
    );

  const sides = others.length === 0 ? '' : ` with a ${listed(others)} side`;

  return tell(
    'answers: style',
    `By your answers your style is ${first} at heart${sides}. Photos of what you wear will show how you put it together.`,
    { words: styles },
  );
}
