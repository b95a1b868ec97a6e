import type { Provenance } from '#contract/shared-shapes.ts';
import { disclosureOf } from '#domain/stylist/disclosure.ts';
import { recalled } from '#domain/stylist/house/revise/recall/recall.ts';
import type { Answered, Stylist, TaskOptions } from '#domain/stylist/stylist.ts';
import { modelFailureOf } from './model-error.ts';

/** The built-in stylist steps in where the model fails, and what it makes says so. */
export function withFallback(model: Stylist, house: Stylist): Stylist {
  const insteadOf = model.info.model ?? 'the model';
  const steppedIn: Provenance = {
    ...house.info,
    disclosure: disclosureOf({ ...house.info, insteadOf }).message,
    fallback: true,
    insteadOf,
  };

  return {
    info: model.info,
    analysePhotos: async (brief, options) =>
      signed(await first(options, (stylist) => stylist.analysePhotos(brief, options))),
    assessQuiz: async (brief, options) =>
      (await first(options, (stylist) => stylist.assessQuiz(brief, options))).answer,
    reviseProfile: async (brief, options) =>
      (await first(options, (stylist) => stylist.reviseProfile(brief, options))).answer,
    proposeOutfit: async (brief, options) =>
      signed(await first(options, (stylist) => stylist.proposeOutfit(brief, options))),
    async proposeLooks(brief, count, options) {
      const { answer, by } = await first(options, (stylist) => stylist.proposeLooks(brief, count, options));
      return answer.map((look) => signed({ answer: look, by }));
    },
    reviseOutfit: async (brief, options) =>
      // What was is not a matter of opinion: it comes back to the letter.
      recalled(brief) !== null
        ? { answeredBy: house.info, ...(await house.reviseOutfit(brief, options)) }
        : signed(await first(options, (stylist) => stylist.reviseOutfit(brief, options))),
  };

  /** Only failures of the model let the other one in: what is wrong with the photos or the request is wrong for both. */
  async function first<Answer>(
    options: TaskOptions,
    ask: (stylist: Stylist) => Promise<Answer>,
  ): Promise<Given<Answer>> {
    try {
      return { answer: await ask(model), by: null };
    } catch (error) {
      const failure = modelFailureOf(error);
      if (failure === null) throw error;
      options.signal.throwIfAborted();
      options.log.warn({ failure: failure.failure }, 'the house stylist steps in');
      return { answer: await ask(house), by: steppedIn };
    }
  }
}

/** An answer, and who stepped in for it. */
interface Given<Answer> {
  answer: Answer;
  by: Provenance | null;
}

function signed<Answer extends object>({ answer, by }: Given<Answer>): Answer & Answered {
  return by === null ? answer : { ...answer, answeredBy: by };
}
