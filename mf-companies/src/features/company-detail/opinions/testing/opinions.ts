import type { OpinionData } from '../opinion-item.tsx';

export const NOW = '2026-11-20T12:00:00Z';

export const exampleOpinion: OpinionData = {
  id: 'opinion-1',
  text: 'Sklep gotowy przed terminem, a po wdrożeniu ktoś naprawdę odbiera telefon.',
  rating: 4,
  created_at: '2026-11-08T09:00:00Z',
  updated_at: '2026-11-08T09:00:00Z',
  author: {
    id: '0193e1a2-0000-7000-8000-000000000001',
    type: 'user',
    name: 'Anna Nowak',
    thumbnail: null,
    deleted: false,
  },
  is_mine: false,
  purchase: null,
  hidden: null,
};
