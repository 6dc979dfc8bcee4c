import { stemsOf } from './polish-stems.ts';

/** Of perfective verbs, as "pomalować" beside "malować". */
const PREFIXES = 'po wy za na prze przy od ode o u z ze s ws wz roz roze do w pod ob'.split(' ');
const LEAST_LETTERS = 3;

/** Endings of perfective verbs, and of the imperfective ones beside them: "naprawić, naprawiać", "przewieźć, przewozić". Folded. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/[yi]c$/, 'ac'],
  [/ic$/, 'iac'],
  [/o([a-z]{1,2})[yi]c$/, 'a$1ac'],
  [/o([a-z]{1,2})ic$/, 'a$1iac'],
  [/wiezc$/, 'wozic'],
  [/niesc$/, 'nosic'],
  [/lozyc$/, 'kladac'],
  [/dac$/, 'dawac'],
  [/^polozyc$/, 'ukladac'],
];

const isInfinitive = (verb: string) =>
  verb.length >= LEAST_LETTERS && verb.endsWith('c') && stemsOf(verb).includes(verb);

/**
 * The imperfective verbs beside a form of a perfective one, in the infinitive: "umyje" has "myć". Names of services come from these:
 * "mycie okien". Some have nothing to do with it, as "prawić" with "naprawić". None for what may be a noun as well. Folded.
 */
export function imperfectivesOf(word: string): string[] {
  const verbs = stemsOf(word);
  if (!verbs.every(isInfinitive)) return [];
  const pairs = verbs.flatMap((verb) => [
    ...PREFIXES.filter((prefix) => verb.startsWith(prefix)).map((prefix) => verb.slice(prefix.length)),
    ...ENDINGS.filter(([ending]) => ending.test(verb)).map(([ending, pair]) => verb.replace(ending, pair)),
  ]);
  return [...new Set(pairs)].filter(isInfinitive);
}
