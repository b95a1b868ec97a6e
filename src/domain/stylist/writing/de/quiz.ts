import type { QuizResponses } from '#contract/quiz.ts';
import type { QuizPoints } from '../../house/read-quiz/quiz-points.ts';
import { listed } from './inflection.ts';
import { capitalised } from './item.ts';
import { STYLES } from './style-names.ts';

type Answer<Group extends keyof QuizResponses, Name extends keyof QuizResponses[Group]> = NonNullable<
  QuizResponses[Group][Name]
> &
  string;

const WORK: Record<Answer<'lifestyle', 'workEnvironment'>, string> = {
  corporate: 'du arbeitest in einem Konzern',
  'business-casual': 'an deinem Arbeitsplatz gilt Business Casual',
  creative: 'du arbeitest in einem kreativen Beruf',
  remote: 'du arbeitest von zu Hause',
  student: 'du studierst',
};
/** Behind „du“. */
const SOCIAL: Record<Answer<'lifestyle', 'socialLife'>, string> = {
  'very-active': 'gehst viel aus',
  'moderately-active': 'gehst ab und zu aus',
  selective: 'gehst selten, aber gern aus',
  quiet: 'magst es nach Feierabend ruhig',
};
const DAYS: Readonly<Record<string, string>> = {
  'Desk work': 'Schreibtischarbeit',
  'Client meetings': 'Kundentermine',
  'Teaching or presenting': 'Unterrichten oder Präsentieren',
  'Standing all day': 'viel Stehen',
  'Walking or cycling to work': 'Arbeitswege zu Fuß oder mit dem Rad',
  'Working out': 'Sport',
  'Looking after children': 'Zeit mit Kindern',
  'Outdoor time': 'Zeit im Freien',
  Traveling: 'Reisen',
  'Evenings out': 'Abende unterwegs',
  'Creative work': 'kreative Arbeit',
  'Time at home': 'Zeit zu Hause',
};
/** As an infinitive behind „du möchtest“. */
const WISHES: Readonly<Record<string, string>> = {
  'Look more polished': 'gepflegter aussehen',
  'Feel more comfortable': 'dich wohler fühlen',
  'Find a signature look': 'einen eigenen Look finden',
  'Dress well for work': 'im Beruf gut angezogen sein',
  'Get dressed faster': 'schneller angezogen sein',
  'Combine clothes better': 'Kleidung besser kombinieren',
  'Wear more color': 'mehr Farbe tragen',
  'Build a capsule wardrobe': 'eine kleine Garderobe aufbauen',
  'Find cuts that fit': 'Schnitte finden, die passen',
  'Look more current': 'zeitgemäßer aussehen',
  'Spend more wisely': 'klüger Geld ausgeben',
  'Shop more sustainably': 'nachhaltiger einkaufen',
};
const SOURCES: Readonly<Record<string, string>> = {
  'Street style': 'Street Style',
  'Fashion magazines': 'Modezeitschriften',
  'Film and television': 'Film und Fernsehen',
  'Music and artists': 'Musik und Künstler',
  'Friends and family': 'Freunde und Familie',
  'Vintage and history': 'Vintage und Geschichte',
  Travel: 'Reisen',
  'Art and architecture': 'Kunst und Architektur',
  'Shop windows': 'Schaufenster',
};
const FITS: Readonly<Record<string, string>> = {
  fitted: 'körpernahe',
  relaxed: 'lockere',
  loose: 'weite',
  structured: 'strukturierte',
};
/** Behind „du“. */
const LEANINGS: Record<NonNullable<QuizPoints['leanings'][number]>, string> = {
  'color liked': 'fühlst dich mit Farbe wohl',
  'color quiet': 'magst ruhige Farben',
  'patterns liked': 'magst Muster',
  'patterns sparing': 'setzt Muster sparsam ein',
  'risk liked': 'wagst gern etwas',
  'risk avoided': 'bleibst beim Bewährten',
  'seen gladly': 'wirst gern gesehen',
  'seen unwillingly': 'fällst lieber nicht auf',
};
/** In the accusative, behind „dir geht es um“. */
const GOALS: Record<Answer<'goals', 'primaryGoal'>, string> = {
  'complete-makeover': 'einen ganz neuen Stil',
  'wardrobe-refresh': 'eine frische Garderobe',
  'find-signature': 'eine eigene Handschrift',
  'build-confidence': 'mehr Sicherheit beim Anziehen',
  'occasion-specific': 'das Richtige für bestimmte Anlässe',
};
const TIMES: Record<Answer<'goals', 'timeframe'>, string> = {
  immediate: 'am liebsten sofort',
  month: 'am liebsten im nächsten Monat',
  season: 'am liebsten noch in dieser Saison',
  gradual: 'Schritt für Schritt',
};
/** Behind „du hast es geschafft, wenn“. */
const PROOFS: Readonly<Record<string, string>> = {
  'I get compliments': 'du Komplimente bekommst',
  'I feel confident': 'du dich sicher fühlst',
  'I decide in minutes': 'du dich in wenigen Minuten entscheidest',
  'I wear all that I own': 'du alles trägst, was du hast',
  'I buy less and better': 'du weniger und besser kaufst',
  'I feel like myself': 'du dich wie du selbst fühlst',
  'I look right for work': 'du im Beruf richtig angezogen bist',
  'I am comfortable all day': 'du dich den ganzen Tag wohlfühlst',
  'I try something new': 'du etwas Neues ausprobierst',
  'I stay within budget': 'du im Budget bleibst',
};

