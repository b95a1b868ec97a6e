import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getCurrentUser } from '#contract/auth.ts';
import { assessQuiz, getQuizSummary, QUIZ_SECTIONS, quizResponses } from '#contract/quiz.ts';
import { getProfile, validateProfile } from '#contract/style-profile.ts';
import { forgetDrafts } from '#web/lib/drafts.ts';
import { aProfile, aUser } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError, stubRouteOffline } from '#web/testing/stub-route.ts';
import { answersFrom, noAnswers } from './answers.ts';
import { QuizPanel } from './quiz-panel.tsx';

beforeEach(() => {
  stubRoute(getCurrentUser, aUser());
  stubRouteError(getProfile, 'no_profile', 'There is no style profile yet.');
});

async function showQuiz({ isRetake = false, onCompleted = () => {} } = {}) {
  const view = renderPanel(<QuizPanel isRetake={isRetake} onCompleted={onCompleted} />);
  await screen.findByText(/^Section \d of 5$/);
  const next = () => view.actor.click(screen.getByRole('button', { name: 'Next' }));
  const goToLast = async () => {
    while (screen.queryByRole('button', { name: 'Next' })) await next();
  };
  return { ...view, next, goToLast };
}

function earlierAnswers() {
  return answersFrom({
    lifestyle: { workEnvironment: 'remote', dailyActivities: ['Desk work'] },
    preferences: { patternComfort: 80 },
  });
}

function profileWithQuiz(completedAt = '2026-11-01T10:00:00.000Z') {
  return aProfile({
    rawQuizResponses: earlierAnswers(),
    styleQuizResults: { summary: 'You work from home.', completedAt },
  });
}

test('five sections follow each other, forward and back', async () => {
  const { actor, next } = await showQuiz();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();

  for (const [place, title] of QUIZ_SECTIONS.entries()) {
    expect(screen.getByText(`Section ${place + 1} of 5`)).toBeVisible();
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(place + 1));
    if (place < 4) await next();
  }
  expect(screen.getByRole('button', { name: 'Complete Assessment' })).toBeEnabled();

  await actor.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText('Section 4 of 5')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Style Personality' })).toHaveFocus();
});

test('the lists offer 12, 12, 12 and 10 options', async () => {
  const { next } = await showQuiz();
  const optionsOf = (question: RegExp) =>
    within(screen.getByRole('group', { name: question })).getAllByRole('checkbox').length;

  expect(optionsOf(/What fills an ordinary week/)).toBe(12);
  await next();
  expect(optionsOf(/What should change/)).toBe(12);
  expect(optionsOf(/Where do you see clothes/)).toBe(12);
  await next();
  await next();
  await next();
  expect(optionsOf(/How will you know/)).toBe(10);
});

test('no answer is required: an untouched quiz is handed in with its defaults', async () => {
  const calls = stubRoute(assessQuiz, aProfile());
  const { actor, goToLast } = await showQuiz();
  await goToLast();

  await actor.click(screen.getByRole('button', { name: 'Complete Assessment' }));

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({ quizResults: noAnswers() });
  expect(noAnswers().preferences.patternComfort).toBe(50);
  expect(noAnswers().personality.creativityLevel).toBe(50);
});

