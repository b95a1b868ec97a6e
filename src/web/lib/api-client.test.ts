import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { getCurrentUser, login, type User } from '#contract/auth.ts';
import { canUndoModification, deleteOutfit } from '#contract/outfits.ts';
import { uploadPhotos } from '#contract/photos.ts';
import { defineRoute } from '#contract/route.ts';
import { aUser } from '#web/testing/factories.ts';
import { stubRoute, stubRouteError, stubRouteOffline, stubRouteText } from '#web/testing/stub-route.ts';
import { call } from './api-client.ts';
import { ApiError, InvalidResponseError, inlineMessageOf, messageOf, NetworkError } from './api-error.ts';

async function failureOf(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error,
  );
}

describe('call', () => {
  it('answers what the contract says, typed by it, with the cookies sent along', async () => {
    stubRoute(getCurrentUser, aUser({ firstName: 'Ada' }));

    const user = await call(getCurrentUser);

    expectTypeOf(user).toEqualTypeOf<User>();
    expect(user.firstName).toBe('Ada');
    expect(vi.mocked(fetch).mock.lastCall?.[1]).toMatchObject({ method: 'GET', credentials: 'include' });
  });

  it('fills the parameters into the path', async () => {
    const calls = stubRoute(canUndoModification, { canUndo: false, lastModification: null });

    await call(canUndoModification, { params: { id: 'outfit-123' } });

    expect(calls.map(({ path }) => path)).toEqual(['/api/outfits/outfit-123/can-undo']);
  });

  it('writes the query from the contract and leaves out what is not set', async () => {
    const search = defineRoute({
      method: 'GET',
      path: '/api/search',
      tag: 'test',
      summary: 'Only here',
      query: z.object({ words: z.string(), page: z.optional(z.number()) }),
      response: z.array(z.string()),
    });
    stubRoute(search, ['found']);

    await call(search, { query: { words: 'navy & khaki' } });

    expect(vi.mocked(fetch).mock.lastCall?.[0]).toBe('/api/search?words=navy+%26+khaki');
  });

  it('sends the body as the contract normalises it', async () => {
    const calls = stubRoute(login, { user: aUser() });

    await call(login, { body: { email: ' Ada@Example.com ', password: 'secret words' } });

    expect(calls[0]?.body).toEqual({ email: 'ada@example.com', password: 'secret words' });
  });

  it('refuses an input that breaks the contract before it is sent', async () => {
    const calls = stubRoute(deleteOutfit, { success: true });

    await failureOf(call(deleteOutfit, { params: { id: '../users' } }));

    expect(calls).toEqual([]);
  });

  it('sends files under the field name of the contract and leaves the content type to the browser', async () => {
    const calls = stubRoute(uploadPhotos, { uploaded: 2, remaining: 10, photos: [], rejected: [] });
    const files = ['a.jpg', 'b.jpg'].map((name) => new File(['x'], name, { type: 'image/jpeg' }));

    await call(uploadPhotos, { files });

    const form = calls[0]?.body as FormData;
    expect(form.getAll('photos').map((part) => (part as File).name)).toEqual(['a.jpg', 'b.jpg']);
    expect(vi.mocked(fetch).mock.lastCall?.[1]?.headers).not.toHaveProperty('Content-Type');
  });

  it('can be given up', async () => {
    vi.mocked(fetch).mockImplementation(async (_url, init) => {
      init?.signal?.throwIfAborted();
      return new Response('{}');
    });

    const error = await failureOf(call(getCurrentUser, { signal: AbortSignal.abort() }));

    expect(error).toMatchObject({ name: 'AbortError' });
  });
});

describe('a call that fails', () => {
  it('throws the status, a colon, a space and the body', async () => {
    stubRouteText(getCurrentUser, 502, '<html>Bad gateway</html>');

    const error = await failureOf(call(getCurrentUser));

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: '502: <html>Bad gateway</html>',
      status: 502,
      code: undefined,
      serverMessage: undefined,
    });
  });

  it('puts the status text where the body is empty', async () => {
    vi.mocked(fetch).mockResolvedValue(new Response('', { status: 503, statusText: 'Service Unavailable' }));

    const error = await failureOf(call(getCurrentUser));

    expect(error).toMatchObject({ message: '503: Service Unavailable' });
  });

  it("carries the server's code, words and fields", async () => {
    stubRouteError(login, 'invalid', 'Please check the form', { email: 'Valid email is required' });

    const error = await failureOf(call(login, { body: { email: 'ada@example.com', password: 'x' } }));

    expect(error).toMatchObject({
      status: 400,
      code: 'invalid',
      serverMessage: 'Please check the form',
      fields: { email: 'Valid email is required' },
    });
  });

  it.each([
    ['text', 'Welcome to the hotel network'],
    ['JSON of another shape', '{"id":1}'],
  ])('says that a success with %s is not an answer', async (_what, body) => {
    stubRouteText(getCurrentUser, 200, body);

    const error = await failureOf(call(getCurrentUser));

    expect(error).toBeInstanceOf(InvalidResponseError);
    expect(error).toMatchObject({ message: 'Server returned an invalid response. Please try again.' });
  });

  it('says that there was no answer at all', async () => {
    stubRouteOffline(getCurrentUser);

    expect(await failureOf(call(getCurrentUser))).toBeInstanceOf(NetworkError);
  });
});

describe('the words for a failure', () => {
  it("are the server's where it sent any, else the fallback of the catalogue", () => {
    const spoken = new ApiError(429, '', '{"code":"allowance_spent","message":"Back at midnight UTC"}');
    const mute = new ApiError(500, 'Internal Server Error', '');

    expect(messageOf(spoken, 'Generation failed')).toBe('Back at midnight UTC');
    expect(messageOf(mute, 'Generation failed')).toBe('Generation failed');
    expect(messageOf(new NetworkError(null), 'Generation failed')).toBe('Generation failed');
  });

  it('beside the control name a lost connection for what it is', () => {
    expect(inlineMessageOf(new NetworkError(null), 'Invalid email or password.')).toBe(
      'Network error. Please check your connection and try again.',
    );
  });
});
