import {
  type GenerationStage,
  RUNNING_STAGES,
  type RunningStage,
  type Generation as StoredGeneration,
  type Order as WholeOrder,
} from '#contract/generations.ts';
import type { Outfit } from '#contract/outfits.ts';
import type { Said } from '#contract/said.ts';

/** New outfits, as they were ordered. */
export interface Order extends Omit<WholeOrder, 'modifies'> {
  /** Chosen here, so that what becomes of it can be asked for even when the answer is lost. */
  id: string;
  /** In epoch milliseconds, by this device's clock. */
  startedAt: number;
}

/** A generation as the screens show it, wherever it was ordered. */
export interface Generation {
  order: Order;
  stage: GenerationStage;
  /** `offered`: the looks to choose from; `done`: the outfits. */
  outfits: Outfit[];
  failure: Error | Said | null;
}

/** The last order of this page, and how its request stands. */
export interface LocalOrder {
  order: Order;
  status: 'pending' | 'answered' | 'failed';
  outfits: Outfit[];
  error: Error | null;
}

export function isRunningStage(stage: GenerationStage): stage is RunningStage {
  return RUNNING_STAGES.some((running) => running === stage);
}

/**
 * What to show: work under way first, then a choice to be made, then what became of the last order. The server's
 * record is the truth wherever there is one; a request of this page fills in until the record is known.
 */
export function latestGeneration(
  local: LocalOrder | null,
  records: readonly StoredGeneration[],
  readAt: number,
): Generation | null {
  const shown = records.map((record) => fromRecord(record, readAt, local));
  const own = local === null ? undefined : shown.find(({ order }) => order.id === local.order.id);
  if (local?.status === 'pending') {
    const stage = own && !isRunningStage(own.stage) && own.stage !== 'failed' ? own.stage : null;
    if (stage === null) return { ...fromLocal(local), stage: runningStageOf(own) };
  }

  return (
    shown.find(({ stage }) => isRunningStage(stage)) ??
    shown.find(({ stage }) => stage === 'offered') ??
    own ??
    (local === null ? (shown[0] ?? null) : fromLocal(local))
  );
}

function runningStageOf(own: Generation | undefined): RunningStage {
  return own && isRunningStage(own.stage) ? own.stage : RUNNING_STAGES[0];
}

function fromLocal({ order, status, outfits, error }: LocalOrder): Generation {
  const stage = { pending: RUNNING_STAGES[0], answered: 'done', failed: 'failed' } as const;
  return { order, stage: stage[status], outfits, failure: error };
}

function fromRecord(record: StoredGeneration, readAt: number, local: LocalOrder | null): Generation {
  const { id, stage, prompt, priceRange, ways, startFrom, elapsedMs, outfits, failure } = record;
  const isLocal = local?.order.id === id;
  return {
    order: isLocal
      ? local.order
      : { ...{ id, prompt, priceRange, ways, startFrom }, startedAt: readAt - elapsedMs },
    stage,
    outfits,
    // The words of this page's own answer are the same, and know their cause.
    failure: (isLocal ? local.error : null) ?? failure,
  };
}
