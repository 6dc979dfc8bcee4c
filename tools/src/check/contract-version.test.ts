import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ContractDocument, contractFacts, type Schema } from './contract-facts.ts';
import { compareContracts, readReport, versionProblems, writeReport } from './contract-version.ts';

const OFFER: Schema = {
  type: 'object',
  properties: { title: { type: 'string' }, city: { type: 'string' }, kind: { enum: ['job', 'service'] } },
  required: ['title'],
};
const FORM: Schema = {
  type: 'object',
  properties: { title: { type: 'string' }, tags: { type: 'string' } },
  required: ['title'],
};

/** A contract of one read and one write, with parts replaced. */
function facts({
  offer = OFFER,
  form = FORM,
  paths = {},
}: {
  offer?: Schema;
  form?: Schema;
  paths?: ContractDocument['paths'];
} = {}): string[] {
  const json = (name: string) => ({
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
  });
  const page = { in: 'query', name: 'page', schema: { type: 'integer' } };
  const document: ContractDocument = {
    paths: {
      '/api/offers/': {
        get: { 'x-access': 'guest', parameters: [page], responses: { '200': json('Offer'), '4XX': {} } },
        post: { 'x-access': 'company', requestBody: json('OfferForm'), responses: { '201': json('Offer') } },
      },
      ...paths,
    },
    components: { schemas: { Offer: offer, OfferForm: form }, parameters: {} },
  };
  return contractFacts(document, { type: 'object' });
}

const stepTo = (after: string[]) => compareContracts(facts(), after);
const withProperties = (schema: Schema, properties: Record<string, Schema>, required = schema.required): Schema => ({
  ...schema,
  properties: { ...schema.properties, ...properties },
  required,
});

test('a report lists what callers send and get, a line each', () => {
  assert.deepEqual(facts(), [
    'GET /api/offers/ answers 200: Offer',
    'GET /api/offers/ is for guest',
    'GET /api/offers/ takes query.page?: integer',
    'Offer answers .city?: string',
    'Offer answers .kind = "job"',
    'Offer answers .kind = "service"',
    'Offer answers .kind?: one of',
    'Offer answers .title: string',
    'Offer answers : object',
    'OfferForm takes .tags?: string',
    'OfferForm takes .title: string',
    'OfferForm takes : object',
    'POST /api/offers/ answers 201: Offer',
    'POST /api/offers/ is for company',
    'POST /api/offers/ takes body: OfferForm',
    'socket answers frame: object',
  ]);
});

test('the same contract asks for nothing', () => {
  assert.deepEqual(stepTo(facts()), { step: null, reasons: [] });
});

test('a schema that answers all of another one may take its place, and a public call may read the session', () => {
  const detail = facts()
    .filter((fact) => fact.startsWith('Offer answers ') && !fact.includes('.title'))
    .map((fact) => fact.replace('Offer', 'OfferDetail'));
  const renamed = facts().map((fact) => fact.replace('201: Offer', '201: OfferDetail'));
  assert.equal(stepTo([...renamed, ...detail]).step, 'major', 'without the title');
  assert.equal(stepTo([...renamed, ...detail, 'OfferDetail answers .title: string']).step, 'minor');
  const sent = facts().map((fact) =>
    fact.replace('OfferForm takes', 'OfferDraft takes').replace('body: OfferForm', 'body: OfferDraft'),
  );
  assert.equal(stepTo(sent).step, 'minor');
  assert.equal(stepTo([...sent, 'OfferDraft takes .city: string']).step, 'major', 'a new demand');
  const asPublic = facts().map((fact) => fact.replace('is for guest', 'is for public'));
  assert.equal(compareContracts(asPublic, facts()).step, 'minor');
  assert.equal(compareContracts(facts(), asPublic).step, 'major');
});

