import { Landing } from '@wspolnik/contract/landing';
import type { App, Context } from '../../platform/context.ts';
import { createLanding } from './landing.service.ts';

export function landingRoutes(app: App, context: Context): void {
  const read = createLanding(context);

  app.get(
    '/landing/',
    {
      access: 'public',
      summary: 'Get what the landing page shows of the marketplace',
      schema: { tags: ['offers'], response: { 200: Landing } },
    },
    read,
  );
}
