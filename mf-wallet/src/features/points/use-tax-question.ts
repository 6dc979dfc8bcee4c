import { TAX_DATA_FROM } from '@wspolnik/contract/limits';
import { useRead } from '@wspolnik/kit';
import { useSessionStore } from '@wspolnik/shared-auth';
import { toGrosze } from '@wspolnik/system';
import { useCallback } from 'react';
import { taxDataRead } from '../../lib/points.reads.ts';

interface TaxQuestion {
  year: number;
  /** Whether a withdrawal of this amount needs the tax data; the API decides again. */
  isAsked(amount: string): boolean;
}

/** A person is asked from the amount at which the withdrawals of the year reach the limit, once for the year; a company never. */
export function useTaxQuestion(): TaxQuestion {
  const isCompany = useSessionStore(({ company }) => company !== null);
  const { data } = useRead(isCompany ? null : taxDataRead());
  const year = data?.year ?? new Date().getFullYear();
  const isGiven = data?.years.some((each) => each.year === year && each.data !== null) ?? true;
  const before = data?.amount ?? '0';
  const isAsked = useCallback(
    (amount: string) => !isGiven && toGrosze(before) + toGrosze(amount) >= TAX_DATA_FROM * 100,
    [isGiven, before],
  );
  return { year, isAsked };
}
