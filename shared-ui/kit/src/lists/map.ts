// The map beside such a list; bundled by the chunk of the map view.
export { ListMap } from './list-map.tsx';
export { idsOf, MapRow, MapRowsFailed, useTown } from './map-rows.tsx';
