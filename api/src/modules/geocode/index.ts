export { type Place, readPlaces } from './places.ts';
