import { LinkPreview, LinkPreviewQuery } from '@wspolnik/contract/link-previews';
import type { App, Context } from '../../platform/context.ts';
import { callerOf } from '../../platform/sign-in/access.ts';
import { getLinkPreview } from './link-previews.service.ts';

export function linkPreviewRoutes(app: App, context: Context): void {
  app.get(
    '/link-preview/',
    {
      access: 'user',
      summary: 'Get the preview of a link',
      schema: { tags: ['posts'], querystring: LinkPreviewQuery, response: { 200: LinkPreview } },
    },
    async (request) => {
      const caller = callerOf(request);
      return getLinkPreview(context, caller, request.query.url);
    },
  );
}
