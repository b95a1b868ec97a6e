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
