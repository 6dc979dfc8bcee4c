import { Ajv } from 'ajv';
import { METRICS, type Metric } from './types.ts';

/** Bytes of a beacon. */
export const BEACON_LIMIT = 16 * 1024;
/** Milliseconds, the largest value that is counted: more is a computer that slept. */
const LONGEST = 120_000;

/** A page view as its page reports it; every part comes once. */
export interface ReportedView {
  /** Of the views of a document, from 0. */
  n: number;
  /** Name of the container whose page it is, and the pattern of its route. */
  remote: string;
  route: string;
  /** It was opened. */
  begun?: true;
  failed?: true;
  values?: Partial<Record<Metric, number>>;
  /** Container → milliseconds for which its code kept the page from answering. */
  blocked?: Record<string, number>;
  errors?: { message: string; frames: string[] }[];
}

export interface Beacon {
  token: string;
  /** Container that runs in the page → first 12 digits of its entry. */
  parts: Record<string, string>;
  views: ReportedView[];
}

const NAME = '^(shell|mf_[a-z][a-z0-9_]{0,40})$';
const MILLISECONDS = { type: 'number', minimum: 0, maximum: LONGEST };
const ofNames = (value: object, most: number) => ({
  type: 'object',
  propertyNames: { pattern: NAME },
  additionalProperties: value,
  maxProperties: most,
});
const record = (properties: Record<string, object>, required: string[]) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** A frame of a stack in a built file: nothing else is taken, because an address of a page may name a person. */
const FRAME = '^[0-9a-f]{64}\\.m?js:\\d{1,7}:\\d{1,7}$';
const ERROR = record(
  { message: { type: 'string', maxLength: 200 }, frames: list({ type: 'string', pattern: FRAME }, 10) },
  ['message', 'frames'],
);
const VIEW = record(
  {
    n: { type: 'integer', minimum: 0, maximum: 1000 },
    remote: { type: 'string', pattern: NAME },
    route: { type: 'string', maxLength: 100 },
    begun: { const: true },
    failed: { const: true },
    values: record(Object.fromEntries(METRICS.map((metric) => [metric, MILLISECONDS])), []),
    blocked: ofNames(MILLISECONDS, 10),
    errors: list(ERROR, 5),
  },
  ['n', 'remote', 'route'],
);

export const isBeacon = new Ajv().compile<Beacon>(
  record(
    {
      token: { type: 'string', maxLength: 300 },
      parts: ofNames({ type: 'string', pattern: '^[0-9a-f]{12}$' }, 20),
      views: list(VIEW, 20),
    },
    ['token', 'parts', 'views'],
  ),
);

function list(items: object, maxItems: number) {
  return { type: 'array', items, maxItems };
}