test('every kind of answer arrives', async () => {
  const calls = stubRoute(assessQuiz, aProfile());
  const { actor, next } = await showQuiz();

  await actor.click(screen.getByRole('radio', { name: /^Creative/ }));
  await actor.click(screen.getByRole('radio', { name: /^Quiet/ }));
  await actor.click(screen.getByRole('checkbox', { name: 'Working out' }));
  await actor.type(screen.getByLabelText('Is there an occasion coming up?'), 'a wedding');
  await next();
  await actor.type(screen.getByLabelText('How would you like to be dressed?'), 'calm');
  await next();
  await actor.click(screen.getByRole('checkbox', { name: /^Relaxed/ }));
  await actor.click(screen.getByRole('radio', { name: 'I hunt for secondhand' }));
  await actor.click(screen.getByRole('radio', { name: 'Value for the money' }));
  await next();
  await next();
  await actor.click(screen.getByRole('radio', { name: /^A signature/ }));
  await actor.click(screen.getByRole('radio', { name: /^Gradually/ }));
  await actor.click(screen.getByRole('checkbox', { name: 'A tight budget' }));
  await actor.click(screen.getByRole('button', { name: 'Complete Assessment' }));

  await waitFor(() => expect(calls).toHaveLength(1));
  const { quizResults } = assessQuiz.body.parse(calls[0]?.body);
  expect(quizResults).toEqual(
    answersFrom({
      lifestyle: {
        workEnvironment: 'creative',
        socialLife: 'quiet',
        dailyActivities: ['Working out'],
        specialEvents: 'a wedding',
      },
      aspirations: { dreamStyle: 'calm' },
      preferences: {
        fittingPreference: ['relaxed'],
        shoppingBehavior: 'I hunt for secondhand',
        budgetPriority: 'Value for the money',
      },
      goals: { primaryGoal: 'find-signature', timeframe: 'gradual', barriers: ['A tight budget'] },
    }),
  );
});

test('sliders go by tens', async () => {
  const { actor, next } = await showQuiz();
  await next();
  await next();

  const slider = screen.getByRole('slider', { name: 'And how much pattern?' });
  expect(slider).toHaveAttribute('aria-valuenow', '50');
  slider.focus();
  await actor.keyboard('{ArrowRight}');
  expect(slider).toHaveAttribute('aria-valuenow', '60');
});

test('a choice can be taken back', async () => {
  const { actor } = await showQuiz();
  await actor.click(screen.getByRole('radio', { name: /^Student/ }));

  await actor.click(screen.getByRole('button', { name: /^Clear the answer to: Where do you spend/ }));

  expect(screen.getByRole('radio', { name: /^Student/ })).not.toBeChecked();
  expect(screen.queryByRole('button', { name: /^Clear the answer/ })).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

test('what was heard is played back when the next section begins', async () => {
  const { actor, next } = await showQuiz();
  expect(screen.getByText('Answer what you like. Nothing is required.')).toBeVisible();

  await actor.click(screen.getByRole('radio', { name: /^Creative/ }));
  expect(screen.queryByText(/^So far/)).not.toBeInTheDocument();
  await next();

  expect(screen.getByText('So far: creative work.')).toBeVisible();
});

test('completing shows it, refreshes the profile, and tells the dashboard', async () => {
  let finish = () => {};
  stubRoute(assessQuiz, async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return profileWithQuiz();
  });
  const onCompleted = vi.fn();
  const { actor, goToLast, queryClient } = await showQuiz({ onCompleted });
  const refreshed = vi.spyOn(queryClient, 'invalidateQueries');
  await goToLast();

  await actor.click(screen.getByRole('button', { name: 'Complete Assessment' }));
  expect(screen.getByRole('button', { name: 'Analyzing...' })).toHaveAttribute('aria-disabled', 'true');
  expect(onCompleted).not.toHaveBeenCalled();

  finish();
  expect(await screen.findByText('Style Assessment Complete')).toBeVisible();
  expect(onCompleted).toHaveBeenCalledOnce();
  for (const { path } of [getProfile, validateProfile, getQuizSummary]) {
    expect(refreshed).toHaveBeenCalledWith({ queryKey: [path] });
  }
});

test('a failed assessment says why, stays beside the button and loses no answer', async () => {
  stubRouteError(assessQuiz, 'plan_limit', 'Your plan does not include the style quiz.');
  const onCompleted = vi.fn();
  const { actor, goToLast } = await showQuiz({ onCompleted });
  await goToLast();
  await actor.click(screen.getByRole('radio', { name: /^Gradually/ }));

  await actor.click(screen.getByRole('button', { name: 'Complete Assessment' }));

  expect(await screen.findByText('Assessment Failed')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Your plan does not include the style quiz.');
  expect(screen.getByRole('radio', { name: /^Gradually/ })).toBeChecked();
  expect(onCompleted).not.toHaveBeenCalled();
});

test('without words of the server the failure has its own', async () => {
  stubRouteOffline(assessQuiz);
  const { actor, goToLast } = await showQuiz();
  await goToLast();

  await actor.click(screen.getByRole('button', { name: 'Complete Assessment' }));

  const words = 'Failed to complete style assessment';
  expect(await screen.findByText(words, {}, { timeout: 3_000 })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Network error.');
});

test('an unfinished quiz goes on where it was left, and can be started over', async () => {
  const first = await showQuiz();
  await first.actor.click(screen.getByRole('radio', { name: /^Remote/ }));
  await first.next();
  first.unmount();

  const { actor } = await showQuiz();
  expect(screen.getByText('Section 2 of 5')).toBeVisible();
  expect(screen.getByText(/You left off here/)).toBeVisible();

  await actor.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByText('Section 1 of 5')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Remote/ })).not.toBeChecked();
});

