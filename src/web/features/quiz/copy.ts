import type {
  FITTING_PREFERENCES,
  PRIMARY_GOALS,
  QuizResponses,
  SOCIAL_LIVES,
  TIMEFRAMES,
  WORK_ENVIRONMENTS,
} from '#contract/quiz.ts';

export const QUIZ_COPY = {
  /** Names the panel until its section does. */
  title: 'Style Quiz',
  counter: (section: number, total: number) => `Section ${section} of ${total}`,
  previous: 'Previous',
  next: 'Next',
  complete: 'Complete Assessment',
  pending: 'Analyzing...',
  nothingRequired: 'Nothing is required.',
  kept: 'Your answers are kept on this device until you finish.',
  /** Before what was heard. */
  soFar: 'So far:',
  quoted: (words: string) => `“${words}”`,
  and: (first: string, last: string) => `${first} and ${last}`,
  cuts: (fits: string) => `${fits} cuts`,
  /** An option among others, inside a sentence. */
  inASentence: (option: string) => option.charAt(0).toLowerCase() + option.slice(1),
  andMore: (count: number) => `${count} more`,
  retake: 'Your previous answers are pre-filled. Change what is no longer true.',
  retakeWithout: 'Your previous answers could not be loaded. What you answer here replaces them.',
  retakeFirst: 'There are no previous answers to pre-fill: this is your first time.',
  takenBefore: 'Your answers of last time are filled in.',
  resumed: 'You left off here. Your answers are still in place.',
  startOver: 'Start over',
  clear: 'Clear',
  clearAnswer: (question: string) => `Clear the answer to: ${question}`,
  /** Within a section. */
  question: (question: number, total: number) => `Question ${question} of ${total}`,
  /** In the first section, where 'Previous' rests as the specification has it. */
  questionBefore: 'Back one question',
  thisOrThat: (question: string) => `This or that: ${question}`,
  /** Of a slider in its middle. */
  unset: 'Not set yet: slide toward one of them',
  rather: (end: string) => `Rather: ${end}`,
  showAll: 'Show all',
  showAllOf: (question: string) => `Show all: ${question}`,

  completed: {
    first: { title: 'Style Assessment Complete', text: 'Your answers are now part of your style profile.' },
    retake: { title: 'Style Profile Updated', text: 'Style Assessment Complete' },
  },
  failed: { title: 'Assessment Failed', fallback: 'Failed to complete style assessment' },

  lifestyle: {
    workEnvironment: 'Where do you spend your working days?',
    socialLife: 'And your evenings and weekends?',
    dailyActivities: 'What fills an ordinary week?',
    specialEvents: 'Is there an occasion coming up?',
    specialEventsHint: 'For example: a wedding in May, outdoors.',
  },
  aspirations: {
    dreamStyle: 'How would you like to be dressed?',
    dreamStyleWords: 'In your own words',
    dreamStyleHint: 'For example: calm, well cut, a little French.',
    styleGoals: 'What should change?',
    inspirationSources: 'Where do you see clothes that you like?',
    confidenceAreas: 'What do you already do well?',
    improvementAreas: 'Where would you like help?',
  },
  preferences: {
    colorComfort: { label: 'How much color feels right?', low: 'Neutrals only', high: 'All of it' },
    patternComfort: { label: 'And how much pattern?', low: 'Plain', high: 'Print on print' },
    fittingPreference: 'How should clothes sit?',
    fitLooks: ['Close to the body', 'Wide and easy'],
    shoppingBehavior: 'How do you shop?',
    budgetPriority: 'What matters when you pay?',
  },
  personality: {
    expressionLevel: { label: 'How much should clothes say about you?', low: 'Little', high: 'Everything' },
    riskTaking: { label: 'How far would you go for something new?', low: 'What I know', high: 'Surprise me' },
    attentionComfort: {
      label: 'How do you feel about being noticed?',
      low: 'Rather not',
      high: 'I enjoy it',
    },
    creativityLevel: { label: 'How freely do you combine?', low: 'By the rules', high: 'My own rules' },
  },
  goals: {
    primaryGoal: 'What do you want most?',
    timeframe: 'By when?',
    successMetrics: 'How will you know that it worked?',
    barriers: 'What gets in the way?',
  },
} as const;

