import type { Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { occasionCalled } from '#domain/wardrobe/occasions/occasions.ts';

/** "Getting married at city hall, just us two": nobody is a guest at a wedding of two. */
export function asOwnWedding(occasion: Occasion | null, prompt: string): Occasion | null {
  const isWedding = occasion?.key === 'wedding-guest' || occasion?.key.endsWith('-wedding') === true;

  return isWedding && OURS.test(prompt) ? occasionCalled('bride') : occasion;
}

const OURS =
  /^\W*(?:we(?:['’]re| are)? )?(?:getting married|eloping)\b|\bi(?:['’]?m| am) the (?:bride|groom)\b(?!['’]s)|\bich bin (?:die braut|der bräutigam)\b|\b(?:just|only) (?:us two|the two of us|us and (?:the|two|our) witnesses)\b|\bnur (?:wir|uns) (?:zwei|beide)\b|\bwir (?:zwei|beide) allein\b/i;
