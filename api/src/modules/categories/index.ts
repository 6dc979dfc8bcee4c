export { type CategoryCatalog, catalogOf } from './category-catalog.ts';
