import { fill, type Said } from '#contract/said.ts';
import type { Provenance } from '#contract/shared-shapes.ts';

/** Where an analysis or an outfit comes from, for the person, by its reason. */
export const DISCLOSURES = {
  styled_here: 'Styled on this server from colors, patterns and your answers',
  styled_here_instead:
    'Styled on this server from colors, patterns and your answers, because {model} did not answer',
  styled_by_model: 'Styled by {model} from your photos, answers and words; colors measured on this server',
} as const;

/** An engine's sentence about itself; `insteadOf` is the model that it stepped in for. */
export function disclosureOf({
  engine,
  model,
  insteadOf,
}: Pick<Provenance, 'engine' | 'model' | 'insteadOf'>): Said {
  if (engine === 'model' && model !== null) return disclose('styled_by_model', model);
  return insteadOf === undefined ? disclose('styled_here') : disclose('styled_here_instead', insteadOf);
}

/** The sentence that was kept with what was made. Where the model is not named beside it, it stays as it was. */
export function disclosedBy(provenance: Provenance): Said {
  const message = provenance.disclosure;
  if (provenance.fallback && provenance.insteadOf === undefined) return { message };
  return { ...disclosureOf(provenance), message };
}

function disclose(reason: keyof typeof DISCLOSURES, model?: string): Said {
  const params = model === undefined ? undefined : { model };
  return { message: fill(DISCLOSURES[reason], params), reason, ...(params && { params }) };
}
