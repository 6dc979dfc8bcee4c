import { rules } from '@wspolnik/shared-ui/forms';
import { object, string } from 'yup';

export interface WithdrawalValues {
  amount: string;
  target: 'bank' | 'broker';
  bank_number: string;
  broker_account: string;
}

/** Minimum payout in zł. */
const SMALLEST = '0.01';

/** `withdrawable` contains the earned points in zł. Recharged points cannot be withdrawn. */
export const withdrawalSchema = (withdrawable: string) =>
  object({
    amount: rules.amount({ min: SMALLEST, max: withdrawable }).required(),
    target: string().oneOf(['bank', 'broker']).required(),
    bank_number: string().when('target', ([target]) => (target === 'bank' ? rules.bankNumber().required() : string())),
    broker_account: string().when('target', ([target]) =>
      target === 'broker' ? rules.brokerAccount().trim().required() : string(),
    ),
  });

/** The 26 digits of an account number, without the spaces, dashes and country code that people type. */
export const plainBankNumber = (typed: string): string => typed.replace(/[\s-]/g, '').replace(/^PL/i, '');
