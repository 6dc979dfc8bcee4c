import { PostCard } from '../../mf-feed/src/features/posts/post-card.tsx';
import type { PostCardData } from '../../mf-feed/src/features/posts/post-data.ts';
import { cardList } from './card-list.ts';

const NOW = '2026-11-20T12:00:00Z';
const ANNA = '0193e1a2-0000-7000-8000-000000000001';
const TEXT = 'Spotykamy się w czwartek w Krakowie na śniadaniu dla firm z branży energetycznej. ';
const nothing = () => undefined;

/** Every third text is cut, every fifth comment is the reader's own; all have a mention, a comment and a menu. */
function post(index: number): PostCardData {
  const author = { name: `Pracownia Cyfrowa ${index}`, thumbnail: null, deleted: false };
  const mentions = { embedded_users: [{ id: ANNA, name: 'Anna Nowak', deleted: false }], embedded_companies: [] };
  return {
    id: `post-${index}`,
    text: `Opowie @[Anna](user:${ANNA}). ${TEXT.repeat(index % 3 === 0 ? 8 : 2)}`,
    images: [],
    created_at: `2026-11-${String(20 - (index % 15)).padStart(2, '0')}T10:00:00Z`,
    author: { id: `company-${index}`, type: 'company', shared_contacts: index, ...author },
    reaction_count: index,
    my_reaction: index % 2 === 0 ? 'like' : null,
    comments: [
      {
        id: `comment-${index}`,
        text: 'Do zobaczenia na miejscu.',
        created_at: NOW,
        author: { id: `user-${index}`, type: 'user', ...author },
        allowed_actions: index % 5 === 0 ? ['delete'] : [],
        ...mentions,
      },
    ],
    comment_count: index,
    hidden: null,
    allowed_actions: ['report'],
    ...mentions,
  };
}

const handlers = {
  onReact: nothing,
  onComments: nothing,
  onShare: nothing,
  onDelete: nothing,
  onReport: nothing,
  onDeleteComment: nothing,
};

export const postCards = cardList<PostCardData>({
  data: post,
  change: (one) => ({ ...one, my_reaction: 'like', reaction_count: one.reaction_count + 1 }),
  card: (one) => (
    <li key={one.id}>
      <PostCard post={one} now={NOW} href={`/posts?post=${one.id}`} {...handlers} />
    </li>
  ),
});
