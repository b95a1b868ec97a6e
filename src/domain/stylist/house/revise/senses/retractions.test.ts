import { describe, expect, it } from 'vitest';
import { withoutRetracted } from './retractions.ts';

const plain = (request: string) =>
  withoutRetracted(request)
    .replace(/[\s.,;]+$/u, '')
    .replace(/^[\s.,;]+/u, '');

describe('what a request takes back', () => {
  it.each([
    ['change the tie. actually leave it', ''],
    ['swap the shoes for boots. actually no, keep them', ''],
    ['andere Krawatte bitte. ach nein, vergiss es', ''],
    ['Schal weg. doch nicht', ''],
    ['nimm den schal weg, nein doch lieber lassen', ''],
    ['make the sweater red. no wait, keep the sweater', 'keep the sweater'],
    ['change the bag and lose the scarf. hm no, keep the scarf', 'change the bag. keep the scarf'],
  ])('leaves nothing of a wish that is dropped: %s', (request, left) => {
    expect(plain(request)).toBe(left);
  });

  it.each([
    ['red blouse, no wait, blue', 'blue blouse'],
    ['sandals dark brown, or black, no: black', 'sandals black'],
    ['Gürtel in schwarz, nein, braun', 'Gürtel in braun'],
    ['add a hat, no wait, a beret', 'add a beret'],
    ['ein roter Schal, ach nein, ein blauer', 'ein blauer Schal'],
    ['swap the shoes for boots, no wait, for loafers', 'swap the shoes for loafers'],
    ["make it red. Hmm, no, I'm in front of Judge Hanley that day. Black.", 'make it Black'],
    ['a dress in yellow, ugh no the bees, white', 'a dress in white'],
    ['der Schal in Rot, ach nein, da lacht mein Chef. Grau', 'der Schal in Grau'],
    ['Bluse in Rosa, nee warte, lieber Hellblau', 'Bluse in Hellblau'],
    ['der Rock in Grau. Ach nein, lieber in Mint', 'der Rock in Mint'],
    ['Schal weg. Wobei nein, der bleibt. Boots in Schwarz', 'Boots in Schwarz'],
    ['scarf off. Although no, leave it. The boots in black', 'The boots in black'],
    ['Schuhe in Rot, ach Quatsch, in Grün', 'Schuhe in Grün'],
    ['chinos in navy, no hang on the jumpers navy already. grey', 'chinos in grey'],
    ["trousers navy, wait, the blazer's navy too, grey", 'trousers grey'],
    ['Hose in Blau, warte, der Pulli ist schon blau, lieber Grau', 'Hose in Grau'],
    ['a suit in cream? no wait not cream thats bridal. emerald', 'a suit in emerald?'],
    ['Gürtel weg. ach nee doch nicht, lass ihn dran, aber in Grau', 'lass the Gürtel dran, aber in Grau'],
  ])('puts what is said anew in its place: %s', (request, left) => {
    expect(plain(request)).toBe(left);
  });

  it.each([
    'The tie? forget it',
    'no tie, no belt',
    'heels? no, flats',
    'I never mind heels',
    'hold on to the coat',
    'die Hose in Grau, moment mal, die Boots in Schwarz',
    'chinos grau, halt die Boots schwarz',
    'never mind the tie, just take it off',
    'das passt mir doch nicht',
    'Weiße Schuhe sind bei dem Matsch Quatsch, lieber Boots',
    'ich brauche ne warme Mütze',
    'obwohl ich Schals mag, lieber ein Tuch',
  ])('takes nothing back by a plain “no”: %s', (request) => {
    expect(withoutRetracted(request)).toBe(request);
  });
});
