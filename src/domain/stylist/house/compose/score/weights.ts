/**
 * What every term of the score is worth, in points, in one place. A score only ranks, so the figures mean something
 * beside each other only: a piece that meets every wish earns about five points, and `chance` is what a die may add.
 * Terms that are a share (0 to 1) are multiplied by their weight; the others give it or take it whole.
 * Found by hand, by reading outfits; `npm run evaluate` and the outfits of the tests guard them.
 */
export const WEIGHTS = {
  /** Being owned: more than any wish short of a demand, so that the closet comes first and a jarring pair still does not. */
  owned: 4,
  /** Share: how lately a main piece of one's own was worn, all of it today and nothing after a week. Shoes, coats and bags may be worn daily. */
  wornLately: -3,
  /** Of a garment, before cloth and color are chosen. */
  garment: {
    /** Share: how much its styles are wanted; `next` for each further one, `refused` for one that was ruled out. */
    style: 1.7,
    styleNext: 0.25,
    styleRefused: -0.6,
    /** Share where no style is wanted at all. */
    styleUnasked: 0.3,
    /** Share: of its styles that the person's own would not wear. */
    strange: -3.2,
    /** Share: of the body goals that its cut serves, each `goalEach`. */
    goal: 0.7,
    goalEach: 0.7,
    /** Added for one that the request itself names. */
    goalAsked: 2.4,
    /** The fit that the person chose for this slot, or another one. */
    fit: 0.6,
    otherFit: -0.24,
    /** Share: at home at the occasion (1) and in the middle of its own formality (`middle`). */
    occasion: 0.9,
    occasionMiddle: 0.5,
    /** For those who want comfort: easy shapes, and what pinches. */
    easy: 0.3,
    pinching: -2.2,
    /** For what is of other years; half of it where it is of the person's own styles. */
    years: -2.4,
    /** Shoes and ties of menswear, where nobody said what they wear. */
    ofMen: -1,
    /** Wide legs and kimonos in menswear, by whoever has no style that wears them. */
    wideInMenswear: -5,
    /** Share: how near its usual price is to what the budget has for its slot; each doubling away takes `priceStep`. */
    price: 0.6,
    priceBest: 0.5,
    priceStep: 0.3,
    /** Share: how lately it was proposed. */
    recent: -1.5,
  },
  colour: {
    /** Among the first five that it is sold in, further down, or only for the asking. */
    first: 0.55,
    later: 0.45,
    unusual: 0.1,
    /** Midnight blue, where a black one is the first that anybody has. */
    secondTuxedo: -1,
    /** Share: the weight of the color among those wanted; less where color is not what the piece is for. */
    wanted: 1.15,
    denim: 0.35,
    small: 0.7,
    /** Of the pull of a color that was asked for, on trousers, shoes and touches. */
    askedBeside: 0.3,
    /** The color of a request for one color throughout. */
    monochrome: 1.5,
    /** A color that somebody whose palette is known does not wear. */
    offPalette: -1.4,
    /** The same as a coat, a jacket, trousers, a skirt or a dress. */
    offPaletteLarge: -2.2,
    /** Brown shoes and bags for whose neutrals are black, gray and white, and the other way round. */
    otherLeather: -2.4,
    /** Brown and sand leather where womenswear dresses up or goes out; less of it where the evening is a casual one. */
    dayLeatherDressedUp: -2,
    dayLeatherOut: -1,
    /** Brown, gray and black shoes, bags and jackets where colors were asked for. */
    dullBesideColours: -1.4,
    /** Pale clothes and brown leather in a style that lives of black. */
    brightInTheDark: -1.2,
    /** Black and navy tops where one is out in the heat. */
    darkInTheSun: -1.1,
    /** Black shoes, bags and hats in the summer, by whoever does not wear black. */
    blackInTheSun: -1,
    /** Trousers in a strong color, in menswear. */
    loudLegs: -1.4,
    /** Gold on who wears silver, and the other way round. */
    otherMetal: -2.5,
    /** Gives a feeling that was asked for: "something fun". */
    feeling: 0.45,
    /** A loud color that the people beside do not wear. */
    besideOthers: -1.5,
    /** Not a color of the mood that was named. */
    againstMood: -0.5,
    /** Share: how lately this garment was proposed in this color. */
    recent: -0.6,
    /** Share: how strong the color is in the inspiration that leads. */
    inspiration: 0.85,
  },
  cloth: {
    fabricWish: 2.2,
    patternWish: 1.8,
    shapeWish: 1.4,
    /** Jackets and suits for the heat, where they are right. */
    lightTailoring: 2.2,
    /** Gives a feeling that was asked for, or takes it away. */
    feeling: 0.9,
    againstFeeling: -1.6,
    /** Of a dress or a top where bare arms were asked to be covered: long sleeves, and short ones. */
    longSleeve: 1.2,
    shortSleeve: -1.6,
    /** What was told to be liked: less than a wish, more than a habit. */
    liked: 0.7,
    /** Where one dresses up: what says so, and what is worn on any weekday. */
    festive: 1.5,
    dayWearAtAFeast: -1.8,
    /** The same for an evening out. */
    dressy: 0.4,
    dayWearAtNight: -1.1,
    /** The garment's first cloth. */
    usual: 0.2,
    /** A pattern where the request wants quiet. */
    patternAgainstQuiet: -0.8,
    /** Cloth that costs more than its neighbours, in a small, a middling and a large budget. */
    dear: { small: -1, middling: -0.2, large: 0.3 },
    /** Each step of warmth of cloth (-1 to 1) and cut (0 to 4) by weather. */
    warmth: { hotCloth: -0.9, hotCut: -0.3, warm: -0.5, mild: 0.2, cold: 0.5 },
    /** Linen where the day is mild: all of it on jackets and legs, half of it on shirts and dresses. */
    linenBeforeSummer: -0.9,
    /** A tee as all that is worn below the jacket of a cool day out. */
    teeInTheCool: -1.2,
    bootsInHeat: -1.2,
    warmShoesInHeat: -0.2,
    closedShoesInHeat: -1.6,
    openToesUnasked: -0.7,
    /** Loafers and pumps in frost and snow, where a dress code lets boots in. */
    townShoesInSnow: -1.6,
    /** Where trousers do as well. */
    skirtInSnow: -0.8,
    /** Cloth and pattern of the inspiration that leads. */
    inspiration: 1.05,
    /** A pattern that the garment does not need, by the taste for few things. */
    pattern: -0.1,
    patternForMinimalists: -0.6,
  },
  /** Of two pieces side by side; who goes with whom stands in `wardrobe/garment-pairs.ts`. */
  pair: {
    /** All of a pair beside the pieces themselves. */
    meeting: 0.9,
    /** Colors, -0.5 to 0.5; jewellery is too small to make or break them. */
    colour: 2.4,
    colourOfSmall: 0.3,
    /** Two patterns: the same, another, and where one of them is a small piece. */
    samePattern: -0.9,
    otherPattern: -0.8,
    samePatternSmall: -0.4,
    otherPatternSmall: -0.25,
    denimWithDenim: -2,
    /** Linen with tweed, linen with a warm knit. */
    twoSeasons: -0.9,
    warmKnitWithSummer: -0.7,
    /** Belt, shoes and bag: of one leather or not. */
    sameLeather: 0.5,
    sameLeatherBelt: 1.6,
    otherLeatherBelt: -1.6,
    /** Shoes or bag of another leather than the jacket's; jacket and trousers both of leather. */
    otherLeatherJacket: -2.4,
    leatherWithLeather: -3,
    satinWithSatin: -1.8,
    /** What anybody would see: more than all that speaks for a pair. */
    clash: -6,
    brownBelowBlack: -1.8,
    paleBrownBelowCharcoal: -1,
    /** Checked or striped trousers that are not the jacket's. */
    patternBelowJacket: -1.6,
    blackBelowLinen: -2.4,
    blackBelowSand: -2,
    /** Jewelry of silver, for each piece of the brown side. */
    silverBesideBrown: -0.8,
    /** Taupe, tan and brown shoes or bags with satin and velvet in a deep color. */
    dayLeatherAtNight: -1.4,
    /** Taupe, beige and stone with black or with a jewel's color in a cloth of the day. */
    sandBesideDeep: -1,
    nylonBesideWool: -2,
  },
  /** What a piece costs by repeating what is worn already. */
  repeated: {
    quietColour: 0.3,
    quietColourWanted: 0.5,
    loudColour: 1.2,
    loudColourWanted: 0.9,
    /** Each further loud color, and for those who like more. */
    loud: 0.8,
    loudLiked: 0.45,
    loudForQuiet: 3.5,
    /** A third loud color, which shouts at whoever likes two. */
    thirdLoud: 1.6,
    pattern: 1.4,
    patternLiked: 0.5,
    /** The wish for a pattern or a cloth has been met already. */
    patternWish: 1.6,
    fabricWish: 0.9,
  },
  /** Of all pieces together. */
  whole: {
    coordination: 1.6,
    /** Taken for the coordination of what is meant to be of one color. */
    coordinationOfOneColour: 0.8,
    hueFit: 0.8,
    /** Each hue after the third. */
    tooManyHues: -1.5,
    /** Each neutral too many: see `neutrals-apart.ts`. */
    neutralsApart: -1.3,
    /** No piece that leads is of the colors of who has a palette. */
    noOwnColour: -2.4,
    /** Each piece in the colors of leaves after the first, in spring. */
    autumnInSpring: -2,
    /** Each wished color that is there. */
    answeredColour: 3,
    /** Each wished cloth that is there: "tweed and corduroy" are two. */
    answeredFabric: 2,
  },
  /** A bag that takes more of a modest sum than what is worn. */
  dearestBag: -6,
  /** The most that a die adds, twice a piece: enough for variety, too little for a bad outfit. */
  chance: 1.1,
} as const;
