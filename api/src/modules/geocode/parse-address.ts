/** Parts of a typed address. `city` is folded, the rest as typed. */
export interface ParsedAddress {
  city: string;
  street: string | null;
  houseNumber: string | null;
  postalCode: string | null;
}

/** Lower case without diacritics, also for ł; hyphens count as spaces ("Bielsko Biała"). */
export function foldText(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l');
  return plain.replace(/[\s-]+/g, ' ').trim();
}

/** 90-926, or 90926 */
const POSTAL_CODE = /(?<!\d)(\d{2})-?(\d{3})(?!\d)/;
/** 104, 104a, 104/2, 104 m. 2 */
const HOUSE_NUMBER = /^(.*[^\d\s])\s+(\d{1,4}\s?[a-z]?(?:\s?(?:\/|m\.?|lok\.?)\s?\d{1,4}[a-z]?)?)$/iu;
const STREET_PREFIX = /^(ul|al|pl|os|ulica|aleja|plac|osiedle)\b\.?/i;
const COUNTRY = /^(polska|poland|pl)$/i;

function streetOf(text: string): Pick<ParsedAddress, 'street' | 'houseNumber'> {
  const street = text.trim();
  if (street === '') return { street: null, houseNumber: null };
  const [, name = '', number = ''] = HOUSE_NUMBER.exec(street) ?? [];
  return number ? { street: name.trim(), houseNumber: number } : { street, houseNumber: null };
}

type IsPlace = (folded: string) => boolean;

/** Without a comma: the longest town name at the end or at the beginning; else the whole text is (the beginning of) one. */
function splitWords(text: string, isPlace: IsPlace): { city: string; rest: string } {
  const words = text.split(/\s+/).filter(Boolean);
  for (let length = words.length; length > 0; length -= 1) {
    const last = words.slice(-length).join(' ');
    if (isPlace(foldText(last))) return { city: last, rest: words.slice(0, -length).join(' ') };
    const first = words.slice(0, length).join(' ');
    if (isPlace(foldText(first))) return { city: first, rest: words.slice(length).join(' ') };
  }
  return { city: text, rest: '' };
}

/** "Łódź, Piotrkowska 104" and "Piotrkowska 104, Łódź": the part that names a town; of two, the later one. */
function splitParts(parts: string[], isPlace: IsPlace): { city: string; rest: string } {
  const places = parts.filter((part) => isPlace(foldText(part)) && !STREET_PREFIX.test(part));
  const city = places.at(-1) ?? parts.findLast((part) => !/\d/.test(part)) ?? parts.at(-1) ?? '';
  const rest = [...parts];
  rest.splice(rest.lastIndexOf(city), 1);
  return { city, rest: rest[0] ?? '' };
}

/** Splits an address as people in Poland type it: street and number, postal code and town, in any order. */
export function parseAddress(typed: string, isPlace: IsPlace): ParsedAddress {
  const [, area, place] = POSTAL_CODE.exec(typed) ?? [];
  const postalCode = area && place ? `${area}-${place}` : null;
  const text = typed.replace(POSTAL_CODE, ' , ');
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '' && !COUNTRY.test(part));
  const [only = ''] = parts;
  const { city, rest } = parts.length > 1 ? splitParts(parts, isPlace) : splitWords(only, isPlace);
  return { city: foldText(city), ...streetOf(rest), postalCode };
}
