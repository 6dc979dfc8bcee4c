import { addCase, addComment, addDecision, addOpinion, addPerson, addPost, addReference, addThread } from './makers.ts';
import { addOffer } from './order-makers.ts';
import { type Area, type Outcomes, row, signedIn, teamAlone, userAlone } from './row.ts';

/** Whoever wrote it cannot report it. */
const butTheUser: Outcomes = ['not_authenticated', 'invalid_transition', 204, 204, 204, 204, 204, 204];
const AUTHOR = 'Its author, and those who reported it.';

const reports: Area['rows'] = [
  row(
    'POST /api/posts/report/',
    butTheUser,
    async (world) => ({ body: { post_id: await addPost(world), reason: 'Reklama' } }),
    { on: "the user's", who: 'Authors cannot report their own post.' },
  ),
  row(
    'POST /api/posts/comment/report/',
    butTheUser,
    async (world) => ({ body: { comment_id: await addComment(world), reason: 'Reklama', category: 'spam' } }),
    { on: "the user's", who: 'Authors cannot report their own comment.' },
  ),
  row(
    'POST /api/message-report/',
    userAlone(204),
    async (world) => ({ body: { message_id: (await addThread(world, 'user')).message, reason: 'Spam' } }),
    { on: "in the user's thread" },
  ),
  row(
    'POST /api/message-report/',
    teamAlone(204),
    async (world) => ({ body: { message_id: (await addThread(world, 'owner')).message, reason: 'Spam' } }),
    { on: "in the company's thread" },
  ),
  row(
    'POST /api/company/comment/report/',
    butTheUser,
    async (world) => ({ body: { opinion_id: await addOpinion(world, 'user'), reason: 'Nieprawda' } }),
    { on: "the user's", who: 'Authors cannot report their own opinion.' },
  ),
  row(
    'POST /api/offer-report/',
    ['not_authenticated', 204, 204, 'invalid_transition', 'invalid_transition', 'invalid_transition', 204, 204],
    async (world) => ({ body: { offer_id: await addOffer(world), reason: 'Podróbka', category: 'counterfeit' } }),
    { on: "the company's", who: 'Members of the company cannot report its offer.' },
  ),
  row(
    'POST /api/company/reference-report/',
    ['not_authenticated', 204, 204, 'invalid_transition', 'invalid_transition', 'invalid_transition', 204, 204],
    async (world) => ({ body: { reference_id: await addReference(world), reason: 'Cudza praca' } }),
    { on: "the company's", who: 'Members of the company cannot report its reference.' },
  ),
  row('POST /api/accounts/profile-report/', signedIn(204), async (world) => ({
    body: { user_id: await addPerson(world), reason: 'Podszywa się', category: 'impersonation' },
  })),
];

const statements: Area['rows'] = [
  row(
    'POST /api/posts/contest/',
    ['not_authenticated', 200, 'not_found', 'not_found', 'not_found', 'not_found', 'not_found', 'invalid_transition'],
    async (world) => {
      const { subject, decisions } = await addCase(world);
      return { body: { post_id: subject.id, decision_id: decisions[0]?.id, text: 'To nie reklama' } };
    },
    { on: "the user's, hidden", who: 'Its author.' },
  ),
  row('GET /api/moderation/decisions/{id}/', userAlone(200), async (world) => ({ id: await addDecision(world) }), {
    on: "about the user's post",
    who: AUTHOR,
  }),
  row(
    'POST /api/moderation/decisions/{id}/appeal/',
    userAlone(200),
    async (world) => ({ id: await addDecision(world), body: { text: 'To nie reklama' } }),
    { on: "about the user's post", who: AUTHOR },
  ),
];

export const moderation: Area = { title: 'Reports, decisions, appeals', rows: [...reports, ...statements] };
