import type { CommentData } from '../comment-item.tsx';
import type { PostCardData } from '../post-data.ts';

export const NOW = '2026-11-20T12:00:00Z';
export const ANNA = '0193e1a2-0000-7000-8000-000000000001';
export const STUDIO = '0193e1a2-0000-7000-8000-000000000002';
export const GONE = '0193e1a2-0000-7000-8000-000000000003';

export const mentions = {
  users: [
    { id: ANNA, name: 'Anna Nowak', deleted: false },
    { id: GONE, name: null, deleted: true },
  ],
  companies: [{ id: STUDIO, name: 'Pracownia Cyfrowa', deleted: false }],
};

export const exampleComment: CommentData = {
  id: 'comment-1',
  text: 'Byliśmy w zeszłym roku i polecamy. Do zobaczenia na miejscu.',
  created_at: '2026-11-20T08:00:00Z',
  author: { id: STUDIO, type: 'company', name: 'Pracownia Cyfrowa', thumbnail: null, deleted: false },
  embedded_users: [],
  embedded_companies: [],
  allowed_actions: [],
};

/** A post with mentions, the viewer's own reaction and comments, without a picture. */
export const examplePost: PostCardData = {
  id: 'post-1',
  text: `W czwartek spotykamy się w Krakowie na śniadaniu dla firm z branży energetycznej.\n\nOpowie @[Anna Nowak](user:${ANNA}), gospodarzem jest @[Pracownia](company:${STUDIO}).`,
  images: [],
  created_at: '2026-11-19T09:30:00Z',
  author: {
    id: 'author-1',
    type: 'company',
    name: 'Słoneczny Dach',
    thumbnail: null,
    deleted: false,
    shared_contacts: 12,
  },
  reaction_count: 24,
  my_reaction: null,
  comments: [exampleComment],
  comment_count: 7,
  embedded_users: mentions.users,
  embedded_companies: mentions.companies,
  hidden: null,
  allowed_actions: [],
};
