import { type Static, Type } from 'typebox';
import { MAIL_CHOICES, SENT_KINDS, type SentKind } from './notification-kinds.ts';

const SentKindSchema = Type.Enum([...SENT_KINDS]);
const MailChoiceSchema = Type.Enum(MAIL_CHOICES);

/** `required`: `in_product` cannot be switched off. */
export const NotificationSetting = Type.Object({
  kind: SentKindSchema,
  in_product: Type.Boolean(),
  mail: MailChoiceSchema,
  required: Type.Boolean(),
});
export type NotificationSetting = Static<typeof NotificationSetting>;

/** GET notification-settings/: every kind, whatever profile is in use. */
export const NotificationSettings = Type.Object({ settings: Type.Array(NotificationSetting) });
export type NotificationSettings = Static<typeof NotificationSettings>;

/** PUT notification-settings/: the kinds that change; omitted values stay. */
export const NotificationSettingsBody = Type.Object({
  settings: Type.Array(
    Type.Object({
      kind: SentKindSchema,
      in_product: Type.Optional(Type.Boolean()),
      mail: Type.Optional(MailChoiceSchema),
    }),
    { minItems: 1, maxItems: SENT_KINDS.length },
  ),
});
export type NotificationSettingsBody = Static<typeof NotificationSettingsBody>;

/** What a mailed link ends: mails of one kind, or the daily digest. */
export const MailScope = Type.Enum(['digest', ...SENT_KINDS]);
export type MailScope = 'digest' | SentKind;

/** GET notification-settings/unsubscribe/: the subject of a mail's link. `active`: such mails are sent. */
export const MailSubscription = Type.Object({ scope: MailScope, active: Type.Boolean() });
export type MailSubscription = Static<typeof MailSubscription>;

/** `token` comes from the mail, and stands for its reader. */
export const UnsubscribeQuery = Type.Object({ token: Type.String({ maxLength: 300 }) });
