import { BlockList } from 'node:net';

/** Which servers the API may call on behalf of a user. */
export interface OutboundRules {
  /** Exceptions from the rule that only public addresses are called. */
  addresses: readonly string[];
  ports: readonly number[];
}

/** The rules of every running API: no setting changes them. Tests pass their own to reach a local server. */
export const PUBLIC_ONLY: OutboundRules = { addresses: [], ports: [80, 443] };

/**
 * What the filter of the agents takes for a public address and is none: IPv4-compatible addresses, `::127.0.0.1` (RFC 4291,
 * section 2.5.5.1). It knows the other forms that contain an IPv4 address: mapped, NAT64, 6to4, Teredo.
 */
export const NOT_PUBLIC = new BlockList();
NOT_PUBLIC.addSubnet('::', 96, 'ipv6');

/** A call that the rules refuse, or an answer that cannot be used. */
export class OutboundError extends Error {
  override readonly name = 'OutboundError';
}

const DEFAULT_PORTS: Record<string, number> = { 'http:': 80, 'https:': 443 };

/**
 * The address that may be called, without its fragment. The parser normalises decimal, octal and short notations of IP
 * addresses; whether the address is public is checked for every connection, because a name may resolve to anything.
 *
 * @throws OutboundError
 */
export function publicUrl(typed: string | URL, { ports }: OutboundRules, base?: URL): URL {
  const url = URL.parse(String(typed).trim(), base?.href);
  const port = url && (url.port ? Number(url.port) : DEFAULT_PORTS[url.protocol]);
  if (!url || port === undefined || port === null) throw new OutboundError('not a web address');
  if (!ports.includes(port)) throw new OutboundError('this port is not called');
  if (url.username || url.password) throw new OutboundError('credentials are not sent');
  url.hash = '';
  return url;
}
