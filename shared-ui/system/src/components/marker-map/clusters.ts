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
  members(id: number): M[];
}

/** Clusters up to the closest zoom of the map, `maxZoom`: markers that lie together there are shown as a list. */
export function clusterIndex<M extends MapMarker>(markers: readonly M[], maxZoom: number): ClusterIndex<M> {
  const index = new Supercluster<{ marker: M }>({ radius: RADIUS, maxZoom });
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
    members: (id) => index.getLeaves(id, Number.POSITIVE_INFINITY).map(({ properties }) => properties.marker),
  };
}
