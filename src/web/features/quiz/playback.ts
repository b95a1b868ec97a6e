import type { QuizResponses } from '#contract/quiz.ts';
import {
  FIT_CHOICES,
  optionWord,
  PRIMARY_GOAL_CHOICES,
  QUIZ_COPY,
  SLIDERS_HEARD,
  SOCIAL_CHOICES,
  TIMEFRAME_CHOICES,
  WORK_CHOICES,
} from './copy.ts';

/** Of a list, the first ones are named and the rest counted. */
const NAMED = 2;
const MIDDLE = 50;
/** A slider this far from the middle says something. */
const TELLING_DISTANCE = 20;
const QUOTED_CHARACTERS = 48;

/** What the answers so far amount to, in the person's own terms. Only what was answered is in it. */
export function playback({
  lifestyle,
  aspirations,
  preferences,
  personality,
  goals,
}: QuizResponses): string[] {
  const { colorComfort, patternComfort } = preferences;

  return [
    lifestyle.workEnvironment && WORK_CHOICES[lifestyle.workEnvironment].heard,
    lifestyle.socialLife && SOCIAL_CHOICES[lifestyle.socialLife].heard,
    listed(lifestyle.dailyActivities),
    quoted(lifestyle.specialEvents),
    quoted(aspirations.dreamStyle),
    listed(aspirations.styleGoals),
    ...slidersHeard({ colorComfort, patternComfort }),
    fits(preferences.fittingPreference),
    ...slidersHeard(personality),
    goals.primaryGoal && PRIMARY_GOAL_CHOICES[goals.primaryGoal].heard,
    goals.timeframe && TIMEFRAME_CHOICES[goals.timeframe].heard,
  ].filter((heard): heard is string => Boolean(heard));
}

function listed(options: readonly string[]): string {
  const named = options.slice(0, NAMED).map((option) => QUIZ_COPY.inASentence(optionWord(option)));
  const rest = options.length - named.length;
  return conjoined(rest > 0 ? [...named, QUIZ_COPY.andMore(rest)] : named);
}

function fits(preferences: QuizResponses['preferences']['fittingPreference']): string {
  if (preferences.length === 0) return '';
  return QUIZ_COPY.cuts(conjoined(preferences.map((fit) => FIT_CHOICES[fit].heard)));
}

function slidersHeard(values: Partial<Record<keyof typeof SLIDERS_HEARD, number>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const heard = SLIDERS_HEARD[name as keyof typeof SLIDERS_HEARD];
    if (value <= MIDDLE - TELLING_DISTANCE) return heard.low;
    return value >= MIDDLE + TELLING_DISTANCE ? heard.high : [];
  });
}

function quoted(words: string): string {
  const text = words.trim();
  if (text === '') return '';
  return QUIZ_COPY.quoted(text.length > QUOTED_CHARACTERS ? `${cutAtWord(text)}…` : text);
}

function cutAtWord(text: string): string {
  return text.slice(0, QUOTED_CHARACTERS).replace(/\s+\S*$/, '');
}

function conjoined(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return QUIZ_COPY.and(words.slice(0, -1).join(', '), words.at(-1) ?? '');
}
