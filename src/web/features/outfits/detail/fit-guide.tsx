import type { Outfit } from '#contract/outfits.ts';
import { useSpoken } from '#web/lib/in-words.ts';
import { categoryWord } from '#web/words/garments.ts';
import { langOf, writtenIn } from '#web/words/lang-of.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { DetailFold } from '../detail-fold.tsx';
import { PiecePicture } from '../piece-picture.tsx';
import { tipsOf } from './tips-of-item.ts';

const COPY = OUTFITS_COPY.detail;

/** 'Perfect Fit Guide': what a tailor would check, for the whole look and piece by piece. */
export function FitGuide({ outfit }: { outfit: Outfit }) {
  const spoken = useSpoken();
  return (
    <DetailFold title={COPY.fitGuide}>
      {outfit.overallFitAdvice !== '' && (
        <p lang={writtenIn(outfit)} className="mb-4 max-w-measure">
          {outfit.overallFitAdvice}
        </p>
      )}
      <dl className="space-y-4">
        {outfit.items.map((item) => (
          <div key={item.id} className="relative min-h-16 pl-20">
            <dt lang={langOf(item.category, categoryWord)} className="font-medium">
              <span className="ground absolute top-0 left-0 size-16">
                <PiecePicture item={item} />
              </span>
              {categoryWord(item.category)}
            </dt>
            <dd className="max-w-measure space-y-1">
              {tipsOf(item).map((tip) => (
                <p key={tip.message} {...spoken(tip)} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </DetailFold>
  );
}
