import { ArrowLeft } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { QUIZ_SECTIONS, type QuizResponses } from '#contract/quiz.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { useFade } from '#web/lib/use-fade.ts';
import { WHOLE_WINDOW_CLASS } from '#web/shared/skeletons.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { StitchProgress } from '#web/ui/stitch-progress.tsx';
import { noticePlace } from '#web/ui/toast/notice-place.ts';
import { noAnswers } from './answers.ts';
import { QUIZ_COPY as COPY, optionWord } from './copy.ts';
import { playback } from './playback.ts';
import { useAssessQuiz, useIsAssessing } from './quiz.queries.ts';
import { forgetQuizDraft, saveQuizDraft } from './quiz-draft.ts';
import type { QuizStart } from './quiz-start.ts';
import { questionsOf } from './sections/quiz-section.tsx';

const LAST = QUIZ_SECTIONS.length - 1;
/** How many questions each section has. */
const LENGTHS = QUIZ_SECTIONS.map((_, section) => questionsOf(section, noAnswers(), () => {}).length);

interface QuizFormProps {
  userId: string;
  isRetake: boolean;
  /** The earlier answers should be filled in, but could not be loaded. */
  hasLostAnswers: boolean;
  start: QuizStart;
  onStartOver: () => void;
  onCompleted: () => void;
}

