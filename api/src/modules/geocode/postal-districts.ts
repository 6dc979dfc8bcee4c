/**
 * The first two digits of postal codes that belong to a single city (Poczta Polska). All others are shared by several towns.
 */
const CITIES: Readonly<Record<string, readonly string[]>> = {
  Warszawa: ['00', '01', '02', '03', '04'],
  Olsztyn: ['10'],
  Białystok: ['15'],
  Lublin: ['20'],
  Kielce: ['25'],
  Kraków: ['30', '31'],
  Rzeszów: ['35'],
  Katowice: ['40'],
  Opole: ['45'],
  Wrocław: ['50', '51', '52', '53', '54'],
  Poznań: ['60', '61'],
  'Zielona Góra': ['65'],
  Szczecin: ['70', '71'],
  Koszalin: ['75'],
  Gdańsk: ['80'],
  Bydgoszcz: ['85'],
  Łódź: ['90', '91', '92', '93', '94'],
};

/** The city of a postal code such as `90-926`; null when the code belongs to several towns. */
export function cityOfPostalCode(code: string): string | null {
  const district = code.slice(0, 2);
  return Object.entries(CITIES).find(([, districts]) => districts.includes(district))?.[0] ?? null;
}
