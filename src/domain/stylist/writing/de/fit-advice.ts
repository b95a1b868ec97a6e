import type { BodyGoal } from '#contract/style-profile.ts';
import type { Told } from '#contract/told.ts';
import type { FitAdvice } from '#domain/tailoring/fit-advice-texts.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Case } from './inflection.ts';
import { capitalised } from './item.ts';
import { nounOfPiece, theOne } from './named.ts';
import { GOALS } from './vocabulary.ts';

/** How the whole should sit. */
export const FIT_ADVICE: Record<FitAdvice, (told: Told) => string> = {
  fit_maternity: () =>
    'Nimm die Größe, die du vorher hattest: Umstandsmode hat dort mehr Weite, wo sie gebraucht wird.',
  fit_gown: () =>
    'Pass zuerst das Oberteil an und lass den Rock davon fallen; der Saum wird zuletzt abgesteckt, in den Schuhen.',
  fit_dress_waist: () =>
    'Wähl die Größe nach der Taillennaht: Sie soll an deiner Taille sitzen, ohne zu drücken.',
  fit_dress_shoulders: () => 'Zuerst müssen die Schultern sitzen; von dort an soll alles locker fallen.',
  fit_dress_wrap: () =>
    'Zuerst müssen die Schultern sitzen, dann die Taille, dort, wo du das Kleid bindest; der Rock soll locker fallen.',
  fit_dress_bias: () =>
    'Das Kleid soll den Körper umspielen: Nimm die Größe, in der an Brust und Hüfte nichts spannt, und lass die Träger auf deine Länge einstellen.',
  fit_dress_close: () =>
    'Das Kleid soll dem Körper folgen: Nimm die Größe, in der an der Hüfte nichts spannt, und lass die Taille anpassen.',
  fit_dress_knit: () => 'Ein Strickkleid folgt der Figur: Nimm die Größe, in der es weder spannt noch hängt.',
  fit_suit: (told) =>
    `Achte zuerst auf die Schultern der Jacke, dann auf den ${waistbandOf(told)}; alles andere lässt sich ändern.`,
  fit_wide_leg: () =>
    'Eine weite Hose muss an Taille und Hüfte sitzen; die Länge wird in den Schuhen abgesteckt, die du dazu trägst.',
  // Advice stored before it named its top.
  fit_oversized_top: (told) =>
    `${told.pieces?.length ? capitalised(garment(told, 'nominative')) : 'Das Oberteil'} ist weit geschnitten: Nimm deine übliche Größe, keine größere.`,
  fit_active: () =>
    'Geh in den Sachen in die Hocke, streck dich und dreh dich, bevor du dich für eine Größe entscheidest.',
  fit_easy_line: () =>
    'Achte oben auf die Schultern und bei der Hose auf den Sitz am Po: Die Länge lässt sich immer kürzen.',
  fit_roomy_wide: () => 'Oben und unten ist alles weit: Umso wichtiger ist, dass die Hose am Schuh endet.',
  fit_easy_waist: (told) =>
    `Wähl das Oberteil nach den Schultern; der ${waistbandOf(told)} soll halten, ohne einzuschneiden, auch im Sitzen.`,
  fit_skirt: () =>
    'Zuerst muss der Bund des Rocks sitzen; über die Länge entscheiden die Schuhe, die du dazu trägst.',
  fit_close_top: () => 'Träger und Kanten des Oberteils sollen glatt anliegen, und nirgends darf es spannen.',
  fit_shorts: () => 'Kurze Hosen sollen am Oberschenkel weder kneifen noch abstehen; prüf sie im Sitzen.',
  // Advice stored before it named its coat.
  fit_coat_over_all: (told) =>
    `Probier ${told.pieces?.length ? garment(told, 'accusative') : 'den Mantel'} mit allem an, was du darunter trägst.`,
  fit_blazer_over_top: pinned,
  fit_layer_over_rest: (told) =>
    `Probier ${garment(told, 'accusative')} mit allem an, was du darunter trägst: Du musst die Arme frei bewegen können.`,
  fit_vest_over_rest: (told) =>
    `Probier ${garment(told, 'accusative')} mit allem an, was du darunter trägst: Am Armausschnitt darf nichts spannen.`,
  fit_goal: (told) =>
    `Dein Ziel, ${GOALS[goalOf(told)]}, hängt vor allem an ${garment(told, 'dative')}: Dort lohnt sich die Schneiderei.`,
  fit_petite: () =>
    'Frag nach Kurzgrößen, wo es sie gibt: Bei ihnen sitzen auch Knie und Taille höher, nicht nur der Saum.',
  fit_tall: () => 'Such nach langen Schnitten, damit Taille und Knie sitzen, wo sie sollen.',
};

/** „Zieh zum Abstecken das Hemd an, das du unter dem Blazer trägst.“ */
function pinned(told: Told): string {
  const [, below] = told.pieces ?? [];
  // Of outfits that were stored before it named what is below.
  if (below === undefined)
    return `Lass ${garment(told, 'accusative')} mit dem abstecken, was du darunter trägst.`;
  const which = { m: 'den', f: 'die', n: 'das', plural: 'die' }[nounOfPiece(below).gender];

  return `Zieh zum Abstecken ${theOne(below, 'accusative')} an, ${which} du unter ${garment(told, 'dative')} trägst.`;
}

/** Of outfits that were stored earlier nobody knows whose it is. */
function waistbandOf({ pieces: [piece] = [] }: Told): string {
  const lower = piece === undefined ? null : garmentOf(piece.garment);
  if (lower === null) return 'Bund';

  return isKind(lower, 'skirt') ? 'Rockbund' : 'Hosenbund';
}

function garment({ pieces: [piece] = [] }: Told, grammatical: Case): string {
  if (piece === undefined) throw new RangeError('It speaks of a garment');

  return theOne(piece, grammatical);
}

function goalOf({ words: [goal = ''] = [] }: Told): BodyGoal {
  const found = (Object.keys(GOALS) as BodyGoal[]).find((known) => known === goal);
  if (found === undefined) throw new RangeError('It speaks of a goal');

  return found;
}
