import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { activateBasicPlan } from '#contract/billing.ts';
import { call } from '#web/lib/api-client.ts';
import { formatDay } from '#web/lib/format-day.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { refreshPlan } from '#web/shared/refresh-plan.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { PACKAGES_COPY as COPY } from './packages-copy.ts';

const REDIRECT_DELAY_MS = 2_000;

export type Activation = ReturnType<typeof useActivation>;

/** Activates the free package, refreshes what depends on the plan, and leaves after two seconds. */
export function useActivation({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);

  const activation = useMutation({
    mutationFn: () => call(activateBasicPlan, { body: { packageId: 'basic' } }),
    onSuccess: ({ startsAt }) => {
      const later = startsAt === null ? undefined : COPY.startsLater(formatDay(startsAt));
      showToast(later === undefined ? COPY.activated : { ...COPY.activated, description: later });
      setLeaving(true);
      void refreshPlan(queryClient);
    },
    onError: (error) => showFailure(COPY.activationFailed, error),
  });

  const leave = useEffectEvent(onDone);

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => leave(), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);

  return {
    activate: () => activation.mutate(),
    isBusy: activation.isPending || isLeaving,
    error: activation.error,
  };
}
