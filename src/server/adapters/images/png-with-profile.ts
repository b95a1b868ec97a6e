import { crc32, deflateSync } from 'node:zlib';

/** Signature and header (IHDR) of every PNG; the profile comes right behind. */
const HEAD_BYTES = 8 + 25;

/** The same PNG, saying in which colors it is meant. For pixels that come from elsewhere than a file that sharp can read. */
export function pngWithProfile(png: Uint8Array, profile: Uint8Array): Uint8Array {
  const name = Buffer.from('ICC\0\0', 'latin1');
  return Buffer.concat([
    png.subarray(0, HEAD_BYTES),
    chunk('iCCP', [name, deflateSync(profile)]),
    png.subarray(HEAD_BYTES),
  ]);
}

function chunk(type: string, parts: Uint8Array[]): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), ...parts]);
  const whole = Buffer.alloc(content.length + 8);
  whole.writeUInt32BE(content.length - type.length, 0);
  content.copy(whole, 4);
  whole.writeUInt32BE(crc32(content), whole.length - 4);
  return whole;
}
