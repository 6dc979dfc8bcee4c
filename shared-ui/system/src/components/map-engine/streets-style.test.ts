import type { MapColours } from './map-colours.ts';
import { streetsStyle } from './streets-style.ts';

const colours = new Proxy({}, { get: () => '#123456' }) as MapColours;
const sourceOf = (url: string) => streetsStyle(url, colours, 'pl').sources.streets;

it('reads an archive by its parts, and tiles one by one', () => {
  expect(sourceOf('/map/1/streets.pmtiles')).toEqual({
    type: 'vector',
    url: `pmtiles://${window.location.origin}/map/1/streets.pmtiles`,
  });
  expect(sourceOf('https://tiles.test/poland.pmtiles?key=1')).toMatchObject({
    url: 'pmtiles://https://tiles.test/poland.pmtiles?key=1',
  });
  expect(sourceOf('https://tiles.test/{z}/{x}/{y}.mvt')).toMatchObject({
    tiles: ['https://tiles.test/{z}/{x}/{y}.mvt'],
  });
});

it('names places in the language of the page', () => {
  const named = JSON.stringify(streetsStyle('/map/1/streets.pmtiles', colours, 'en').layers);
  expect(named).toContain('name:en');
  expect(named).not.toContain('name:pl');
});
