import { newId } from '../../platform/ids.ts';
import { IDENTITIES, type IdentityName } from '../access/identities.ts';
import type { Row } from '../access/row.ts';
import { ACCESS } from '../access/table.ts';
import type { World } from '../access/world.ts';
import type { Operation, Schema } from './operations.ts';

/** A successful call with one field of its body that a test may spoil. */
export interface Spoilable {
  name: string;
  row: Row;
  identity: IdentityName;
  field: string;
}

const branches = (schema: Schema): readonly Schema[] => [schema, ...(schema.anyOf ?? [])];

/** Every field of every body in the access table that `isMeant` selects, with an identity for which the call succeeds. */
export function spoilable(operations: readonly Operation[], isMeant: (schema: Schema) => boolean): Spoilable[] {
  return operations.flatMap(({ method, path, body }) => {
    const fields = Object.entries(body?.properties ?? {}).filter(([, schema]) => branches(schema).some(isMeant));
    const rows = ACCESS.flatMap((area) => area.rows).filter(({ call }) => call === `${method} ${path}`);
    return rows.slice(0, 1).flatMap((row) => {
      const position = row.outcomes.findIndex((outcome) => typeof outcome === 'number');
      const identity = IDENTITIES[position] ?? 'user';
      return fields.map(([field]) => ({ name: `${row.call} ${field}`, row, identity, field }));
    });
  });
}

/** The call as in the table, with another value in the field. */
export async function spoiled({ row, identity, field }: Spoilable, world: World) {
  const { id = '', body, headers = world.headers(identity) } = await row.request(world, identity);
  if (typeof body !== 'object' || body instanceof FormData) return null;
  const [method, path = ''] = row.call.split(' ');
  return {
    original: (body as Record<string, unknown>)[field],
    requestWith: (value: unknown) => ({
      method: method as 'POST',
      url: path.replace(/\{\w+\}/, id),
      headers: { 'idempotency-key': newId(), ...headers },
      payload: { ...body, [field]: value },
    }),
  };
}
