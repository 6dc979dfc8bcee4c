import type { MessageDescriptor } from 'react-intl';

/** Names of workplace, work schedule and contract types, by the API's values. */
export const workMessages = {
  on_site: { id: 'offers.work.onSite' },
  hybrid: { id: 'offers.work.hybrid' },
  remote: { id: 'offers.work.remote' },
  full_time: { id: 'offers.work.fullTime' },
  part_time: { id: 'offers.work.partTime' },
  contract: { id: 'offers.work.contract' },
  internship: { id: 'offers.work.internship' },
  employment: { id: 'offers.work.employment' },
  mandate: { id: 'offers.work.mandate' },
  specific_work: { id: 'offers.work.specificWork' },
  b2b: { id: 'offers.work.b2b' },
} as const satisfies Record<string, MessageDescriptor>;
