import { expect, test } from 'vitest';
import { answersFrom, noAnswers } from './answers.ts';
import { playback } from './playback.ts';

test('nothing answered, nothing heard', () => {
  expect(playback(noAnswers())).toEqual([]);
});

test('choices come back in the words of the person', () => {
  const answers = answersFrom({
    lifestyle: {
      workEnvironment: 'creative',
      socialLife: 'selective',
      dailyActivities: ['Desk work', 'Traveling', 'Evenings out', 'Working out'],
      specialEvents: '  a wedding in May ',
    },
    goals: { primaryGoal: 'find-signature' },
  });

  expect(playback(answers)).toEqual([
    'creative work',
    'selective evenings',
    'desk work, traveling and 2 more',
    '“a wedding in May”',
    'finding a signature',
  ]);
});

test('a slider is heard only when it says something', () => {
  const answers = noAnswers();
  answers.preferences.colorComfort = 60;
  answers.preferences.patternComfort = 30;
  answers.personality.riskTaking = 70;

  expect(playback(answers)).toEqual(['few patterns', 'surprises welcome']);
});

test('cuts are joined and long words are cut short', () => {
  const answers = noAnswers();
  answers.preferences.fittingPreference = ['fitted', 'structured'];
  answers.aspirations.dreamStyle = 'calm, well cut, and a little French in the way it is worn on Sundays';

  expect(playback(answers)).toEqual([
    '“calm, well cut, and a little French in the way…”',
    'fitted and structured cuts',
  ]);
});
