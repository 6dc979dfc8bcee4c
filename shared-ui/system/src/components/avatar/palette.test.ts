import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initialsOf, toneOf } from './palette.ts';

/** WCAG contrast of a colour with white. */
function contrastWithWhite(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
}

test('fifteen different colours, each with enough contrast for white initials', () => {
  const stylesheet = readFileSync(join(__dirname, 'tones.module.css'), 'utf8');
  const colours = stylesheet.match(/#[0-9a-f]{6}/gi) ?? [];
  expect(new Set(colours).size).toBe(15);
  for (const colour of colours) expect([colour, contrastWithWhite(colour) >= 4.5]).toEqual([colour, true]);
});

test('a name always gets the same colour, and most names get different ones', () => {
  expect(toneOf('Lingua Łódź')).toBe('tone6');
  expect(toneOf('Smaki Pomorza')).toBe('tone3');
});

test.each([
  ['Pracownia Cyfrowa Nowak', 'PC'],
  ['łucja', 'Ł'],
  ['„Żuraw” sp. z o.o.', 'ŻS'],
  ['Kowalska-Nowak × 3', 'KN'],
  ['Ωmega 東京', 'Ω東'],
  ['', ''],
])('the initials of %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
