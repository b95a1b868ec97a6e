import { getOnboarding, saveOnboarding, saveWardrobe } from '#contract/onboarding.ts';
import { serve } from '#server/http/serve.ts';
import type { OnboardingService } from './onboarding.service.ts';

export function onboardingRoutes(onboarding: OnboardingService) {
  return [
    serve(getOnboarding, ({ user }) => onboarding.find(user.id)),
    serve(saveWardrobe, ({ user, body }) => onboarding.saveWardrobe(user.id, body.wardrobe)),
    serve(saveOnboarding, ({ user, body }) => onboarding.save(user.id, body)),
  ];
}
