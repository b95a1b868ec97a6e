import type {
  BARRIERS,
  BUDGET_PRIORITIES,
  DAILY_ACTIVITIES,
  INSPIRATION_SOURCES,
  QUIZ_SECTIONS,
  SHOPPING_BEHAVIORS,
  STYLE_AREAS,
  STYLE_GOALS,
  SUCCESS_METRICS,
} from '#contract/quiz.ts';
import {
  DAY_ANSWERS,
  FIT_ANSWERS,
  GOAL_ANSWERS,
  SOURCE_ANSWERS,
  WORK_ANSWERS,
} from '#domain/stylist/writing/de/given-answers.ts';
import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/features/quiz/copy.ts';

export const QUIZ_COPY: Translated<typeof English.QUIZ_COPY> = {
  title: 'Stilquiz',
  counter: (section, total) => `Abschnitt ${section} von ${total}`,
  previous: 'Zurück',
  next: 'Weiter',
  complete: 'Quiz abschließen',
  pending: 'Wird ausgewertet\u00a0…',
  nothingRequired: 'Alle Fragen sind freiwillig.',
  kept: 'Deine Antworten bleiben auf diesem Gerät, bis du fertig bist.',
  soFar: 'Bisher:',
  quoted: (words) => `„${words}“`,
  and: (first, last) => `${first} und ${last}`,
  cuts: (fits) => `Schnitte: ${fits}`,
  // Nouns stay as they are.
  inASentence: (option) =>
    option.replace(
      /^(Abends|Aktueller|Am|Auf|Besser|Den|Eine|Festlich|Gepflegter|Im|Klüger|Kreatives|Lässig|Mehr|Mich|Minimalistisch|Nachhaltiger|Passende|Rockig|Schneller|Sportlich|Unterrichten|Zu)\b/,
      (word) => word.toLowerCase(),
    ),
  andMore: (count) => `${count} weitere`,
  retake: 'Deine früheren Antworten sind eingetragen. Ändere, was nicht mehr stimmt.',
  retakeWithout:
    'Deine früheren Antworten konnten nicht geladen werden. Was du hier antwortest, ersetzt sie.',
  retakeFirst: 'Es gibt keine früheren Antworten: Das ist dein erstes Mal.',
  takenBefore: 'Deine Antworten vom letzten Mal sind eingetragen.',
  resumed: 'Hier hast du aufgehört. Deine Antworten sind noch da.',
  startOver: 'Von vorn beginnen',
  clear: 'Löschen',
  clearAnswer: (question) => `Antwort löschen: ${question}`,
  question: (question, total) => `Frage ${question} von ${total}`,
  questionBefore: 'Zur Frage davor',
  thisOrThat: (question) => `Dies oder das: ${question}`,
  unset: 'Noch offen: schieb den Regler zu einer Seite',
  rather: (end) => `Eher: ${end}`,
  showAll: 'Alle zeigen',
  showAllOf: (question) => `Alle zeigen: ${question}`,

  completed: {
    first: { title: 'Stilquiz fertig', text: 'Deine Antworten gehören jetzt zu deinem Stilprofil.' },
    retake: { title: 'Stilprofil geändert', text: 'Stilquiz fertig' },
  },
  failed: { title: 'Auswertung fehlgeschlagen', fallback: 'Das Stilquiz konnte nicht ausgewertet werden.' },

  lifestyle: {
    workEnvironment: 'Wie sieht dein Arbeitsalltag aus?',
    socialLife: 'Und deine Abende und Wochenenden?',
    dailyActivities: 'Was füllt eine gewöhnliche Woche?',
    specialEvents: 'Steht ein Anlass bevor?',
    specialEventsHint: 'Zum Beispiel: eine Hochzeit im Mai, draußen.',
  },
  aspirations: {
    dreamStyle: 'Wie wärst du gern angezogen?',
    dreamStyleWords: 'In deinen Worten',
    dreamStyleHint: 'Zum Beispiel: ruhig, gut geschnitten, ein wenig französisch.',
    styleGoals: 'Was soll sich ändern?',
    inspirationSources: 'Wo siehst du Kleidung, die dir gefällt?',
    confidenceAreas: 'Was kannst du schon gut?',
    improvementAreas: 'Wobei hättest du gern Hilfe?',
  },
  preferences: {
    colorComfort: { label: 'Wie viel Farbe fühlt sich richtig an?', low: 'Nur Neutrales', high: 'Alles' },
    patternComfort: { label: 'Und wie viel Muster?', low: 'Einfarbig', high: 'Muster auf Muster' },
    fittingPreference: 'Wie soll Kleidung sitzen?',
    fitLooks: ['Nah am Körper', 'Weit und locker'],
    shoppingBehavior: 'Wie kaufst du ein?',
    budgetPriority: 'Was zählt beim Bezahlen?',
  },
  personality: {
    expressionLevel: { label: 'Wie viel soll Kleidung über dich sagen?', low: 'Wenig', high: 'Alles' },
    riskTaking: { label: 'Wie weit gehst du für etwas Neues?', low: 'Was ich kenne', high: 'Überrasch mich' },
    attentionComfort: {
      label: 'Wie ist es für dich, aufzufallen?',
      low: 'Lieber nicht',
      high: 'Ich genieße es',
    },
    creativityLevel: {
      label: 'Wie frei kombinierst du?',
      low: 'Nach den Regeln',
      high: 'Nach meinen Regeln',
    },
  },
  goals: {
    primaryGoal: 'Was wünschst du dir am meisten?',
    timeframe: 'Bis wann?',
    successMetrics: 'Woran merkst du, dass es geklappt hat?',
    barriers: 'Was steht im Weg?',
  },
};

