import type { Evidence, Profile } from '#contract/style-profile.ts';
import { useSpoken } from '#web/lib/in-words.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { writtenIn } from '#web/words/lang-of.ts';
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
  const spoken = useSpoken();
  const kept = profile.evidence.filter((entry) => entry.about === about);
  const isUntouched = profile.confidence === null && profile.styleQuizResults === null;
  return (
    <Disclosure label={COPY.label} about={subject}>
      {[...new Map(kept.map((entry) => [entry.because, entry])).values()].map(
        ({ because, reason, language }) => (
          <p
            key={because}
            {...(reason === undefined
              ? { children: because, lang: writtenIn({ language }) }
              : spoken({ message: because, reason }))}
          />
        ),
      )}
      {kept.length === 0 && <p>{isUntouched ? COPY.startingValue : COPY.unknown}</p>}
    </Disclosure>
  );
}
