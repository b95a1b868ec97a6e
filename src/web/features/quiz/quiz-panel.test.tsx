import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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
  // By its words: to look for roles among all questions takes long.
  const next = () => view.actor.click(screen.getByText('Next'));
  const nextSection = async () => {
    const section = screen.getByText(/^Section \d of 5$/).textContent;
    while (screen.queryByText(section ?? '')) await next();
  };
  const goToLast = async () => {
    while (screen.queryByText('Next')) await next();
  };
  return { ...view, next, nextSection, goToLast };
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
  const { actor, nextSection, goToLast } = await showQuiz();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');

  for (const [place, title] of QUIZ_SECTIONS.entries()) {
    expect(screen.getByText(`Section ${place + 1} of 5`)).toBeVisible();
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    if (place < 4) await nextSection();
  }
  await actor.click(screen.getByRole('button', { name: 'Previous' }));
  expect(screen.getByText('Section 4 of 5')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Style Personality' })).toHaveFocus();

  await goToLast();
  expect(screen.getByRole('button', { name: 'Complete Assessment' })).toBeEnabled();
  // The question on show is counted, as a step of the onboarding is.
  const progress = screen.getByRole('progressbar');
  expect(progress).toHaveAttribute('aria-valuenow', progress.getAttribute('aria-valuemax'));
});

test('the lists offer 12, 12, 12 and 10 options, the likely six of them before the others are asked for', async () => {
  const { actor, nextSection } = await showQuiz();
  const optionsOf = async (question: string) => {
    const group = within(screen.getByRole('group', { name: new RegExp(`^${question}`) }));
    expect(group.getAllByRole('checkbox')).toHaveLength(6);
    await actor.click(screen.getByRole('button', { name: `Show all: ${question}` }));
    expect(group.getAllByRole('checkbox')[6]).toHaveFocus();
    return group.getAllByRole('checkbox').length;
  };

  expect(await optionsOf('What fills an ordinary week?')).toBe(12);
  await nextSection();
  expect(await optionsOf('What should change?')).toBe(12);
  expect(await optionsOf('Where do you see clothes that you like?')).toBe(12);
  await nextSection();
  await nextSection();
  await nextSection();
  expect(await optionsOf('How will you know that it worked?')).toBe(10);
});

test('what was chosen before is not folded away, and stays where it is when it is taken back', async () => {
  const rawQuizResponses = answersFrom({ lifestyle: { dailyActivities: ['Traveling'] } });
  stubRoute(getProfile, aProfile({ rawQuizResponses }));
  const { actor } = await showQuiz();

  const traveling = screen.getByRole('checkbox', { name: 'Traveling' });
  expect(traveling).toBeChecked();
  await actor.click(traveling);
  expect(traveling).not.toBeChecked();
  expect(traveling).toHaveFocus();
});

describe('a pair of looks', () => {
  test('sets a slider well to its side, from where the slider goes on', async () => {
    const { actor, nextSection } = await showQuiz();
    await nextSection();
    await nextSection();
    const slider = screen.getByRole('slider', { name: 'How much color feels right?' });

    await actor.click(screen.getByRole('radio', { name: 'All of it' }));
    expect(slider).toHaveAttribute('aria-valuenow', '80');
    slider.focus();
    await actor.keyboard('{ArrowRight}');
    expect(slider).toHaveAttribute('aria-valuenow', '90');
    expect(screen.getByRole('radio', { name: 'All of it' })).toBeChecked();
    await actor.keyboard('{Home}');
    expect(screen.getByRole('radio', { name: 'Neutrals only' })).toBeChecked();
  });

  test('takes one cut for the other and leaves the rest', async () => {
    const { actor, nextSection } = await showQuiz();
    await nextSection();
    await nextSection();
    await actor.click(screen.getByRole('checkbox', { name: /^Structured/ }));
    await actor.click(screen.getByRole('checkbox', { name: /^Loose/ }));
    expect(screen.getByRole('radio', { name: 'Wide and easy' })).toBeChecked();

    await actor.click(screen.getByRole('radio', { name: 'Close to the body' }));

    expect(screen.getByRole('checkbox', { name: /^Fitted/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Structured/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Loose/ })).not.toBeChecked();
  });

  test('is swiped to; a finger that scrolls, or comes back, chooses nothing', async () => {
    const { nextSection } = await showQuiz();
    await nextSection();
    await nextSection();
    const quiet = screen.getByRole('radio', { name: 'Neutrals only' });
    const loud = screen.getByRole('radio', { name: 'All of it' });
    const drag = (...stops: [x: number, y: number][]) => {
      const [from = [0, 0], ...rest] = stops;
      const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY, pointerType: 'touch' });
      fireEvent.pointerDown(quiet, at(from));
      for (const stop of rest) fireEvent.pointerMove(quiet, at(stop));
      fireEvent.pointerUp(quiet, at(rest.at(-1) ?? from));
    };

    drag([200, 300], [190, 200]);
    drag([200, 300], [100, 300], [195, 300]);
    expect(quiet).not.toBeChecked();
    drag([200, 300], [150, 310]);
    expect(quiet).toBeChecked();
    drag([200, 300], [260, 290]);
    expect(loud).toBeChecked();
  });
});