export const WORK_CHOICES: Translated<typeof English.WORK_CHOICES> = {
  corporate: { label: WORK_ANSWERS.corporate, description: 'Anzug oder beinahe', heard: 'Arbeit im Anzug' },
  'business-casual': {
    label: WORK_ANSWERS['business-casual'],
    description: 'Gepflegt, ohne Krawatte',
    heard: 'Arbeit in Business Casual',
  },
  creative: {
    label: WORK_ANSWERS.creative,
    description: 'Du trägst, was du magst',
    heard: 'kreative Arbeit',
  },
  remote: { label: WORK_ANSWERS.remote, description: 'Im Videocall', heard: 'Arbeit von zu Hause' },
  student: { label: WORK_ANSWERS.student, description: 'Campus und Bibliothek', heard: 'Tage im Studium' },
};

export const SOCIAL_CHOICES: Translated<typeof English.SOCIAL_CHOICES> = {
  'very-active': {
    label: 'Sehr aktiv',
    description: 'Fast jeden Abend unterwegs',
    heard: 'fast jeden Abend unterwegs',
  },
  'moderately-active': {
    label: 'Recht aktiv',
    description: 'Ein-, zweimal die Woche unterwegs',
    heard: 'ein, zwei Abende die Woche unterwegs',
  },
  selective: { label: 'Ausgewählt', description: 'Wenige Termine, aber gute', heard: 'ausgewählte Abende' },
  quiet: { label: 'Ruhig', description: 'Zuhause, Freunde, Spaziergänge', heard: 'ruhige Abende' },
};

export const FIT_CHOICES: Translated<typeof English.FIT_CHOICES> = {
  fitted: { label: FIT_ANSWERS.fitted, description: 'Folgt dem Körper', heard: 'körpernah' },
  relaxed: { label: FIT_ANSWERS.relaxed, description: 'Platz für Bewegung', heard: 'locker' },
  loose: { label: FIT_ANSWERS.loose, description: 'Fällt frei', heard: 'weit' },
  structured: { label: FIT_ANSWERS.structured, description: 'Behält seine Form', heard: 'strukturiert' },
};

export const PRIMARY_GOAL_CHOICES: Translated<typeof English.PRIMARY_GOAL_CHOICES> = {
  'complete-makeover': {
    label: 'Ein ganz neuer Stil',
    description: 'Ganz von vorn anfangen',
    heard: 'ein ganz neuer Stil',
  },
  'wardrobe-refresh': {
    label: 'Ein frischer Kleiderschrank',
    description: 'Das Beste behalten, den Rest erneuern',
    heard: 'ein frischer Kleiderschrank',
  },
  'find-signature': {
    label: 'Eine Handschrift',
    description: 'Ein Look, an dem man dich erkennt',
    heard: 'eine eigene Handschrift',
  },
  'build-confidence': {
    label: 'Mehr Sicherheit',
    description: 'Anziehen ohne Zweifel',
    heard: 'mehr Sicherheit',
  },
  'occasion-specific': {
    label: 'Etwas für einen Anlass',
    description: 'Für den einen Tag richtig angezogen',
    heard: 'etwas für einen Anlass',
  },
};

