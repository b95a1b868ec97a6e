import type { Mention } from '../../language/mentions/meanings.ts';
import { DEFINITE } from '../../language/mentions/mention-kinds.ts';

const STUDS = /^(?:studs?|stud earrings?|ohrstecker[ns]?|stecker[ns]?)$/;
const HOOPS = /^(?:hoops?|hoop earrings?|creolen?|kreolen?)$/;

/** "Studs instead of the hoops": the wardrobe's small earrings are hoops, and who wants the one for the other is told that there are no studs. */
export function withoutStuds(mentions: readonly Mention[]): readonly Mention[] {
  const hasHoops = mentions.some(({ text }) => HOOPS.test(text));

  return mentions.map((mention, at) =>
    hasHoops &&
    STUDS.test(mention.text) &&
    mention.meaning.is === 'garments' &&
    !mention.negated &&
    !DEFINITE.test(mentions[at - 1]?.text ?? '')
      ? { ...mention, meaning: { is: 'missing', label: mention.meaning.target.label } }
      : mention,
  );
}
