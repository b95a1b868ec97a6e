import { ENGLISH, type Language } from '#contract/languages.ts';
import type { Provenance } from '#contract/shared-shapes.ts';
import { disclosureOf } from '#domain/stylist/disclosure.ts';
import { analysePhotos as measureStyle } from '#domain/stylist/house/analyse-photos.ts';
import { assessQuiz as countQuiz } from '#domain/stylist/house/read-quiz/assess-quiz.ts';
import type { OutfitBrief, Stylist, StylistInspiration, TaskOptions } from '#domain/stylist/stylist.ts';
import type { AskModel } from './ask-model.ts';
import { analysisData, feedbackData, languageData, outfitData, quizData, revisionData } from './briefs.ts';
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
/** Pictures cost hundreds of tokens each. */
const SHOWN_INSPIRATIONS = 4;

/** The port behind any model. What can be measured or counted is, by the same code as in the house stylist. */
export function createModelStylist(
  ask: AskModel,
  model: string,
  { showsInspirations }: { showsInspirations: boolean },
): Stylist {
  /** The newest of the board that have a picture, for a model that may see them. */
  const shownOf = ({ inspirations }: OutfitBrief) =>
    showsInspirations
      ? inspirations.filter(({ readJpeg }) => readJpeg !== undefined).slice(0, SHOWN_INSPIRATIONS)
      : [];

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
          data: dataPart({ ...languageData(foreignOf(options)), ...analysisData(brief, measured) }),
          photos: brief.photos
            .filter(({ features }) => features !== null)
            .map((photo) => () => photo.readJpeg()),
          shape: analysisWire,
          read: (wire) => readAnalysis(wire, measured, foreignOf(options)),
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
          data: dataPart({ ...languageData(foreignOf(options)), ...quizData(brief) }),
          shape: quizWire,
          read: (wire) => readQuiz(wire, brief, countQuiz(brief), foreignOf(options)),
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
          data: dataPart({ ...languageData(foreignOf(options)), ...outfitData(brief, shownOf(brief)) }),
          photos: picturesOf(shownOf(brief)),
          shape: outfitWire,
          read: (wire) => {
            readings += 1;
            return readOutfit(wire, brief, { isLast: readings > 1, language: foreignOf(options) });
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
          data: dataPart({
            ...languageData(foreignOf(options)),
            howMany: count,
            ...outfitData(brief, shownOf(brief)),
          }),
          photos: picturesOf(shownOf(brief)),
          shape: looksWire,
          read: (wire) => {
            readings += 1;
            return readLooks(wire, brief, count, { isLast: readings > 1, language: foreignOf(options) });
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
          data: dataPart({ ...languageData(foreignOf(options)), ...revisionData(brief) }),
          shape: revisionWire,
          read: (wire) => readRevision(wire, brief, foreignOf(options)),
        },
        options,
      ),
  };
}

/** English goes without saying. */
function foreignOf({ language }: TaskOptions): Language | undefined {
  return language === ENGLISH ? undefined : language;
}

function picturesOf(inspirations: readonly StylistInspiration[]): (() => Promise<Uint8Array>)[] {
  return inspirations.flatMap(({ readJpeg }) => (readJpeg === undefined ? [] : [readJpeg]));
}

function provenanceOf(model: string): Provenance {
  return {
    engine: 'model',
    model,
    version: `prompts ${PROMPTS_VERSION}`,
    disclosure: disclosureOf({ engine: 'model', model }).message,
  };
}
