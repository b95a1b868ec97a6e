import { expect, test } from 'vitest';
import { emptyProfile } from '#domain/style-profile/empty-profile.ts';
import { reviseProfile } from '#domain/stylist/house/feedback/revise-profile.ts';
import * as German from '#languages/de/web/features/style-profile/copy.ts';
import { STYLE_PROFILE_COPY } from '#web/features/style-profile/copy.ts';

const profile = emptyProfile(new Date('2026-11-20T12:00:00.000Z'));

test.each(
  [STYLE_PROFILE_COPY, German.STYLE_PROFILE_COPY].flatMap(({ feedbackDialog }) => [
    ...feedbackDialog.examples,
  ]),
)('the example “%s” is understood to its last word', (feedback) => {
  const { applied, notUnderstood } = reviseProfile({ profile, feedback });

  expect([applied.length > 0, notUnderstood]).toEqual([true, []]);
});
