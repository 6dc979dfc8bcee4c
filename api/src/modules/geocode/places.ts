import { readFileSync } from 'node:fs';
import path from 'node:path';
import { foldText } from './parse-address.ts';

/** GeoNames' numbers of the voivodeships. */
const REGIONS: Record<string, string> = {
  72: 'dolnośląskie',
  73: 'kujawsko-pomorskie',
  74: 'łódzkie',
  75: 'lubelskie',
  76: 'lubuskie',
  77: 'małopolskie',
  78: 'mazowieckie',
  79: 'opolskie',
  80: 'podkarpackie',
  81: 'podlaskie',
  82: 'pomorskie',
  83: 'śląskie',
  84: 'świętokrzyskie',
  85: 'warmińsko-mazurskie',
  86: 'wielkopolskie',
  87: 'zachodniopomorskie',
};

/** A town with its position. */
export interface Place {
  name: string;
  folded: string;
  lat: number;
  lng: number;
  region: string | null;
  population: number;
}

/** The towns of Poland, bundled from GeoNames; largest first, in the order of the file. */
export function readPlaces(): Place[] {
  const text = readFileSync(path.join(import.meta.dirname, 'places.tsv'), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [name = '', lat, lng, population, region = ''] = line.split('\t');
    return {
      name,
      folded: foldText(name),
      lat: Number(lat),
      lng: Number(lng),
      region: REGIONS[region] ?? null,
      population: Number(population),
    };
  });
}
