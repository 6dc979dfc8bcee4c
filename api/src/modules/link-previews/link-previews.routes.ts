import { LinkPreview, LinkPreviewQuery } from '../../contract/link-previews.ts';
import type { App, Context } from '../../platform/context.ts';
import { requireUser } from '../../platform/identity.ts';
import { getLinkPreview } from './link-previews.service.ts';

export function linkPreviewRoutes(app: App, context: Context): void {
  app.get(
    '/link-preview/',
    { schema: { tags: ['posts'], querystring: LinkPreviewQuery, response: { 200: LinkPreview } } },
    async (request) => {
      const caller = await requireUser(request);
      return getLinkPreview(context, caller, request.query.url);
    },
  );
}