/** All of a section is there, one question of it on show. */
export function QuizForm(props: QuizFormProps) {
  const { userId, isRetake, hasLostAnswers, onCompleted } = props;
  const [start, setStart] = useState(props.start);
  const [section, setSection] = useState(start.section);
  const [question, setQuestion] = useState(start.question);
  const [answers, setAnswers] = useState(start.answers);
  // Heard at the beginning of a section, not while it is answered: what is pressed should not move away.
  const [heard, setHeard] = useState(() => playback(start.answers));
  const assessment = useAssessQuiz(userId);
  const isAssessing = useIsAssessing();
  const { title, counter } = useFocusOnChange(section, question, start);
  const questions = questionsOf(section, answers, answer);
  const shown = Math.min(question, questions.length - 1);
  const isLast = section === LAST && shown === questions.length - 1;
  const isAtStart = section === start.section && shown === start.question;
  const isAsLastTime = start.from === 'last-time' && isAtStart;
  const isWhereLeft = start.from === 'draft' && section === start.section;
  const fade = useFade(section);
  const questionFade = useFade(shown);
  // A draft is of this device: in a page that the server drew it comes a moment later, into the same fields.
  if (props.start.from === 'draft' && start.from !== 'draft') {
    setStart(props.start);
    setSection(props.start.section);
    setQuestion(props.start.question);
    setAnswers(props.start.answers);
    setHeard(playback(props.start.answers));
  }

  function answer(name: keyof QuizResponses, given: object) {
    const next: QuizResponses = { ...answers, [name]: { ...answers[name], ...given } };
    setAnswers(next);
    saveQuizDraft(userId, { section, question, answers: next });
  }

  function goTo(next: number, itsQuestion: number) {
    setSection(next);
    setQuestion(itsQuestion);
    setHeard(playback(answers));
    saveQuizDraft(userId, { section: next, question: itsQuestion, answers });
  }

  function goBack() {
    if (shown > 0) return goTo(section, shown - 1);
    goTo(section - 1, (LENGTHS[section - 1] ?? 1) - 1);
  }

  function goOn(event: FormEvent) {
    event.preventDefault();
    if (isAssessing) return;
    if (shown < questions.length - 1) return goTo(section, shown + 1);
    if (!isLast) return goTo(section + 1, 0);
    assessment.mutate({ answers, isRetake }, { onSuccess: onCompleted });
  }

  function startOver() {
    forgetQuizDraft(userId);
    props.onStartOver();
  }

  return (
    <form
      noValidate
      onSubmit={goOn}
      // The buttons stay where they are from question to question.
      className={WHOLE_WINDOW_CLASS}
    >
      <StitchProgress
        label={COPY.title}
        done={sum(LENGTHS.slice(0, section)) + shown + 1}
        total={sum(LENGTHS)}
        valueText={`${COPY.counter(section + 1, QUIZ_SECTIONS.length)}, ${COPY.question(shown + 1, questions.length)}`}
        className="gap-1! md:mt-4"
      />
      <header className="mt-2 flex min-h-11 flex-wrap items-center gap-x-4 text-sm">
        {section === 0 && shown > 0 && (
          <IconButton icon={ArrowLeft} label={COPY.questionBefore} onClick={goBack} className="-mx-3" />
        )}
        <h1 ref={title} tabIndex={-1} className="font-semibold">
          {optionWord(QUIZ_SECTIONS[section] ?? '')}
        </h1>
        <p className="text-ink-2">{COPY.counter(section + 1, QUIZ_SECTIONS.length)}</p>
        {isRetake && section === 0 && shown === 0 && (
          <div className={NOTE_PLACE}>
            <Banner>{retakeNote(start.from, hasLostAnswers)}</Banner>
          </div>
        )}
        {!isRetake && shown === 0 && !isWhereLeft && (
          <div className="text-ink-2 max-md:order-last max-md:basis-full">
            {isAsLastTime ? (
              COPY.takenBefore
            ) : heard.length > 0 ? (
              <Heard heard={heard} />
            ) : (
              COPY.nothingRequired
            )}
          </div>
        )}
        {start.from === 'draft' && isAtStart && (
          <div className={NOTE_PLACE}>
            <Banner
              action={
                <Button look="quiet" size="small" className="-my-3 px-0!" onClick={startOver}>
                  {COPY.startOver}
                </Button>
              }
            >
              {COPY.resumed}
            </Banner>
          </div>
        )}
        <p ref={counter} tabIndex={-1} className="ml-auto text-ink-2">
          {COPY.question(shown + 1, questions.length)}
        </p>
      </header>
      <div key={section} className={classNames(fade, 'mt-4 mb-8 md:mt-6')}>
        {questions.map((each, place) => (
          <div key={each.key} className={classNames(place === shown ? questionFade : 'hidden')}>
            {each}
          </div>
        ))}
      </div>
      {isLast && <p className="pb-4 text-sm text-ink-2">{COPY.kept}</p>}
      <div className="sticky bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] z-10 -mx-5 mt-auto border-t border-line bg-canvas px-5 py-3 sm:-mx-8 sm:px-8 md:bottom-0 md:mx-0 md:px-0">
        <div ref={noticePlace} />
        <div className="mb-3 empty:hidden">
          <InlineError>
            {assessment.isError && inlineMessageOf(assessment.error, COPY.failed.fallback)}
          </InlineError>
        </div>
        <div className="flex flex-wrap justify-between gap-3">
          <Button look="secondary" disabled={section === 0} onClick={goBack}>
            {COPY.previous}
          </Button>
          <Button type="submit" pending={isAssessing} className="min-w-[min(9rem,100%)] max-sm:flex-1">
            {!isLast ? COPY.next : isAssessing ? COPY.pending : COPY.complete}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Below the head of the section. */
const NOTE_PLACE = 'order-last mt-3 basis-full';

/** So much of it as stands in a line. */
const LATEST_HEARD = 3;

/** What was heard last, the latest first. */
function Heard({ heard }: { heard: readonly string[] }) {
  const latest = heard.slice(-LATEST_HEARD).toReversed();

  return (
    <ul aria-label={COPY.soFar} className="flex flex-wrap gap-x-2">
      <li aria-hidden>{COPY.soFar}</li>
      {latest.map((words, place) => (
        <li key={words}>
          <span>{words}</span>
          {place < latest.length - 1 && ','}
        </li>
      ))}
    </ul>
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function retakeNote(from: QuizStart['from'], hasLostAnswers: boolean): string {
  if (hasLostAnswers) return COPY.retakeWithout;
  return from === 'nothing' ? COPY.retakeFirst : COPY.retake;
}

/**
 * What is new begins at the top: a section with the focus on its title, a question on its number; what somebody starts
 * with does not.
 */
function useFocusOnChange(section: number, question: number, start: QuizStart) {
  const title = useRef<HTMLHeadingElement>(null);
  const counter = useRef<HTMLParagraphElement>(null);
  const shown = useRef({ section, question, start });

  useEffect(() => {
    const before = shown.current;
    shown.current = { section, question, start };
    const isNewSection = before.section !== section;
    if (before.start !== start || (!isNewSection && before.question === question)) return;
    window.scrollTo(0, 0);
    (isNewSection ? title : counter).current?.focus({ preventScroll: true });
  }, [section, question, start]);

  return { title, counter };
}
