import { useRead } from '@wspolnik/kit';
import { ownCompanyRead } from '../own-company.reads.ts';
import { NextSteps } from './next-steps.tsx';

/** Slot `home.company`: the remaining steps of the company in use. It is no place for an error. */
export function OwnNextSteps() {
  const { data } = useRead(ownCompanyRead());
  return data ? <NextSteps company={data} /> : null;
}
