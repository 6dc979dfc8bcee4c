import Supercluster from 'supercluster';
import type { MapBounds, MapMarker, MapPoint } from '../map/types.ts';

/** Pixels within which markers become one. */
const RADIUS = 64;
/** From this zoom on the bundled map has no more to show; markers of one address stay together. */
export const MAX_ZOOM = 14;
/** Names told of a group that no zoom divides. */
const GROUP_LIMIT = 50;

export interface MarkerCluster extends MapPoint {
  id: number;
  count: number;
}

export interface ClusterIndex<M extends MapMarker> {
  /** What stands in the box at a zoom: single markers and clusters. */
  at(bounds: MapBounds, zoom: number): { markers: M[]; clusters: MarkerCluster[] };
  /** Zoom at which a cluster falls apart, or null when its markers share one place. */
  expansionZoom(id: number): number | null;
  members(id: number): M[];
}

export function clusterIndex<M extends MapMarker>(markers: readonly M[]): ClusterIndex<M> {
  const index = new Supercluster<{ marker: M }>({ radius: RADIUS, maxZoom: MAX_ZOOM });
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
      return zoom > MAX_ZOOM ? null : zoom;
    },
    members: (id) => index.getLeaves(id, GROUP_LIMIT).map(({ properties }) => properties.marker),
  };
}
