import { ACCOUNT_PLACES } from './account.ts';
import { CLOSET_PLACES } from './closet.ts';
import { INSPIRATIONS_PLACES } from './inspirations.ts';
import { MY_STYLE_PLACES } from './my-style.ts';
import { ONBOARDING_PLACES } from './onboarding.ts';
import { OUTFITS_PLACES } from './outfits.ts';
import { PACKAGES_PLACES } from './packages.ts';
import { PHOTOS_PLACES } from './photos.ts';
import type { Place } from './place.ts';
import { QUIZ_PLACES } from './quiz.ts';
import { SHELL_PLACES } from './shell.ts';
import { VISITOR_PLACES } from './visitor.ts';

/** Every screen, dialog and state of the product. What is new to the eye gets a line in its slice. */
export const ALL_PLACES: readonly Place[] = [
  ...VISITOR_PLACES,
  ...ONBOARDING_PLACES,
  ...PACKAGES_PLACES,
  ...SHELL_PLACES,
  ...PHOTOS_PLACES,
  ...QUIZ_PLACES,
  ...MY_STYLE_PLACES,
  ...INSPIRATIONS_PLACES,
  ...OUTFITS_PLACES,
  ...CLOSET_PLACES,
  ...ACCOUNT_PLACES,
];