test('additions ask for a minor version: a call, a property, a value, something that may be sent', () => {
  const call = {
    get: {
      'x-access': 'guest',
      parameters: [{ in: 'query', name: 'q', required: true, schema: { type: 'string' } }],
      responses: {},
    },
  };
  const additions = [
    facts({ paths: { '/api/cities/': call } }),
    facts({ offer: withProperties(OFFER, { price: { type: 'string' } }) }),
    facts({ offer: withProperties(OFFER, { kind: { enum: ['job', 'service', 'lease'] } }) }),
    facts({
      form: withProperties(FORM, {
        city: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      }),
    }),
    facts({ form: withProperties(FORM, { tags: { anyOf: [{ type: 'string' }, { type: 'null' }] } }) }),
  ];
  assert.deepEqual(
    additions.map((after) => stepTo(after).step),
    additions.map(() => 'minor'),
  );
});

test('a property that is always answered from now on, or need no longer be sent, asks for a minor version', () => {
  assert.equal(stepTo(facts({ offer: { ...OFFER, required: ['title', 'city'] } })).step, 'minor');
  assert.equal(stepTo(facts({ form: { ...FORM, required: [] } })).step, 'minor');
});

test('losses and demands ask for a major version', () => {
  const { city: _, ...rest } = OFFER.properties ?? {};
  const breaks: [string[], string][] = [
    [facts({ offer: { ...OFFER, properties: rest } }), 'gone: Offer answers .city?: string'],
    [facts({ offer: { ...OFFER, required: [] } }), 'gone: Offer answers .title: string'],
    [facts({ offer: withProperties(OFFER, { city: { type: 'integer' } }) }), 'gone: Offer answers .city?: string'],
    [
      facts({ offer: withProperties(OFFER, { city: { anyOf: [{ type: 'string' }, { type: 'null' }] } }) }),
      'gone: Offer answers .city?: string',
    ],
    [facts({ form: { ...FORM, required: ['title', 'tags'] } }), 'gone: OfferForm takes .tags?: string'],
    [
      facts({ form: withProperties(FORM, { city: { type: 'string' } }, ['title', 'city']) }),
      'new: OfferForm takes .city: string',
    ],
  ];
  for (const [after, reason] of breaks) assert.deepEqual(stepTo(after), { step: 'major', reasons: [reason] });
});

test('a demand in a known part of what is sent, or a first parameter that a call needs, asks for a major version', () => {
  const address = (required: string[]): Schema => ({
    type: 'object',
    properties: Object.fromEntries(['city', ...required].map((name) => [name, { type: 'string' }])),
    required,
  });
  const form = (required: string[]) => facts({ form: withProperties(FORM, { address: address(required) }) });
  assert.deepEqual(compareContracts(form([]), form(['zip'])), {
    step: 'major',
    reasons: ['new: OfferForm takes .address.zip: string'],
  });
  const call = (parameters: ContractDocument['paths'][string][string]['parameters']) =>
    facts({ paths: { '/api/cities/': { get: { 'x-access': 'guest', parameters, responses: {} } } } });
  assert.deepEqual(
    compareContracts(call([]), call([{ in: 'query', name: 'q', required: true, schema: { type: 'string' } }])),
    {
      step: 'major',
      reasons: ['new: GET /api/cities/ takes query.q: string'],
    },
  );
});

test('a changed contract needs a new version', () => {
  const stored = { version: '1.4.2', facts: facts() };
  const added = facts({ offer: withProperties(OFFER, { price: { type: 'string' } }) });
  const [problem = ''] = versionProblems(stored, { version: '1.4.2', facts: added });
  assert.match(problem, /says 1\.4\.2; this change asks for 1\.5\.0:\n {2}new: Offer answers \.price\?: string$/);
  assert.deepEqual(versionProblems(stored, { version: '1.5.0', facts: added }), []);
  const broken = facts({ offer: { ...OFFER, required: [] } });
  assert.match(versionProblems(stored, { version: '1.5.0', facts: broken })[0] ?? '', /asks for 2\.0\.0/);
  assert.deepEqual(versionProblems(stored, { version: '2.0.0', facts: broken }), []);
  assert.deepEqual(versionProblems(stored, stored), []);
});

test('a report is read as it was written', () => {
  const report = { version: '1.0.0', facts: facts() };
  assert.deepEqual(readReport(writeReport(report)), report);
});