test('a draft belongs to one person', async () => {
  const first = await showQuiz();
  await first.actor.click(screen.getByRole('radio', { name: /^Remote/ }));
  first.unmount();

  stubRoute(getCurrentUser, aUser({ id: 'user-grace-hopper' }));
  const second = await showQuiz();
  expect(screen.getByRole('radio', { name: /^Remote/ })).not.toBeChecked();
  // Who begins to answer here takes the other's draft off this device.
  await second.actor.click(screen.getByRole('radio', { name: /^Student/ }));
  expect(Object.keys(localStorage)).toEqual(['draft:quiz:user-grace-hopper']);
});

test('the draft goes when the quiz is complete, and at logout', async () => {
  stubRoute(assessQuiz, profileWithQuiz());
  const { actor, goToLast, unmount } = await showQuiz();
  await goToLast();
  expect(localStorage).toHaveLength(1);
  await actor.click(screen.getByRole('button', { name: 'Complete Assessment' }));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  unmount();

  const again = await showQuiz();
  await again.actor.click(screen.getByRole('radio', { name: /^Remote/ }));
  expect(localStorage).toHaveLength(1);
  forgetDrafts();
  expect(localStorage).toHaveLength(0);
});

test('a retake says so and fills in the previous answers', async () => {
  stubRoute(getProfile, profileWithQuiz());
  stubRoute(assessQuiz, profileWithQuiz());
  const { actor, goToLast } = await showQuiz({ isRetake: true });

  expect(screen.getByText(/previous answers are pre-filled/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Remote/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Desk work' })).toBeChecked();

  await goToLast();
  await actor.click(screen.getByRole('button', { name: 'Complete Assessment' }));
  expect(await screen.findByText('Style Profile Updated')).toBeVisible();
  expect(screen.getByText('Style Assessment Complete')).toBeVisible();
});

test('a draft from before the quiz was completed elsewhere is out of date', async () => {
  const first = await showQuiz();
  await first.actor.click(screen.getByRole('radio', { name: /^Student/ }));
  first.unmount();

  stubRoute(getProfile, profileWithQuiz('2099-01-01T00:00:00.000Z'));
  await showQuiz({ isRetake: true });

  expect(screen.getByRole('radio', { name: /^Remote/ })).toBeChecked();
});

test('without a retake the banner is absent, but nobody answers twice for nothing', async () => {
  stubRoute(getProfile, profileWithQuiz());
  await showQuiz();

  expect(screen.queryByText(/pre-filled/)).not.toBeInTheDocument();
  expect(screen.getByText(/You have taken this quiz before/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Remote/ })).toBeChecked();
});

test('a retake whose answers cannot be loaded says so', async () => {
  stubRouteError(getProfile, 'invalid', 'No');
  await showQuiz({ isRetake: true });

  expect(screen.getByText(/previous answers could not be loaded/)).toBeVisible();
});

test('answers that an older quiz left in another shape begin empty, section by section', () => {
  const answers = answersFrom({ lifestyle: { workEnvironment: 'office' }, goals: { timeframe: 'month' } });

  expect(answers.lifestyle).toEqual(noAnswers().lifestyle);
  expect(answers.goals.timeframe).toBe('month');
  expect(quizResponses.safeParse(answersFrom('nonsense')).success).toBe(true);
});
