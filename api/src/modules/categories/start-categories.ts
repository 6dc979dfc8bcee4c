import { newId } from '../../platform/ids.ts';
import type { Database } from '../../storage/db.ts';
import { hasCategories, insertCategory, lockTree } from './category-admin.sql.ts';
import type { StartPicture } from './start-pictures.ts';

type Names = readonly [name: string, nameEn: string];

interface Root {
  names: Names;
  picture: StartPicture;
  children: readonly Names[];
  isJob?: boolean;
}

/** Of a new site, so that companies and offers can be made at once; admins change them. */
const START: readonly Root[] = [
  {
    names: ['IT i oprogramowanie', 'IT and software'],
    picture: 'computing',
    children: [
      ['Strony i sklepy', 'Websites and shops'],
      ['Aplikacje mobilne', 'Mobile apps'],
      ['Systemy dla firm', 'Business systems'],
      ['Bezpieczeństwo i serwery', 'Security and servers'],
    ],
  },
  {
    names: ['Prawo i doradztwo', 'Law and consulting'],
    picture: 'law',
    children: [
      ['Prawo gospodarcze', 'Business law'],
      ['Księgowość i podatki', 'Accounting and tax'],
      ['RODO i zgodność', 'Data protection'],
      ['Doradztwo i dotacje', 'Advice and grants'],
    ],
  },
  {
    names: ['Energia', 'Energy'],
    picture: 'energy',
    children: [
      ['Fotowoltaika', 'Solar power'],
      ['Pompy ciepła', 'Heat pumps'],
      ['Audyty energetyczne', 'Energy audits'],
      ['Instalacje elektryczne', 'Electrical work'],
    ],
  },
  {
    names: ['Gastronomia', 'Food and catering'],
    picture: 'food',
    children: [
      ['Catering', 'Catering'],
      ['Wyroby regionalne', 'Regional products'],
      ['Wyposażenie gastronomii', 'Kitchen equipment'],
    ],
  },
  {
    names: ['Budowa i remonty', 'Building and renovation'],
    picture: 'building',
    children: [
      ['Remonty i wykończenia', 'Renovation'],
      ['Okna i drzwi', 'Windows and doors'],
      ['Dachy', 'Roofing'],
      ['Projekty i nadzór', 'Design and supervision'],
    ],
  },
  {
    names: ['Biuro i wyposażenie', 'Office and equipment'],
    picture: 'office',
    children: [
      ['Meble', 'Furniture'],
      ['Druk i poligrafia', 'Printing'],
      ['Sprzątanie', 'Cleaning'],
      ['Sprzęt biurowy', 'Office equipment'],
    ],
  },
  {
    names: ['Marketing i media', 'Marketing and media'],
    picture: 'media',
    children: [
      ['Reklama w internecie', 'Online advertising'],
      ['Identyfikacja wizualna', 'Visual identity'],
      ['Fotografia i film', 'Photo and film'],
      ['Eventy', 'Events'],
    ],
  },
  {
    names: ['Transport i logistyka', 'Transport and logistics'],
    picture: 'transport',
    children: [
      ['Transport krajowy', 'Domestic transport'],
      ['Transport międzynarodowy', 'International transport'],
      ['Magazynowanie', 'Warehousing'],
      ['Przeprowadzki', 'Moving'],
    ],
  },
  {
    names: ['Szkolenia i języki', 'Training and languages'],
    picture: 'training',
    children: [
      ['Tłumaczenia', 'Translation'],
      ['Kursy językowe', 'Language courses'],
      ['Szkolenia BHP', 'Safety training'],
      ['Rozwój kompetencji', 'Skills'],
    ],
  },
  {
    names: ['Praca i współpraca', 'Jobs and cooperation'],
    picture: 'jobs',
    isJob: true,
    children: [
      ['IT i technologia', 'IT and technology'],
      ['Produkcja i budowa', 'Production and building'],
      ['Biuro i finanse', 'Office and finance'],
      ['Sprzedaż i obsługa', 'Sales and service'],
    ],
  },
];

/** Gives a site without categories the first ones. Processes that start together wait for each other. */
export async function addStartCategories(db: Database): Promise<void> {
  if (await hasCategories(db)) return;
  await db.transaction(async (tx) => {
    await lockTree(tx);
    if (await hasCategories(tx)) return;
    for (const { names, picture, children, isJob = false } of START) {
      const root = newId();
      const add = (id: string, parent_id: string | null, [name, name_en]: Names, drawing: StartPicture | null = null) =>
        insertCategory(tx, { id, parent_id, name, name_en, is_job: isJob }, drawing);
      await add(root, null, names, picture);
      for (const child of children) await add(newId(), root, child);
    }
  });
}
