import {
  AVOIDANCES,
  BODY_GOALS,
  BODY_TYPES,
  BOTTOM_FITS,
  type BodyTypeProfile,
  DRESS_FITS,
  HEIGHT_CATEGORIES,
  TOP_FITS,
} from '#contract/style-profile.ts';
import { WardrobeQuestion } from '#web/shared/wardrobe-question.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxTiles } from '#web/ui/choice-tiles.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useFirstControl } from '#web/ui/use-first-control.ts';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { FitOutline } from './fit-outline.tsx';
import {
  AVOIDANCE_LABELS,
  BODY_GOAL_LABELS,
  BOTTOM_FIT_LABELS,
  DRESS_FIT_LABELS,
  HEIGHT_LABELS,
  TOP_FIT_LABELS,
} from './labels.ts';
import { OptionalChoice } from './optional-choice.tsx';
import { ShapePicker } from './shape-picker.tsx';

const COPY = STYLE_PROFILE_COPY.bodyDialog;
const CARD = STYLE_PROFILE_COPY.body;

const fitPicture = (fit: string | null) => <FitOutline fit={fit} />;

interface BodyDialogProps {
  answers: {
    value: BodyTypeProfile;
    change: (answers: BodyTypeProfile) => void;
    isChanged: boolean;
    giveUp: () => void;
  };
  onSave: () => void;
  onClose: () => void;
}

/** Shape, height, goals, fits and what to leave out. Every question can stay, or become, unanswered. */
export function BodyDialog({ answers, onSave, onClose }: BodyDialogProps) {
  const body = answers.value;
  const fits = body.fitPreferences;
  const firstTile = useFirstControl('input:checked');

  const answer = (about: Partial<BodyTypeProfile>) => answers.change({ ...body, ...about });
  const answerFit = (about: Partial<BodyTypeProfile['fitPreferences']>) =>
    answer({ fitPreferences: { ...fits, ...about } });

  return (
    <Dialog
      onClose={onClose}
      title={COPY.title}
      description={COPY.description}
      width="wide"
      initialFocus={firstTile.element}
      footer={
        <>
          {answers.isChanged && (
            <Button look="quiet" onClick={answers.giveUp}>
              {COPY.reset}
            </Button>
          )}
          <Button onClick={onSave}>{COPY.save}</Button>
        </>
      }
    >
      <div ref={firstTile.container} className="grid items-start gap-x-10 gap-y-8 md:grid-cols-2">
        <div className="space-y-8">
          <WardrobeQuestion always />
          <ShapePicker
            legend={COPY.bodyType}
            none={{ label: COPY.ratherNotSay, description: COPY.ratherNotSayHint }}
            shapes={BODY_TYPES}
            value={body.bodyType}
            onChange={(bodyType) => answer({ bodyType })}
          />
          <OptionalChoice
            legend={COPY.height}
            none={COPY.ratherNotSay}
            options={HEIGHT_CATEGORIES}
            labels={HEIGHT_LABELS}
            columns={{ phone: 2, wide: 2 }}
            value={body.heightCategory}
            onChange={(heightCategory) => answer({ heightCategory })}
          />
        </div>
        <div className="space-y-8">
          <CheckboxTiles
            legend={COPY.goals}
            hint={COPY.any}
            flows
            options={BODY_GOALS.map((value) => ({ value, label: BODY_GOAL_LABELS[value] }))}
            values={body.bodyGoals}
            onChange={(bodyGoals) => answer({ bodyGoals })}
          />
          <div className="space-y-5 [&_legend]:text-base">
            <h3 className="text-lg leading-tight font-semibold">{COPY.fits}</h3>
            <OptionalChoice
              legend={CARD.tops}
              none={COPY.anyFit}
              options={TOP_FITS}
              labels={TOP_FIT_LABELS}
              value={fits.tops}
              pictureOf={fitPicture}
              onChange={(tops) => answerFit({ tops })}
            />
            <OptionalChoice
              legend={CARD.bottoms}
              none={COPY.anyFit}
              options={BOTTOM_FITS}
              labels={BOTTOM_FIT_LABELS}
              value={fits.bottoms}
              pictureOf={fitPicture}
              onChange={(bottoms) => answerFit({ bottoms })}
            />
            <OptionalChoice
              legend={CARD.dresses}
              none={COPY.anyFit}
              options={DRESS_FITS}
              labels={DRESS_FIT_LABELS}
              value={fits.dresses}
              pictureOf={fitPicture}
              onChange={(dresses) => answerFit({ dresses })}
            />
          </div>
          <CheckboxTiles
            legend={COPY.avoidances}
            hint={COPY.any}
            flows
            options={AVOIDANCES.map((value) => ({ value, label: AVOIDANCE_LABELS[value] }))}
            values={body.avoidances}
            onChange={(avoidances) => answer({ avoidances })}
          />
        </div>
      </div>
    </Dialog>
  );
}
