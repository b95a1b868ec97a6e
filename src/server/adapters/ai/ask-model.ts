import { generateText, jsonSchema, type LanguageModel, type ModelMessage, Output } from 'ai';
import type * as z from 'zod/mini';
import type { TaskOptions } from '#domain/stylist/stylist.ts';
import { findJson } from './find-json.ts';
import { ModelError, type RequestPart } from './model-error.ts';
import { REPAIR } from './read-prompts.ts';
import type { Supervision, Tally } from './supervise.ts';
import { type Reading, schemaOf, type WireShape } from './wire/shape.ts';

/** One task as it is put to a model. */
export interface Question<Shape extends WireShape, Answer> {
  task: string;
  /** 0.2 to read, 0.7 to invent. */
  temperature: number;
  seed?: number;
  instructions: string;
  /** Of people: already in its delimited part. */
  data: string;
  /** Each as JPEG without metadata. */
  photos?: (() => Promise<Uint8Array>)[];
  shape: Shape;
  read(wire: z.infer<Shape>): Reading<Answer>;
}

export type AskModel = <Shape extends WireShape, Answer>(
  question: Question<Shape, Answer>,
  options: TaskOptions,
) => Promise<Answer>;

const MAX_OUTPUT_TOKENS = 8_000;
/** Of a reply that has to be repaired; a longer one is not worth reading twice. */
const MAX_REPAIRED_LENGTH = 20_000;
const MAX_ISSUES = 12;
const DECLINED =
  /^\W*(?:i['’]?m sorry|i am sorry|sorry,|i can(?:no|['’])t|i am unable|i['’]m unable|i won['’]t)/i;

/** What came back, with how it ended. */
interface Reply {
  text: string;
  cutOff: boolean;
}

/**
 * Puts questions to a model and reads the answers: the object in the reply, held to its shape and then to ours; once
 * asked again with what was wrong; then an error.
 */
export function createAskModel(dependencies: {
  model: LanguageModel;
  tellsShapeInWords: boolean;
  supervise: Supervision;
}): AskModel {
  const { model, supervise } = dependencies;
  // Learned from refusals, for as long as the process lives.
  const refused = new Set<RequestPart>();

  return (question, options) =>
    supervise(question.task, options, async (attempt, tally, signal) => {
      const photos = await Promise.all((question.photos ?? []).map((read) => read()));
      signal.throwIfAborted();
      const first = await put(question, firstMessages(question, photos), attempt, tally);
      const read = readReply(first, question);
      if ('answer' in read) return read.answer;
      if (DECLINED.test(first.text)) throw new ModelError('refused');

      tally.repaired = true;
      const second = await put(question, repairMessages(question, first, read.issues), attempt, tally);
      const repaired = readReply(second, question);
      if ('answer' in repaired) return repaired.answer;
      throw new ModelError(DECLINED.test(second.text) ? 'refused' : 'nonsense');
    });

  async function put<Shape extends WireShape, Answer>(
    question: Question<Shape, Answer>,
    messages: ModelMessage[],
    attempt: Parameters<Parameters<Supervision>[2]>[0],
    tally: Tally,
  ): Promise<Reply> {
    for (;;) {
      // Another question may have learned it meanwhile: what was left out of this one counts.
      const without = new Set(refused);
      try {
        return await attempt((signal) => send(question, messages, tally, without, signal));
      } catch (error) {
        const learned =
          error instanceof ModelError ? error.refusedParts.filter((part) => !without.has(part)) : [];
        if (learned.length === 0) throw error;
        for (const part of learned) refused.add(part);
      }
    }
  }

  async function send<Shape extends WireShape, Answer>(
    question: Question<Shape, Answer>,
    messages: ModelMessage[],
    tally: Tally,
    without: ReadonlySet<RequestPart>,
    signal: AbortSignal,
  ): Promise<Reply> {
    const takesShapes = !without.has('shape');
    const schema = schemaOf(question.shape);
    const instructions =
      dependencies.tellsShapeInWords || !takesShapes
        ? `${question.instructions}\n\nThe shape of the answer, as JSON Schema:\n${JSON.stringify(schema)}`
        : question.instructions;
    const result = await generateText({
      model,
      instructions,
      messages,
      ...(!without.has('temperature') && { temperature: question.temperature }),
      ...(question.seed !== undefined && !without.has('seed') && { seed: question.seed }),
      ...(!without.has('maxOutputTokens') && { maxOutputTokens: MAX_OUTPUT_TOKENS }),
      // Trying again is ours: the whole has one time limit, and a provider that says when to come back is obeyed.
      maxRetries: 0,
      abortSignal: signal,
      // For a model that it does not know the package would ask through a tool; what refuses a shape is found out below.
      providerOptions: { anthropic: { structuredOutputMode: 'outputFormat' } },
      ...(takesShapes ? { output: textInShape(question.task, schema) } : {}),
    });
    // Some gateways do not say what was used: a day's limit would never be reached.
    tally.inputTokens += result.usage.inputTokens || estimatedTokens(instructions, messages);
    tally.outputTokens += result.usage.outputTokens || Math.ceil(result.text.length / CHARACTERS_A_TOKEN);
    if (result.finishReason === 'content-filter') throw new ModelError('refused');
    return { text: result.text, cutOff: result.finishReason === 'length' };
  }
}

