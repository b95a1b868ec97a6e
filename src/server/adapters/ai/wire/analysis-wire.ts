import * as z from 'zod/mini';
import type { Language } from '#contract/languages.ts';
import { type Evidence, STYLE_NAMES } from '#contract/style-profile.ts';
import { plainText } from '#domain/stylist/plain-text.ts';
import type { StyleAnalysis } from '#domain/stylist/stylist.ts';
import type { Reading } from './shape.ts';
import { knownWords, oneOfKnown } from './words.ts';

export const analysisWire = z.object({
  styleCategories: z.array(oneOfKnown(STYLE_NAMES)),
  comfort: z.number(),
  elegance: z.number(),
  trendy: z.number(),
  description: z.string(),
  becauseCategories: z.string(),
  becauseComfort: z.string(),
  becauseElegance: z.string(),
  becauseTrendy: z.string(),
  becauseDescription: z.string(),
});

export const MOST_STYLES = 6;
const LENGTH = { description: 900, because: 240 };

/** Color is measurement, style is opinion: the palette and how sure it is stay as measured. */
export function readAnalysis(
  wire: z.infer<typeof analysisWire>,
  measured: StyleAnalysis,
  language: Language | undefined,
): Reading<StyleAnalysis> {
  const styleCategories = knownWords(wire.styleCategories, STYLE_NAMES).slice(0, MOST_STYLES);
  const description = plainText(wire.description, LENGTH.description);
  const issues: string[] = [];
  if (styleCategories.length === 0) issues.push('"styleCategories" names none of the styles');
  if (description === '') issues.push('"description" is empty');
  if (issues.length > 0) return { issues };

  const reasons: [Evidence['about'], string][] = [
    ['categories', wire.becauseCategories],
    ['comfort', wire.becauseComfort],
    ['elegance', wire.becauseElegance],
    ['trendy', wire.becauseTrendy],
    ['description', wire.becauseDescription],
  ];
  return {
    answer: {
      ...measured,
      styleCategories,
      metrics: {
        comfort: scoreOf(wire.comfort),
        elegance: scoreOf(wire.elegance),
        trendy: scoreOf(wire.trendy),
      },
      description,
      told: undefined,
      language,
      evidence: [
        ...measured.evidence.filter(({ about }) => about === 'palette'),
        ...reasons
          .map(([about, because]) => ({ about, because: plainText(because, LENGTH.because), language }))
          .filter(({ because }) => because !== ''),
      ],
    },
  };
}

function scoreOf(value: number): number {
  return Math.max(0, Math.min(100, Math.round(value)));
}
