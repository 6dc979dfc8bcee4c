import { stemsOf } from '../../platform/polish/polish-stems.ts';
import { foldWord } from '../../platform/words/fold.ts';
import { wordsOf } from '../../platform/words/stem-vector.ts';
import { type Place, readPlaces } from '../geocode/index.ts';

/** Residents from which a town's name is taken for the town wherever it stands; smaller ones need a preposition. */
const KNOWN_FROM = 5_000;
/** Longest names, in words. */
const MOST_WORDS = 3;

/** Words that announce a place. Folded. */
const BEFORE_PLACE = new Set('w we z ze kolo pod okolice okolicy okolicach near in'.split(' '));

/**
 * Names that are first of all common words: "meble dla przemysłu", "nowe okna". Larger towns of these need a preposition in Polish,
 * smaller ones are never meant.
 */
const COMMON = new Set(
  (
    'wola srodmiescie ochota pila przemysl ursus brzeg wlochy turek wrzesnia swiecie jawor kolo reda kobylka zielonka gora blonie ' +
    'brzeszcze warka blachownia poreba tluszcz kornik sobotka gniew nowe buk czarne susz wieprz zator jablonka olszyna jasien ' +
    'kadzidlo hel slawa plaza ropa chmielnik ujscie mikolajki okonek skala mnich kowal strumien warta nedza piasek zwierzyniec lubien ' +
    'dobra kamienica tokarnia osina rudy bardo kamien rudnik biala bialka dobre czarna stawiski lyse lipka gromadka piatek brzezinka ' +
    'naprawa orzech izbica brok kamionka ostrow ostrowek siedlisko owczarnia wapno targowisko gac linia krzywda krzyzowa niedzwiedz ' +
    'pokoj orle sol jastrzab jablon kamyk malec bukowiec borek szlachta zalesie granica dabrowa lasek przytyk buczek zabor przewoz ' +
    'nur winnica paradyz kije ksiazki praga bielany marki zabki police lask leba kety zary'
  ).split(' '),
);
/** Of these the largest are meant after a preposition. */
const COMMON_FROM = 15_000;

export interface Town {
  name: string;
  region: string | null;
  lat: number;
  lng: number;
  /** Spellings in which rows may have it, folded: with blanks and with hyphens. */
  folded: readonly string[];
  /** Its words, folded. */
  words: readonly string[];
}

interface Candidate extends Town {
  population: number;
}

/** Endings of the locative, which follows "w": of each name those that may be right. A wrong one is no word, and is never typed. */
function locatives(name: string): string[] {
  const stem = name.slice(0, -1);
  if (name.endsWith('iec')) return [`${name.slice(0, -3)}cu`];
  if (name.endsWith('ek')) return [`${name.slice(0, -2)}ku`];
  if (name.endsWith('stok')) return [`${name}u`];
  if (name.endsWith('a')) {
    const changed = name.endsWith('ra') ? [`${name.slice(0, -2)}rze`] : [];
    return [...changed, `${stem}ie`, `${stem}y`, `${stem}i`, `${stem}e`, `${stem}u`];
  }
  if (name.endsWith('o')) return [`${stem}ie`, `${stem}u`];
  if (/[eiy]$/.test(name)) return [`${stem}ach`, `${stem}iach`, `${stem}u`];
  return [`${name}ie`, `${name}iu`, `${name}u`, `${name}i`, `${name}y`, `${name}owi`];
}

/** Forms that the dictionary does not relate to the name. */
const IRREGULAR: Record<string, string> = {
  bialymstoku: 'bialystok',
  krasnymstawie: 'krasnystaw',
  lodzi: 'lodz',
  wawa: 'warszawa',
  wawie: 'warszawa',
  krk: 'krakow',
  trojmiasto: 'gdansk',
  trojmiescie: 'gdansk',
};

interface Index {
  /** By the name, or a form of it. */
  byWord: Map<string, Candidate>;
  byForm: Map<string, Candidate>;
  /** Of several words, by the number of words. */
  long: readonly Candidate[];
}

function toTown({ name, folded, region, lat, lng, population }: Place): Candidate {
  const words = folded.split(' ');
  const written = foldWord(name);
  return { name, region, lat, lng, population, words, folded: [...new Set([written, folded, words.join('-')])] };
}

function buildIndex(): Index {
  const index: Index & { long: Candidate[] } = { byWord: new Map(), byForm: new Map(), long: [] };
  for (const place of readPlaces()) {
    const town = toTown(place);
    const [word = ''] = town.words;
    if (town.words.length > 1) {
      if (town.words.length <= MOST_WORDS) index.long.push(town);
    } else if (!index.byWord.has(word)) {
      index.byWord.set(word, town);
      for (const form of locatives(word)) if (!index.byForm.has(form)) index.byForm.set(form, town);
    }
  }
  return index;
}

let built: Index | undefined;
const indexOf = (): Index => {
  built ??= buildIndex();
  return built;
};

function isForm(typed: string, word: string): boolean {
  if (typed === word || locatives(word).includes(typed)) return true;
  const stems = stemsOf(word);
  return stemsOf(typed).some((stem) => stem === word || stems.includes(stem));
}

export interface FoundTown {
  town: Town;
  /** Of the folded words, the first one and the one behind the last. With the preposition. */
  from: number;
  to: number;
}

function longTown(words: readonly string[], at: number): FoundTown | null {
  const found = indexOf().long.find(
    ({ words: name }) => at + name.length <= words.length && name.every((word, i) => isForm(words[at + i] ?? '', word)),
  );
  return found ? { town: found, from: at, to: at + found.words.length } : null;
}

/** Whether the word is the name itself, or a form of it that is no other word. */
function shortTown(words: readonly string[], at: number): FoundTown | null {
  const { byWord, byForm } = indexOf();
  const typed = words[at] ?? '';
  const announced = BEFORE_PLACE.has(words[at - 1] ?? '');
  const stems = stemsOf(typed);
  const named = byWord.get(typed) ?? byWord.get(IRREGULAR[typed] ?? '');
  const [inflected] = stems.flatMap((stem) => byWord.get(stem) ?? []);
  const town = named ?? inflected ?? byForm.get(typed);
  if (!town) return null;
  const [word = ''] = town.words;
  const found = { town, from: at, to: at + 1 };
  if (COMMON.has(word)) return announced && town.population >= COMMON_FROM ? found : null;
  const isOther = named === undefined && stems.some((stem) => stem !== word && stem !== typed && !byWord.has(stem));
  if (isOther && !announced) return null;
  // People write the place last.
  const isName = named !== undefined && (stems.length === 0 || stems.includes(typed));
  const isLast = isName && at > 0 && at === words.length - 1;
  return town.population >= KNOWN_FROM || announced || isLast ? found : null;
}

/** The first town that the folded words name, in any form: "w nowym saczu", "krakow". The longest name wins. */
export function townIn(words: readonly string[]): FoundTown | null {
  for (let at = 0; at < words.length; at += 1) {
    const found = longTown(words, at) ?? shortTown(words, at);
    if (found) return { ...found, from: BEFORE_PLACE.has(words[at - 1] ?? '') ? at - 1 : at };
  }
  return null;
}

/** The towns with at least so many residents, for the correction of typing errors. */
export function townWords(from: number): string[] {
  const { byWord } = indexOf();
  return [...byWord.values()].filter(({ population }) => population >= from).flatMap(({ name }) => wordsOf(name));
}
