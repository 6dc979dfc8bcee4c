import type { CategoryNode } from '../category-tree-model.ts';

const node = (id: string, name: string, name_en: string, offer_count: number, children: CategoryNode[] = []) => ({
  id,
  name,
  name_en,
  offer_count,
  children,
});

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#2E6A94" d="M0 0h24v24H0z"/><circle cx="12" cy="12" r="7" fill="#EBA83A"/></svg>')}`;

/** Three levels for tests and stories. */
export const exampleCategories: readonly CategoryNode[] = [
  {
    ...node('it', 'IT i oprogramowanie', 'IT and software', 48, [
      node('it-www', 'Strony i sklepy', 'Websites and shops', 21, [
        node('it-www-sklepy', 'Sklepy internetowe', 'Online shops', 14),
        node('it-www-wizytowki', 'Wizytówki', 'Business pages', 7),
      ]),
      node('it-apki', 'Aplikacje mobilne', 'Mobile apps', 9),
    ]),
    image: PICTURE,
  },
  node('energia', 'Energia', 'Energy', 17, [
    node('energia-pv', 'Fotowoltaika', 'Photovoltaics', 12),
    node('energia-pompy', 'Pompy ciepła', 'Heat pumps', 5),
  ]),
  node('prawo', 'Prawo i doradztwo', 'Law and advice', 31),
  node('gastro', 'Gastronomia', 'Food services', 22),
  node('lowiectwo', 'Łowiectwo', 'Hunting', 0),
];
