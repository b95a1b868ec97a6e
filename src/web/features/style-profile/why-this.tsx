import type { Evidence, Profile } from '#contract/style-profile.ts';
import { useSpoken } from '#web/lib/in-words.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { writtenIn } from '#web/words/lang-of.ts';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { inLines } from './wording.ts';

const COPY = STYLE_PROFILE_COPY.why;

type About = Evidence['about'];

interface WhyThisProps {
  profile: Profile;
  /** One value, or several of a section with their names: it is asked once. */
  about: About | readonly { name: About; label: string }[];
  /** What it is asked of, for a screen reader: there are several on the page. */
  subject: string;
}

/** What a value rests on. */
export function WhyThis({ profile, about, subject }: WhyThisProps) {
  return (
    <Disclosure label={COPY.label} about={subject}>
      {typeof about === 'string' ? (
        <Reasons profile={profile} about={about} />
      ) : (
        about.map(({ name, label }) => (
          <div key={name} className="not-first:mt-2">
            <p className="float-left mr-1.5 font-medium text-ink">{label}</p>
            <Reasons profile={profile} about={name} />
          </div>
        ))
      )}
    </Disclosure>
  );
}

function Reasons({ profile, about }: { profile: Profile; about: About }) {
  const spoken = useSpoken();
  const kept = profile.evidence.filter((entry) => entry.about === about);
  const isUntouched = profile.confidence === null && profile.styleQuizResults === null;
  if (kept.length === 0) return <p>{isUntouched ? COPY.startingValue : COPY.unknown}</p>;

  return [...new Map(kept.map((entry) => [entry.because, entry])).values()].map(
    ({ because, reason, language }) =>
      about === 'palette' ? (
        <ul key={because} lang={writtenIn({ language })} className="tabular space-y-1 sm:columns-2">
          {inLines(because).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p
          key={because}
          {...(reason === undefined
            ? { children: because, lang: writtenIn({ language }) }
            : spoken({ message: because, reason }))}
        />
      ),
  );
}
