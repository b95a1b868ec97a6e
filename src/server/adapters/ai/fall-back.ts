import type { Provenance } from '#contract/shared-shapes.ts';
import type { Stylist, TaskOptions } from '#domain/stylist/stylist.ts';
import { modelFailureOf } from './model-error.ts';

/** The built-in stylist steps in where the model fails, and what it makes says so. */
export function withFallback(model: Stylist, house: Stylist): Stylist {
  const steppedIn: Provenance = {
    ...house.info,
    disclosure: `${house.info.disclosure}, because ${model.info.model} did not answer`,
    fallback: true,
  };

  return {
    info: model.info,
    analysePhotos: steppingIn(model.analysePhotos, house.analysePhotos, signed),
    assessQuiz: steppingIn(model.assessQuiz, house.assessQuiz, (answer) => answer),
    reviseProfile: steppingIn(model.reviseProfile, house.reviseProfile, (answer) => answer),
    proposeOutfit: steppingIn(model.proposeOutfit, house.proposeOutfit, signed),
    reviseOutfit: steppingIn(model.reviseOutfit, house.reviseOutfit, signed),
  };

  function signed<Answer extends object>(answer: Answer): Answer & { answeredBy: Provenance } {
    return { ...answer, answeredBy: steppedIn };
  }
}

/** Only for failures of the model: what is wrong with the photos or the request is wrong for both. */
function steppingIn<Brief, Answer>(
  first: (brief: Brief, options: TaskOptions) => Promise<Answer>,
  second: (brief: Brief, options: TaskOptions) => Promise<Answer>,
  sign: (answer: Answer) => Answer,
) {
  return async (brief: Brief, options: TaskOptions): Promise<Answer> => {
    try {
      return await first(brief, options);
    } catch (error) {
      const failure = modelFailureOf(error);
      if (failure === null) throw error;
      options.signal.throwIfAborted();
      options.log.warn({ failure: failure.failure }, 'the house stylist steps in');
      return sign(await second(brief, options));
    }
  };
}
