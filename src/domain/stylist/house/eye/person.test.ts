import { describe, expect, test } from 'vitest';
import { measurePhoto } from './measure-photo.ts';
import { testPicture } from './test-picture.ts';

const WALL = '#eceae8';
const HAIR = '#3a2a22';
const SKINS = ['#f0cfba', '#c98f66', '#6a4030'];

interface Look {
  skin: string;
  top: string;
  bottom: string;
}

/** A person from head to hips, in portrait. */
function portrait({ skin, top, bottom }: Look) {
  return (x: number, y: number): string => {
    const fromMiddle = Math.abs(x - 0.5);
    if ((fromMiddle / 0.09) ** 2 + ((y - 0.15) / 0.08) ** 2 < 1) return y < 0.11 ? HAIR : skin;
    if (fromMiddle < 0.045 && y > 0.2 && y < 0.28) return skin;
    if (fromMiddle < 0.2 && y > 0.27 && y < 0.66) return top;
    if (fromMiddle >= 0.21 && fromMiddle < 0.28 && y > 0.3 && y < 0.72) return skin;
    if (fromMiddle < 0.2 && y >= 0.66) return bottom;

    return WALL;
  };
}

/** The same person with the head outside the frame. */
function cropped(look: Look) {
  const whole = portrait(look);

  return (x: number, y: number) => whole(x, 0.28 + 0.72 * y);
}

/** Grey soft shade beside the person, as a window gives it. */
function withSoftShadow(person: (x: number, y: number) => string) {
  return (x: number, y: number): string => {
    const colour = person(x, y);
    if (colour !== WALL) return colour;
    const shade = Math.exp(-(((x - 0.78) / 0.1) ** 2 + ((y - 0.5) / 0.3) ** 2));
    const level = Math.round(234 - 90 * shade);

    return `#${level.toString(16).padStart(2, '0').repeat(3)}`;
  };
}

function palette(draw: (x: number, y: number) => string): Map<string, number> {
  return new Map(measurePhoto(testPicture(120, 160, draw)).colours.map(({ name, share }) => [name, share]));
}

describe('a person before an even wall', () => {
  test.each(SKINS)('with skin %s is read by the clothes alone', (skin) => {
    const colours = palette(portrait({ skin, top: '#1e5c64', bottom: '#232a44' }));

    expect([...colours.keys()].toSorted()).toEqual(['Navy', 'Teal']);
  });

  test.each(SKINS)('with skin %s and no head in the photo is read by the clothes alone', (skin) => {
    const colours = palette(cropped({ skin, top: '#5e3a86', bottom: '#232a44' }));

    expect([...colours.keys()].toSorted()).toEqual(['Navy', 'Purple']);
  });

  test.each(SKINS)(
    'with skin %s keeps a narrow top above a wide skirt, which is no part of the head',
    (skin) => {
      const person = portrait({ skin, top: '#1e5c64', bottom: '#1e5c64' });
      const colours = palette((x, y) => {
        const fromMiddle = Math.abs(x - 0.5);
        if (y < 0.27) return person(x, y);
        if (fromMiddle < 0.13 && y < 0.47) return '#1e5c64';

        return fromMiddle < 0.3 && y >= 0.47 ? '#5e3a86' : WALL;
      });

      expect([...colours.keys()].toSorted()).toEqual(['Purple', 'Teal']);
    },
  );

  test('has a white shirt, though the wall is nearly white', () => {
    const colours = palette(portrait({ skin: '#c98f66', top: '#fbfbfb', bottom: '#232a44' }));

    expect(colours.get('White')).toBeGreaterThan(0.3);
    expect(colours.get('Navy')).toBeGreaterThan(0.2);
  });

  test('casts a soft shadow that is no cloth', () => {
    const colours = palette(withSoftShadow(portrait({ skin: '#c98f66', top: '#b82232', bottom: '#232a44' })));

    expect([...colours.keys()].toSorted()).toEqual(['Navy', 'Red']);
  });

  test('keeps a blouse in the colour of the skin', () => {
    const colours = palette(portrait({ skin: '#e6b89a', top: '#e2b096', bottom: '#232a44' }));

    expect(colours.size).toBeGreaterThan(1);
    expect(colours.get('Navy')).toBeLessThan(0.75);
  });

  test('is told from a cupboard beside the arm, in a room', () => {
    const person = portrait({ skin: '#c98f66', top: '#1e5c64', bottom: '#232a44' });
    const room = (x: number, y: number) => {
      const colour = person(x, y);
      if (colour !== WALL) return colour;
      if (x > 0.77 && x < 0.97 && y > 0.2) return '#7a5a3c';

      return y > 0.8 ? '#a8926c' : WALL;
    };

    expect([...palette(room).keys()].toSorted()).toEqual(['Navy', 'Teal']);
  });

  test('is found between the bars of a screenshot', () => {
    const person = portrait({ skin: '#c98f66', top: '#1e5c64', bottom: '#232a44' });
    const barred = palette((x, y) => (x < 0.2 || x > 0.8 ? '#101010' : person((x - 0.2) / 0.6, y)));

    expect([...barred.keys()].toSorted()).toEqual(['Navy', 'Teal']);
  });
});
