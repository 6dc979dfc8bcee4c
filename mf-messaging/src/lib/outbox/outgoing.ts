import type { FieldError, MessageOffer, MessageOrder } from '@wspolnik/contract';
import type { SlotMap } from '@wspolnik/system';

export type Recipient = NonNullable<SlotMap['message.compose']['recipient']>;

/** A message that this device has not delivered yet. */
export interface OutgoingMessage {
  /** The id under which the API stores the message once, however often it is sent. */
  readonly clientId: string;
  readonly recipient: Recipient;
  readonly text: string;
  /** A picture or a document. */
  readonly file: File | null;
  /** What it is about. */
  readonly about?: MessageOrder | undefined;
  /** From whose page it is sent. */
  readonly offer?: MessageOffer | undefined;
  /** ISO time at which it was written. */
  readonly createdAt: string;
  /** `waiting` for the network, the session or an earlier message; `failed` when the API refused it: it is not sent again by itself. */
  readonly state: 'waiting' | 'sending' | 'failed';
  /** With `failed`: an error code of the API. */
  readonly errorCode?: string;
  /** With `failed` and `validation_failed`: the first broken rule. */
  readonly errorDetail?: FieldError;
  /** The form field of that rule: `message`, `image` or `document`. */
  readonly errorField?: string;
  /** False where the browser stores nothing: the message is lost when this tab closes. */
  readonly isKept: boolean;
}

/** When the head of a queue may be tried again, and after how many failures in a row. */
export interface Pause {
  /** Milliseconds since 1970. */
  until: number;
  failures: number;
  /** A returning network ends the pause of `network`, not the one that the API asked for. */
  reason: 'network' | 'asked';
}

/** As it is stored; the file is stored apart, so that reading the queue reads no files. */
export interface StoredMessage extends Omit<OutgoingMessage, 'file' | 'isKept'> {
  /** The profile that wrote it, as `profileKey` names it, and sends it whatever profile is in use then. */
  profile: string;
  person: string;
  companyId: string | null;
  /** Grows with every message written on this device. */
  order: number;
  /** Whether it has a file: named as on the devices that have messages of earlier versions, which could have only a picture. */
  hasImage: boolean;
  announced: boolean;
  /** Its writer discarded it while it was being sent. */
  isGivenUp?: boolean;
  pause?: Pause;
}

export interface NewOutgoing {
  recipient: Recipient;
  text: string;
  file: File | null;
  about?: MessageOrder | undefined;
  offer?: MessageOffer | undefined;
  /** It is written where no thread shows it: `OutboxNotices` tells of its delivery. */
  announced?: boolean;
}

/** Messages of one profile to one recipient go out one after the other. */
export const queueOf = ({ profile, recipient }: Pick<StoredMessage, 'profile' | 'recipient'>): string =>
  `${profile} ${recipient.type}:${recipient.id}`;

/** Begins with the person, so that signing out can remove what they left. */
export const keyOf = ({ profile, clientId }: Pick<StoredMessage, 'profile' | 'clientId'>): string =>
  `${profile}/${clientId}`;
