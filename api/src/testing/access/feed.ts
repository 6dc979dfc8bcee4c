import { addComment, addHiddenPost, addMarketPost, addPost, addWebinar } from './makers.ts';
import { type Area, everyone, type Outcomes, row, signedIn } from './row.ts';

/** Public objects: strangers get 403 instead of 404. */
const userOrAdmin = (ok: number): Outcomes => [
  'not_authenticated',
  ok,
  'forbidden',
  'forbidden',
  'forbidden',
  'forbidden',
  'forbidden',
  ok,
];
const managersOrAdmin = (ok: number): Outcomes => [
  'not_authenticated',
  'forbidden',
  'forbidden',
  'forbidden',
  ok,
  ok,
  'forbidden',
  ok,
];
const authorOnly = (ok: number): Outcomes => [
  'not_authenticated',
  ok,
  'forbidden',
  'forbidden',
  'forbidden',
  'forbidden',
  'forbidden',
  'forbidden',
];
const EDITED = { text: 'Szukamy partnera w Łodzi' };
const LEADERS = 'An owner or manager of the company, the member that wrote it, or an admin.';

const posts: Area['rows'] = [
  row('GET /api/posts/', everyone(200)),
  row(
    'POST /api/posts/',
    signedIn(201),
    ({ category: category_id }) => ({ body: { text: 'Szukamy partnera', type: 'seeks', category_id } }),
    { standing: 'active' },
  ),
  row('GET /api/posts/{id}/', everyone(200), async (world) => ({ id: await addPost(world) }), { on: 'a post' }),
  row(
    'GET /api/posts/{id}/',
    ['not_found', 200, 'not_found', 'not_found', 'not_found', 'not_found', 'not_found', 200],
    async (world) => ({ id: await addHiddenPost(world) }),
    { on: "the user's, hidden" },
  ),
  row('PUT /api/posts/{id}/', authorOnly(200), async (world) => ({ id: await addPost(world), body: EDITED }), {
    on: "the user's",
    standing: 'active',
    who: 'Within 15 minutes, unless it was reported.',
  }),
  row('DELETE /api/posts/{id}/', userOrAdmin(204), async (world) => ({ id: await addPost(world) }), {
    on: "the user's",
  }),
  row('DELETE /api/posts/{id}/', managersOrAdmin(204), async (world) => ({ id: await addPost(world, 'owner') }), {
    on: "the company's",
    who: LEADERS,
  }),
];

const links: Area['rows'] = [
  // Nothing is fetched: the address is refused before.
  row('GET /api/link-preview/', signedIn('link_preview_failed'), () => ({ query: { url: 'javascript:alert(1)' } })),
];

const discussion: Area['rows'] = [
  row('GET /api/posts/comment/', everyone(200), async (world) => ({ query: { post_id: await addPost(world) } }), {
    on: 'a post',
  }),
  row(
    'GET /api/posts/comment/',
    ['not_found', 200, 'not_found', 'not_found', 'not_found', 'not_found', 'not_found', 200],
    async (world) => ({ query: { post_id: await addHiddenPost(world) } }),
    { on: "the user's, hidden" },
  ),
  row(
    'POST /api/posts/comment/',
    signedIn(201),
    async (world) => ({
      body: { post_id: await addPost(world), text: 'Zgadzam się' },
    }),
    { standing: 'active' },
  ),
  row(
    'PUT /api/posts/comment/{id}/',
    authorOnly(200),
    async (world) => ({ id: await addComment(world), body: EDITED }),
    {
      on: "the user's",
      standing: 'active',
      who: 'Within 15 minutes, unless it was reported.',
    },
  ),
  row('DELETE /api/posts/comment/{id}/', userOrAdmin(204), async (world) => ({ id: await addComment(world) }), {
    on: "the user's",
    who: 'The author, the author of the post, or an admin.',
  }),
  row(
    'DELETE /api/posts/comment/{id}/',
    managersOrAdmin(204),
    async (world) => ({ id: await addComment(world, 'owner') }),
    {
      on: "the company's",
      who: LEADERS,
    },
  ),
  row(
    'POST /api/posts/reaction/',
    signedIn(200),
    async (world) => ({
      body: { post_id: await addMarketPost(world), reaction: 'like' },
    }),
    { standing: 'active' },
  ),
  row('POST /api/posts/reaction/{id}/', signedIn(200), async (world) => ({ id: await addMarketPost(world) }), {
    who: 'Removes the reaction of the profile in use.',
  }),
  row('DELETE /api/posts/reaction/{id}/', signedIn(200), async (world) => ({ id: await addMarketPost(world) })),
];

const webinars: Area['rows'] = [
  row('GET /api/webinars/', everyone(200)),
  row('GET /api/webinars/calendar.ics', everyone(200)),
  row('GET /api/webinars/{id}/', everyone(200), async (world) => ({ id: await addWebinar(world) })),
  row('GET /api/webinars/{id}/calendar.ics', everyone(200), async (world) => ({ id: await addWebinar(world) })),
  row('PUT /api/webinars/{id}/sign-up/', signedIn(200), async (world) => ({
    id: await addWebinar(world),
    body: { show_contacts: true, show_participants: false },
  })),
  row('DELETE /api/webinars/{id}/sign-up/', signedIn(200), async (world) => ({ id: await addWebinar(world) })),
  row('GET /api/webinars/{id}/participants/', signedIn(200), async (world) => ({ id: await addWebinar(world) }), {
    who: 'Names people only to those who had a place.',
  }),
];

export const feed: Area = {
  title: 'Posts and webinars',
  rows: [...posts, ...links, ...discussion, ...webinars],
};
