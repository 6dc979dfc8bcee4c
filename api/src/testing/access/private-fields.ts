import type { Row } from './row.ts';

/** How a caller is related to whom a value belongs to. Members, managers and owners act as the company with that role or a higher one. */
export type Relation = 'themselves' | 'colleague' | 'member' | 'manager' | 'owner' | 'admin';

/** For whom a private field is meant; for nobody else may an answer hold it. */
export const PRIVATE_FIELDS = {
  'e-mail of a person': ['themselves', 'colleague', 'admin'],
  'phone of a person': ['themselves', 'admin'],
  'new e-mail that waits for its link': ['themselves'],
  'e-mail of an invitation': ['manager'],
  'device of a session': ['themselves', 'admin'],
  'network address of a session': [],
  'token of a session': [],
  'REGON and KRS of a company': ['member', 'admin'],
  'bank account of a company': ['manager', 'admin'],
  'payout account of a person': ['themselves', 'admin'],
  'PESEL and address of a person for taxes': ['themselves', 'admin'],
  'payout account of a company': ['owner', 'admin'],
  'sender of a contact message': ['themselves', 'admin'],
} as const satisfies Record<string, readonly Relation[]>;
export type PrivateField = keyof typeof PRIVATE_FIELDS;

interface Exception {
  call: Row['call'];
  field: PrivateField;
  why: string;
}

const LINK = 'A mailed link proves the address.';

/** Both sides of an order read the invoice details of each other (ADR 135). */
const ofDeal = (call: Row['call'], fields: readonly PrivateField[]): Exception[] =>
  fields.map((field) => ({ call, field, why: 'The other side of the same order.' }));
const OF_BUYER = ['e-mail of a person', 'phone of a person'] as const;
const OF_SELLER = ['bank account of a company'] as const;

/** Answers that hold a private value of somebody else on purpose. Data that a caller has sent are not a disclosure. */
export const EXCEPTIONS: readonly Exception[] = [
  { call: 'POST /api/accounts/verify-email/', field: 'e-mail of a person', why: LINK },
  { call: 'GET /api/accounts/login/link/', field: 'e-mail of a person', why: LINK },
  { call: 'POST /api/accounts/login/link/', field: 'e-mail of a person', why: LINK },
  { call: 'POST /api/accounts/change-email/confirm/', field: 'e-mail of a person', why: LINK },
  { call: 'POST /api/invite/accept/', field: 'e-mail of a person', why: LINK },
  {
    call: 'POST /api/accounts/login/second-step/',
    field: 'e-mail of a person',
    why: 'The token of a sign-in whose password was right.',
  },
  { call: 'GET /api/dev/outbox/', field: 'e-mail of a person', why: 'Does not exist in production.' },
  { call: 'POST /api/dev/world/', field: 'e-mail of a person', why: 'Does not exist in production.' },
  ...ofDeal('GET /api/transaction/deal/{id}/', [...OF_BUYER, ...OF_SELLER]),
  ...ofDeal('POST /api/transaction/deal-details/', [...OF_BUYER, ...OF_SELLER]),
  ...ofDeal('POST /api/transaction/deal-due/', OF_BUYER),
  ...ofDeal('POST /api/transaction/deal-paid/', OF_BUYER),
  ...ofDeal('POST /api/transaction/deal-unpaid/', OF_BUYER),
  ...ofDeal('POST /api/transaction/deal-remind/', OF_BUYER),
];

/** The part of docs/access.md about fields. */
export function privateFieldsPage(): string {
  const who = (field: PrivateField) => PRIVATE_FIELDS[field].join(', ') || 'nobody';
  return [
    '## Private fields',
    '',
    'For whom each is meant. No answer to any call above holds one for another caller; the test knows all values and searches each',
    'answer for them. *Colleagues* are the members of a company, for whoever acts as it. A person may show their address and phone',
    'to more people (ADR 94); here nobody does.',
    '',
    '| Field | For |',
    '|---|---|',
    ...(Object.keys(PRIVATE_FIELDS) as PrivateField[]).map((field) => `| ${field} | ${who(field)} |`),
    '',
    '| Exception | Field | Why |',
    '|---|---|---|',
    ...EXCEPTIONS.map(({ call, field, why }) => `| ${call.replace(' /api/', ' `')}\` | ${field} | ${why} |`),
    '',
  ].join('\n');
}
