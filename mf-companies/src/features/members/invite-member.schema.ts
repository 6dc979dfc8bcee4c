import { EMAIL_LENGTH } from '@wspolnik/contract/limits';
import { rules } from '@wspolnik/system/forms';
import { object } from 'yup';

export interface InviteValues {
  email: string;
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** An address that waits for an answer already gets no second mail by mistake; the list sends it again. */
export const inviteSchema = (waiting: readonly string[]) =>
  object({
    email: rules
      .email()
      .required()
      .max(EMAIL_LENGTH)
      .test(
        'waiting',
        { id: 'members.invite.waiting' } as never,
        (value) => !waiting.some((email) => same(email, value ?? '')),
      ),
  });
