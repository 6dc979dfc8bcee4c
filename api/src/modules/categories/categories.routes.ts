import { DAY_S } from '@wspolnik/settings';
import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { CategoryTree } from './categories.schemas.ts';
import { catalogOf } from './category-catalog.ts';
import { drawStartPicture, START_PICTURES } from './start-pictures.ts';

const params = Type.Object({ name: Type.Enum(START_PICTURES) });
const SVG_TYPE = 'image/svg+xml';
const drawing = { tags: ['offers'], produces: [SVG_TYPE], params, response: { 200: Type.String() } };

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

  app.get(
    '/category-pictures/:name.svg',
    { access: 'public', summary: 'Get the drawing of a first category', schema: drawing },
    async (request, reply) => {
      reply.type(SVG_TYPE).header('Cache-Control', `public, max-age=${DAY_S}`);
      return drawStartPicture(request.params.name);
    },
  );
}
