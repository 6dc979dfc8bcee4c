import type { Road, RoadReply } from '@wspolnik/contract';
import { defineRead, useRead } from '@wspolnik/kit';
import type { MapPoint } from '@wspolnik/system/map';
import { useMemo } from 'react';

const roadRead = defineRead<RoadReply, { from_lat: string; from_lng: string; to_lat: string; to_lng: string }>(
  'geocode/route/',
);

/** Digits of a degree; five are a metre. */
const degrees = (value: number) => value.toFixed(5);

export interface RoadState {
  /** Null when no road is known. */
  road: (Pick<Road, 'distance_m' | 'duration_s'> & { path: MapPoint[] }) | null;
  isLoading: boolean;
}

/** The way by car to `to`. Whatever prevents it, the straight line remains. */
export function useRoad(from: MapPoint | null, to: MapPoint): RoadState {
  const query = from && {
    from_lat: degrees(from.lat),
    from_lng: degrees(from.lng),
    to_lat: degrees(to.lat),
    to_lng: degrees(to.lng),
  };
  const { data, error } = useRead(query && roadRead(query), { revalidateOnFocus: false, revalidateOnReconnect: false });
  const road = data?.road ?? null;
  // The same array in every render: a new one is fitted again.
  const path = useMemo(() => (road ? pathOf(road) : []), [road]);
  return { road: road && { ...road, path }, isLoading: from !== null && !data && !error };
}

/** Longitude and latitude in turn. */
function pathOf({ points }: Road): MapPoint[] {
  const path: MapPoint[] = [];
  for (let index = 0; index + 1 < points.length; index += 2) {
    path.push({ lng: points[index] ?? 0, lat: points[index + 1] ?? 0 });
  }
  return path;
}
