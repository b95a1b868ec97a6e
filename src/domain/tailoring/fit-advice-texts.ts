/** How the whole should sit, by its name; other languages have their words for each. */
export const FIT_ADVICE = {
  fit_maternity: 'Choose the size you wore before: a maternity cut has its room where it is needed.',
  fit_gown: 'Fit the bodice first and let the skirt fall from it; the hem is marked last, in the shoes.',
  fit_dress_waist: 'Choose the size by the waist seam: it should sit at your own waist without pressing.',
  fit_dress_shoulders: 'Fit the shoulders first; the rest should fall from there without clinging.',
  fit_dress_close:
    'It is meant to follow the body: choose the size that sits at the hips without pulling, and have the waist brought to it.',
  fit_dress_knit: 'A knit dress follows you: choose the size in which it neither pulls across nor sags.',
  fit_suit: 'Start with the shoulders of the jacket, then the waistband; the rest a tailor can alter.',
  fit_wide_leg: 'With wide legs, keep the top close or tucked in.',
  fit_oversized_top: 'The top is meant to be roomy: choose your own size, not a larger one.',
  fit_active: 'Squat, reach and turn in it before you decide on the size.',
  fit_easy_line: 'Choose the top by its shoulders and the trousers by the seat: the rest a tailor can alter.',
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
  fit_blazer_over_top: 'Have the {garment} fitted over the top you will wear with it.',
  fit_layer_over_rest: 'Try the {garment} over what you will wear below it: the arms should move freely.',
  fit_goal: "Your goal to {goal} rests on the {garment}, so spend the tailor's time there.",
} as const;

export type FitAdvice = keyof typeof FIT_ADVICE;
