import type { PlanCardData } from '../plan-card.tsx';

export const examplePlan: PlanCardData = {
  id: 'business',
  title: 'Biznes',
  title_en: 'Business',
  price: '149.00',
  period: 'month',
  features: ['Dowolna liczba ofert', 'Wyróżnienie na mapie firm', 'Raport sprzedaży co miesiąc'],
  features_en: ['Any number of offers', 'Highlighted on the company map', 'A sales report every month'],
  current: false,
  paid_until: null,
};
