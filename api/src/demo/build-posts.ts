import { MINUTE_MS } from '@wspolnik/settings';
import { CATALOG } from './catalog.ts';
import { DEMO_DOMAIN } from './people.ts';
import { type Album, PICTURE, viewsOf } from './pictures.ts';
import { COMPANY_POSTS } from './posts/company-posts.ts';
import { HIDDEN_POST, HIDING, PEOPLE_POSTS } from './posts/people-posts.ts';
import type { DemoComment, DemoPost, DemoTrade } from './posts/post-types.ts';
import type { World } from './world.ts';

const HOURS_BETWEEN = 13;

interface Account {
  type: 'user' | 'company';
  id: string;
  name: string;
  /** The person, or the company's owner. */
  writer: string;
}

function findAccount(world: World, author: string): Account {
  const company = world.companies.find(({ name }) => name === author);
  if (company) {
    const owner = world.members.find(({ company_id, role }) => company_id === company.id && role === 'owner');
    return { type: 'company', id: company.id, name: author, writer: owner?.user_id ?? '' };
  }
  const user = world.users.find(({ email }) => email === `${author}@${DEMO_DOMAIN}`);
  if (!user) throw new Error(`nobody is called ${author}`);
  return { type: 'user', id: user.id, name: `${user.first_name} ${user.last_name}`, writer: user.id };
}

function authorOf(world: World, author: string) {
  const { type, id, writer } = findAccount(world, author);
  const byCompany = type === 'company';
  return { author_user_id: byCompany ? null : id, author_company_id: byCompany ? id : null, written_by: writer };
}

/** `@{user}` → the markup of a mention, with its ids. */
function withMentions(world: World, source: string) {
  const ids = { user: new Set<string>(), company: new Set<string>() };
  const text = source.replace(/@\{([^}]+)\}/g, (_, author: string) => {
    const { type, id, name } = findAccount(world, author);
    ids[type].add(id);
    return `@[${name}](${type}:${id})`;
  });
  return { text, mentioned_users: [...ids.user], mentioned_companies: [...ids.company] };
}

/** The pictures of a post, the first one first. */
function picturesOf(album: Album, { picture, morePictures }: DemoPost, serial: number) {
  if (!picture) return [];
  const { width, height } = PICTURE;
  const shown = viewsOf(picture.scene).slice(0, 1 + (morePictures ?? 0));
  return shown.map((view, index) => {
    const { fileKey, thumbnailKey } = album.add(view, CATALOG[picture.category]?.colour ?? '', serial + index);
    return { image_key: fileKey, thumbnail_key: thumbnailKey, image_width: width, image_height: height };
  });
}

function firstOfferOf(world: World, author: string): string {
  const { id } = findAccount(world, author);
  const offer = world.offers.find((one) => one.company_id === id && one.is_active);
  if (!offer) throw new Error(`${author} has no active offer`);
  return offer.id;
}

function tradeOf(world: World, author: string, trade: DemoTrade | undefined) {
  if (trade?.type === 'seeks') {
    const category = world.trades.find(({ name }) => name === trade.trade);
    if (!category) throw new Error(`no trade is called ${trade.trade}`);
    return { type: trade.type, category_id: category.id, city: trade.city ?? null };
  }
  if (trade?.type === 'recommends') return { type: trade.type, company_id: findAccount(world, trade.company).id };
  return trade ? { type: trade.type, offer_id: firstOfferOf(world, author) } : {};
}

interface Discussion {
  postId: string;
  parentId: string | null;
  from: Date;
  comments: readonly DemoComment[];
}

/** Comments come within the first hours, one after the other; so do the answers to each. */
function addComments(world: World, { postId, parentId, from, comments }: Discussion): void {
  const step = Math.min(47 * MINUTE_MS, (world.now.getTime() - from.getTime()) / (comments.length + 1));
  comments.forEach(([author, source, { offer = false, answers = [] } = {}], index) => {
    const created = new Date(from.getTime() + step * (index + 1));
    const id = world.newId(created);
    const offerId = offer ? firstOfferOf(world, author) : null;
    const row = { id, post_id: postId, parent_id: parentId, offer_id: offerId, created_at: created };
    world.comments.push({ ...row, ...authorOf(world, author), ...withMentions(world, source) });
    addComments(world, { postId, parentId: id, from: created, comments: answers });
  });
}

/** Each profile likes a post at most once. */
function addReactions(world: World, postId: string, posted: Date): void {
  const readers = [
    ...world.users.slice(1, 36).map(({ id }) => ({ user_id: id, company_id: null })),
    ...world.companies.slice(0, 40).map(({ id }) => ({ user_id: null, company_id: id })),
  ];
  const percent = 3 + world.random.below(30);
  for (const reader of readers) {
    if (world.random.below(100) >= percent) continue;
    const left = world.now.getTime() - posted.getTime();
    const at = new Date(posted.getTime() + (left * (1 + world.random.below(50))) / 100);
    world.reactions.push({ id: world.newId(at), post_id: postId, created_at: at, ...reader });
  }
}

function addPost(world: World, post: DemoPost, serial: number, album: Album) {
  const posted = new Date(world.now.getTime() - (serial * HOURS_BETWEEN * 60 + 38 + (serial % 7) * 19) * MINUTE_MS);
  const author = authorOf(world, post.author);
  const type = author.author_company_id ? 'company' : post.author === 'admin' ? 'admin' : 'user';
  const [first, ...more] = picturesOf(album, post, serial);
  const row = {
    id: world.newId(posted),
    author_type: type,
    created_at: posted,
    ...author,
    ...withMentions(world, post.text),
    ...tradeOf(world, post.author, post.trade),
    ...(post.edited && { edited_at: new Date(posted.getTime() + 4 * MINUTE_MS) }),
    ...first,
  };
  world.posts.push(row);
  more.forEach((picture, index) => {
    world.postImages.push({ id: world.newId(posted), post_id: row.id, position: index + 2, ...picture });
  });
  addComments(world, { postId: row.id, parentId: null, from: posted, comments: post.comments ?? [] });
  addReactions(world, row.id, posted);
  return row;
}

/** People and companies in turn, newest first, and one post that waits for a moderator's second decision. */
export function buildPosts(world: World, album: Album): void {
  const rounds = Math.max(COMPANY_POSTS.length, PEOPLE_POSTS.length);
  for (let round = 0; round < rounds; round += 1) {
    for (const [turn, post] of [PEOPLE_POSTS[round], COMPANY_POSTS[round]].entries()) {
      if (post) addPost(world, post, round * 2 + turn, album);
    }
  }
  const row = { ...HIDDEN_POST, comments: [] };
  const hidden = addPost(world, row, 3, album);
  const hiddenAt = new Date(hidden.created_at.getTime() + 90 * MINUTE_MS);
  const contestedAt = new Date(hiddenAt.getTime() + 45 * MINUTE_MS);
  const state = { hidden_at: hiddenAt, hidden_reason: HIDING.reason, contested_at: contestedAt };
  Object.assign(hidden, { ...state, contest_text: HIDING.contest });
}
