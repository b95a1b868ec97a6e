import { inCurrency } from '#domain/shopping/currency.ts';
import { disclosureOf } from '../disclosure.ts';
import type { HouseStylist } from '../house-port.ts';
import type { TaskOptions } from '../stylist.ts';
import { analysePhotos } from './analyse-photos.ts';
import { proposeLooks } from './compose/propose-looks.ts';
import { proposeOutfit } from './compose/propose-outfit.ts';
import { proposeTogether } from './compose/propose-together.ts';
import { reviseProfile } from './feedback/revise-profile.ts';
import { assessQuiz } from './read-quiz/assess-quiz.ts';
import { isStepBack } from './revise/recall/read-recalls.ts';
import { reviseOutfit } from './revise/revise-outfit.ts';

/**
 * Of the shape and the meaning of what it answers, which is stored with it: raised when a stored answer would have to be read
 * otherwise. Rules and words change without it: that the same brief gives the same answer holds within one commit.
 */
const VERSION = '1.2.0';

/** The built-in stylist: rules and knowledge only, no key, no network, the same answer for the same seed. */
export function createHouseStylist(): HouseStylist {
  return {
    info: {
      engine: 'house',
      model: null,
      version: VERSION,
      disclosure: disclosureOf({ engine: 'house', model: null }).message,
    },
    analysePhotos: task(analysePhotos),
    assessQuiz: task(assessQuiz),
    reviseProfile: task(reviseProfile),
    proposeOutfit: task(proposeOutfit),
    proposeLooks: async (brief, count, options) => {
      options.signal.throwIfAborted();
      return proposeLooks(brief, count);
    },
    // What is changed is reckoned in what it was made in.
    reviseOutfit: task((brief) => inCurrency(brief.outfit.currency, () => reviseOutfit(brief))),
    proposeTogether,
    isStepBack,
  };
}

/** The tasks are plain functions that take milliseconds: a signal can only stop them before they begin. */
function task<Brief, Answer>(run: (brief: Brief) => Answer) {
  return async (brief: Brief, options: TaskOptions): Promise<Answer> => {
    options.signal.throwIfAborted();

    return run(brief);
  };
}
