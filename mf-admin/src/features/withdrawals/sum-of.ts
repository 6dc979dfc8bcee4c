import type { WithdrawalRequest } from '@wspolnik/contract';
import { formatMoney, fromGrosze, toGrosze } from '@wspolnik/system';

export const sumOf = (requests: readonly WithdrawalRequest[]): string =>
  formatMoney(fromGrosze(requests.reduce((sum, { amount }) => sum + toGrosze(amount), 0)));
