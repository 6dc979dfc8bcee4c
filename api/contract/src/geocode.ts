import { type Static, Type } from 'typebox';
import { Nullable } from './common.ts';
import { SEARCH_LENGTH } from './limits.ts';

/** Specification §3. The position of the building, the street or the town, as far as the source knows it. */
export const AddressResult = Type.Object({
  lat: Type.Number(),
  lng: Type.Number(),
  city: Type.String(),
  street: Nullable(Type.String()),
  house_number: Nullable(Type.String()),
  postal_code: Nullable(Type.String()),
  /** Always Poland. */
  country: Type.Literal('PL'),
  /** Voivodeship; distinguishes towns of the same name. */
  region: Nullable(Type.String()),
});
export type AddressResult = Static<typeof AddressResult>;

export const GeocodeQuery = Type.Object({ q: Type.Optional(Type.String({ maxLength: SEARCH_LENGTH })) });
export const GeocodeReply = Type.Array(AddressResult);

const latitude = () => Type.Number({ minimum: -90, maximum: 90 });
const longitude = () => Type.Number({ minimum: -180, maximum: 180 });

/** GET geocode/route/: the way by car between two points. */
export const RoadQuery = Type.Object({
  from_lat: latitude(),
  from_lng: longitude(),
  to_lat: latitude(),
  to_lng: longitude(),
});
export type RoadQuery = Static<typeof RoadQuery>;

export const Road = Type.Object({
  distance_m: Type.Integer(),
  /** Driving time in seconds, without traffic. */
  duration_s: Type.Integer(),
  /** Longitude and latitude in turn, from the start to the end: `[lng, lat, lng, lat, …]`; at most 2,000 points. */
  points: Type.Array(Type.Number()),
});
export type Road = Static<typeof Road>;

/** `road` is null when no road is known: without a routing service, when it fails, and when no road leads there. */
export const RoadReply = Type.Object({ road: Nullable(Road) });
export type RoadReply = Static<typeof RoadReply>;
