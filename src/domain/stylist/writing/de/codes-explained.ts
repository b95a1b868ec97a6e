import type { Formality } from '#domain/wardrobe/formality.ts';
import type { Worn } from '#domain/wardrobe/garment.ts';
import type { ExplainedCode } from '../../house/language/wishes/asked-codes.ts';

/** Was ein Dresscode heißt, für alle, die danach fragen. */
export const CODES_EXPLAINED: Readonly<Record<ExplainedCode, string>> = {
  'black tie optional':
    'Black Tie optional heißt: Smoking oder dunkler Anzug mit Krawatte, Abendkleid oder elegantes Cocktailkleid',
  'black tie':
    'Black Tie heißt: schwarzer Smoking mit Fliege und Lackschuhen, oder ein langes Abendkleid; ein sehr elegantes wadenlanges geht auch',
  'white tie': 'White Tie heißt: Frack mit weißer Weste und weißer Fliege, oder eine bodenlange Robe',
  cocktail: 'Cocktail heißt: dunkler Anzug, auch ohne Krawatte, oder ein Kleid, das um das Knie endet',
  'business casual':
    'Business Casual heißt: Stoffhose oder Rock mit Hemd, Bluse oder feinem Strick, ein Sakko nach Wahl, keine Krawatte',
  'business formal': 'Business Formal heißt: Anzug oder Kostüm, Hemd oder Bluse und geschlossene Lederschuhe',
  'smart casual':
    'Smart Casual heißt: ordentlich, aber nicht förmlich; ein gutes Teil wie Sakko, Bluse oder Stoffhose zu etwas Lässigem',
  'semi-formal': 'Halbformell heißt: Anzug oder ein Kleid für den Abend, keine Robe und kein Smoking',
  festive: 'Festlich heißt: eine Stufe schicker als zum Ausgehen, mit Farbe oder Glanz; kein Smoking',
  formal: 'Formell heißt: dunkler Anzug mit Krawatte, oder ein langes oder sehr elegantes Kleid',
};

const forAll = (text: string): Readonly<Record<Worn, string>> => ({
  womenswear: text,
  menswear: text,
  everyone: text,
});

/** How dressed up one is at each rung of the ladder. */
export const HOW_DRESSED: Readonly<Record<Formality, Readonly<Record<Worn, string>>>> = {
  0: forAll('wie schick: gar nicht, hier wird sich bewegt'),
  1: forAll('wie schick: leger, ordentliche Alltagskleidung genügt'),
  2: forAll('wie schick: gepflegt leger, ein gutes Teil zu etwas Bequemem'),
  3: {
    womenswear: 'wie schick: eine Stufe über dem Alltag, also Blazer, Kleid oder gute Hose',
    menswear: 'wie schick: eine Stufe über dem Alltag, also Sakko oder gute Hose, ohne Krawatte',
    everyone: 'wie schick: eine Stufe über dem Alltag, also Sakko, Kleid oder gute Hose',
  },
  4: {
    womenswear: 'wie schick: elegant, also Anzug oder gutes Kleid',
    menswear: 'wie schick: elegant, also Anzug; die Krawatte steht dir frei',
    everyone: 'wie schick: elegant, also Anzug oder gutes Kleid',
  },
  5: {
    womenswear: 'wie schick: halbformell, also ein Kleid für den Abend oder ein Anzug aus feinem Stoff',
    menswear: 'wie schick: halbformell, also Anzug mit Krawatte',
    everyone: 'wie schick: halbformell, also Anzug mit Krawatte oder ein Kleid für den Abend',
  },
  6: {
    womenswear: 'wie schick: Cocktail, also ein Kleid bis etwa zum Knie oder ein Abendanzug',
    menswear: 'wie schick: Cocktail, also dunkler Anzug',
    everyone: 'wie schick: Cocktail, also dunkler Anzug oder ein Kleid bis etwa zum Knie',
  },
  7: {
    womenswear: 'wie schick: Black Tie, also langes Abendkleid oder Smoking',
    menswear: 'wie schick: Black Tie, also Smoking',
    everyone: 'wie schick: Black Tie, also Smoking oder langes Abendkleid',
  },
  8: {
    womenswear: 'wie schick: White Tie, also bodenlanges Abendkleid',
    menswear: 'wie schick: White Tie, also Frack',
    everyone: 'wie schick: White Tie, also Frack oder bodenlanges Abendkleid',
  },
};
