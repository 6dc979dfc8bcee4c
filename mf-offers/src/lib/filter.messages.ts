import type { MessageDescriptor } from 'react-intl';

/** The panel and its chips; flags are keyed by the name of their query parameter. */
export const filterMessages = {
  category: { id: 'offers.filters.category' },
  priceTitle: { id: 'offers.filters.price' },
  from: { id: 'offers.filters.from' },
  to: { id: 'offers.filters.to' },
  plainFrom: { id: 'offers.filters.plainFrom' },
  plainTo: { id: 'offers.filters.plainTo' },
  priceFrom: { id: 'offers.filters.priceFrom' },
  priceTo: { id: 'offers.filters.priceTo' },
  priceRange: { id: 'offers.filters.priceRange' },
  pricePreset: { id: 'offers.filters.pricePreset' },
  priceCrossed: { id: 'offers.filters.priceCrossed' },
  workplace: { id: 'offers.filters.workplace' },
  schedule: { id: 'offers.filters.schedule' },
  contract: { id: 'offers.filters.contract' },
  salaryMonth: { id: 'offers.filters.salaryMonth' },
  salaryChip: { id: 'offers.filters.salaryChip' },
  salaryTitle: { id: 'offers.filters.salary' },
  with_salary: { id: 'offers.filters.withSalary' },
  without_salary: { id: 'offers.filters.withoutSalary' },
  active: { id: 'offers.filters.active' },
  inactive: { id: 'offers.filters.inactive' },
  seller_id: { id: 'offers.filters.seller' },
} as const satisfies Record<string, MessageDescriptor>;
