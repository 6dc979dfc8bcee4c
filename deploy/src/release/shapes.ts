import { Ajv, type ValidateFunction } from 'ajv';
import { isFileName } from './content.ts';
import { DamagedError } from './errors.ts';
import { manifestProblems } from './manifest.ts';
import type { Activation, Check, ContainerContent, KeyRegistry, Publication, Use } from './types.ts';

/** Bytes of any JSON of the store: a hundred times what the largest has. More is not parsed, so that nobody's memory is filled. */
export const LARGEST_JSON = 1_000_000;

const CONTAINER = '^(shell|mf_[a-z][a-z0-9_]*)$';
const NAME = { type: 'string', pattern: CONTAINER } as const;
const DIGEST = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const;
const KEY = { type: 'string', pattern: '^[0-9a-f]{16}$' } as const;
const TEXT = { type: 'string' } as const;
const TIME = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]{8,}Z$' } as const;
const NUMBER = { type: 'integer', minimum: 1 } as const;
const list = (items: object) => ({ type: 'array', items });
const table = (additionalProperties: object) => ({ type: 'object', additionalProperties });
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
/** Further properties are left to newer versions of this code. */
const record = (properties: Record<string, object>, optional: Record<string, object> = {}) => ({
  type: 'object',
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
});

const PROMOTION = record({
  channel: TEXT,
  name: NAME,
  version: orNull(DIGEST),
  number: NUMBER,
  at: TIME,
  who: TEXT,
  why: TEXT,
  from: orNull(DIGEST),
  undoes: list(NUMBER),
  urgent: { type: 'boolean' },
  key: KEY,
  signature: TEXT,
});
const DECISION = record({
  kind: { enum: ['failed', 'missing', 'lcp', 'inp', 'equal'] },
  canary: { type: 'number' },
  control: { type: 'number' },
  canaryOf: orNull({ type: 'number' }),
  controlOf: orNull({ type: 'number' }),
});
const CANARY = record(
  {
    channel: TEXT,
    name: NAME,
    version: DIGEST,
    number: NUMBER,
    since: NUMBER,
    at: TIME,
    who: TEXT,
    why: TEXT,
    share: { type: 'integer', minimum: 1, maximum: 50 },
    least: record({ minutes: NUMBER, pages: NUMBER }),
    end: { enum: ['promoted', 'rolled back', null] },
    key: KEY,
    signature: TEXT,
  },
  { because: DECISION },
);
const INTERFACE = record({
  provides: table(record({ version: TEXT, exports: orNull(list(TEXT)) })),
  uses: table(record({ range: { anyOf: [TEXT, { const: false }] }, exports: orNull(list(TEXT)) })),
  slots: record({ filled: table({}), rendered: table({}) }),
  events: table({}),
  api: TEXT,
  bytes: table({ type: 'number' }),
});
const TEAM_KEY = record({ id: KEY, publicKey: TEXT, containers: list(NAME) }, { revokedFrom: table(NUMBER) });

export const isContainerName = (name: string): boolean => new RegExp(CONTAINER).test(name);

const ajv = new Ajv({ allowUnionTypes: true });
ajv.addKeyword({
  keyword: 'fileName',
  type: 'string',
  validate: (wanted: boolean, name: string) => !wanted || isFileName(name),
});
ajv.addKeyword({
  keyword: 'manifest',
  validate: (wanted: boolean, value: unknown) => !wanted || !manifestProblems(value),
});

const FILES = list({ type: 'string', fileName: true });
const ASSETS = record(
  { entry: TEXT, startup: list(TEXT), chunks: table(list(TEXT)), files: FILES },
  { fonts: list(TEXT), frame: TEXT, server: TEXT, worker: TEXT },
);

export const isActivation = ajv.compile<Activation>(
  record({ number: NUMBER, containers: list(PROMOTION) }, { canary: CANARY }),
);
export const isPublication = ajv.compile<Publication>(
  record({
    name: NAME,
    version: DIGEST,
    at: TIME,
    who: TEXT,
    packageVersion: TEXT,
    interface: INTERFACE,
    key: KEY,
    signature: TEXT,
  }),
);
export const isCheck = ajv.compile<Check>(
  record({ name: NAME, version: DIGEST, at: TIME, who: TEXT, release: NUMBER, key: KEY, signature: TEXT }),
);
export const isRegistry = ajv.compile<KeyRegistry>(
  record({ number: NUMBER, at: TIME, keys: list(TEAM_KEY), signature: TEXT }),
);
export const isContent = ajv.compile<ContainerContent>(record({ manifest: { manifest: true }, assets: ASSETS }));
export const isPruning = ajv.compile<{ keys: string[] }>(record({ keys: list(TEXT) }));
export const isUse = ajv.compile<Use>(record({ channel: TEXT, numbers: list(NUMBER) }));

/** @throws DamagedError, with `what` as its subject, when the bytes are too many, no JSON, or of another shape */
export function parseStored<Value>(bytes: Buffer, what: string, isValue: ValidateFunction<Value>): Value {
  if (bytes.length > LARGEST_JSON) {
    throw new DamagedError(`${what} has ${bytes.length} bytes; more than ${LARGEST_JSON} are not read.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new DamagedError(`${what} is no JSON: it is damaged or cut off.`);
  }
  if (isValue(value)) return value;
  const [problem] = isValue.errors ?? [];
  throw new DamagedError(
    `${what} is damaged: ${problem?.instancePath || '/'} ${problem?.message ?? 'has another shape'}.`,
  );
}
