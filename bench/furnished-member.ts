import { randomUUID } from 'node:crypto';
import { confirmPayment, createPaymentIntent } from '#contract/billing.ts';
import { MAX_PHOTOS } from '#contract/photos.ts';
import { sandboxConfirm } from '#contract/sandbox-payments.ts';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { type Person, PROMPTS, seedOutfits } from './seed-outfits.ts';

const OUTFITS = 20;
const IDEAS = 6;
const COLOURS = ['#1f2a44', '#b98a52', '#6d1a32', '#efe1bd', '#3b3f45', '#9dac8c'];

/** Somebody who uses Hemline: outfits first, because these are written past the server. */
export function seedMember(folder: string): Promise<Person> {
  return seedOutfits(folder, OUTFITS);
}

/** The same through the API alone, for a server of another version. @returns the session's cookie, as a header has it */
export async function furnishAnew(address: string): Promise<string> {
  const person = {
    name: 'Ada Byron',
    email: `${randomUUID()}@example.com`,
    password: 'correct horse battery',
  };
  const registered = await sendJson(`${address}/api/auth/register`, person, '');
  const session = registered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await buyRoom(address, session);
  for (let place = 0; place < OUTFITS; place += 1)
    await sendJson(`${address}/api/outfits/generate`, { prompt: PROMPTS[place % PROMPTS.length] }, session);
  return furnish(address, person);
}

/** Their photos, the profile that is read from them, and their board. @returns the session's cookie, as a header has it */
export async function furnish(address: string, { email, password }: Person): Promise<string> {
  const answer = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (!answer.ok || !cookie) throw new Error(`Nobody could sign in: ${answer.status}`);

  const photos = new FormData();
  for (let place = 0; place < MAX_PHOTOS; place += 1) photos.append('photos', await photoOf(place));
  await post(`${address}/api/photos/upload`, cookie, photos);
  await post(`${address}/api/style/analyze`, cookie);
  for (let place = 0; place < IDEAS; place += 1) {
    const idea = new FormData();
    idea.append('title', `An idea for ${place + 1}`);
    idea.append('image', await photoOf(place));
    await post(`${address}/api/style/inspirations/upload`, cookie, idea);
  }
  return cookie;
}

/** The largest plan, from the sandbox of payments: so many outfits are more than the free one keeps. */
async function buyRoom(address: string, session: string): Promise<void> {
  const asked = await sendJson(address + createPaymentIntent.path, { packageId: 'pro' }, session);
  const intent = createPaymentIntent.response.parse(await asked.json());
  const card = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123' };
  const paid = await sendJson(
    address + sandboxConfirm.path,
    { clientSecret: intent.clientSecret, card },
    session,
  );
  const { paymentIntent } = sandboxConfirm.response.parse(await paid.json());
  await sendJson(
    address + confirmPayment.path,
    { paymentIntentId: paymentIntent?.id, subscriptionId: intent.subscriptionId },
    session,
  );
}

async function sendJson(url: string, body: object, cookie: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function photoOf(place: number): Promise<File> {
  const colour = COLOURS[place % COLOURS.length] as string;
  const bytes = await drawPhoto({ colour, width: 1200, height: 1600 });
  return new File([Buffer.from(bytes)], `${place}.jpg`, { type: 'image/jpeg' });
}

async function post(url: string, cookie: string, body: FormData | null = null): Promise<void> {
  const answer = await fetch(url, { method: 'POST', headers: { cookie }, body });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
}
