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
