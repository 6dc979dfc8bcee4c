import { type Static, Type } from 'typebox';
import { Id } from './common.ts';

/**
 * Frames of the websocket. `ping` has the last `seq` sent: a higher one than the browser's reveals a gap. After `resync` the
 * browser refetches everything, because the missed frames are no longer stored.
 *
 * Any other frame with `seq` 0 is a broadcast: to everybody, neither stored nor numbered, so a browser that is away misses it.
 * `post.new` and `post.changed` are such; their `data.ids` names posts that were published, or whose reactions, comments or state
 * changed. So is `webinar.changed`, of webinars that were edited or deleted, or whose sign-ups changed.
 */
export const FRAME_TYPES = [
  'message.new',
  'message.read',
  'message.changed',
  'thread.changed',
  'notification.new',
  'notification.seen',
  'order.changed',
  'quote.changed',
  'balance.changed',
  'verification.changed',
  'members.changed',
  'network.changed',
  'withdrawal.changed',
  'moderation.changed',
  'contact.changed',
  'account.changed',
  'post.new',
  'post.changed',
  'webinar.changed',
  'ping',
  'resync',
] as const;
export const FrameType = Type.Enum(FRAME_TYPES);
export type FrameType = (typeof FRAME_TYPES)[number];

/**
 * `data.company_id`: the user's company that the frame concerns; null for the person. Frames carry only ids: the browser
 * fetches the objects. `data.client_id`: in `message.new`, for the side that wrote the message, the id under which it was sent. The
 * browser that got the message as the answer of its call has nothing to fetch. `data.order_id`: in `message.new`, the order that the
 * message is about. `thread.changed`: another colleague looks after the thread, or the notes after the message at `data.position` have
 * changed.
 */
export const Frame = Type.Object({
  seq: Type.Integer({ minimum: 0 }),
  type: FrameType,
  data: Type.Intersect([Type.Record(Type.String(), Type.Unknown()), Type.Object({ client_id: Type.Optional(Id) })]),
});
export type Frame = Static<typeof Frame>;

/** Opens one websocket, once, within 30 seconds. */
export const SocketTicket = Type.Object({ ticket: Type.String() });
export type SocketTicket = Static<typeof SocketTicket>;

/** `token`: a ticket, never an access token. `since`: the last `seq` that the browser has; later frames are sent first. */
export const WebsocketQuery = Type.Object({
  token: Type.Optional(Type.String({ maxLength: 4000 })),
  since: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type WebsocketQuery = Static<typeof WebsocketQuery>;
