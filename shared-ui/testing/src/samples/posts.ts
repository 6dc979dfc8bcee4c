import type {
  CommentAuthor,
  Embedded,
  Hiding,
  LinkPreview,
  Opinion,
  OpinionPage,
  OpinionReply,
  Picture,
  Post,
  PostAuthor,
  PostComment,
  PostImage,
  Reaction,
  ReactionReply,
} from '@wspolnik/contract';
import { buyer, seller } from './people.ts';
import { idOf, pageOf } from './wire.ts';

/** Ewa, unless told otherwise. */
export function commentAuthor(overrides: Partial<CommentAuthor> = {}): CommentAuthor {
  return {
    id: buyer.id,
    type: 'user',
    name: 'Ewa Nowak',
    image: null,
    thumbnail: null,
    headline: null,
    deleted: false,
    ...overrides,
  };
}

export function postAuthor(overrides: Partial<PostAuthor> = {}): PostAuthor {
  return {
    id: seller.id,
    type: 'company',
    name: seller.name,
    image: null,
    thumbnail: null,
    headline: null,
    deleted: false,
    total_contacts: 22,
    shared_contacts: 2,
    ...overrides,
  };
}

/** Somebody whom a text mentions. */
export function embedded(overrides: Partial<Embedded> = {}): Embedded {
  return {
    id: idOf(710),
    name: 'Jan Kowalski',
    image: null,
    thumbnail: null,
    headline: null,
    deleted: false,
    ...overrides,
  };
}

export function postComment(overrides: Partial<PostComment> = {}): PostComment {
  return {
    id: idOf(301),
    post_id: idOf(1),
    text: 'Będziemy na miejscu, do zobaczenia.',
    image: null,
    created_at: '2026-01-04T09:00:00.000Z',
    author: commentAuthor(),
    embedded_users: [],
    embedded_companies: [],
    hidden: null,
    allowed_actions: [],
    ...overrides,
  };
}

export function commentImage(overrides: Partial<PostImage> = {}): PostImage {
  return {
    url: '/files/comment-1.jpg',
    thumbnail: '/files/comment-1-small.jpg',
    width: 800,
    height: 600,
    alt: 'Stół przed montażem',
    ...overrides,
  };
}

export function reaction(overrides: Partial<Reaction> = {}): Reaction {
  return { author: commentAuthor(), reaction_type: 'like', ...overrides };
}

export function reactionReply(overrides: Partial<ReactionReply> = {}): ReactionReply {
  return { post_id: idOf(1), reaction_count: 4, my_reaction: 'like', ...overrides };
}

/** A stored picture. */
export function picture(overrides: Partial<Picture> = {}): Picture {
  return { url: '/files/post-1.jpg', thumbnail: '/files/post-1-small.jpg', width: 1600, height: 1000, ...overrides };
}

export function postImage(overrides: Partial<PostImage> = {}): PostImage {
  return { ...picture(), alt: '', ...overrides };
}

/** Of a page with a picture. */
export function linkPreview(overrides: Partial<LinkPreview> = {}): LinkPreview {
  return {
    url: 'https://targi.example/program',
    host: 'targi.example',
    title: 'Targi stolarskie w Poznaniu',
    description: 'Trzy dni, dwustu wystawców, wstęp wolny.',
    site: 'Targi Poznańskie',
    image: { url: '/files/link-1.jpg', thumbnail: '/files/link-1-small.jpg', width: 1024, height: 536 },
    ...overrides,
  };
}

/** A company's post that mentions a person, with a comment and reactions. */
export function post(overrides: Partial<Post> = {}): Post {
  return {
    id: idOf(1),
    text: `W czwartek otwieramy nową stolarnię w Poznaniu. Oprowadza @[Jan Kowalski](user:${idOf(710)}).`,
    image: null,
    link: null,
    created_at: '2026-01-03T10:00:00.000Z',
    author: postAuthor(),
    reactions: [reaction()],
    reaction_count: 3,
    my_reaction: null,
    comments: [postComment()],
    comment_count: 2,
    embedded_users: [embedded()],
    embedded_companies: [],
    hidden: null,
    allowed_actions: [],
    ...overrides,
  };
}

export function hiding(overrides: Partial<Hiding> = {}): Hiding {
  return {
    hidden_at: '2026-01-05T10:00:00.000Z',
    reason: 'Reklama bez związku z firmą.',
    decision_id: idOf(402),
    contest: null,
    ...overrides,
  };
}

/** Of a buyer on `seller`. */
export function opinion(overrides: Partial<Opinion> = {}): Opinion {
  return {
    id: idOf(1),
    company_id: seller.id,
    text: 'Biurka gotowe przed terminem, montaż bez uwag.',
    rating: 5,
    created_at: '2026-01-08T10:00:00.000Z',
    updated_at: '2026-01-08T10:00:00.000Z',
    author: commentAuthor(),
    is_mine: false,
    purchase: { month: '2025-12', category: { id: idOf(81), name: 'Meble i wyposażenie', name_en: 'Furniture' } },
    reply: null,
    hidden: null,
    allowed_actions: [],
    ...overrides,
  };
}

export function opinionReply(overrides: Partial<OpinionReply> = {}): OpinionReply {
  const at = '2026-01-09T10:00:00.000Z';
  return { text: 'Dziękujemy za współpracę.', created_at: at, updated_at: at, ...overrides };
}

export function opinionPage(results = [opinion()], overrides: Partial<OpinionPage> = {}): OpinionPage {
  return {
    ...pageOf(results),
    limit: 5,
    own: null,
    stars: [0, 0, 0, 0, results.length],
    after_purchase: results.filter(({ purchase }) => purchase).length,
    counts_without_purchase: true,
    ...overrides,
  };
}
