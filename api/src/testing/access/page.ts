import { ERROR_STATUS } from '@wspolnik/contract/errors';
import type { Declared } from '../document.ts';
import { IDENTITIES } from './identities.ts';
import { privateFieldsPage } from './private-fields.ts';
import { type Area, expectedOf, type Outcome, type Row } from './row.ts';
import { ACCESS } from './table.ts';

/** Codes that follow from their status: the table only shows the status. */
const PLAIN: readonly Outcome[] = ['not_authenticated', 'forbidden', 'not_found'];

const HEAD = `# Who may call what

Every call of the API: the access that its route declares, and its result for ten callers, as tested. Generated from the routes and
from the table of \`api/src/access.test.ts\` (\`api/src/testing/access/\`). After a change there:
\`node api/src/testing/access/print.ts > docs/access.md\`.

| Access | Who may call |
|---|---|
| public | everybody; a token is not read |
| guest | everybody; a signed-in caller is identified |
| person | who is signed in, whatever \`Company-Id\` says |
| user | who is signed in, as a person or as a company |
| company, manager, owner | with a company in use: its members, its managers and owners, its owners |
| admin | role ADMIN without a company in use |

*confirmed*: with the header \`Confirmation\`, a token of \`POST accounts/confirm/\` for the caller's session that is at most five
minutes old and younger than the last change of the password or the second step; without it 403 \`confirmation_required\`.

*active*: the company in use must be active; *unsuspended*: it may be a draft, waiting or rejected as well. Otherwise 409
\`company_not_active\`; a person without a company in use is not asked. A call whose actions differ decides by the action.

The access is decided before the body and the query are read, so its 401, 403 or 409 comes before any 404, 409 or 422.

| Column | Who |
|---|---|
| none | no session |
| user | a person without a company in use; owns the objects called "the user's" |
| another user | a person without any relation to the object |
| member, manager, owner | in company A with that role, acting as it (\`Company-Id\`); the company owns the objects called "the company's" |
| other owner | the owner of company B, acting as it |
| admin | role ADMIN without a company in use; acting as a company, an admin is an ordinary member |
| draft owner, suspended owner | the owner of a draft or suspended company, acting as it |

- 2xx: success; 303: success with a redirect. A refusal changes nothing.
- **401** \`not_authenticated\`. **403** \`forbidden\`: the caller may see the object, but may not make this call.
  **403** with \`company_required\`: the call needs a company in use. **404** \`not_found\`: the object is hidden from the caller.
- *Shows* lists the callers whose response contains the object; others get a list without it.
`;

function cell(outcome: Outcome): string {
  if (typeof outcome === 'number') return String(outcome);
  const status = String(ERROR_STATUS[outcome]);
  return PLAIN.includes(outcome) ? status : `${status} \`${outcome}\``;
}

function line(row: Row, declared: Declared | undefined): string {
  const { call, on, who, seenBy } = row;
  const [method = '', path = ''] = call.split(' ');
  const title = `${method} \`${path.replace('/api/', '')}\`${on ? `<br>${on}` : ''}`;
  const notes = [who ?? '', seenBy ? `*Shows*: ${seenBy.join(', ')}.` : ''].filter(Boolean).join(' ');
  const access = [declared?.access, declared?.standing, declared?.confirmed && 'confirmed'].filter(Boolean).join(', ');
  return `| ${[title, access, ...IDENTITIES.map((name) => cell(expectedOf(row, name))), notes].join(' | ')} |`;
}

function section({ title, rows }: Area, declared: ReadonlyMap<string, Declared>): string {
  const head = ['Call', 'Access', ...IDENTITIES, 'Note'];
  const lines = rows.map((row) => line(row, declared.get(row.call)));
  return [`## ${title}`, '', `| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...lines, ''].join('\n');
}

/** docs/access.md. `declared` is what each call's route declares. */
export function accessPage(declared: ReadonlyMap<string, Declared>): string {
  return [HEAD, ...ACCESS.map((area) => section(area, declared)), privateFieldsPage()].join('\n');
}
