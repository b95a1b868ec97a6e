import type { FastifyRequest } from 'fastify';
import { chooseLooks, generateThreeWays, WAYS } from '#contract/jobs.ts';
import {
  canUndoModification,
  deleteOutfit,
  eraseOutfit,
  favoriteOutfit,
  generateOutfit,
  getOutfit,
  goBackToVersion,
  listDeletedOutfits,
  listOutfitSummaries,
  listOutfits,
  listOutfitVersions,
  modifyOutfit,
  restoreOutfit,
  undoModification,
} from '#contract/outfits.ts';
import { itemsIn, summariesIn, titledIn } from '#domain/stylist/writing/write-outfit.ts';
import type { Listener } from '#server/features/jobs/run-jobs.ts';
import { languageOf } from '#server/http/choose-language.ts';
import { serve } from '#server/http/serve.ts';
import type { AnswerOutfit } from './answer-outfit.ts';
import type { GenerateService } from './generate.service.ts';
import type { ModificationsService } from './modifications.service.ts';
import type { OutfitsService } from './outfits.service.ts';
import { requestOf } from './request-of.ts';

export function outfitsRoutes(services: {
  outfits: OutfitsService;
  generation: GenerateService;
  modifications: ModificationsService;
  answerOutfit: AnswerOutfit;
}) {
  const { outfits, generation, modifications, answerOutfit } = services;

  return [
    serve(listOutfits, async ({ user, request }) => {
      const stored = await outfits.list(user.id);
      return { outfits: stored.outfits.map((outfit) => answerOutfit(languageOf(request), outfit)) };
    }),
    serve(listOutfitSummaries, async ({ user, request }) =>
      summariesIn(languageOf(request), await outfits.listSummaries(user.id)),
    ),
    serve(getOutfit, async ({ user, params, request }) =>
      answerOutfit(languageOf(request), await outfits.get(user.id, params.id)),
    ),
    serve(generateOutfit, async ({ user, body, signal, log, request }) =>
      answerOutfit(
        languageOf(request),
        await generation.generate(user.id, body.id, requestOf(body, 1), listenerOf({ signal, log, request })),
      ),
    ),
    serve(generateThreeWays, ({ user, body, signal, log, request }) =>
      generation.generateWays(user.id, body.id, requestOf(body, WAYS), listenerOf({ signal, log, request })),
    ),
    serve(chooseLooks, ({ user, params, body }) => generation.choose(user.id, params.id, body.keep)),
    serve(modifyOutfit, async ({ user, params, body, signal, log, request }) =>
      answerOutfit(
        languageOf(request),
        await modifications.modify(
          user.id,
          params.id,
          body.id,
          body.modificationPrompt,
          listenerOf({ signal, log, request }),
        ),
      ),
    ),
    serve(undoModification, async ({ user, params, request }) =>
      answerOutfit(languageOf(request), await modifications.undo(user.id, params.id)),
    ),
    serve(canUndoModification, ({ user, params }) => modifications.canUndo(user.id, params.id)),
    serve(listOutfitVersions, async ({ user, params, request }) => {
      const language = languageOf(request);
      const { versions } = await modifications.versions(user.id, params.id);
      return {
        versions: versions.map((version) => ({
          ...titledIn(language, version),
          items: itemsIn(language, version.items),
        })),
      };
    }),
    serve(goBackToVersion, async ({ user, params, body, request }) =>
      answerOutfit(languageOf(request), await modifications.goBack(user.id, params.id, body.version)),
    ),
    serve(favoriteOutfit, async ({ user, params, body, request }) =>
      answerOutfit(languageOf(request), await outfits.setFavorite(user.id, params.id, body.isFavorite)),
    ),
    serve(deleteOutfit, ({ user, params }) => outfits.delete(user.id, params.id)),
    serve(listDeletedOutfits, async ({ user, request }) => {
      const stored = await outfits.listDeleted(user.id);
      return { outfits: stored.outfits.map((outfit) => titledIn(languageOf(request), outfit)) };
    }),
    serve(restoreOutfit, async ({ user, params, request }) =>
      answerOutfit(languageOf(request), await outfits.restore(user.id, params.id)),
    ),
    serve(eraseOutfit, ({ user, params }) => outfits.erase(user.id, params.id)),
  ];
}

function listenerOf({
  request,
  ...call
}: Omit<Listener, 'language'> & { request: FastifyRequest }): Listener {
  return { ...call, language: languageOf(request) };
}
