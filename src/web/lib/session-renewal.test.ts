import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { offerRenewal, withRenewal } from './session-renewal.ts';

const over = () => new ApiError(401, '', JSON.stringify({ message: 'Please sign in.', code: 'signed_out' }));
const wrong = () => new ApiError(401, '', JSON.stringify({ message: 'Wrong.', code: 'invalid_credentials' }));
let takeBack = () => {};
afterEach(() => takeBack());

it('asks once for all calls that find the session over, and does each of them again', async () => {
  let answer: (renewed: boolean) => void = () => {};
  const ask = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  takeBack = offerRenewal(ask);
  const save = vi.fn().mockRejectedValueOnce(over()).mockResolvedValueOnce('saved');
  const read = vi.fn().mockRejectedValueOnce(over()).mockResolvedValueOnce('read');

  const both = Promise.all([withRenewal(save), withRenewal(read)]);
  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  answer(true);

  expect(await both).toEqual(['saved', 'read']);
  expect(ask).toHaveBeenCalledOnce();
});

it('fails as before when the person does not sign in, and does nothing twice', async () => {
  takeBack = offerRenewal(async () => false);
  const save = vi.fn().mockRejectedValue(over());

  await expect(withRenewal(save)).rejects.toMatchObject({ status: 401 });
  expect(save).toHaveBeenCalledOnce();
});

it('takes a wrong password for what it is', async () => {
  const ask = vi.fn(async () => true);
  takeBack = offerRenewal(ask);

  await expect(withRenewal(() => Promise.reject(wrong()))).rejects.toMatchObject({ status: 401 });
  expect(ask).not.toHaveBeenCalled();
});
