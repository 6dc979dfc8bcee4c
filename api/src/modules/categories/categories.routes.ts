import type { App, Context } from '../../platform/context.ts';
import { CategoryTree } from './categories.schemas.ts';
import { catalogOf } from './category-catalog.ts';

export function categoryRoutes(app: App, { db }: Context): void {
  const catalog = catalogOf(db);

  app.get(
    '/categories/',
    {
      access: 'public',
      summary: 'Get the tree of categories',
      schema: { tags: ['offers'], response: { 200: CategoryTree } },
    },
    () => catalog.tree(),
  );
}
