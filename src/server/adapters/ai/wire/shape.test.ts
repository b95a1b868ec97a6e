import { describe, expect, test } from 'vitest';
import { analysisWire } from './analysis-wire.ts';
import { feedbackWire } from './feedback-wire.ts';
import { looksWire } from './looks-wire.ts';
import { outfitWire } from './outfit-wire.ts';
import { quizWire } from './quiz-wire.ts';
import { revisionWire } from './revision-wire.ts';
import { schemaOf } from './shape.ts';

/** What every provider takes; e.g. `minItems`, `maximum` or `minLength` end in a 400 with one of them. */
const TAKEN_BY_ALL = new Set(['type', 'properties', 'required', 'additionalProperties', 'items', 'enum']);
const MOST_ENUM_VALUES = 500;

describe.each(Object.entries({ analysisWire, quizWire, feedbackWire, outfitWire, looksWire, revisionWire }))(
  'the shape %s on the wire',
  (_name, wire) => {
    const schema = schemaOf(wire);

    test('uses nothing that a provider refuses', () => {
      expect([...keywordsOf(schema)].filter((keyword) => !TAKEN_BY_ALL.has(keyword))).toEqual([]);
      expect(enumValuesOf(schema)).toBeLessThan(MOST_ENUM_VALUES);
    });

    test('requires every field and allows no other, as the strict modes demand', () => {
      for (const object of objectsOf(schema)) {
        expect(object.additionalProperties).toBe(false);
        expect(object.required).toEqual(Object.keys(object.properties as object));
      }
    });
  },
);

type Schema = Record<string, unknown>;

function objectsOf(schema: Schema): Schema[] {
  const inner = [
    ...Object.values((schema.properties ?? {}) as Record<string, Schema>),
    schema.items as Schema,
  ];
  const below = inner.filter((part) => part !== undefined).flatMap(objectsOf);
  return schema.type === 'object' ? [schema, ...below] : below;
}

function keywordsOf(schema: Schema): Set<string> {
  const words = new Set(Object.keys(schema));
  for (const part of Object.values((schema.properties ?? {}) as Record<string, Schema>)) {
    for (const word of keywordsOf(part)) words.add(word);
  }
  if (schema.items) for (const word of keywordsOf(schema.items as Schema)) words.add(word);
  return words;
}

function enumValuesOf(schema: unknown): number {
  if (typeof schema !== 'object' || schema === null) return 0;
  const own = 'enum' in schema && Array.isArray(schema.enum) ? schema.enum.length : 0;
  return own + Object.values(schema).reduce((sum: number, part) => sum + enumValuesOf(part), 0);
}
