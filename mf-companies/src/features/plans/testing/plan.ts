import type { PlanCardData } from '../plan-card.tsx';

export const examplePlan: PlanCardData = {
  id: 'business',
  title: 'Biznes',
  title_en: 'Business',
  price: '149.00',
  net_price: '121.14',
  vat_percent: 23,
  period: 'month',
  offer_limit: null,
  saved_search_limit: 50,
  membership_limit: 3,
  current: false,
  next: false,
  paid_until: null,
};
