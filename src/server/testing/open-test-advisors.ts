import { createHouseStylist } from '#domain/stylist/house/house-stylist.ts';
import type { TaskOptions } from '#domain/stylist/stylist.ts';
import { type Advisors, openAdvisors } from '#server/adapters/ai/open-advisors.ts';
import { NO_BUDGET, type TokenBudget } from '#server/adapters/ai/token-budget.ts';
import { type Clock, systemClock } from '#server/clock.ts';
import type { AiProvider, AiSettings } from '#server/settings/ai-settings.ts';
import type { ModelProvider } from './model-provider.ts';

/** The real adapter against a local provider. */
export function openTestAdvisors(
  provider: ModelProvider,
  over: Partial<AiSettings> & { clock?: Clock; budget?: TokenBudget } = {},
): Promise<Advisors> {
  const { clock = systemClock, budget = NO_BUDGET, ...settings } = over;
  const name: AiProvider = settings.provider ?? 'openai-compatible';
  return openAdvisors(
    {
      provider: name,
      model: 'test-model',
      imageModel: null,
      apiKey: 'key-that-is-secret',
      timeoutMs: 5_000,
      fallback: 'none',
      dailyTokens: null,
      dailyTokensPerPerson: null,
      showsInspirations: false,
      baseUrl: provider.baseUrl(name),
      ...settings,
    },
    { house: createHouseStylist(), budget, clock, chance: () => 0 },
  );
}

/** Options of a task with a log that can be read. */
export function taskOptions(signal: AbortSignal = new AbortController().signal) {
  const lines: { level: string; message: string; figures: Record<string, number | string> }[] = [];
  const write = (level: string) => (figures: Record<string, number | string>, message: string) => {
    lines.push({ level, message, figures });
  };
  const options: TaskOptions & { signal: AbortSignal } = {
    signal,
    log: { info: write('info'), warn: write('warn') },
  };
  return { options, lines };
}