/** Rather too many than too few. */
const CHARACTERS_A_TOKEN = 3;
const TOKENS_A_PHOTO = 1_000;

function estimatedTokens(instructions: string, messages: ModelMessage[]): number {
  let characters = instructions.length;
  let photos = 0;
  for (const { content } of messages) {
    if (typeof content === 'string') characters += content.length;
    else {
      for (const part of content) {
        if (part.type === 'text') characters += part.text.length;
        else if (part.type === 'file') photos += 1;
      }
    }
  }
  return Math.ceil(characters / CHARACTERS_A_TOKEN) + photos * TOKENS_A_PHOTO;
}

/** Asks the provider for the shape and hands us the text as it came: finding and mending the object is ours. */
function textInShape(name: string, schema: Record<string, unknown>) {
  return {
    ...Output.object({ schema: jsonSchema(schema), name }),
    parseCompleteOutput: async ({ text }: { text: string }) => text,
  };
}

function firstMessages(question: { data: string }, photos: Uint8Array[]): ModelMessage[] {
  const pictures = photos.map((data) => ({ type: 'file' as const, data, mediaType: 'image/jpeg' }));
  return [{ role: 'user', content: [...pictures, { type: 'text', text: question.data }] }];
}

/** Without the photos: what has to be mended is the form, and they cost most. */
function repairMessages(question: { data: string }, reply: Reply, issues: string[]): ModelMessage[] {
  const said = reply.text.slice(0, MAX_REPAIRED_LENGTH).trim();
  return [
    { role: 'user', content: question.data },
    { role: 'assistant', content: said === '' ? '(no answer)' : said },
    {
      role: 'user',
      content: `${REPAIR}\n${issues
        .slice(0, MAX_ISSUES)
        .map((issue) => `- ${issue}`)
        .join('\n')}`,
    },
  ];
}

function readReply<Shape extends WireShape, Answer>(
  reply: Reply,
  question: Question<Shape, Answer>,
): Reading<Answer> {
  const found = findJson(reply.text);
  if (found === undefined) {
    return { issues: [reply.cutOff ? 'it was cut off: write less' : 'there is no JSON object in it'] };
  }
  const wire = question.shape.safeParse(found);
  if (!wire.success) {
    return {
      issues: wire.error.issues.map(({ path, code }) => `"${path.join('.')}": ${code.replaceAll('_', ' ')}`),
    };
  }
  if (repeatsInstructions(textsIn(found), question.instructions)) {
    return { issues: ['it repeats the instructions'] };
  }
  return question.read(wire.data as z.infer<Shape>);
}

const LONG_ENOUGH_TO_TELL = 40;

/** Whether whole sentences of the instructions came back: somebody has asked for them. */
function repeatsInstructions(texts: string[], instructions: string): boolean {
  const said = texts.filter((text) => text.length >= LONG_ENOUGH_TO_TELL).map(levelled);
  return instructions
    .split(/[\n:;]|\. /)
    .map(levelled)
    .some(
      (sentence) => sentence.length >= LONG_ENOUGH_TO_TELL && said.some((text) => text.includes(sentence)),
    );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function levelled(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
