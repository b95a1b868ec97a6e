import * as z from 'zod/mini';

/**
 * Wire shapes are bare: objects, arrays, text, numbers and lists of words, everything required, nothing nullable and no
 * limits, because each provider refuses some of the rest with a 400. The limits are ours, applied when it is read.
 */
export type WireShape = z.ZodMiniObject;

/** As JSON Schema, the way it goes over the wire. */
export function schemaOf(shape: WireShape): Record<string, unknown> {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape);
  return schema;
}

/** A reply that was understood, or what is wrong with it in words for the model. */
export type Reading<Answer> = { answer: Answer } | { issues: string[] };
