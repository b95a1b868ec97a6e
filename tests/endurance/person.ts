import { randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { saveOnboarding } from '#contract/onboarding.ts';
import { listPhotos, uploadPhotos } from '#contract/photos.ts';
import { getPlanStatus } from '#contract/plans.ts';

const outfits = z.object({ outfits: z.array(z.object({ id: z.string() })) });
const madeOutfit = z.object({ id: z.string() });
const jobs = z.object({ jobs: z.array(z.object({ state: z.string() })) });

/**
 * Somebody who uses the server at `address` and remembers what it has acknowledged. Every method that asks for a change notes
 * before what is asked, and after what was answered: a server that is killed in between may have done either.
 */
export class Person {
  readonly email = `${randomUUID()}@example.com`;
  readonly password = 'correct horse battery';
  cookie = '';
  isRegistered = false;
  goals = { asked: 0, acknowledged: 0 };
  readonly photos = new Set<string>();
  readonly deleted = new Set<string>();
  /** Of these the answer never came. */
  photosUnknown = 0;
  readonly inDoubt = new Set<string>();
  outfits = { asked: 0, acknowledged: [] as string[] };
  readonly #origin = `10.${[...randomBytes(3)].join('.')}`;

  async register(address: string): Promise<void> {
    const answer = await this.#send(address, 'POST', '/api/auth/register', {
      name: 'Ada Byron',
      email: this.email,
      password: this.password,
    });
    this.#takeCookies(answer);
    this.isRegistered = true;
    await this.#send(address, 'POST', '/api/activate-basic-plan', { packageId: 'basic' });
  }

  async login(address: string): Promise<void> {
    this.#takeCookies(
      await this.#send(address, 'POST', '/api/auth/login', { email: this.email, password: this.password }),
    );
  }

  async saveGoals(address: string): Promise<void> {
    this.goals.asked += 1;
    const asked = this.goals.asked;
    await this.#send(address, 'POST', '/api/onboarding', {
      styles: [],
      palettes: [],
      wardrobe: null,
      displayName: '',
      location: '',
      ageRange: null,
      occasion: null,
      goals: String(asked),
    });
    this.goals.acknowledged = asked;
  }

  async uploadPhoto(address: string, photo: Uint8Array): Promise<void> {
    this.photosUnknown += 1;
    const form = new FormData();
    form.append('photos', new Blob([new Uint8Array(photo)]), 'a.jpg');
    const answer = await this.#send(address, 'POST', '/api/photos/upload', form);
    this.photosUnknown -= 1;
    for (const { id } of uploadPhotos.response.parse(await answer.json()).photos) this.photos.add(id);
  }

  async deletePhoto(address: string): Promise<void> {
    const [id] = this.photos;
    if (id === undefined) return;
    this.photos.delete(id);
    this.inDoubt.add(id);
    await this.#send(address, 'DELETE', `/api/photos/${id}`);
    this.inDoubt.delete(id);
    this.deleted.add(id);
  }

  async generate(address: string): Promise<void> {
    this.outfits.asked += 1;
    const answer = await this.#send(address, 'POST', '/api/outfits/generate', { prompt: 'the office' });
    this.outfits.acknowledged.push(madeOutfit.parse(await answer.json()).id);
  }

  /** @returns what is lost or half done, one line each. */
  async missing(address: string): Promise<string[]> {
    if (!this.isRegistered) return this.#registersOrLogsIn(address);

    const wrong: string[] = [];
    const saved = saveOnboarding.response.safeParse(await this.#get(address, '/api/onboarding'));
    const goals = Number(saved.data?.goals ?? 0);
    if (goals < this.goals.acknowledged || goals > this.goals.asked)
      wrong.push(`goals are ${goals}, acknowledged ${this.goals.acknowledged}`);

    const photos = listPhotos.response.parse(await this.#get(address, '/api/photos'));
    const listed = new Set(photos.map(({ id }) => id));
    for (const id of this.photos) if (!listed.has(id)) wrong.push(`photo ${id} is lost`);
    for (const id of this.deleted) if (listed.has(id)) wrong.push(`photo ${id} is back`);
    if (listed.size > this.photos.size + this.photosUnknown + this.inDoubt.size)
      wrong.push(`${listed.size} photos, of which somebody never asked for some`);
    for (const { url, thumbnailUrl, thumbnailAvifUrl } of photos) {
      for (const file of [url, thumbnailUrl, thumbnailAvifUrl]) {
        const answer = await fetch(address + file, { headers: this.#headers() });
        if (answer.status !== 200 || (await answer.arrayBuffer()).byteLength === 0)
          wrong.push(`the picture ${file} answers ${answer.status}`);
      }
    }

    const kept = new Set(outfits.parse(await this.#get(address, '/api/outfits')).outfits.map(({ id }) => id));
    for (const id of this.outfits.acknowledged) if (!kept.has(id)) wrong.push(`outfit ${id} is lost`);
    const { usage } = getPlanStatus.response.parse(await this.#get(address, '/api/user/plan-status'));
    if (usage.generationsToday !== kept.size)
      wrong.push(`${kept.size} outfits, and ${usage.generationsToday} generations are counted`);
    const active = jobs
      .parse(await this.#get(address, '/api/jobs'))
      .jobs.filter(({ state }) => state === 'running' || state === 'queued');
    if (active.length > 0) wrong.push(`${active.length} jobs run for ever`);
    return wrong;
  }

  /** Killed while registering: the account is whole, or the address is free. */
  async #registersOrLogsIn(address: string): Promise<string[]> {
    try {
      await this.register(address);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      await this.login(address).catch((failure) => {
        if (!isRefusal(failure)) throw failure;
        return Promise.reject(new Error(`${this.email} can neither register nor log in`));
      });
      this.isRegistered = true;
    }
    return [];
  }

  async #get(address: string, path: string): Promise<unknown> {
    return (await this.#send(address, 'GET', path)).json();
  }

  async #send(address: string, method: string, path: string, body?: unknown): Promise<Response> {
    const isForm = body instanceof FormData;
    const answer = await fetch(address + path, {
      method,
      headers: {
        ...this.#headers(),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new RefusedError(path, answer.status, await answer.text());
    return answer;
  }

  /** Everybody comes from a place of their own, or the limits on tries would end the run. */
  #headers(): Record<string, string> {
    return { cookie: this.cookie, 'x-forwarded-for': this.#origin };
  }

  #takeCookies(answer: Response): void {
    this.cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
  }
}

export class RefusedError extends Error {
  readonly status: number;

  constructor(path: string, status: number, body: string) {
    super(`${path} answers ${status}: ${body.slice(0, 200)}`);
    this.name = 'RefusedError';
    this.status = status;
  }
}

export function isRefusal(error: unknown): error is RefusedError {
  return error instanceof RefusedError;
}
