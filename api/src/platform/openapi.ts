import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { Problem } from '../contract/errors.ts';
import type { App } from './context.ts';

/** OpenAPI 3.1 from the schemas of the routes, at /api/docs and /api/docs/json. Register it before the routes. */
export async function openApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Wspólnik API', version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }, {}],
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  app.addHook('onRoute', (route) => {
    if (!route.schema?.response) return;
    const response = route.schema.response as Record<string, unknown>;
    route.schema.response = { ...response, '4xx': { description: 'Problem (RFC 9457)', ...Problem } };
  });
}
