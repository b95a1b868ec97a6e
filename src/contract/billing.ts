import * as z from 'zod/mini';
import { PACKAGE_IDS, stylePackage } from './plans.ts';
import { defineRoute } from './route.ts';

export const activateBasicPlan = defineRoute({
  method: 'POST',
  path: '/api/activate-basic-plan',
  tag: 'billing',
  summary: 'Activate the free package',
  body: z.strictObject({ packageId: z.enum(PACKAGE_IDS) }),
  response: stylePackage,
});
