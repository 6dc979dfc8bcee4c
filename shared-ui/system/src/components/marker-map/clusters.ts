import Supercluster from 'supercluster';
import type { MapBounds, MapMarker, MapPoint } from '../map/types.ts';

/** Maximum distance in pixels between markers of a cluster. */
const RADIUS = 64;

export interface MarkerCluster extends MapPoint {
  id: number;
  count: number;
}

export interface ClusterIndex<M extends MapMarker> {
  /** Markers and clusters within the box at a zoom. */
  at(bounds: MapBounds, zoom: number): { markers: M[]; clusters: MarkerCluster[] };
  /** Zoom at which a cluster splits, or null when no zoom of the map splits it. */
  expansionZoom(id: number): number | null;
  /** What no zoom of the map separates around a point, in the order of the markers; nothing where there is nothing. */
  near(point: MapPoint): M[];
}

type Index<M extends MapMarker> = Supercluster<{ marker: M }>;

/** Pixels of the world at zoom 0, as both map libraries and supercluster count them. */
const WORLD = 512;

/** The cluster or the marker nearest to a point, among those that the disc of the point would have taken in. */
function nearest<M extends MapMarker>(index: Index<M>, { lat, lng }: MapPoint, maxZoom: number): M[] {
  const reach = (RADIUS / (WORLD * 2 ** maxZoom)) * 360;
  const found = index.getClusters([lng - reach, lat - reach, lng + reach, lat + reach], maxZoom);
  const distance = ([x = 0, y = 0]: number[]) => Math.hypot((x - lng) * Math.cos((lat * Math.PI) / 180), y - lat);
  const [first] = found.sort((one, other) => distance(one.geometry.coordinates) - distance(other.geometry.coordinates));
  if (!first) return [];
  if ('marker' in first.properties) return [first.properties.marker];
  const leaves = index.getLeaves(first.properties.cluster_id, Number.POSITIVE_INFINITY);
  return leaves.map(({ properties }) => properties.marker);
}

function inOrder<M extends MapMarker>(markers: readonly M[], some: readonly M[]): M[] {
  const wanted = new Set(some);
  return markers.filter((marker) => wanted.has(marker));
}

/** Clusters up to the closest zoom of the map, `maxZoom`: markers that lie together there are shown as a list. */
export function clusterIndex<M extends MapMarker>(markers: readonly M[], maxZoom: number): ClusterIndex<M> {
  const index: Index<M> = new Supercluster({ radius: RADIUS, maxZoom });
  index.load(
    markers.map((marker) => ({
      type: 'Feature',
      properties: { marker },
      geometry: { type: 'Point', coordinates: [marker.lng, marker.lat] },
    })),
  );
  return {
    at(bounds, zoom) {
      const found: { markers: M[]; clusters: MarkerCluster[] } = { markers: [], clusters: [] };
      for (const { properties, geometry } of index.getClusters(bounds, Math.floor(zoom))) {
        const [lng = 0, lat = 0] = geometry.coordinates;
        if ('marker' in properties) found.markers.push(properties.marker);
        else found.clusters.push({ id: properties.cluster_id, count: properties.point_count, lat, lng });
      }
      return found;
    },
    expansionZoom(id) {
      const zoom = index.getClusterExpansionZoom(id);
      return zoom > maxZoom ? null : zoom;
    },
    near: (point) => inOrder(markers, nearest(index, point, maxZoom)),
  };
}
