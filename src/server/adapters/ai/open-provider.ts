import type { ImageModel, LanguageModel } from 'ai';
import type { AiProvider, AiSettings } from '#server/settings/ai-settings.ts';
import { createProviderFetch } from './provider-fetch.ts';

/** Where each provider is unless AI_BASE_URL says otherwise: given always, so that the packages do not look elsewhere. */
const BASE_URLS: Record<Exclude<AiProvider, 'openai-compatible'>, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

const MAX_REPLY_BYTES = 2 * 1024 * 1024;
/** A picture in base64 within JSON. */
const MAX_PICTURE_BYTES = 32 * 1024 * 1024;

export interface OpenProvider {
  model: LanguageModel | null;
  imageModel: ImageModel | null;
  /** Local servers may quietly ignore a schema: it is written into the question as well. */
  tellsShapeInWords: boolean;
}

type Opened = Pick<OpenProvider, 'model' | 'imageModel'>;

/** Opens what the settings name. Each provider's package is loaded only when it is the one. */
export async function openProvider(settings: AiSettings): Promise<OpenProvider> {
  return {
    ...(await OPEN[settings.provider](settings)),
    tellsShapeInWords: settings.provider === 'openai-compatible',
  };
}

const OPEN: Record<AiProvider, (settings: AiSettings) => Promise<Opened>> = {
  async openai(settings) {
    const { createOpenAI } = await import('@ai-sdk/openai');
    const at = (maxBytes: number) => createOpenAI(accessOf(settings, maxBytes));
    return bothOf(
      settings,
      (model) => at(MAX_REPLY_BYTES)(model),
      (model) => at(MAX_PICTURE_BYTES).image(model),
    );
  },

  async anthropic(settings) {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return bothOf(
      settings,
      (model) => createAnthropic(accessOf(settings, MAX_REPLY_BYTES))(model),
      () => null,
    );
  },

  async google(settings) {
    const { createGoogle } = await import('@ai-sdk/google');
    const at = (maxBytes: number) => createGoogle(accessOf(settings, maxBytes));
    return bothOf(
      settings,
      (model) => at(MAX_REPLY_BYTES)(model),
      (model) => at(MAX_PICTURE_BYTES).image(model),
    );
  },

  async 'openai-compatible'(settings) {
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    const at = (maxBytes: number) =>
      createOpenAICompatible({
        ...accessOf(settings, maxBytes),
        name: 'compatible',
        // Without this the schema is dropped and any JSON will do.
        supportsStructuredOutputs: true,
      });
    return bothOf(
      settings,
      (model) => at(MAX_REPLY_BYTES).chatModel(model),
      (model) => at(MAX_PICTURE_BYTES).imageModel(model),
    );
  },
};

function accessOf(settings: AiSettings, maxBytes: number) {
  const baseURL =
    settings.baseUrl ?? (settings.provider === 'openai-compatible' ? '' : BASE_URLS[settings.provider]);
  return {
    baseURL,
    // Never absent: the packages would look for one in the environment.
    apiKey: settings.apiKey ?? 'none',
    fetch: createProviderFetch(baseURL, maxBytes),
  };
}

function bothOf(
  settings: AiSettings,
  open: (model: string) => LanguageModel,
  openImage: (model: string) => ImageModel | null,
): Opened {
  return {
    model: settings.model === null ? null : open(settings.model),
    imageModel: settings.imageModel === null ? null : openImage(settings.imageModel),
  };
}
