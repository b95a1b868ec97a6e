import type { Provenance } from '#contract/shared-shapes.ts';
import { disclosureOf } from '#domain/stylist/disclosure.ts';
import { analysePhotos as measureStyle } from '#domain/stylist/house/analyse-photos.ts';
import { assessQuiz as countQuiz } from '#domain/stylist/house/read-quiz/assess-quiz.ts';
import type { Stylist } from '#domain/stylist/stylist.ts';
import type { AskModel } from './ask-model.ts';
import { analysisData, feedbackData, outfitData, quizData, revisionData } from './briefs.ts';
import { dataPart } from './data-part.ts';
import { INSTRUCTIONS, PROMPTS_VERSION } from './read-prompts.ts';
import { analysisWire, readAnalysis } from './wire/analysis-wire.ts';
import { feedbackWire, readFeedback } from './wire/feedback-wire.ts';
import { looksWire, readLooks } from './wire/looks-wire.ts';
import { outfitWire, readOutfit } from './wire/outfit-wire.ts';
import { quizWire, readQuiz } from './wire/quiz-wire.ts';
import { readRevision, revisionWire } from './wire/revision-wire.ts';

const READING = 0.2;
const INVENTING = 0.7;

/** The port behind any model. What can be measured or counted is, by the same code as in the house stylist. */
export function createModelStylist(ask: AskModel, model: string): Stylist {
  return {
    info: provenanceOf(model),

    async analysePhotos(brief, options) {
      options.signal.throwIfAborted();
      const measured = measureStyle(brief);
      return ask(
        {
          task: 'analyse_photos',
          temperature: READING,
          instructions: INSTRUCTIONS.analysePhotos,
          data: dataPart(analysisData(brief, measured)),
          photos: brief.photos
            .filter(({ features }) => features !== null)
            .map((photo) => () => photo.readJpeg()),
          shape: analysisWire,
          read: (wire) => readAnalysis(wire, measured),
        },
        options,
      );
    },

    assessQuiz: (brief, options) =>
      ask(
        {
          task: 'assess_quiz',
          temperature: READING,
          instructions: INSTRUCTIONS.assessQuiz,
          data: dataPart(quizData(brief)),
          shape: quizWire,
          read: (wire) => readQuiz(wire, brief, countQuiz(brief)),
        },
        options,
      ),

    reviseProfile: (brief, options) =>
      ask(
        {
          task: 'revise_profile',
          temperature: READING,
          instructions: INSTRUCTIONS.reviseProfile,
          data: dataPart(feedbackData(brief)),
          shape: feedbackWire,
          read: (wire) => readFeedback(wire, brief),
        },
        options,
      ),

    proposeOutfit(brief, options) {
      let readings = 0;
      return ask(
        {
          task: 'propose_outfit',
          temperature: INVENTING,
          seed: brief.seed,
          instructions: INSTRUCTIONS.proposeOutfit,
          data: dataPart(outfitData(brief)),
          shape: outfitWire,
          read: (wire) => {
            readings += 1;
            return readOutfit(wire, brief, readings > 1);
          },
        },
        options,
      );
    },

    proposeLooks(brief, count, options) {
      let readings = 0;
      return ask(
        {
          task: 'propose_looks',
          temperature: INVENTING,
          seed: brief.seed,
          instructions: INSTRUCTIONS.proposeLooks,
          data: dataPart({ howMany: count, ...outfitData(brief) }),
          shape: looksWire,
          read: (wire) => {
            readings += 1;
            return readLooks(wire, brief, count, readings > 1);
          },
        },
        options,
      );
    },

    reviseOutfit: (brief, options) =>
      ask(
        {
          task: 'revise_outfit',
          temperature: INVENTING,
          seed: brief.seed,
          instructions: INSTRUCTIONS.reviseOutfit,
          data: dataPart(revisionData(brief)),
          shape: revisionWire,
          read: (wire) => readRevision(wire, brief),
        },
        options,
      ),
  };
}

function provenanceOf(model: string): Provenance {
  return {
    engine: 'model',
    model,
    version: `prompts ${PROMPTS_VERSION}`,
    disclosure: disclosureOf({ engine: 'model', model }).message,
  };
}