/** The answers of the quiz, played back; null where one of them has no German words. */
export function germanQuiz(points: QuizPoints): string | null {
  const { work, social, days, wishes, dreams, sources, fits, leanings, goal, time, proof } = points;
  const words = {
    days: wordsOf(days, DAYS),
    wishes: wordsOf(wishes, WISHES),
    sources: sources.map((source) => SOURCES[source] ?? source),
    proof: proof === null ? [] : wordsOf([proof], PROOFS),
  };
  const { days: held, wishes: wished, proof: proven } = words;
  if (held === null || wished === null || proven === null) return null;

  const sentences = [
    together(
      '; ',
      life(work, social),
      held.length === 0 ? '' : `zu deiner Woche ${isMany(held) ? 'gehören' : 'gehört'} ${listed(held)}`,
    ),
    together(
      '; ',
      wished.length === 0 ? '' : `du möchtest ${listed(wished)}`,
      dreams.length === 0 ? '' : `dein Traumstil ist ${listed(dreams.map((style) => `„${STYLES[style]}“`))}`,
      words.sources.length === 0 ? '' : `dich inspirieren: ${words.sources.join(', ')}`,
    ),
    preferences(fits, leanings),
    together(
      '; ',
      goal === null ? '' : `dir geht es um ${GOALS[goal]}${time === null ? '' : `, ${TIMES[time]}`}`,
      proven.length === 0 ? '' : `du hast es geschafft, wenn ${proven[0]}`,
    ),
  ].filter((sentence) => sentence !== '');

  if (sentences.length === 0)
    return 'Du hast die Fragen diesmal offengelassen, deshalb hat sich in deinem Profil nichts bewegt. Wiederhole das Quiz, wann du magst: Jede Antwort hilft.';
  const text = sentences.map((sentence) => `${capitalised(sentence)}.`).join(' ');

  return sentences.length === 1
    ? `${text} Die anderen Fragen sind offen; beantworte sie, wann du magst.`
    : text;
}

function life(work: QuizPoints['work'], social: QuizPoints['social']): string {
  if (social === null) return work === null ? '' : WORK[work];
  if (work === null) return `du ${SOCIAL[social]}`;

  return WORK[work].startsWith('du ')
    ? `${WORK[work]} und ${SOCIAL[social]}`
    : `${WORK[work]}, und du ${SOCIAL[social]}`;
}

function isMany(days: readonly string[]): boolean {
  return days.length > 1 || /^(?:Kundentermine|Arbeitswege|Reisen|Abende)/.test(days[0] ?? '');
}

function preferences(fits: readonly string[], leanings: QuizPoints['leanings']): string {
  const parts = [
    ...(fits.length === 0 ? [] : [`bevorzugst ${listed(fits.map((fit) => FITS[fit] ?? fit))} Schnitte`]),
    ...leanings.map((leaning) => LEANINGS[leaning]),
  ];

  return parts.length === 0 ? '' : `du ${listed(parts.slice(0, 4))}`;
}

function together(between: string, ...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(between);
}

/** Null where one has none. */
function wordsOf(answers: readonly string[], words: Readonly<Record<string, string>>): string[] | null {
  const found = answers.map((answer) => words[answer]);

  return found.every((word) => word !== undefined) ? found : null;
}
