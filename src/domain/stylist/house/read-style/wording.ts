/** "navy", "navy and khaki", "navy, khaki and burgundy". */
export function listed(words: readonly string[]): string {
  if (words.length <= 1) return words.join('');

  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const SMALL_NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

export function spelled(count: number): string {
  return SMALL_NUMBERS[count] ?? String(count);
}

export function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** "1 photo", "5 photos". */
export function photosCounted(count: number): string {
  return count === 1 ? '1 photo' : `${count} photos`;
}

/** "2 of 5 photos", or "the photo" when there is only one. */
export function photosOf(part: number, all: number): string {
  return all === 1 ? 'the photo' : `${part} of ${all} photos`;
}

export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}
