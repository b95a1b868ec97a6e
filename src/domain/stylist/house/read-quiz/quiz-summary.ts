import type { QuizResponses } from '#contract/quiz.ts';
import { capitalised, listed } from '../read-style/wording.ts';
import { type Leaning, pointsOf, type QuizPoints } from './quiz-points.ts';

/** Two to four sentences that play the answers back. */
export function quizSummary(quiz: QuizResponses): string {
  const points = pointsOf(quiz);
  const sentences = [lifestyle(points), aspirations(points), preferences(points), goals(points)].filter(
    (sentence) => sentence !== '',
  );
  if (sentences.length === 0) return NO_ANSWERS;
  if (sentences.length === 1)
    return `${sentences[0]} The other questions are open; answer them whenever you like.`;

  return sentences.join(' ');
}

const NO_ANSWERS =
  'You left the questions open this time, so nothing in your profile has moved. Retake the quiz whenever you like: every answer helps.';

const WORK: Record<NonNullable<QuizResponses['lifestyle']['workEnvironment']>, string> = {
  corporate: 'you work in a corporate setting',
  'business-casual': 'your workplace is business casual',
  creative: 'you work in a creative field',
  remote: 'you work from home',
  student: 'you are studying',
};

const SOCIAL: Record<NonNullable<QuizResponses['lifestyle']['socialLife']>, string> = {
  'very-active': 'go out a lot',
  'moderately-active': 'go out now and then',
  selective: 'choose your evenings out',
  quiet: 'like it quiet after hours',
};

function lifestyle({ work, social, days }: QuizPoints): string {
  const parts = [
    ...(work === null ? [] : [WORK[work]]),
    ...(social === null
      ? []
      : [`${work !== null && WORK[work].startsWith('you ') ? '' : 'you '}${SOCIAL[social]}`]),
  ];
  const held =
    days.length === 0 ? '' : `your days hold ${listed(days.map((activity) => activity.toLowerCase()))}`;
  const all = [parts.join(' and '), held].filter((part) => part !== '');

  return all.length === 0 ? '' : `${capitalised(all.join(', and '))}.`;
}

function aspirations({ wishes, dreams, sources }: QuizPoints): string {
  const parts = [
    wishes.length === 0 ? '' : `you would like to ${listed(wishes.map(lowerFirst))}`,
    dreams.length === 0 ? '' : `the style you dream of is ${listed(dreams)}`,
    sources.length === 0 ? '' : `${listed(sources.map(lowerFirst))} inspire you`,
  ].filter((part) => part !== '');

  return parts.length === 0 ? '' : `${capitalised(parts.join('; '))}.`;
}

function lowerFirst(words: string): string {
  // Names of places on the web keep their capitals.
  return /^(?:Instagram|Pinterest|TikTok)/.test(words)
    ? words
    : words.charAt(0).toLowerCase() + words.slice(1);
}

const LEANINGS: Record<Leaning, string> = {
  'color liked': 'are at ease with color',
  'color quiet': 'keep colors quiet',
  'patterns liked': 'enjoy patterns',
  'patterns sparing': 'use patterns sparingly',
  'risk liked': 'like to take a risk',
  'risk avoided': 'stay with what you know works',
  'seen gladly': 'do not mind being looked at',
  'seen unwillingly': 'would rather blend in',
};

function preferences({ fits, leanings }: QuizPoints): string {
  const parts = [
    ...(fits.length === 0 ? [] : [`prefer ${listed(fits)} fits`]),
    ...leanings.map((leaning) => LEANINGS[leaning]),
  ];

  return parts.length === 0 ? '' : `You ${listed(parts.slice(0, 4))}.`;
}

const GOALS: Record<NonNullable<QuizResponses['goals']['primaryGoal']>, string> = {
  'complete-makeover': 'a complete makeover',
  'wardrobe-refresh': 'a refreshed wardrobe',
  'find-signature': 'a signature look',
  'build-confidence': 'more confidence in what you wear',
  'occasion-specific': 'the right thing for particular occasions',
};

const TIMES: Record<NonNullable<QuizResponses['goals']['timeframe']>, string> = {
  immediate: 'right away',
  month: 'within a month',
  season: 'over this season',
  gradual: 'step by step',
};

function goals({ goal, time, proof: first }: QuizPoints): string {
  const aim =
    goal === null ? '' : `What you are after is ${GOALS[goal]}${time === null ? '' : `, ${TIMES[time]}`}`;
  const proof =
    first === null
      ? ''
      : `you will know it worked when ${first.replace(/^I /, 'you ').replace(' my ', ' your ').replace('myself', 'yourself').replace('you am', 'you are')}`;
  if (aim === '' && proof === '') return '';

  return `${capitalised([aim, proof].filter((part) => part !== '').join('; '))}.`;
}
