import type { Formality } from '#domain/wardrobe/formality.ts';
import type { ExplainedCode } from '../../house/language/asked-codes.ts';

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

/** How dressed up one is at each rung of the ladder. */
export const HOW_DRESSED: Readonly<Record<Formality, string>> = {
  0: 'wie schick: gar nicht, hier wird sich bewegt',
  1: 'wie schick: leger, ordentliche Alltagskleidung genügt',
  2: 'wie schick: gepflegt leger, ein gutes Teil zu etwas Bequemem',
  3: 'wie schick: eine Stufe über dem Alltag, also Sakko, Kleid oder gute Hose, ohne Krawatte',
  4: 'wie schick: elegant, also Anzug oder gutes Kleid; die Krawatte steht dir frei',
  5: 'wie schick: halbformell, also Anzug mit Krawatte oder ein Kleid für den Abend',
  6: 'wie schick: Cocktail, also dunkler Anzug oder ein Kleid bis etwa zum Knie',
  7: 'wie schick: Black Tie, also Smoking oder langes Abendkleid',
  8: 'wie schick: White Tie, also Frack oder bodenlanges Abendkleid',
};
