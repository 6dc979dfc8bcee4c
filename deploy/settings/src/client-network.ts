import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/** What an address is counted by. A customer of IPv6 has 2^64 addresses or more, so all of a /64 count as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const parsed = new Address6(address);
  if (parsed.isMapped4()) return parsed.to4().correctForm();
  return new Address6(`${address}/64`).startAddress().correctForm();
}
