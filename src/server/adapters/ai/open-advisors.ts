import type { Painter } from '#domain/stylist/painter.ts';
import type { Stylist } from '#domain/stylist/stylist.ts';
import type { Clock } from '#server/clock.ts';
import type { AiSettings } from '#server/settings/ai-settings.ts';
import { createAskModel } from './ask-model.ts';
import { createBreaker } from './circuit-breaker.ts';
import { withFallback } from './fall-back.ts';
import { createModelPainter } from './model-painter.ts';
import { createModelStylist } from './model-stylist.ts';
import { openProvider } from './open-provider.ts';
import { createSupervision } from './supervise.ts';
import type { TokenBudget } from './token-budget.ts';

export interface Advisors {
  stylist: Stylist;
  /** Null: look boards only. */
  painter: Painter | null;
}

/**
 * Opens the models that the settings name. To be imported only where they name one: what it brings along is
 * as large as the rest of the server.
 */
export async function openAdvisors(
  settings: AiSettings,
  dependencies: { house: Stylist; budget: TokenBudget; clock: Clock; chance?: () => number },
): Promise<Advisors> {
  // Its warnings (e.g. that a model takes no temperature) are of no use to an operator and may quote settings.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { house, budget, clock, chance = Math.random } = dependencies;
  const { model, imageModel, tellsShapeInWords } = await openProvider(settings);
  const superviseWith = (name: string) =>
    createSupervision({
      model: name,
      timeoutMs: settings.timeoutMs,
      breaker: createBreaker(clock),
      budget,
      chance,
    });

  return { stylist: openStylist(), painter: openPainter() };

  function openStylist(): Stylist {
    if (model === null || settings.model === null) return house;
    const ask = createAskModel({ model, tellsShapeInWords, supervise: superviseWith(settings.model) });
    const stylist = createModelStylist(ask, settings.model, settings);
    return settings.fallback === 'house' ? withFallback(stylist, house) : stylist;
  }

  function openPainter(): Painter | null {
    if (imageModel === null || settings.imageModel === null) return null;
    return createModelPainter({
      imageModel,
      name: settings.imageModel,
      supervise: superviseWith(settings.imageModel),
    });
  }
}
