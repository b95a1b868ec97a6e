import { reviseProfile } from '#domain/stylist/house/feedback/revise-profile.ts';
import { reviseOutfit } from '#domain/stylist/house/revise/revise-outfit.ts';
import { emptyProfile, onboardingOf } from '#domain/stylist/testing/empty-profile.ts';
import { markdownTable } from '../markdown-table.ts';
import type { Section } from '../section.ts';
import { checkFeedback, storedProfile } from './check-feedback.ts';
import { checkRevision, type Verdict } from './check-revision.ts';
import { BLIND_HOLD_OUT_REVISIONS } from './sentences/blind-hold-out.ts';
import { DEVELOPMENT_FEEDBACK, DEVELOPMENT_REVISIONS } from './sentences/development.ts';
import { HOLD_OUT_FEEDBACK, HOLD_OUT_REVISIONS } from './sentences/hold-out.ts';
import { INDIRECT_REVISIONS } from './sentences/indirect.ts';
import type { FeedbackSentence, RevisionSentence } from './sentences/sentence.ts';
import { storedOutfit } from './sentences/stored-outfits.ts';

const SEED = 11;

export interface Judged {
  say: string;
  verdict: Verdict;
  did: string;
}

export function judgeRevision({ to, say, expect }: RevisionSentence): Judged {
  const outfit = storedOutfit(to);
  const onboarding = onboardingOf(to === 'date' ? 'womenswear' : 'everything');
  const revision = reviseOutfit({ outfit, request: say, profile: emptyProfile(), onboarding, seed: SEED });

  return {
    say: `[${to}] ${say}`,
    verdict: checkRevision(outfit, revision, expect),
    did: revision.applied.map(({ what }) => what).join(' | '),
  };
}

export function judgeFeedback({ say, expect }: FeedbackSentence): Judged {
  const profile = storedProfile();
  const revision = reviseProfile({ profile, feedback: say });

  return {
    say,
    verdict: checkFeedback(profile, revision, expect),
    did: revision.applied.map(({ what }) => what).join(' | '),
  };
}

/** Sentences that people write, each with the exact edit that it asks for. */
export async function writtenSentences(): Promise<Section> {
  const sets = {
    'revise, development': DEVELOPMENT_REVISIONS.map(judgeRevision),
    'feedback, development': DEVELOPMENT_FEEDBACK.map(judgeFeedback),
    'revise, held out': HOLD_OUT_REVISIONS.map(judgeRevision),
    'revise, indirect, development': INDIRECT_REVISIONS.map(judgeRevision),
    'revise, held out, written blind': BLIND_HOLD_OUT_REVISIONS.map(judgeRevision),
    'feedback, held out': HOLD_OUT_FEEDBACK.map(judgeFeedback),
  };
  const heldOut = [
    ...sets['revise, held out'],
    ...sets['revise, held out, written blind'],
    ...sets['feedback, held out'],
  ];
  const all = Object.values(sets).flat();

  return {
    title: 'Revise and feedback: written sentences',
    body: `${all.length} sentences, ${heldOut.length} of them never tuned on: 50 written before the code, 60 by somebody who had not seen it. An edit is exact when
everything asked for was done and nothing else moved; it is false when something moved that nobody asked for.

${markdownTable([['Set', 'Sentences', 'Exact', 'False'], ...Object.entries(sets).map(([name, judged]) => [name, String(judged.length), percent(exactShare(judged)), percent(falseShare(judged))])])}`,
    bars: [
      { what: 'exact edits, all sentences', measured: exactShare(all), must: { atLeast: 0.8 } },
      { what: 'exact edits, held out', measured: exactShare(heldOut), must: { atLeast: 0.8 } },
      { what: 'false edits, all sentences', measured: falseShare(all), must: { atMost: 0.05 } },
    ],
  };
}

function exactShare(judged: readonly Judged[]): number {
  return judged.filter(({ verdict }) => verdict.isExact).length / judged.length;
}

function falseShare(judged: readonly Judged[]): number {
  return judged.filter(({ verdict }) => verdict.isFalse).length / judged.length;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
