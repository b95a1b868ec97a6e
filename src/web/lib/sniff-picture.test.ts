import { expect, test } from 'vitest';
import { kindOfHead } from './sniff-picture.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['jpeg', 'JPEG', '\xff\xd8\xff\xe1\x00\x10Exif'],
  ['png', 'PNG', '\x89PNG\r\n\x1a\n\x00\x00'],
  ['gif', 'GIF', 'GIF89a\x01\x00'],
  ['webp', 'WebP', 'RIFF\x10\x00\x00\x00WEBPVP8 '],
  ['avif', 'AVIF', '\x00\x00\x00\x1cftypavif\x00\x00\x00\x00avifmif1miaf'],
  ['heic', 'HEIC of a phone', '\x00\x00\x00\x24ftypheic\x00\x00\x00\x00mif1heic'],
  ['heic', 'HEIC that calls itself something else first', '\x00\x00\x00\x1cftypMiHB\x00\x00\x00\x00heicmiaf'],
])('%s: %s is a picture', (kind, _, head) => {
  expect(kindOfHead(bytes(head))).toBe(kind);
});

test.each([
  ['a PDF', '%PDF-1.7'],
  ['an SVG, which is a document', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a film in the same container', '\x00\x00\x00\x18ftypmp42\x00\x00\x00\x00isommp42'],
  ['a WAV in the same container as WebP', 'RIFF\x10\x00\x00\x00WAVEfmt '],
  ['an empty file', ''],
])('%s is not', (_, head) => {
  expect(kindOfHead(bytes(head))).toBeNull();
});
