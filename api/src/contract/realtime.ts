import { type Static, Type } from 'typebox';

/**
 * What the websocket says. `ping` carries the last `seq` sent: a higher one than the browser's own tells of a gap. After
 * `resync` the browser asks for everything again; what it missed is no longer kept.
 */
export const FRAME_TYPES = [
  'message.new',
  'message.read',
  'notification.new',
  'notification.seen',
  'order.changed',
  'balance.changed',
  'ping',
  'resync',
] as const;
export const FrameType = Type.Enum(FRAME_TYPES);
export type FrameType = (typeof FRAME_TYPES)[number];

/** `data.company_id`: for which of the user's companies; null for the person. Ids only: what they name is asked for. */
export const Frame = Type.Object({
  seq: Type.Integer({ minimum: 0 }),
  type: FrameType,
  data: Type.Record(Type.String(), Type.Unknown()),
});
export type Frame = Static<typeof Frame>;

/** `since`: the last `seq` that the browser has; what came after it is sent first. */
export const WebsocketQuery = Type.Object({
  token: Type.Optional(Type.String({ maxLength: 4000 })),
  since: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type WebsocketQuery = Static<typeof WebsocketQuery>;
