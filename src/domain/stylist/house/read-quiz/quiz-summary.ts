import type { QuizResponses } from '#contract/quiz.ts';
import { readWords } from '../language/read-words.ts';
import { capitalised, listed } from '../read-style/wording.ts';

/** Two to four sentences that play the answers back. Free text is never quoted, only what it was understood as. */
export function quizSummary(quiz: QuizResponses): string {
  const sentences = [lifestyle(quiz), aspirations(quiz), preferences(quiz), goals(quiz)].filter(
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

function lifestyle({ lifestyle: { workEnvironment, socialLife, dailyActivities } }: QuizResponses): string {
  const parts = [
    ...(workEnvironment === null ? [] : [WORK[workEnvironment]]),
    ...(socialLife === null ? [] : [`${workEnvironment === null ? 'you ' : ''}${SOCIAL[socialLife]}`]),
  ];
  const days =
    dailyActivities.length === 0
      ? ''
      : `your days hold ${listed(dailyActivities.slice(0, 3).map((activity) => activity.toLowerCase()))}`;
  const all = [parts.join(' and '), days].filter((part) => part !== '');

  return all.length === 0 ? '' : `${capitalised(all.join(', and '))}.`;
}

function aspirations({ aspirations: { styleGoals, dreamStyle, inspirationSources } }: QuizResponses): string {
  const dreamt = [
    ...new Set(
      readWords(dreamStyle).flatMap(({ meaning, negated }) =>
        meaning.is === 'style' && !negated ? [meaning.style] : [],
      ),
    ),
  ];
  const wishes =
    styleGoals.length === 0 ? '' : `you would like to ${listed(styleGoals.slice(0, 3).map(lowerFirst))}`;
  const dream = dreamt.length === 0 ? '' : `the style you dream of is ${listed(dreamt.slice(0, 2))}`;
  const sources =
    inspirationSources.length === 0 || wishes + dream !== ''
      ? ''
      : `${listed(inspirationSources.slice(0, 2).map(lowerFirst))} inspire you`;
  const parts = [wishes, dream, sources].filter((part) => part !== '');

  return parts.length === 0 ? '' : `${capitalised(parts.join('; '))}.`;
}

function lowerFirst(words: string): string {
  // Names of places on the web keep their capitals.
  return /^(?:Instagram|Pinterest|TikTok)/.test(words)
    ? words
    : words.charAt(0).toLowerCase() + words.slice(1);
}

const MIDDLE = 50;
const CLEAR = 20;

function preferences({
  preferences: { fittingPreference, colorComfort, patternComfort },
  personality,
}: QuizResponses): string {
  const parts = [
    ...(fittingPreference.length === 0 ? [] : [`prefer ${listed(fittingPreference)} fits`]),
    ...leaning(colorComfort, 'are at ease with color', 'keep colors quiet'),
    ...leaning(patternComfort, 'enjoy patterns', 'use patterns sparingly'),
    ...leaning(personality.riskTaking, 'like to take a risk', 'stay with what you know works'),
    ...leaning(personality.attentionComfort, 'do not mind being looked at', 'would rather blend in'),
  ];

  return parts.length === 0 ? '' : `You ${listed(parts.slice(0, 4))}.`;
}

function leaning(position: number, high: string, low: string): string[] {
  if (position >= MIDDLE + CLEAR) return [high];

  return position <= MIDDLE - CLEAR ? [low] : [];
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

function goals({ goals: { primaryGoal, timeframe, successMetrics } }: QuizResponses): string {
  const aim =
    primaryGoal === null
      ? ''
      : `What you are after is ${GOALS[primaryGoal]}${timeframe === null ? '' : `, ${TIMES[timeframe]}`}`;
  const [first] = successMetrics;
  const proof =
    first === undefined
      ? ''
      : `you will know it worked when ${first.replace(/^I /, 'you ').replace(' my ', ' your ').replace('myself', 'yourself').replace('you am', 'you are')}`;
  if (aim === '' && proof === '') return '';

  return `${capitalised([aim, proof].filter((part) => part !== '').join('; '))}.`;
}
