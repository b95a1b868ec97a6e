import { createInterface } from 'node:readline';
import { scoreCategories } from './score-categories.ts';

/**
 * Rates sets of garment categories for outside benchmarks: reads JSON lines, each an array of category names
 * (["Day Dresses", "Sandals", "Tote Bags"]) or an object with such an array as "categories", and prints a
 * score for each line. A line that is neither prints "null".
 * Usage: node evaluation/outfits/score-lines.ts < outfits.jsonl > scores.txt
 */
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;

  const names = namesIn(line);
  console.log(names === null ? 'null' : String(scoreCategories(names)));
}

function namesIn(line: string): string[] | null {
  try {
    const parsed: unknown = JSON.parse(line);
    const list = isObject(parsed) ? parsed.categories : parsed;

    return Array.isArray(list) && list.every((name) => typeof name === 'string') ? list : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is { categories?: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
