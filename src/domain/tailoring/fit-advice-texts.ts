/** How the whole should sit, by its name; other languages have their words for each. */
export const FIT_ADVICE = {
  fit_maternity: 'Choose the size you wore before: a maternity cut has its room where it is needed.',
  fit_gown: 'Fit the bodice first and let the skirt fall from it; the hem is marked last, in the shoes.',
  fit_dress_waist: 'Choose the size by the waist seam: it should sit at your own waist without pressing.',
  fit_dress_shoulders: 'Fit the shoulders first; the rest should fall from there without clinging.',
  fit_dress_wrap:
    'Fit the shoulders first, then the waist, where you tie the dress; the skirt should fall from there.',
  fit_dress_bias:
    'The dress should skim the body: choose the size in which nothing pulls at bust and hips, and have the straps set to your length.',
  fit_dress_close:
    'The dress should follow the body: choose the size in which nothing pulls at the hips, and have the waist taken in to match.',
  fit_dress_knit: 'A knit dress follows you: choose the size in which it neither pulls across nor sags.',
  fit_suit: 'Start with the shoulders of the jacket, then the waistband; a tailor can alter the rest.',
  fit_wide_leg:
    'Wide-leg trousers have to sit right at the waist and hips; have their length pinned in the shoes you will wear.',
  fit_oversized_top: 'The {garment} is cut loose: choose your usual size, not a larger one.',
  fit_active: 'Squat, reach and turn in these clothes before you decide on a size.',
  fit_easy_line: 'Choose the top by its shoulders and the trousers by the seat: a tailor can alter the rest.',
  fit_roomy_wide: 'Loose above and below: have the trousers end at the shoe.',
  fit_easy_waist:
    'Choose the top by its shoulders; the waistband should hold without gripping, sitting down too.',
  fit_skirt: 'Fit the waistband of the skirt first, and judge its length in the shoes you will wear with it.',
  fit_close_top: 'The top should lie flat at straps and edges, and pull nowhere.',
  fit_shorts: 'Shorts should neither grip the thigh nor stand off it; check them sitting down.',
  fit_coat_over_all: 'Try the {garment} over the whole outfit before anything is altered.',
  fit_petite:
    'Ask for petite lengths where the maker has them: they move the knee and the waist as well as the hem.',
  fit_tall: 'Look for long or tall cuts, so that waist and knee sit where they should.',
  fit_blazer_over_top: 'Have the {garment} fitted over the {below} you will wear with it.',
  fit_layer_over_rest: 'Try the {garment} over what you will wear under it: your arms should move freely.',
  fit_vest_over_rest:
    'Try the {garment} over what you will wear under it: nothing should pull at the armholes.',
  fit_goal: "Your goal to {goal} rests on the {garment}, so spend the tailor's time there.",
} as const;

export type FitAdvice = keyof typeof FIT_ADVICE;
