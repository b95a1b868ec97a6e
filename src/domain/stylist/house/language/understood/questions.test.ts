import { expect, it } from 'vitest';
import { isGreeting, onlyAsks } from './questions.ts';

it.each([
  'hello there',
  'thank you so much, you’re the best',
  'Thanks, you saved my prom!',
  'danke, das Kleid war der Hammer',
  'danke dir, das outfit gestern kam mega gut an!',
  'thanks, the navy dress got so many compliments',
  'vielen Dank, ihr habt meine Hochzeit gerettet',
])('thanks ask for no outfit: %s', (text) => {
  expect(isGreeting(text)).toBe(true);
});

it.each([
  'Thanks! Now something for the office',
  'thank you, can you do a beach look',
  'cheers, black tie for friday',
  'danke, das Kleid war super, jetzt bitte Schuhe',
])('thanks beside a wish leave the wish: %s', (text) => {
  expect(isGreeting(text)).toBe(false);
});

it.each([
  ['can you wear white to a wedding as a guest?', true],
  ['can men wear shorts to the office?', true],
  ['Kostet das was?', true],
  ['wie kalt wird es am Sonntag', true],
  ['was bedeutet eigentlich Cocktail', true],
  ['was ist der Unterschied zwischen Parka und Anorak', true],
  ['wie wäre es mit einem Parka', false],
  ['geht das auch für eine Hochzeit am Vormittag oder ist Gold da zu viel?', true],
  ['can it be longer or is that too much?', false],
  ['was Leichtes für den Strand', false],
  ['Könnt ihr auch Brautkleider kürzen?', true],
  ['Kann man bei euch auch Anzüge leihen?', true],
  ['Könnt ihr mir auch eine Hose für den Urlaub empfehlen?', false],
  ['Würde da ein Hut passen?', false],
  ['can you dress me for a wedding?', false],
  ['Macht ihr eigentlich auch Augenbrauen?', true],
  ['Kurze Frage, macht ihr auch Kindersachen?', true],
  ['just a quick question: do you do kids clothes?', true],
  ['Kurze Frage, hast du was für eine Taufe?', false],
  ['Kannst du auch Horoskope?', true],
  ['gibts bei euch auch sachen in größe 48?', true],
  ['führt ihr auch 3XL', true],
  ['habt ihr was in Größe 48 für eine Hochzeit', false],
  ['do you have stuff in a size 18?', true],
  ['do your clothes go up to 3xl?', true],
  ['do you have a dress in size 18 for a wedding?', false],
  ['can you do my nails as well?', true],
  ['Kannst du auch Röcke?', false],
  ['can you do something with my boots?', false],
  ['what do I wear to a wedding?', false],
])('whether “%s” only asks: %s', (text, asks) => {
  expect(onlyAsks(text)).toBe(asks);
});

it.each(['danke, das reicht!', 'passt so, danke', 'thanks mate', 'Danke dir!', 'thank you so much'])(
  'short thanks are thanks: %s',
  (text) => {
    expect(isGreeting(text)).toBe(true);
  },
);

it.each(['thanks, now a dress please', 'danke, mach die Schuhe schwarz'])(
  'and a wish behind them is a wish: %s',
  (text) => {
    expect(isGreeting(text)).toBe(false);
  },
);

it.each([
  ['muss der Gürtel immer zu den Schuhen passen?', true],
  ['was muss ich zur Hochzeit anziehen?', false],
])('a yes or a no would do: %s', (text, asks) => {
  expect(onlyAsks(text)).toBe(asks);
});

it.each([
  'whats the difference between chinos and trousers?',
  'can you machine wash silk?',
  'are skinny jeans still in style?',
  'any idea what a henley is?',
  'läuft Wolle beim Waschen ein?',
  'whats in style this season',
  'what’s trending right now',
  'was ist diesen Herbst angesagt',
  'Woran erkenne ich gutes Leder?',
  'weißt du, was ein Henley ist?',
])('a question about clothes in general asks for none: %s', (text) => {
  expect(onlyAsks(text)).toBe(true);
});

it.each([
  'what shoes go with navy chinos?',
  'are you able to style a denim skirt?',
  'was zieht man zum Standesamt an?',
])('and one that a look answers does not only ask: %s', (text) => {
  expect(onlyAsks(text)).toBe(false);
});

it.each([
  'how do i return something?',
  'where can I cancel my subscription',
  'wie kündige ich mein Abo?',
  'wo kann ich etwas umtauschen',
])('what belongs to the shop or the account is asked, and no look: %s', (text) => {
  expect(onlyAsks(text)).toBe(true);
});

it.each(['hey there, anyone home', 'heyyy anyone home', 'hallo, jemand da?'])(
  'a call is a greeting: %s',
  (text) => {
    expect(isGreeting(text)).toBe(true);
  },
);

it.each(['anyone home friendly, a cosy look', 'jemand hat Geburtstag'])('and a wish is none: %s', (text) => {
  expect(isGreeting(text)).toBe(false);
});

it.each([
  'Verschicken Sie auch nach Südtirol?',
  'weshalb hat man mehr als einen Mantel?',
  'Muss man zur Konfirmation eigentlich ein Sakko tragen?',
])('a question about the shop or about what is done asks for no look: %s', (text) => {
  expect(onlyAsks(text)).toBe(true);
});
