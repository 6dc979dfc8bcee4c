import type { ContactTopic } from '@wspolnik/contract';
import { CONTACT_NAME_LENGTH, CONTACT_TEXT_LENGTH, EMAIL_LENGTH } from '@wspolnik/contract/limits';
import type { ChosenFile } from '@wspolnik/system/files';
import { rules } from '@wspolnik/system/forms';
import { object } from 'yup';

/** As in the contract, which the browser imports only the types of. */
export const TOPICS = ['help', 'abuse', 'privacy', 'invoices', 'other'] as const satisfies readonly ContactTopic[];
export const FILE_TYPES = ['pdf', 'jpg', 'jpeg', 'png'] as const;

export interface ContactValues {
  topic: string;
  name: string;
  email: string;
  text: string;
  /** No person sees this field. */
  website: string;
  files: readonly ChosenFile[];
}

export const contactSchema = object({
  topic: rules.required(),
  name: rules.required().max(CONTACT_NAME_LENGTH),
  email: rules.email().required().max(EMAIL_LENGTH),
  text: rules.required().max(CONTACT_TEXT_LENGTH),
});
