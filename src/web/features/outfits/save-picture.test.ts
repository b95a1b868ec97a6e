import { expect, test } from 'vitest';
import { anOutfit } from '#web/testing/an-outfit.ts';
import { pictureFileName, savePicture } from './save-picture.ts';

test.each([
  ['Harbor walk', 'Harbor_walk_outfit.png'],
  ['Rain, but make it navy!', 'Rain_but_make_it_navy_outfit.png'],
  ['../../etc/passwd', 'etc_passwd_outfit.png'],
  ['Été à Nîmes', 'Été_à_Nîmes_outfit.png'],
  ['???', 'hemline_outfit.png'],
])('"%s" is saved as %s', (title, name) => {
  expect(pictureFileName(title)).toBe(name);
});

test('a long title is cut', () => {
  expect(pictureFileName('navy '.repeat(80)).length).toBeLessThan(100);
});

test('an outfit without a picture cannot be saved', async () => {
  await expect(savePicture(anOutfit({ imageUrl: null }))).rejects.toThrow('no picture');
});
