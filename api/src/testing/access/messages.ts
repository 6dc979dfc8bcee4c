import { unsubscribeToken } from '../../modules/notifications/unsubscribe-token.ts';
import { newId } from '../../platform/ids.ts';
import { addIntroduction, addNotification, addPerson, addSavedSearch, addThread, chainFrom } from './makers.ts';
import { addOrder } from './order-makers.ts';
import {
  type Area,
  companies,
  everyone,
  managers,
  managersOfCompany,
  orderSides,
  row,
  signedIn,
  TEAM,
  teamAlone,
  teamOfCompany,
  userAlone,
} from './row.ts';
import type { World } from './world.ts';

const network: Area['rows'] = [
  row('GET /api/network/', signedIn(200)),
  row('GET /api/network/public/', everyone(200), (world) => ({ query: { company_id: world.company } })),
  row(
    'GET /api/network/public/',
    signedIn(200),
    (world) => ({ query: { company_id: world.company, shared: 'true' } }),
    { on: 'the shared ones' },
  ),
  row(
    'POST /api/network/manage/',
    signedIn(200),
    async (world) => ({ body: { type: 'add', recipient: 'user', recipient_id: await addPerson(world) } }),
    { standing: 'active', who: 'As the profile in use.' },
  ),
  row('GET /api/network/invitations/', signedIn(200)),
  row('GET /api/network/chain/', signedIn(200), (world) => ({ query: { company_id: world.company } })),
  row('GET /api/network/suggestions/', signedIn(200)),
  row('GET /api/network/ties/', signedIn(200), (world) => ({ query: { company_id: world.company } })),
  row('GET /api/network/introductions/', signedIn(200), async (world) => ({ mark: await addIntroduction(world) }), {
    seenBy: ['user'],
    who: 'Of the profile in use.',
  }),
  row(
    'POST /api/network/introductions/',
    signedIn(201),
    async (world, caller) => ({ body: await chainFrom(world, caller) }),
    { standing: 'active', who: 'Along a chain of contacts of the profile in use.' },
  ),
  row(
    'POST /api/network/introductions/{id}/',
    userAlone(200),
    async (world) => ({ id: await addIntroduction(world), body: { action: 'introduce', words: 'Polecam' } }),
    { who: 'Whoever is asked, or who asked.' },
  ),
  row('POST /api/network/suggestions/dismiss/', signedIn(204), async (world) => ({
    body: { recipient: 'user', recipient_id: await addPerson(world) },
  })),
];

const messagesOf = (to: 'user' | 'owner'): Area['rows'] => {
  const on = to === 'user' ? "the user's thread" : "the company's thread";
  const alone = to === 'user' ? userAlone(200) : teamAlone(200);
  return [
    row(
      'GET /api/message-threads-get/',
      signedIn(200),
      async (world) => ({ mark: (await addThread(world, to)).thread }),
      { on, seenBy: to === 'user' ? ['user'] : TEAM },
    ),
    row(
      'GET /api/message-thread-messages-get/',
      alone,
      async (world) => ({ query: { thread_id: (await addThread(world, to)).thread } }),
      { on },
    ),
    row(
      'POST /api/message-mark-read/',
      alone,
      async (world) => ({ body: { id: (await addThread(world, to)).message } }),
      { on },
    ),
    row(
      'POST /api/message-mark-read-thread/',
      alone,
      async (world) => ({ body: { id: (await addThread(world, to)).thread } }),
      { on },
    ),
    row(
      'GET /api/message-thread-search/',
      alone,
      async (world) => ({ query: { thread_id: (await addThread(world, to)).thread, q: 'dobry' } }),
      { on },
    ),
  ];
};

const mailedToken = (world: World) =>
  unsubscribeToken(world.api.context.mailLinkKey, { userId: world.caller('user').userId, scope: 'OfferBought' });

const notifications: Area['rows'] = [
  row('GET /api/notifications/', signedIn(200), async (world) => ({ mark: await addNotification(world) }), {
    seenBy: ['user'],
    who: 'The person’s own, whatever profile is in use.',
  }),
  row('POST /api/notification/mark-seen/', userAlone(200), async (world) => ({
    body: { id: await addNotification(world), seen: true },
  })),
  row('GET /api/notification-settings/', signedIn(200), undefined, { who: 'The person’s own.' }),
  row('PUT /api/notification-settings/', signedIn(200), () => ({
    body: { settings: [{ kind: 'PostReacted', mail: 'daily' }] },
  })),
  ...(['GET unsubscribe', 'POST unsubscribe', 'POST resubscribe'] as const).flatMap((name) => {
    const [method, action] = name.split(' ') as ['GET' | 'POST', string];
    const call = `${method} /api/notification-settings/${action}/` as const;
    return [
      row(call, everyone(200), (world) => ({ query: { token: mailedToken(world) } }), {
        on: 'with the token of a mail',
        who: 'The token stands for the mail’s reader.',
      }),
      row(call, everyone('token_invalid'), (world) => ({ query: { token: `${mailedToken(world)}x` } }), {
        on: 'with another token',
      }),
    ];
  }),
];