/** An option as it is chosen, and as it is played back after 'So far:'. */
interface Choice {
  label: string;
  description: string;
  heard: string;
}

export const WORK_CHOICES: Record<(typeof WORK_ENVIRONMENTS)[number], Choice> = {
  corporate: { label: 'Corporate', description: 'Suits, or close to it', heard: 'corporate work' },
  'business-casual': {
    label: 'Business casual',
    description: 'Neat, no tie',
    heard: 'business casual work',
  },
  creative: { label: 'Creative', description: 'Dress as you like', heard: 'creative work' },
  remote: { label: 'Remote', description: 'At home, on camera', heard: 'work from home' },
  student: { label: 'Student', description: 'Campus and library', heard: 'student days' },
};

export const SOCIAL_CHOICES: Record<(typeof SOCIAL_LIVES)[number], Choice> = {
  'very-active': { label: 'Very active', description: 'Out most evenings', heard: 'evenings out most days' },
  'moderately-active': {
    label: 'Moderately active',
    description: 'Out once or twice a week',
    heard: 'an evening out or two a week',
  },
  selective: { label: 'Selective', description: 'Few plans, good ones', heard: 'selective evenings' },
  quiet: { label: 'Quiet', description: 'Home, friends, walks', heard: 'quiet evenings' },
};

export const FIT_CHOICES: Record<(typeof FITTING_PREFERENCES)[number], Choice> = {
  fitted: { label: 'Fitted', description: 'Follows the body', heard: 'fitted' },
  relaxed: { label: 'Relaxed', description: 'Room to move', heard: 'relaxed' },
  loose: { label: 'Loose', description: 'Falls freely', heard: 'loose' },
  structured: { label: 'Structured', description: 'Keeps its own shape', heard: 'structured' },
};

export const PRIMARY_GOAL_CHOICES: Record<(typeof PRIMARY_GOALS)[number], Choice> = {
  'complete-makeover': {
    label: 'A complete makeover',
    description: 'Start again from nothing',
    heard: 'a complete makeover',
  },
  'wardrobe-refresh': {
    label: 'A wardrobe refresh',
    description: 'Keep the best, renew the rest',
    heard: 'a wardrobe refresh',
  },
  'find-signature': {
    label: 'A signature',
    description: 'A look that people know as yours',
    heard: 'finding a signature',
  },
  'build-confidence': {
    label: 'More confidence',
    description: 'Get dressed without doubting',
    heard: 'building confidence',
  },
  'occasion-specific': {
    label: 'Dressing for an occasion',
    description: 'One event, done well',
    heard: 'dressing for an occasion',
  },
};

export const TIMEFRAME_CHOICES: Record<(typeof TIMEFRAMES)[number], Choice> = {
  immediate: { label: 'Right away', description: 'This week', heard: 'right away' },
  month: { label: 'Within a month', description: 'Step by step', heard: 'within a month' },
  season: { label: 'By next season', description: 'With the new weather', heard: 'by next season' },
  gradual: { label: 'Gradually', description: 'One piece at a time', heard: 'gradually' },
};

/** What a slider far from its middle is heard as. */
export const SLIDERS_HEARD: Record<
  | keyof Pick<QuizResponses['preferences'], 'colorComfort' | 'patternComfort'>
  | keyof QuizResponses['personality'],
  { low: string; high: string }
> = {
  colorComfort: { low: 'quiet colors', high: 'plenty of color' },
  patternComfort: { low: 'few patterns', high: 'patterns welcome' },
  expressionLevel: { low: 'understated clothes', high: 'expressive clothes' },
  riskTaking: { low: 'what you know works', high: 'surprises welcome' },
  attentionComfort: { low: 'nothing that turns heads', high: 'glad to be noticed' },
  creativityLevel: { low: 'classic combinations', high: 'combinations of your own' },
};

/** An option whose value on the wire is its English words, or the title of a section. */
export const optionWord = (option: string): string => option;
