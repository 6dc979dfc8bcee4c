import type { OfferSummary } from '@wspolnik/contract';
import type { IntlShape } from 'react-intl';
import { workMessages } from './work.messages.ts';

type WorkTypes = Pick<OfferSummary, 'is_job' | 'workplace_types' | 'work_schedule_types' | 'contract_types'>;

const isKnown = (type: string): type is keyof typeof workMessages => type in workMessages;

/** The names of the types that are known. */
export const workNames = ({ formatMessage }: IntlShape, types: readonly string[]): string =>
  types
    .filter(isKnown)
    .map((type) => formatMessage(workMessages[type]))
    .join(', ');

/** Where, how long and by which contract people work in a job, for its card: `Zdalnie · Pełny etat · B2B`. */
export function workLine(intl: IntlShape, offer: WorkTypes): string | undefined {
  if (!offer.is_job) return undefined;
  const { workplace_types, work_schedule_types, contract_types } = offer;
  const parts = [workplace_types, work_schedule_types, contract_types].map((types) => workNames(intl, types));
  return parts.filter(Boolean).join(' · ') || undefined;
}
