import { earlyPaths } from '@wspolnik/shared-auth/testing';
import remote from '../../remote.json';
import { parseOrderQuery } from '../features/orders/order-query.ts';
import { parseRegistryQuery } from '../features/registry/registry-query.ts';
import { WITHDRAWALS_SHOWN } from '../features/registry/use-registry.ts';
import { type OrderSide, swrKeys } from '../lib/swr-keys.ts';

const PATHS: Record<OrderSide, string> = { purchases: '/transactions/orders', sales: '/transactions/sales' };

it.each([
  ['purchases', ''],
  ['purchases', '?page=2&open=abc'],
  ['sales', '?status=in_verification'],
  ['sales', '?status=cancelled&page=1&utm_source=x'],
] as const)('asks early for what the page asks for: %s%s', (side, search) => {
  const [path] = swrKeys.orders(side, parseOrderQuery(search), 'u1');
  expect(earlyPaths(remote, PATHS[side], {}, search)).toEqual([path]);
});

it.each(['', '?points_type=SELL&page=2&payment=success', '?points_type=PAY_OFF&open=settle'])(
  'asks early for the balance, the registry and the withdrawals that the page asks for: %s',
  (search) => {
    const [balance] = swrKeys.balance('u1');
    const [registry] = swrKeys.registry(parseRegistryQuery(search), 'u1');
    const [withdrawals] = swrKeys.withdrawals(WITHDRAWALS_SHOWN, 'u1');
    expect(earlyPaths(remote, '/points/registry', {}, search)).toEqual([balance, registry, withdrawals]);
  },
);
