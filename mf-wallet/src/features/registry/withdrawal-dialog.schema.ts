import { rules } from '@wspolnik/shared-ui/forms';
import { object, string } from 'yup';

export interface WithdrawalValues {
  amount: string;
  target: 'bank' | 'broker';
  bank_number: string;
  broker_account: string;
}

/** The smallest payout, in zł. */
const SMALLEST = '0.01';

/** `withdrawable` is what was earned, in zł: recharged points never leave. */
export const withdrawalSchema = (withdrawable: string) =>
  object({
    amount: rules.amount({ min: SMALLEST, max: withdrawable }).required(),
    target: string().oneOf(['bank', 'broker']).required(),
    bank_number: string().when('target', ([target]) => (target === 'bank' ? rules.bankNumber().required() : string())),
    broker_account: string().when('target', ([target]) =>
      target === 'broker' ? rules.brokerAccount().trim().required() : string(),
    ),
  });

/** 26 digits of an account number as people write it: with spaces, dashes, the country in front. */
export const plainBankNumber = (typed: string): string => typed.replace(/[\s-]/g, '').replace(/^PL/i, '');
