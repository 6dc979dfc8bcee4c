import { MINUTE_MS } from '@wspolnik/settings';
import { CATALOG } from './catalog.ts';
import { DEMO_DOMAIN } from './people.ts';
import { type Album, PICTURE } from './pictures.ts';
import { COMPANY_POSTS } from './posts/company-posts.ts';
import { HIDDEN_POST, HIDING, PEOPLE_POSTS } from './posts/people-posts.ts';
import type { DemoPost } from './posts/post-types.ts';
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

function image(album: Album, { picture }: DemoPost, serial: number) {
  if (!picture) return {};
  const { category, scene } = picture;
  const { fileKey, thumbnailKey } = album.add(scene, CATALOG[category]?.colour ?? '', serial);
  const { width, height } = PICTURE;
  return { image_key: fileKey, thumbnail_key: thumbnailKey, image_width: width, image_height: height };
}

/** Comments come within the first hours, one after the other. */
function addComments(world: World, postId: string, { comments = [] }: DemoPost, posted: Date): void {
  const step = Math.min(47 * MINUTE_MS, (world.now.getTime() - posted.getTime()) / (comments.length + 1));
  comments.forEach(([author, source], index) => {
    const created = new Date(posted.getTime() + step * (index + 1));
    const row = { id: world.newId(created), post_id: postId, created_at: created, ...authorOf(world, author) };
    world.comments.push({ ...row, ...withMentions(world, source) });
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
  const row = {
    id: world.newId(posted),
    author_type: type,
    created_at: posted,
    ...author,
    ...withMentions(world, post.text),
    ...image(album, post, serial),
  };
  world.posts.push(row);
  addComments(world, row.id, post, posted);
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
