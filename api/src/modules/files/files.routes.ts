import { Type } from 'typebox';
import type { App, Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { FILE_KEY_PATTERN, fileStoreOf } from './file-store.ts';

const CONTENT_TYPES: Record<string, string> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
const ONE_YEAR_S = 365 * 24 * 60 * 60;

const FileParams = Type.Object({ key: Type.String({ pattern: FILE_KEY_PATTERN }) });

export function fileRoutes(app: App, { config }: Context): void {
  const store = fileStoreOf(config);

  app.get('/files/:key', { schema: { tags: ['files'], params: FileParams } }, async (request, reply) => {
    const { key } = request.params;
    const bytes = await store.get(key);
    if (!bytes) throw problem('not_found');
    return reply
      .header('Cache-Control', `public, max-age=${ONE_YEAR_S}, immutable`)
      .header('X-Content-Type-Options', 'nosniff')
      .type(CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream')
      .send(bytes);
  });
}
