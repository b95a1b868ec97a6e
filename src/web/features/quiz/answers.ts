import { type QuizResponses, quizResponses } from '#contract/quiz.ts';

const SECTION_NAMES = Object.keys(quizResponses.shape) as (keyof QuizResponses)[];

/** Every question unanswered, every slider in the middle. */
export function noAnswers(): QuizResponses {
  return answersFrom({});
}

/** Stored answers, section by section: one that an older quiz left in another shape begins empty. */
export function answersFrom(stored: unknown): QuizResponses {
  const sections = isRecord(stored) ? stored : {};
  const sound = SECTION_NAMES.map((name) => {
    const section = quizResponses.shape[name];
    return [name, section.safeParse(sections[name]).data ?? section.parse({})];
  });
  return quizResponses.parse(Object.fromEntries(sound));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
