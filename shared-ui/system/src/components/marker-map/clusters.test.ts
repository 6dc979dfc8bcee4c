import { boundsOf, circleRing, contains, isInside, padded } from '../map/geometry.ts';
import type { MapBounds } from '../map/types.ts';
import { clusterIndex } from './clusters.ts';

const POLAND: MapBounds = [14, 49, 24.2, 54.9];
const warsaw = { id: '1', name: 'Zegarmistrz', lat: 52.23, lng: 21.01 };
const praga = { id: '2', name: 'Piekarnia', lat: 52.25, lng: 21.04 };
const gdansk = { id: '3', name: 'Stocznia', lat: 54.35, lng: 18.65 };

describe('clusters', () => {
  it('the clustering clusters near markers and leaves a single one as it is', () => {
    const { markers, clusters } = clusterIndex([warsaw, praga, gdansk], 14).at(POLAND, 6);
    expect(markers).toEqual([gdansk]);
    expect(clusters).toHaveLength(1);
    expect(clusters[0]).toMatchObject({ count: 2 });
  });
  it('the clustering splits them at the zoom that it names', () => {
    const index = clusterIndex([warsaw, praga], 14);
    const zoom = index.expansionZoom(index.at(POLAND, 6).clusters[0]?.id ?? -1) ?? 0;
    expect(zoom).toBeGreaterThan(6);
    expect(index.at(POLAND, zoom).markers).toHaveLength(2);
  });
  it('the clustering has no such zoom for markers of one address, and lists them', () => {
    const index = clusterIndex([warsaw, { ...warsaw, id: '4', name: 'Szewc' }], 14);
    const [cluster] = index.at(POLAND, 14).clusters;
    expect(index.expansionZoom(cluster?.id ?? -1)).toBeNull();
    expect(index.near(cluster ?? warsaw).map(({ name }) => name)).toEqual(['Zegarmistrz', 'Szewc']);
  });
  it('the clustering goes no closer than the map, and lists all of a town there', () => {
    const index = clusterIndex([warsaw, praga], 9);
    const [cluster] = index.at(POLAND, 9).clusters;
    expect(index.expansionZoom(cluster?.id ?? -1)).toBeNull();
    expect(index.near(cluster ?? warsaw)).toHaveLength(2);
    expect(index.near({ lat: 50, lng: 20 })).toEqual([]);
    expect(clusterIndex([gdansk, warsaw], 9).near({ ...warsaw, lat: 52.2301 })).toEqual([warsaw]);
  });
  it('the clustering excludes markers outside the box', () => {
    expect(clusterIndex([gdansk], 14).at([14, 49, 24.2, 51], 6).markers).toEqual([]);
  });
  it('the clustering draws at most a few hundred of 10,000 markers', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      id: String(index),
      name: `Firma ${index}`,
      lat: 49.5 + ((index * 7919) % 5000) / 1000,
      lng: 15 + ((index * 104_729) % 8000) / 1000,
    }));
    const { markers, clusters } = clusterIndex(many, 14).at(POLAND, 6);
    expect(markers.length + clusters.length).toBeLessThan(300);
    expect(clusters.reduce((sum, { count }) => sum + count, markers.length)).toBe(10_000);
  });
});

describe('geometry', () => {
  it('the geometry finds the bounding box of points, and none without points', () => {
    expect(boundsOf([warsaw, gdansk])).toEqual([18.65, 52.23, 21.01, 54.35]);
    expect(boundsOf([])).toBeNull();
    expect(boundsOf([{ lat: Number.NaN, lng: 10 }])).toBeNull();
  });
  it('the geometry draws a circle with a radius in kilometres', () => {
    const [west = 0, south = 0, east = 0, north = 0] = boundsOf(circleRing(warsaw, 50)) ?? [];
    expect((north - south) * 111.2).toBeCloseTo(100, 0);
    expect((east - west) * 111.2 * Math.cos((52.23 * Math.PI) / 180)).toBeCloseTo(100, 0);
  });
  it('the geometry decides whether a point is inside', () => {
    expect(isInside(POLAND, gdansk)).toBe(true);
    expect(isInside(POLAND, { lat: 53.54, lng: 10 })).toBe(false);
    expect(contains(padded(POLAND, 0.5), POLAND)).toBe(true);
    expect(contains(POLAND, padded(POLAND, 0.5))).toBe(false);
  });
});
