import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { AiProvider } from '#server/settings/ai-settings.ts';

/** One call as it arrived. */
export interface ProviderCall {
  path: string;
  headers: IncomingMessage['headers'];
  /** The body as JSON text, to look for what must or must not be in it. */
  body: string;
  /** Its JSON. */
  json: Record<string, unknown>;
  /** What stands between the marks for people's words; null where there is none. */
  data: Record<string, unknown> | null;
  /** Set when the caller hung up before the answer was complete. */
  hungUp: boolean;
}

export type Behaviour = (response: ServerResponse, call: ProviderCall, index: number) => unknown;

export interface ModelProvider {
  /** What AI_BASE_URL would be. */
  baseUrl(provider: AiProvider): string;
  calls: ProviderCall[];
  /** Answers from now on so; `calls` starts anew. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

/** A local server that speaks as the providers of models do, each on its own path. */
export async function startModelProvider(behaviour: Behaviour = () => {}): Promise<ModelProvider> {
  let behave = behaviour;
  const calls: ProviderCall[] = [];
  const server = createServer(async (request, response) => {
    const call: ProviderCall = {
      path: request.url ?? '',
      headers: request.headers,
      body: '',
      json: {},
      data: null,
      hungUp: false,
    };
    const index = calls.push(call) - 1;
    response.on('close', () => {
      call.hungUp = !response.writableFinished;
    });
    try {
      call.body = await text(request);
      call.json = JSON.parse(call.body);
      call.data = dataIn(call.json);
      await behave(response, call, index);
    } catch (error) {
      if (!response.headersSent) response.writeHead(599);
      response.end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    baseUrl: (provider) => `${origin}/${provider === 'google' ? 'v1beta' : 'v1'}`,
    calls,
    behave(next) {
      behave = next;
      calls.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Finish = 'stop' | 'length' | 'content-filter';

/** A model's words in the envelope of the provider that was called. */
export function say(words: string | ((call: ProviderCall) => string), finish: Finish = 'stop'): Behaviour {
  return (response, call) =>
    sendJson(response, envelope(call.path, typeof words === 'string' ? words : words(call), finish));
}

/** An HTTP answer of its own. */
export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** One behaviour a call, the last one for all that follow. */
export function inTurn(...behaviours: Behaviour[]): Behaviour {
  return (response, call, index) =>
    behaviours[Math.min(index, behaviours.length - 1)]?.(response, call, index);
}

export function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

export function envelope(path: string, words: string, finish: Finish = 'stop'): unknown {
  if (path.endsWith('/chat/completions')) {
    const reason = { stop: 'stop', length: 'length', 'content-filter': 'content_filter' }[finish];
    return {
      id: 'c1',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [{ index: 0, message: { role: 'assistant', content: words }, finish_reason: reason }],
      usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1_000 },
    };
  }
  if (path.endsWith('/responses')) {
    const reason = { stop: undefined, length: 'max_output_tokens', 'content-filter': 'content_filter' }[
      finish
    ];
    return {
      id: 'r1',
      object: 'response',
      created_at: 1,
      model: 'm',
      status: reason === undefined ? 'completed' : 'incomplete',
      incomplete_details: reason === undefined ? null : { reason },
      output: [
        {
          type: 'message',
          id: 'm1',
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text: words, annotations: [] }],
        },
      ],
      usage: { input_tokens: 900, output_tokens: 100 },
    };
  }
  if (path.endsWith('/messages')) {
    const reason = { stop: 'end_turn', length: 'max_tokens', 'content-filter': 'refusal' }[finish];
    return {
      id: 'a1',
      type: 'message',
      role: 'assistant',
      model: 'm',
      stop_reason: reason,
      stop_sequence: null,
      content: [{ type: 'text', text: words }],
      usage: { input_tokens: 900, output_tokens: 100 },
    };
  }
  const reason = { stop: 'STOP', length: 'MAX_TOKENS', 'content-filter': 'SAFETY' }[finish];
  return {
    candidates: [{ content: { role: 'model', parts: [{ text: words }] }, finishReason: reason, index: 0 }],
    usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 100, totalTokenCount: 1_000 },
  };
}

const MARKED = /<data>\n([\s\S]*?)\n<\/data>/;

/** Looks through all text of a call, wherever its provider puts it. */
function dataIn(json: unknown): Record<string, unknown> | null {
  if (typeof json === 'string') {
    const found = MARKED.exec(json)?.[1];
    return found === undefined ? null : JSON.parse(found);
  }
  if (typeof json !== 'object' || json === null) return null;
  for (const value of Object.values(json)) {
    const found = dataIn(value);
    if (found !== null) return found;
  }
  return null;
}
