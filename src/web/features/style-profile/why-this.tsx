import type { Evidence, Profile } from '#contract/style-profile.ts';
import { useServerWords } from '#web/lib/use-server-words.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { langOf } from '#web/words/lang-of.ts';
import { STYLE_PROFILE_COPY } from './copy.ts';

const COPY = STYLE_PROFILE_COPY.why;

interface WhyThisProps {
  profile: Profile;
  about: Evidence['about'];
  /** The value's name, for a screen reader: there are several on the page. */
  subject: string;
}

/** What a value rests on. */
export function WhyThis({ profile, about, subject }: WhyThisProps) {
  const serverWords = useServerWords();
  return (
    <Disclosure label={COPY.label} about={subject}>
      {reasonsFor(profile, about).map((reason) => (
        <p key={reason} lang={profile.evidence.length > 0 ? langOf(reason, serverWords) : undefined}>
          {serverWords(reason)}
        </p>
      ))}
    </Disclosure>
  );
}

/** The kept reasons, or why there are none. */
export function reasonsFor(profile: Profile, about: Evidence['about']): string[] {
  const reasons = profile.evidence.filter((entry) => entry.about === about).map((entry) => entry.because);
  if (reasons.length > 0) return [...new Set(reasons)];

  const isUntouched = profile.confidence === null && profile.styleQuizResults === null;
  return [isUntouched ? COPY.startingValue : COPY.unknown];
}
