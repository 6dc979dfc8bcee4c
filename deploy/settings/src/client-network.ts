import { isIP, isIPv6 } from 'node:net';
import { Address4, Address6 } from 'ip-address';

/**
 * The network of an address, as its first address. Counts of an address are counts of its network: a customer of
 * IPv6 has 2^64 addresses or more, so all of a /64 count as one.
 */
export function networkOf(address: string, { v4 = 32, v6 = 64 } = {}): string {
  // A proxy may name its client with a word.
  if (!isIP(address)) return address;
  if (!isIPv6(address)) return new Address4(`${address}/${v4}`).startAddress().correctForm();
  const parsed = new Address6(address);
  if (parsed.isMapped4()) return networkOf(parsed.to4().correctForm(), { v4, v6 });
  return new Address6(`${address}/${v6}`).startAddress().correctForm();
}
