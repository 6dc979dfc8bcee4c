import { globSync, readFileSync } from 'node:fs';
import type { Locale, Messages } from '@wspolnik/system';

/** All texts of a package below the folder where Jest runs, with those of its features. */
export function readMessages(folder: string): Record<Locale, Messages> {
  const textsIn = (locale: Locale): Messages => {
    const files = globSync(`${folder}/src/{,features/*/}messages/${locale}.json`);
    return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
  };
  return { pl: textsIn('pl'), en: textsIn('en') };
}
