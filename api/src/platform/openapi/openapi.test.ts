import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTestApi } from '../../testing/harness.ts';
import { PRODUCTION } from '../../testing/production.ts';

interface Operation {
  operationId: string;
  security: object[];
  parameters: { name?: string; in?: string; required?: boolean; $ref?: string }[];
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>;
}

const api = await createTestApi();
const { paths, components } = (await api.inject({ url: '/api/docs/json' })).json<{
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: Record<string, { items?: object }>; examples?: object[] }> };
}>();

function operation(method: string, path: string): Operation {
  const found = paths[path]?.[method];
  assert.ok(found, `${method} ${path}`);
  return found;
}

const referred = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('the OpenAPI document', () => {
  it('names the schemas of the contract, with examples of the main ones', () => {
    const { content } = operation('get', '/api/offers/').responses['200'] ?? {};
    assert.deepEqual(content?.['application/json']?.schema, referred('OfferPage'));
    assert.deepEqual(components.schemas.OfferPage?.properties.results?.items, referred('OfferSummary'));
    assert.equal(components.schemas.Offer?.examples?.length, 1);
  });

  it('names each operation by its method and path', () => {
    assert.equal(operation('post', '/api/offers/buy/').operationId, 'postOffersBuy');
    assert.equal(operation('delete', '/api/offers/{id}/').operationId, 'deleteOffersById');
  });

  it('the document requires no parameter that has a default', () => {
    const { parameters } = operation('get', '/api/offers/');
    assert.deepEqual(
      parameters.filter(({ required }) => required),
      [],
    );
    const token = operation('get', '/api/invite/').parameters.find(({ name }) => name === 'token');
    assert.equal(token?.required, true);
  });

  it('the document tells who may call, and what a refusal answers', () => {
    const [open, personal, own] = [
      operation('post', '/api/accounts/login/'),
      operation('get', '/api/offers/'),
      operation('put', '/api/offers/{id}/'),
    ];
    assert.deepEqual([open.security, personal.security, own.security], [[], [{ bearer: [] }, {}], [{ bearer: [] }]]);
    assert.deepEqual(Object.keys(open.responses), ['200', '202', '404', '409', '422', '4XX', '5XX']);
    assert.deepEqual(Object.keys(own.responses), ['200', '401', '403', '404', '409', '422', '4XX', '5XX']);
  });
});

describe('its page', () => {
  const statusOf = async (path: string, env: Record<string, string>) => {
    const other = await createTestApi({ env });
    return (await other.inject({ url: path })).statusCode;
  };

  it('the page is not in production, where the document is', async () => {
    const production = { ...PRODUCTION, JWT_SECRET: 'x'.repeat(32) };
    assert.equal(await statusOf('/api/docs/', production), 404);
    assert.equal(await statusOf('/api/docs/static/swagger-ui.css', production), 404);
    assert.equal(await statusOf('/api/docs/json', production), 200);
    assert.equal(await statusOf('/api/docs/', {}), 200);
  });
});
