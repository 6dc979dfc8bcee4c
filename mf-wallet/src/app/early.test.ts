import remote from '../../remote.json';
import { parseOrderQuery } from '../features/orders/order-query.ts';
import { parseRegistryQuery } from '../features/registry/registry-query.ts';
import { WITHDRAWALS_SHOWN } from '../features/registry/use-registry.ts';
import { type OrderSide, swrKeys } from '../lib/swr-keys.ts';

interface Early {
  path: string;
  query?: string[];
  defaults?: Record<string, string>;
}

/** What the gateway asks for a route before any script: the rule of ARCHITECTURE.md, written a second time on purpose. */
function earlyPaths(pattern: string, search: string): string[] {
  const route = remote.routes.find(({ path }) => path === pattern);
  const given = new URLSearchParams(search);
  const early: Early[] = route?.early ?? [];
  return early.map(({ path, query = [], defaults = {} }) => {
    const pairs = query.map((name) => [name, given.get(name) ?? '']).concat(Object.entries(defaults));
    const asked = new URLSearchParams(pairs.filter(([, value]) => value !== ''));
    asked.sort();
    return path + (asked.size > 0 ? `?${asked}` : '');
  });
}

const PATHS: Record<OrderSide, string> = { purchases: '/transactions/orders', sales: '/transactions/sales' };

it.each([
  ['purchases', ''],
  ['purchases', '?page=2&open=abc'],
  ['sales', '?status=in_verification'],
  ['sales', '?status=cancelled&page=1&utm_source=x'],
] as const)('asks early for what the page asks for: %s%s', (side, search) => {
  const [path] = swrKeys.orders(side, parseOrderQuery(search), 'u1');
  expect(earlyPaths(PATHS[side], search)).toEqual([path]);
});

it.each(['', '?points_type=SELL&page=2&payment=success', '?points_type=PAY_OFF&open=settle'])(
  'asks early for the balance, the registry and the withdrawals that the page asks for: %s',
  (search) => {
    const [balance] = swrKeys.balance('u1');
    const [registry] = swrKeys.registry(parseRegistryQuery(search), 'u1');
    const [withdrawals] = swrKeys.withdrawals(WITHDRAWALS_SHOWN, 'u1');
    expect(earlyPaths('/points/registry', search)).toEqual([balance, registry, withdrawals]);
  },
);
