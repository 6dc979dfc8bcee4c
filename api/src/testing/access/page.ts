import { ERROR_STATUS } from '../../contract/errors.ts';
import { type Area, IDENTITIES, type Outcome, type Row } from './row.ts';
import { ACCESS } from './table.ts';

/** Codes that follow from their status: the table only shows the status. */
const PLAIN: readonly Outcome[] = ['not_authenticated', 'forbidden', 'not_found'];

const HEAD = `# Who may call what

Every call of the API, each tried by eight callers. Generated from the table that \`api/src/access.test.ts\` runs
(\`api/src/testing/access/\`); after a change there: \`node api/src/testing/access/print.ts > docs/access.md\`.

| Column | Who |
|---|---|
| none | no session |
| user | a person without a company in use; owns what is called "the user's" |
| another user | a person without any tie to it |
| member, manager, owner | in company A with that role, acting as it (\`Company-Id\`); theirs is what is called "the company's" |
| other owner | the owner of company B, acting as it |
| admin | role ADMIN without a company in use; acting as a company, an admin is just its member |

- 2xx: done; 303: done, and the browser is sent on. A refusal changes nothing.
- **401** \`not_authenticated\`. **403** \`forbidden\`: the caller may know of the thing, and may not do this.
  **403** with \`company_required\`: the call is made in the name of a company. **404** \`not_found\`: for the caller there is no such thing.
- *Shows* names the callers in whose answer the thing is found; the others get a list without it.
`;

function cell(outcome: Outcome): string {
  if (typeof outcome === 'number') return String(outcome);
  const status = String(ERROR_STATUS[outcome]);
  return PLAIN.includes(outcome) ? status : `${status} \`${outcome}\``;
}

function line({ call, on, who, seenBy, outcomes }: Row): string {
  const [method = '', path = ''] = call.split(' ');
  const title = `${method} \`${path.replace('/api/', '')}\`${on ? `<br>${on}` : ''}`;
  const notes = [who ?? '', seenBy ? `*Shows*: ${seenBy.join(', ')}.` : ''].filter(Boolean).join(' ');
  return `| ${[title, ...outcomes.map(cell), notes].join(' | ')} |`;
}

function section({ title, rows }: Area): string {
  const head = ['Call', ...IDENTITIES, 'Note'];
  return [`## ${title}`, '', `| ${head.join(' | ')} |`, `|${'---|'.repeat(head.length)}`, ...rows.map(line), ''].join(
    '\n',
  );
}

/** docs/access.md */
export function accessPage(): string {
  return [HEAD, ...ACCESS.map(section)].join('\n');
}
