import type { GenerateRequest } from '#contract/jobs.ts';
import { DEFAULT_PROMPT } from '#contract/outfits.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { isActive, useGenerateJob } from '../jobs/jobs.queries.ts';
import { useRequestJob } from '../jobs/use-request-job.ts';
import { openGenerate } from '../outfits-address.ts';
import { useReasonNotToGenerate } from './use-reason-not-to-generate.ts';

type Wanted = Pick<GenerateRequest, 'prompt' | 'priceRange' | 'isRangeOpen'>;

/**
 * Orders one look at once, and shows it being made. Where none can be ordered now false is answered: the dialog says why, or
 * shows what comes first (a look under way, looks that wait for a choice), and a notice says that the order is put off.
 */
export function useStyleIt(): (wanted: Wanted) => boolean {
  const job = useGenerateJob();
  const reason = useReasonNotToGenerate();
  const requestJob = useRequestJob();

  return ({ prompt, ...wanted }) => {
    const isBusy = job !== null && (isActive(job) || job.state === 'offered');
    const canStyle = reason === null && !isBusy;
    if (isBusy) showToast(OUTFITS_COPY.toasts.putOff);
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
