import * as z from 'zod/mini';
import { seenColour } from '#contract/style-profile.ts';
import type { PhotoFeatures } from '#domain/photo/photo-features.ts';
import { storedJson } from './stored-json.ts';

/** What the eye measured, as it is kept. What cannot be read is measured again, as what an older eye measured is. */
export const photoFeatures = z.object({
  version: z.number(),
  colours: z.array(seenColour),
  pattern: z.enum(['solid', 'stripe', 'check', 'print', 'other']),
  patternIsSure: z.exactOptional(z.boolean()),
  patternStrength: z.number(),
  patternColours: z.exactOptional(z.nullable(z.array(seenColour))),
  meanChroma: z.number(),
  lightnessContrast: z.number(),
  meanLightness: z.number(),
  hueEntropy: z.number(),
  warmth: z.number(),
  edgeEnergy: z.number(),
  garmentArea: z.number(),
});

export const storedFeatures = storedJson<PhotoFeatures>({ shape: photoFeatures });
