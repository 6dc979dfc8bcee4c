export { ownPicture } from './categories.sql.ts';
export { type CategoryCatalog, catalogOf } from './category-catalog.ts';
export { countByCategory } from './category-facets.service.ts';
export { addStartCategories } from './start-categories.ts';
export type { StartPicture } from './start-pictures.ts';
