import type { PracticalWish } from '#domain/wardrobe/practical-wishes.ts';

/** Was von einem Outfit gilt, über das ein praktischer Wunsch entschieden hat. */
export const PRACTICAL: Readonly<Record<PracticalWish, string>> = {
  'small hands':
    'für klebrige Hände und Flecken: alle Kleidungsstücke können in die Waschmaschine, und keines ist hell',
  'dirty work':
    'für den Schmutz: alle Kleidungsstücke können in die Waschmaschine, keines ist hell, und die Schuhe sind geschlossen',
  'on the floor': 'darin kannst du knien und auf dem Boden sitzen: nichts Kurzes, nichts Enges, kein Absatz',
  'room to move': 'Platz für Bewegung: kein enges Bein und kein Absatz',
  'on and off': 'schnell an und aus: nichts geht über den Kopf, und kein Schuh wird gebunden',
  'arm in a cast': 'mit einem Arm im Gips: es geht vorne auf, nichts ist eng, und kein Schuh wird gebunden',
  'leg in a cast': 'mit einem Bein im Gips: keine engen Beine, kein Absatz, und beide Hände bleiben frei',
  'swollen feet': 'gut zu geschwollenen Füßen: kein Absatz, kein Stiefel und nichts, was nicht nachgibt',
  'quiet shoes': 'weiche Sohlen, die niemand hört',
  'no laces': 'keine Schnürsenkel',
  'easy middle': 'Platz in der Mitte: nichts liegt eng an, und es gibt keinen Gürtel',
  'nothing at the waist': 'nichts drückt in der Taille: ein Gummibund oder gar keiner',
  'nothing clings': 'nichts klebt: keine engen Schnitte und kein Stoff, der am Körper liegt',
  'full bust': 'ein offener Ausschnitt, unter den ein BH passt',
  sweat: 'weder Seide noch Satin, die feucht aussehen, und oben keine Farbe, die dunkler wird',
  'pet hair': 'glatte Stoffe, von denen sich Haare abbürsten lassen',
  'tender skin': 'keine Wolle und keine Spitze auf der Haut',
  'packs small': 'Stoffe, die ohne Bügeleisen aus dem Koffer kommen',
  'shoes off': 'Schuhe, die man an der Tür auszieht, ohne etwas aufzubinden',
  'grabbing hands': 'kein Schmuck und kein Tuch, an dem kleine Hände ziehen',
  'hands free': 'nichts, was man in der Hand trägt',
  'dancing feet': 'Schuhe für eine Nacht auf der Tanzfläche',
  'long sitting': 'für langes Sitzen: nichts Enges und kein Gürtel',
  security: 'weder Schnürsenkel noch Gürtel, Uhr oder Schmuck an der Sicherheitskontrolle',
  'muddy ways':
    'für matschige Wege: geschlossene Schuhe auf griffigen Sohlen, unten nichts Helles und kein Saum, der schleift',
  'to mix': 'Einzelteile, kein Kleid und kein Anzug: jedes lässt sich ohne die anderen tragen',
  'beside the couple': 'neben dem Brautpaar: kein Weiß außer dem Hemd',
  'something over': 'etwas zum Überziehen, wenn es kühl wird',
  'over no head': 'es geht vorne auf: nichts geht über den Kopf',
  'thighs that rub': 'eine Hose, damit nichts scheuert',
  'on deck': 'flache Sohlen, die auf nassem Deck greifen',
  ladders: 'Hose und geschlossene, flache Schuhe zum Klettern',
  'cool and covered': 'bedeckt und luftig: Schultern und Knie sind bedeckt, und kein Stoff ist warm',
};
