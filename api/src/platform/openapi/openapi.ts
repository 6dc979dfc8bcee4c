import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { Problem } from '@wspolnik/contract/errors';
import { API_VERSION } from '@wspolnik/contract/version';
import type { FastifySchema } from 'fastify';
import type { App } from '../context.ts';
import examples from './examples.json' with { type: 'json' };
import { type Json, NamedSchemas, withReferences } from './named-schemas.ts';
import { describeOperation, HEADERS, type Operation, problemResponses } from './operations.ts';

const INFO = {
  title: 'Wspólnik API',
  version: API_VERSION,
  license: { name: 'All rights reserved', identifier: 'LicenseRef-Proprietary' },
  description:
    'Business network and marketplace. Sign in with POST /api/accounts/login/ and send the access token as Bearer.',
};

interface RouteSchema extends FastifySchema {
  hide?: boolean;
}

interface QuerySchema {
  properties: Record<string, { default?: unknown }>;
  required?: string[];
}

/** Of a request; the schema is that of the query with its defaults. */
function withoutDefaults(query: QuerySchema): QuerySchema {
  return { ...query, required: query.required?.filter((name) => query.properties[name]?.default === undefined) ?? [] };
}

/** The route's schema with named parts; its parameters stay as they are. */
function nameParts(schemas: NamedSchemas, { body, response, querystring, params, ...rest }: RouteSchema): RouteSchema {
  const responses = Object.entries(response ?? {}).map(([status, one]) => [status, schemas.replace(one)]);
  return {
    ...rest,
    ...(body !== undefined && { body: schemas.replace(body) }),
    ...(querystring !== undefined && { querystring: schemas.inside(withoutDefaults(querystring as QuerySchema)) }),
    ...(params !== undefined && { params: schemas.inside(params) }),
    ...(response !== undefined && { response: Object.fromEntries(responses) }),
  };
}

type Paths = Record<string, Record<string, Operation>>;

function describePaths(paths: Paths): Paths {
  return Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item).map(([method, operation]) => [method, describeOperation(method, path, operation)]),
      ),
    ]),
  );
}

/**
 * OpenAPI 3.1 from the routes: the document at /api/docs/json, and `withPage` Swagger UI at /api/docs, whose looser policy has no
 * place on the origin of people's tokens. Register it before the routes. The document is built when it is first read; the
 * schemas that validate and serialise are not changed by it.
 */
export async function openApi(app: App, { withPage }: { withPage: boolean }): Promise<void> {
  const schemas = new NamedSchemas();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: INFO,
      servers: [{ url: '/', description: 'Where the document comes from' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: ({ schema, url }) => ({ schema: schema && nameParts(schemas, schema), url }),
    transformObject: (made) => {
      if (!('openapiObject' in made)) throw new Error('this document is not of OpenAPI 3');
      const { paths, components, ...document } = made.openapiObject;
      const responses = problemResponses(schemas.replace(Problem));
      const described = {
        ...document,
        paths: describePaths(paths as Paths),
        components: { ...components, parameters: HEADERS, responses, schemas: schemas.components(examples) },
      };
      return withReferences(described as unknown as Json) as typeof made.openapiObject;
    },
  });
  if (withPage) await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  // Clients are generated from it, and it says nothing that the answers of the API do not say.
  else app.get('/api/docs/json', { schema: { hide: true } }, () => app.swagger());
}
