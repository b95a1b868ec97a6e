import type { BodyGoal } from '#contract/style-profile.ts';
import type { Told } from '#contract/told.ts';
import type { FitAdvice } from '#domain/tailoring/fit-advice-texts.ts';
import { theOne } from './named.ts';
import { GOALS } from './vocabulary.ts';

/** How the whole should sit. */
export const FIT_ADVICE: Record<FitAdvice, (told: Told) => string> = {
  fit_maternity: () =>
    'Nimm die Größe, die du vorher hattest: Umstandsmode hat dort mehr Weite, wo sie gebraucht wird.',
  fit_gown: () =>
    'Pass zuerst das Oberteil an und lass den Rock davon fallen; der Saum wird zuletzt abgesteckt, in den Schuhen.',
  fit_dress_waist: () =>
    'Wähl die Größe nach der Taillennaht: Sie soll an deiner Taille sitzen, ohne zu drücken.',
  fit_dress_shoulders: () => 'Zuerst müssen die Schultern sitzen; von dort soll alles locker fallen.',
  fit_dress_close: () =>
    'Es soll dem Körper folgen: Nimm die Größe, in der an der Hüfte nichts zieht, und lass die Taille anpassen.',
  fit_dress_knit: () => 'Ein Strickkleid folgt der Figur: Nimm die Größe, in der es weder spannt noch hängt.',
  fit_suit: () =>
    'Achte zuerst auf die Schultern der Jacke, dann auf den Bund; alles andere lässt sich ändern.',
  fit_wide_leg: () => 'Zu einer weiten Hose gehört ein schmales Oberteil oder eines, das im Bund steckt.',
  fit_oversized_top: () => 'Das Oberteil soll weit sein: Nimm deine übliche Größe, keine größere.',
  fit_active: () =>
    'Beug in den Sachen die Knie, streck und dreh dich, bevor du dich für eine Größe entscheidest.',
  fit_easy_line: () =>
    'Oben zählt der Sitz an den Schultern, bei der Hose der am Po; kürzen lässt sie sich immer.',
  fit_roomy_wide: () => 'Oben und unten ist alles weit: Umso wichtiger ist, dass die Hose am Schuh endet.',
  fit_easy_waist: () =>
    'Wähl das Oberteil nach den Schultern; der Bund soll halten, ohne einzuschneiden, auch im Sitzen.',
  fit_skirt: () =>
    'Zuerst muss der Bund des Rocks sitzen; über die Länge entscheiden die Schuhe, die du dazu trägst.',
  fit_close_top: () => 'Träger und Kanten des Oberteils sollen glatt anliegen, und nirgends darf es spannen.',
  fit_shorts: () => 'Kurze Hosen sollen am Oberschenkel weder kneifen noch abstehen; prüf sie im Sitzen.',
  // Advice stored before it named its coat.
  fit_coat_over_all: (told) =>
    `Probier ${told.pieces?.length ? garment(told, 'accusative') : 'den Mantel'} über allem an, was du darunter trägst.`,
  fit_blazer_over_top: (told) =>
    `Lass ${garment(told, 'accusative')} über dem Oberteil abstecken, das du darunter trägst.`,
  fit_layer_over_rest: (told) =>
    `Probier ${garment(told, 'accusative')} über allem an, was du darunter trägst: Du musst die Arme frei bewegen können.`,
  fit_goal: (told) =>
    `Dein Ziel, ${GOALS[goalOf(told)]}, hängt vor allem an ${garment(told, 'dative')}: Dort lohnt sich die Schneiderei.`,
  fit_petite: () =>
    'Frag nach Kurzgrößen, wo es sie gibt: Bei ihnen sitzen auch Knie und Taille höher, nicht nur der Saum.',
  fit_tall: () => 'Such nach langen Schnitten, damit Taille und Knie sitzen, wo sie sollen.',
};

function garment({ pieces: [piece] = [] }: Told, grammatical: 'accusative' | 'dative'): string {
  if (piece === undefined) throw new RangeError('It speaks of a garment');

  return theOne(piece, grammatical);
}

function goalOf({ words: [goal = ''] = [] }: Told): BodyGoal {
  const found = (Object.keys(GOALS) as BodyGoal[]).find((known) => known === goal);
  if (found === undefined) throw new RangeError('It speaks of a goal');

  return found;
}