describe('of a section', () => {
  test('one question follows the other, forward and back', async () => {
    const { actor, next } = await showQuiz();
    const back = () => actor.click(screen.getByRole('button', { name: 'Previous' }));
    expect(screen.getByText('Question 1 of 4')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();

    await next();
    expect(screen.getByText('Question 2 of 4')).toHaveFocus();
    expect(screen.getByText('Section 1 of 5')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await actor.click(screen.getByRole('button', { name: 'Back one question' }));
    expect(screen.getByText('Question 1 of 4')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Back one question' })).toBeNull();
    for (let pressed = 0; pressed < 4; pressed++) await next();
    expect(screen.getByText('Section 2 of 5')).toBeVisible();
    expect(screen.getByText('Question 1 of 5')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Style Aspirations' })).toHaveFocus();
    await back();
    expect(screen.getByText('Section 1 of 5')).toBeVisible();
    expect(screen.getByText('Question 4 of 4')).toBeVisible();
  });

  test('the last question of all completes it, and an unfinished one is where it was left', async () => {
    const calls = stubRoute(assessQuiz, aProfile());
    const first = await showQuiz();
    await first.goToLast();
    expect(screen.getByText('Question 4 of 4')).toBeVisible();
    await first.actor.click(screen.getByRole('checkbox', { name: 'A tight budget' }));
    first.unmount();

    const { actor } = await showQuiz();
    expect(screen.getByText('Section 5 of 5')).toBeVisible();
    expect(screen.getByText('Question 4 of 4')).toBeVisible();
    await actor.click(screen.getByRole('button', { name: 'Complete Assessment' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    const { quizResults } = assessQuiz.body.parse(calls[0]?.body);
    expect(quizResults).toEqual(answersFrom({ goals: { barriers: ['A tight budget'] } }));
  });
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
  const { actor, nextSection, goToLast } = await showQuiz();

  await actor.click(screen.getByRole('radio', { name: /^Creative/ }));
  await actor.click(screen.getByRole('radio', { name: /^Quiet/ }));
  await actor.click(screen.getByRole('checkbox', { name: 'Working out' }));
  await actor.type(screen.getByLabelText('Is there an occasion coming up?'), 'a wedding');
  await nextSection();
  await actor.type(screen.getByLabelText('In your own words'), 'calm');
  await actor.click(screen.getByRole('checkbox', { name: 'Vintage' }));
  await actor.click(screen.getByRole('checkbox', { name: 'Formal' }));
  await actor.click(screen.getByRole('checkbox', { name: 'Vintage' }));
  expect(screen.getByLabelText('In your own words')).toHaveValue('calm, formal');
  await nextSection();
  await actor.click(screen.getByRole('checkbox', { name: /^Relaxed/ }));
  await actor.click(screen.getByRole('radio', { name: 'I hunt for secondhand' }));
  await actor.click(screen.getByRole('radio', { name: 'Value for the money' }));
  await nextSection();
  await nextSection();
  await actor.click(screen.getByRole('radio', { name: /^A signature/ }));
  await actor.click(screen.getByRole('radio', { name: /^Gradually/ }));
  await actor.click(screen.getByRole('checkbox', { name: 'A tight budget' }));
  await goToLast();
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
      aspirations: { dreamStyle: 'calm, formal' },
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
  const { actor, nextSection } = await showQuiz();
  await nextSection();
  await nextSection();

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
  const { actor, nextSection } = await showQuiz();
  expect(screen.getByText('Nothing is required.')).toBeVisible();

  await actor.click(screen.getByRole('radio', { name: /^Creative/ }));
  expect(screen.queryByRole('list', { name: 'So far:' })).not.toBeInTheDocument();
  await nextSection();

  expect(within(screen.getByRole('list', { name: 'So far:' })).getByText('creative work')).toBeVisible();
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
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Network error.');
});

test('an unfinished quiz goes on where it was left, and can be started over', async () => {
  const first = await showQuiz();
  await first.actor.click(screen.getByRole('radio', { name: /^Remote/ }));
  await first.nextSection();
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
  const { actor, nextSection, goToLast } = await showQuiz({ isRetake: true });

  expect(screen.getByText(/previous answers are pre-filled/)).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Remote/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Desk work' })).toBeChecked();
  expect(screen.queryByRole('list', { name: 'So far:' })).not.toBeInTheDocument();

  await nextSection();
  expect(screen.queryByText(/previous answers are pre-filled/)).not.toBeInTheDocument();
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
  expect(screen.getByText('Your answers of last time are filled in.')).toBeVisible();
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
