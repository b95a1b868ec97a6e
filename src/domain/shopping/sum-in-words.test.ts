import { describe, expect, it } from 'vitest';
import { inCurrency } from './currency.ts';
import { priceRangeFor, sumInWords, sumsInWords } from './sum-in-words.ts';

describe('a sum in words', () => {
  it.each([
    ['I have 150 dollars for a wedding outfit, all in', 150],
    ['office look for 80 bucks', 80],
    ["400 bucks, seriously? I've got 220 till payday", 220],
    ['stay within 275, the boots are new', 275],
    ['180 is what I have, no more', 180],
    ['we only have 90 left', 90],
    ['500 für alles? ich hab noch 130 bis Freitag', 130],
    ["I've got 14 cousins", null],
    ['within 90 miles of Boston', null],
    ['my budget is $90, dinner with his parents', 90],
    ['spend two hundred dollars tops', 200],
    ['under a hundred dollars', 100],
    ['between 80 and 120 dollars', 120],
    ['suit in olive, spending 300 max', 300],
    ['a hundred and fifty bucks', 150],
    ['$1,200 for everything', 1_200],
    ['höchstens 150, lieber weniger', 150],
    ['1.200 $ für alles', 1_200],
    ['nicht mehr als 80', 80],
    ['mehr als 270 kann ich dafür leider nicht ausgeben', 270],
    ['über 190 gehe ich nicht', 190],
    ["more than 260 I won't do", 260],
    ['240 is all we have', 240],
    ['210 und keinen Cent mehr', 210],
    ['bei 330 ist Schluss', 330],
    ['mehr als 40 Minuten laufe ich darin nicht', null],
    ['a dress, no more than $280', 280],
    ['shoes, nothing over $90', 90],
    ['the budget for the boots is 70', 70],
    ['could you make it for 240?', 240],
    ['the same but for 210', 210],
    ['any chance of getting this to 350?', 350],
    ['350 or less', 350],
    ["the lot together mustn't be more than 400", 400],
    ['it can not cost over 180', 180],
    ['das Ganze darf nicht über 190 kosten', 190],
    ["the hem mustn't be more than 20 minutes of work", null],
    ['lunch, nothing above 90', 90],
    ['nichts über 110, bitte', 110],
    ['keep all of it under one eighty', 180],
    ['120 for all of it max', 120],
    ['can you get it all for 300', 300],
    ['I only have 250 for all this', 250],
    ['alles zusammen 180', 180],
    ['alles zusammen höchstens 120', 120],
    ['300 oder weniger', 300],
    ['eine Jacke noch, 240 ist aber meine Obergrenze', 240],
  ])('%s', (text, sum) => expect(sumInWords(text)).toBe(sum));

  it.each([
    ['80-120 euros', 85, 130],
    ['zwischen 80 und 120 Euro', 85, 130],
    ['mindestens 200 Euro', 220, null],
    ['not over 200 euros', null, 220],
    ['£120 and not a penny more', null, 150],
    ['two hundred quid for the lot', null, 260],
    ['no more than 10,000 rupees', null, 120],
    ['¥15,000 for all of it', null, 100],
    ['my limit is 250 Canadian dollars', null, 180],
    ['zwischen 600 und 1000 zloty', 150, 250],
    ['12k inr at most', null, 140],
  ])('%s: what it comes to here', (text, least, most) =>
    expect(sumsInWords(text)).toMatchObject({ least, most }),
  );

  it('keeps what was named in another currency', () => {
    expect(sumsInWords('dinner, under 200 euros').mostNamed).toEqual({ sum: 200, currency: 'EUR' });
    expect(inCurrency('GBP', () => sumsInWords('$150 at most'))).toEqual({
      least: null,
      most: 120,
      mostNamed: { sum: 150, currency: 'USD' },
    });
    expect(sumsInWords('dinner, under $200').mostNamed).toBeUndefined();
  });

  it.each([
    'minus 10 and snow',
    'I am over 60 and have never worn heels',
    'Ich bin über 50 und trage kurze Ärmel nicht',
    'we have his parents over, but only for 14.',
    'in 30 sek fertig',
    '32 weeks pregnant',
    'a party for 40 people',
    'about 25 degrees',
    'plus size 22',
    'a 1920s party',
    'in 2026',
    'gern 50 Euro mehr',
    '$40 cheaper',
    'unter 20 Grad',
  ])('%s names none', (text) => expect(sumInWords(text)).toBeNull());

  it.each([
    ['Between 150 and 250, something for a weekend in rome', 150, 250],
    ['$80 to 120 for the lot', 80, 120],
    ['between a hundred and two hundred dollars', 100, 200],
    ['at least 300 please, it is my wedding', 300, null],
    ['I want to spend more than 400 dollars', 400, null],
    ['250 or more', 250, null],
    ['I can not spend more than 300', null, 300],
    ['at least 20 degrees', null, null],
    ['a party of at least 60 people', null, null],
    ['between 20 and 25 degrees', null, null],
  ])('%s has both ends', (text, least, most) => expect(sumsInWords(text)).toEqual({ least, most }));

  it('stands for a range that lies above the least that was said', () => {
    expect(priceRangeFor('at least 300')).toBe('300-plus');
    expect(priceRangeFor('mindestens 150 Euro')).toBe('200-300');
    expect(priceRangeFor('between 150 and 250')).toBe('200-300');
  });

  it('stands for the narrowest price range that allows it', () => {
    expect(priceRangeFor('30 dollars')).toBe('under-50');
    expect(priceRangeFor('office look for 80 bucks')).toBe('50-100');
    expect(priceRangeFor('$150')).toBe('100-200');
    expect(priceRangeFor('under 900 dollars')).toBe('300-plus');
    expect(priceRangeFor('brunch')).toBeNull();
    expect(priceRangeFor('a gala, money is no object')).toBe('300-plus');
    expect(priceRangeFor('opera, price doesn’t matter')).toBe('300-plus');
  });

  it('reads a hostile text in no time', () => {
    expect(sumInWords('a hundred and '.repeat(400))).toBeNull();
  });
});
