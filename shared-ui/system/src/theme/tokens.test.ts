/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const valuesOf = (selector: string) =>
  css
    .slice(css.indexOf(selector) + selector.length, css.indexOf('}', css.indexOf(selector)))
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

test('the dark theme has the same values with and without scripts', () => {
  const dark = valuesOf('html.dark {');
  expect(dark.length).toBeGreaterThan(20);
  expect(valuesOf('(scripting: none) and (prefers-color-scheme: dark) {\n  :root {')).toEqual(dark);
});