const REPLY = { title: 'Termin', text: 'Za dwa tygodnie.' };
const addReply = async (world: World) => (await world.call('owner', 'message-saved-replies/', REPLY)).id;

const savedReplies: Area['rows'] = [
  row('GET /api/message-saved-replies/', companies(200), async (world) => ({ mark: await addReply(world) }), {
    seenBy: TEAM,
  }),
  row('POST /api/message-saved-replies/', managers(201), () => ({ body: REPLY })),
  row('PUT /api/message-saved-replies/{id}/', managersOfCompany(200), async (world) => ({
    id: await addReply(world),
    body: REPLY,
  })),
  row('DELETE /api/message-saved-replies/{id}/', managersOfCompany(204), async (world) => ({
    id: await addReply(world),
  })),
];

const NOTE = 'Oddzwonić w piątek';
const addNote = async (world: World) => {
  const { thread } = await addThread(world, 'owner');
  const body = { client_id: newId(), thread_id: thread, text: NOTE };
  return (await world.call<{ id: string }>('owner', 'message-thread-notes/', body)).id;
};

const companyInbox: Area['rows'] = [
  row('PUT /api/message-thread-assignee/', teamOfCompany(204), async (world) => ({
    body: { thread_id: (await addThread(world, 'owner')).thread, user_id: world.caller('manager').userId },
  })),
  row('POST /api/message-thread-notes/', teamOfCompany(201), async (world) => ({
    body: { client_id: newId(), thread_id: (await addThread(world, 'owner')).thread, text: NOTE },
  })),
  row(
    'DELETE /api/message-thread-notes/{id}/',
    [
      'not_authenticated',
      'company_required',
      'company_required',
      'not_found',
      'not_found',
      204,
      'not_found',
      'company_required',
    ],
    async (world) => ({ id: await addNote(world) }),
    { who: 'Who wrote it.' },
  ),
];

const searches: Area['rows'] = [
  row('GET /api/saved-searches/', signedIn(200), async (world) => ({ mark: await addSavedSearch(world, 'user') }), {
    on: "the user's",
    seenBy: ['user'],
  }),
  row('GET /api/saved-searches/', signedIn(200), async (world) => ({ mark: await addSavedSearch(world, 'owner') }), {
    on: "the company's",
    seenBy: TEAM,
  }),
  row('POST /api/saved-searches/', signedIn(201), () => ({ body: { name: 'Strony', filters: { q: newId() } } })),
  row(
    'PUT /api/saved-searches/{id}/',
    userAlone(200),
    async (world) => ({ id: await addSavedSearch(world, 'user'), body: { name: 'Dachy' } }),
    { on: "the user's" },
  ),
  row(
    'PUT /api/saved-searches/{id}/',
    teamAlone(200),
    async (world) => ({ id: await addSavedSearch(world, 'owner'), body: { name: 'Dachy' } }),
    { on: "the company's" },
  ),
  row(
    'DELETE /api/saved-searches/{id}/',
    userAlone(204),
    async (world) => ({ id: await addSavedSearch(world, 'user') }),
    {
      on: "the user's",
    },
  ),
  row(
    'DELETE /api/saved-searches/{id}/',
    teamAlone(204),
    async (world) => ({ id: await addSavedSearch(world, 'owner') }),
    {
      on: "the company's",
    },
  ),
];

export const messages: Area = {
  title: 'Network, messages, notifications, saved searches, home',
  rows: [
    ...network,
    row(
      'GET /api/message-order-messages-get/',
      orderSides(200),
      async (world) => ({ query: { order_id: await addOrder(world) } }),
      { who: 'Both sides of the order.' },
    ),
    row(
      'POST /api/message-send/',
      signedIn(201),
      async (world) => ({
        body: { user_recipient_id: await addPerson(world), message: 'Dzień dobry' },
      }),
      { standing: 'active' },
    ),
    ...messagesOf('user'),
    ...messagesOf('owner'),
    row('GET /api/message-unread-count/', signedIn(200)),
    row('GET /api/message-blocks/', signedIn(200)),
    row('POST /api/message-blocks/', signedIn(204), async (world) => ({ body: { user_id: await addPerson(world) } }), {
      who: 'For the profile in use: any member blocks for the company, as any member reads its messages.',
    }),
    row('DELETE /api/message-blocks/{id}/', signedIn(204), async (world) => ({ id: await addPerson(world) })),
    ...savedReplies,
    ...companyInbox,
    row('POST /api/inbound-mail/', everyone('not_found'), () => ({
      body: { message_id: '<1@mail.test>', from: 'user@test.pl', to: 'r-1@reply.test', text: 'Tak' },
      // Without INBOUND_MAIL_DOMAIN, as here.
    })),
    ...notifications,
    ...searches,
    row('GET /api/home/', signedIn(200), undefined, { who: 'What waits for the profile in use.' }),
    row('POST /api/home/hide-steps/', signedIn(204), undefined, { who: 'The person’s own.' }),
  ],
};
