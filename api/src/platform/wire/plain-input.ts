import type { TSchema } from 'typebox';
import { plainText } from '../words/text.ts';

interface Walked {
  format?: string;
  pattern?: string;
  properties?: Record<string, TSchema>;
  items?: TSchema;
  anyOf?: Walked[];
}

const isRead = ({ format, pattern, anyOf = [] }: Walked): boolean =>
  format !== undefined || pattern !== undefined || anyOf.some(isRead);

/**
 * The value with every text that its schema reads by a format or a pattern in its plain form: addresses, amounts and days are
 * pasted with invisible characters, and would be refused for what nobody sees. Other texts are unchanged.
 */
export function plainInput(schema: TSchema | undefined, value: unknown): unknown {
  const walked: Walked = schema ?? {};
  if (typeof value === 'string') return isRead(walked) ? plainText(value) : value;
  const { items, properties } = walked;
  if (Array.isArray(value)) return items ? value.map((item) => plainInput(items, item)) : value;
  if (!properties || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      Object.hasOwn(properties, name) ? plainInput(properties[name], part) : part,
    ]),
  );
}