export const TIMEFRAME_CHOICES: Translated<typeof English.TIMEFRAME_CHOICES> = {
  immediate: { label: 'Sofort', description: 'Diese Woche', heard: 'sofort' },
  month: { label: 'Im nächsten Monat', description: 'Schritt für Schritt', heard: 'im nächsten Monat' },
  season: {
    label: 'Bis zur nächsten Saison',
    description: 'Mit dem neuen Wetter',
    heard: 'bis zur nächsten Saison',
  },
  gradual: { label: 'Nach und nach', description: 'Ein Teil nach dem anderen', heard: 'nach und nach' },
};

export const SLIDERS_HEARD: Translated<typeof English.SLIDERS_HEARD> = {
  colorComfort: { low: 'ruhige Farben', high: 'viel Farbe' },
  patternComfort: { low: 'wenig Muster', high: 'Muster gern' },
  expressionLevel: { low: 'zurückhaltende Kleidung', high: 'ausdrucksstarke Kleidung' },
  riskTaking: { low: 'Bewährtes', high: 'Überraschungen gern' },
  attentionComfort: { low: 'nichts, was auffällt', high: 'darf auffallen' },
  creativityLevel: { low: 'klassische Kombinationen', high: 'eigene Kombinationen' },
};

type Option =
  | (typeof QUIZ_SECTIONS)[number]
  | (typeof DAILY_ACTIVITIES)[number]
  | (typeof STYLE_GOALS)[number]
  | (typeof INSPIRATION_SOURCES)[number]
  | (typeof SUCCESS_METRICS)[number]
  | (typeof SHOPPING_BEHAVIORS)[number]
  | (typeof BUDGET_PRIORITIES)[number]
  | (typeof STYLE_AREAS)[number]
  | (typeof BARRIERS)[number];

const OPTIONS: Record<Option, string> = {
  'Your Lifestyle': 'Dein Alltag',
  'Style Aspirations': 'Deine Stilwünsche',
  'Style Preferences': 'Deine Vorlieben',
  'Style Personality': 'Deine Art',
  'Your Goals': 'Deine Ziele',
  ...DAY_ANSWERS,
  ...GOAL_ANSWERS,
  ...SOURCE_ANSWERS,
  'I get compliments': 'Ich bekomme Komplimente',
  'I feel confident': 'Ich fühle mich sicher',
  'I decide in minutes': 'Ich entscheide in wenigen Minuten',
  'I wear all that I own': 'Ich trage alles, was ich habe',
  'I buy less and better': 'Ich kaufe weniger und besser',
  'I feel like myself': 'Ich fühle mich wie ich selbst',
  'I look right for work': 'Im Beruf stimmt es',
  'I am comfortable all day': 'Es ist den ganzen Tag bequem',
  'I try something new': 'Ich probiere Neues',
  'I stay within budget': 'Ich bleibe im Budget',
  'I replace what wears out': 'Ich ersetze, was verschleißt',
  'I plan and buy each season': 'Ich plane und kaufe je Saison',
  'I buy on impulse': 'Ich kaufe spontan',
  'I hunt for secondhand': 'Ich suche Secondhand',
  'I avoid shopping': 'Ich meide das Einkaufen',
  'Lowest price': 'Der niedrigste Preis',
  'Value for the money': 'Viel Qualität fürs Geld',
  'Few but lasting pieces': 'Wenige Teile, die halten',
  'One special piece at a time': 'Hin und wieder ein besonderes Teil',
  'Combining colors': 'Farben kombinieren',
  'Mixing patterns': 'Muster mischen',
  'Fit and proportion': 'Sitz und Proportion',
  Workwear: 'Kleidung für die Arbeit',
  'Weekend clothes': 'Kleidung fürs Wochenende',
  'Dressing up': 'Sich schick machen',
  Layering: 'Schichten',
  'Shoes and bags': 'Schuhe und Taschen',
  'Jewelry and scarves': 'Schmuck und Tücher',
  'Dressing for the weather': 'Wettergerecht anziehen',
  'Too little time': 'Zu wenig Zeit',
  'A tight budget': 'Knappes Budget',
  'Sizes that do not fit': 'Größen, die nicht passen',
  'Too many choices': 'Zu viel Auswahl',
  'Not knowing what goes together': 'Nicht wissen, was zusammenpasst',
  'A dress code': 'Eine Kleiderordnung',
  'Comfort comes first': 'Bequemlichkeit geht vor',
  'Afraid of standing out': 'Sorge aufzufallen',
  'A full closet, nothing to wear': 'Voller Schrank, nichts anzuziehen',
  'Shops far away': 'Läden weit weg',
};

/** What is sent is the contract's own word; an answer from a later list stays as it is. */
export const optionWord: typeof English.optionWord = (option) =>
  (OPTIONS as Record<string, string>)[option] ?? option;
