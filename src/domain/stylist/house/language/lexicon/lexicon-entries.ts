import type { ColourName } from '#contract/palette.ts';
import { STYLE_NAMES } from '#contract/style-profile.ts';
import { COLOUR_WORDS, WORDS_WITH_ANOTHER_MEANING } from '#domain/colour/colour-words.ts';
import { CLIMATES, type ClimateName, isCoveredThere, tripOf } from '#domain/wardrobe/climates.ts';
import { FABRIC_NAMES, fabricOf } from '#domain/wardrobe/fabrics.ts';
import { OCCASIONS } from '#domain/wardrobe/occasions/occasions.ts';
import { STYLES } from '#domain/wardrobe/styles.ts';
import type { Meaning } from '../mentions/meanings.ts';
import { BODY_WORDS, HIDE_WORDS } from './body-words.ts';
import { CUE_WORDS, FILLER_WORDS, REACTIONS } from './cue-words.ts';
import { CARE_WORDS, CUT_WORDS, MISSING_WORDS, SEVERAL_WORDS, SPARE_WORDS } from './fit-words.ts';
import {
  CHANGE_WORDS,
  COLOUR_GROUPS,
  DEGREE_WORDS,
  FABRIC_GROUPS,
  FORMALITY_WORDS,
  GOAL_WORDS,
  MOOD_WORDS,
  PATTERN_WORDS,
  WEARER_WORDS,
  WEATHER_WORDS,
  WIND_WORDS,
} from './modifier-words.ts';
import { SHAPE_WORDS } from './shape-words.ts';
import { STORY_PHRASES, STORY_WORDS } from './story-words.ts';

/** Phrases with one meaning. */
export interface Entry {
  phrases: readonly string[];
  meaning: Meaning;
}

/**
 * The names of colors, styles and fabrics, and what follows from them ("edgier"). They are vocabularies of their own, so
 * a name may be two things ("denim"); what was written down for a phrase stands over what it is the name of ("wool" is
 * any wool).
 */
export function namesInVocabularies(): Entry[] {
  return [
    ...[...COLOUR_WORDS].filter(([word]) => !WORDS_WITH_ANOTHER_MEANING.has(word)).map(colourEntry),
    ...STYLE_NAMES.map(
      (style): Entry => ({
        phrases: [
          levelled(style),
          ...[levelled(style), ...phrasesOf(STYLES[style].words)].flatMap(comparative),
        ],
        meaning: { is: 'style', style },
      }),
    ),
    ...FABRIC_NAMES.map(
      (name): Entry => ({
        phrases: [levelled(name)],
        meaning: { is: 'fabric', label: name, names: [name], avoid: [name] },
      }),
    ),
  ];
}

/** Every phrase that was written down with what it means; each stands in one list only. */
export function writtenEntries(): Entry[] {
  return [
    { phrases: phrasesOf(FILLER_WORDS.replaceAll('\n', '|')), meaning: { is: 'filler' } },
    entry(STORY_PHRASES, { is: 'filler' }),
    // Known, so that none is taken for a misspelled garment.
    ...phrasesOf(STORY_WORDS.replaceAll('\n', '|')).map(
      (word): Entry => ({ phrases: [word], meaning: { is: 'unknown', word } }),
    ),
    entry(REACTIONS, { is: 'cue', cue: 'strikes-back' }),
    ...OCCASIONS.map((occasion) => entry(occasion.words, { is: 'occasion', occasion })),
    ...STYLE_NAMES.map((style) => entry(STYLES[style].words, { is: 'style', style })),
    ...MOOD_WORDS.map(({ words, mood }) => entry(words, { is: 'mood', mood })),
    ...WEATHER_WORDS.map(({ words, wet = false, ...sky }) => entry(words, { is: 'weather', ...sky, wet })),
    entry(WIND_WORDS, { is: 'wind' }),
    ...placeEntries(),
    ...FORMALITY_WORDS.map(({ words, span }) => entry(words, { is: 'formality', span })),
    ...FABRIC_NAMES.map((name) =>
      entry(fabricOf(name).words ?? '', { is: 'fabric', label: name, names: [name], avoid: [name] }),
    ),
    ...FABRIC_GROUPS.map(({ words, names, avoid = names }) =>
      entry(words, { is: 'fabric', label: firstOf(words), names, avoid }),
    ),
    ...PATTERN_WORDS.map(({ words, patterns, avoid = patterns }) =>
      entry(words, { is: 'pattern', label: firstOf(words), patterns, avoid }),
    ),
    ...COLOUR_GROUPS.map(({ words, names, avoid = names }) =>
      entry(words, { is: 'colour', label: firstOf(words), names, avoid }),
    ),
    ...GOAL_WORDS.map(({ words, goal }) => entry(words, { is: 'goal', goal })),
    ...WEARER_WORDS.map(({ words, worn }) => entry(words, { is: 'wearer', worn })),
    ...SHAPE_WORDS.map(({ words, shape }) => entry(words, { is: 'shape', shape })),
    ...CHANGE_WORDS.map(({ words, axis, direction }) => entry(words, { is: 'change', axis, direction })),
    ...DEGREE_WORDS.map(({ words, direction }) => entry(words, { is: 'degree', direction })),
    ...BODY_WORDS.map(({ words, part }) => entry(words, { is: 'body', part, text: firstOf(words) })),
    entry(HIDE_WORDS, { is: 'hide' }),
    ...CUT_WORDS.map(({ words, cut }) => entry(words, { is: 'cut', cut })),
    ...CARE_WORDS.map(({ words, care }) => entry(words, { is: 'care', care })),
    ...SPARE_WORDS.map(({ words, shape }) => entry(words, { is: 'spare', shape })),
    ...phrasesOf(MISSING_WORDS).map(
      (label): Entry => ({ phrases: [label], meaning: { is: 'missing', label } }),
    ),
    ...phrasesOf(SEVERAL_WORDS).map(
      (label): Entry => ({ phrases: [label], meaning: { is: 'several', label } }),
    ),
    ...CUE_WORDS.map(({ words, cue }) => entry(words, { is: 'cue', cue })),
  ];
}

function placeEntries(): Entry[] {
  return (Object.keys(CLIMATES) as ClimateName[]).flatMap((climate) =>
    phrasesOf(CLIMATES[climate].places).map(
      (place): Entry => ({
        phrases: [place],
        meaning: { is: 'place', climate, trip: tripOf(place), isCovered: isCoveredThere(place) },
      }),
    ),
  );
}

function entry(words: string, meaning: Meaning): Entry {
  return { phrases: phrasesOf(words), meaning };
}

function colourEntry([word, name]: readonly [word: string, name: ColourName]): Entry {
  return { phrases: [word], meaning: { is: 'colour', label: name, names: [name], avoid: [name] } };
}

function phrasesOf(words: string): string[] {
  return words
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

function firstOf(words: string): string {
  return phrasesOf(words)[0] ?? words;
}

function levelled(name: string): string {
  return name.toLowerCase().replaceAll('-', ' ');
}

/** "Edgier" for "edgy"; nothing for what is not compared so. */
function comparative(word: string): string[] {
  return /^\w+[^aeiou\W]y$/.test(word) ? [`${word.slice(0, -1)}ier`] : [];
}
