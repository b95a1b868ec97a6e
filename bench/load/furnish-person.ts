import { createHmac } from 'node:crypto';
import { addPieces, wearPieces } from '#contract/closet.ts';
import { listOutfits } from '#contract/outfits.ts';
import { listPhotos } from '#contract/photos.ts';
import { SESSION_COOKIE } from '#server/features/auth/better-auth.ts';
import { aPiece } from '#server/testing/a-piece.ts';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { Person } from '../../tests/endurance/person.ts';

export const SECRET = 'kept for the measuring of load 0123456789';

/** The one who is multiplied, as requests name them. */
export interface Furnished {
  sessionToken: string;
  outfitId: string;
  photoUrl: string;
}

/** A person with a plan, a photo, a profile, a piece that was worn and two outfits, made through the server as by anybody. */
export async function furnishPerson(address: string): Promise<Furnished> {
  const person = new Person();
  await person.register(address);
  await person.saveGoals(address);
  await person.uploadPhoto(address, await drawPhoto());
  const headers = { cookie: person.cookie, 'content-type': 'application/json' };
  const post = async (path: string, body?: object) => {
    const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body ?? {}) });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  await post('/api/style/analyze');
  const { pieces } = addPieces.response.parse(await post(addPieces.path, { pieces: [aPiece()] }));
  await post(wearPieces.path, {
    pieceIds: pieces.map(({ id }) => id),
    day: new Date().toISOString().slice(0, 10),
  });
  await person.generate(address);
  await person.generate(address);
  const { outfits } = listOutfits.response.parse(
    await (await fetch(address + listOutfits.path, { headers })).json(),
  );
  const photos = listPhotos.response.parse(
    await (await fetch(address + listPhotos.path, { headers })).json(),
  );
  const value = decodeURIComponent(person.cookie.split('=').slice(1).join('=').split(';')[0] ?? '');
  return {
    sessionToken: value.slice(0, value.lastIndexOf('.')),
    outfitId: outfits[0]?.id ?? '',
    photoUrl: photos[0]?.thumbnailUrl ?? '',
  };
}

/** The session of a copy, as its browser would send it. @param copy 0 is the person themself */
export function cookieOf({ sessionToken }: Furnished, copy: number): string {
  const token = copy === 0 ? sessionToken : `${sessionToken}-${copy}`;
  const signature = createHmac('sha256', SECRET).update(token).digest('base64');
  return `${SESSION_COOKIE.local}=${encodeURIComponent(`${token}.${signature}`)}`;
}
