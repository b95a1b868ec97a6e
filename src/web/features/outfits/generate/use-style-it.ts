import type { GenerateRequest } from '#contract/jobs.ts';
import { DEFAULT_PROMPT } from '#contract/outfits.ts';
import { isActive, useGenerateJob } from '../jobs/jobs.queries.ts';
import { useRequestJob } from '../jobs/use-request-job.ts';
import { openGenerate } from '../outfits-address.ts';
import { useReasonNotToGenerate } from './use-reason-not-to-generate.ts';

type Wanted = Pick<GenerateRequest, 'prompt' | 'priceRange' | 'isRangeOpen'>;

/** Orders one look at once, and shows it being made. Where none can be ordered now the dialog says why: false is answered. */
export function useStyleIt(): (wanted: Wanted) => boolean {
  const job = useGenerateJob();
  const reason = useReasonNotToGenerate();
  const requestJob = useRequestJob();

  return ({ prompt, ...wanted }) => {
    const canStyle = reason === null && (job === null || !(isActive(job) || job.state === 'offered'));
    if (canStyle) {
      requestJob({
        kind: 'generate',
        ways: 1,
        startFrom: null,
        ...wanted,
        prompt: prompt.trim() || DEFAULT_PROMPT,
      });
    }
    openGenerate();
    return canStyle;
  };
}
