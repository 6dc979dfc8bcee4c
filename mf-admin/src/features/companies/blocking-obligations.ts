import type { CompanyObligations } from '@wspolnik/contract';
import { obligationMessages } from './companies.messages.ts';

export type Blocking = keyof typeof obligationMessages;
const NAMES = Object.keys(obligationMessages) as Blocking[];

/** What prevents the deletion; remaining points do not. */
export function blockingObligations(obligations: CompanyObligations): { name: Blocking; value: number | string }[] {
  return NAMES.map((name) => ({ name, value: obligations[name] })).filter(({ value }) => Number(value) !== 0);
}
