import { describe, expect, it } from 'vitest';
import { readWishes } from '../wishes/wishes.ts';

describe('which occasion a request is for', () => {
  it.each([
    ['bowling on a first date', 'games'],
    ['second date, crazy golf', 'games'],
    ['a date at the science museum', 'day-date'],
    ['first date, a stroll by the canal', 'day-date'],
    ['she is cooking for me on our fourth date', 'date-in'],
    ['Er kocht für mich am Freitag', 'date-in'],
    ['facetime date with a guy in Toronto', 'video-date'],
    ['tasting menu for our anniversary', 'fine-dining'],
    ['Abend im Sternerestaurant', 'fine-dining'],
    ['Thai noodles and the movies', 'easy-evening'],
    ['improv night with coworkers', 'easy-evening'],
    ['a nightclub with my cousins', 'clubbing'],
    ['hockey match on boxing day with my uncle', 'touchline'],
    ['my son’s third birthday party at ours', 'playground'],
    ['groceries with a toddler', 'errands'],
    ['headshots for the firm’s website', 'headshot'],
    ['new passport photos', 'id-photo'],
    ['Verlobungsfotos im Wald', 'engagement-photos'],
    ['family pictures at the beach', 'beach-photos'],
    ['writers retreat in Vermont', 'writing-retreat'],
    ['wisdom tooth out on Monday', 'appointment'],
    ['soup kitchen on Thanksgiving', 'volunteering'],
    ['bread making class', 'craft'],
    ['Wiesn mit den Kollegen', 'oktoberfest'],
    ['20er Jahre Party im November', 'twenties'],
    ['startup pitch on thursday', 'pitch'],
    ['Club in Berlin am Freitag', 'techno'],
    ['meine Bachelorverleihung', 'own-graduation'],
    ['barbecue at the boss’s', 'work-barbecue'],
    ['muss aufs Amt', 'viewing'],
    ['Kennenlernen der Schwiegereltern', 'meeting-parents'],
    ['mit dem Zug nach München und dann ins Theater', 'theatre'],
  ])('an evening, a date or an errand by its own: %s', (text, key) => {
    expect(readWishes(text).occasion?.key).toBe(key);
  });

  it.each([
    ['interview at a hedge fund', 'bank-interview'],
    ['teaching assistant interview', 'teacher-interview'],
    ['wedding on the lawn of a farm', 'garden-wedding'],
    ['wedding in a chapel', 'church-wedding'],
    ['dinner with our investors', 'business-dinner'],
    ['mosque tour in Istanbul', 'sacred'],
    ['Trauung im Rathaus', 'city-wedding'],
    ['Kirchenbesichtigung mit dem Verein', 'sacred'],
    ['golf with clients at a country club', 'golf'],
    ['court side seats at a basketball game with my brother', 'arena'],
    ['ski weekend with coworkers, what do I wear for the evenings in the lodge?', 'apres-ski'],
    ['hauling boxes up three floors all day, it is hot', 'moving'],
    [
      '52, electrician, my daughter gets married in a barn in October and I walk her down gravel',
      'garden-wedding',
    ],
  ])('the particular one leads: %s', (text, key) => {
    expect(readWishes(text).occasion?.key).toBe(key);
  });

  it.each([
    ['just running to Walmart and the gas station', 'errands'],
    ['third date, natural wine bar in Bushwick', 'date'],
    ['my grandson’s high school football game on friday', 'stadium'],
    ['a walk up Ilkley Moor with friends', 'hiking'],
    ['a gentleman from my walking group has asked me to lunch', 'lunch'],
  ])('and not what another word of it means elsewhere: %s', (text, key) => {
    expect(readWishes(text).occasion?.key).toBe(key);
  });

  it.each([
    'interviewing for partner at another firm',
    'interview for head of finance',
    'director interview',
  ])('a senior post asks for a suit: %s', (text) => {
    expect(readWishes(text).span).toEqual([4, 4]);
  });

  it('a code on the invitation is no evening of its own', () => {
    const { occasion, span } = readWishes('wedding at a lodge in the mountains, invite says cocktail');

    expect([occasion?.key, span]).toEqual(['garden-wedding', [6, 6]]);
  });

  it('what is heard there is no wish: an indie show', () => {
    expect(readWishes('an indie show on tuesday night').styles).toEqual([]);
    expect(readWishes('something indie for a show').styles).not.toEqual([]);
  });

  it('and an ordinary one for what the trade wears', () => {
    expect(readWishes('interview with the team at a bookshop').span).toBeNull();
  });

  it.each([
    'my bank account is empty, a navy skirt please',
    'my tennis elbow hurts, a soft shirt please',
    'Holzbank, eine bequeme Hose bitte',
  ])('a word in another sense names none: %s', (text) => {
    expect(readWishes(text).occasion).toBeNull();
  });
});
