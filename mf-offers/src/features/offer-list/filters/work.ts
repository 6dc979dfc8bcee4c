import type { Category } from '@wspolnik/contract';
import { flatten } from '../../../lib/categories.ts';
import type { OfferQuery } from '../../../lib/offer-query.ts';

/** The change that removes the filters of jobs. */
export const WITHOUT_WORK: OfferQuery = {
  workplace_types: undefined,
  work_schedule_types: undefined,
  contract_types: undefined,
  salary_min: undefined,
  with_salary: undefined,
  without_salary: undefined,
};

const NAMES = Object.keys(WITHOUT_WORK) as (keyof OfferQuery)[];

export const hasWorkFilter = (query: OfferQuery): boolean => NAMES.some((name) => query[name] !== undefined);

/** Whether one of the categories is of jobs. */
export function hasJobs(ids: readonly string[], tree: readonly Category[]): boolean {
  return ids.length > 0 && flatten(tree).some(({ id, is_job }) => is_job && ids.includes(id));
}
