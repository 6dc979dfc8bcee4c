import type { ContactTopic } from '@wspolnik/contract';
import type { ChosenFile } from '@wspolnik/system/files';
import { rules } from '@wspolnik/system/forms';
import { object } from 'yup';

/** As in the contract, which the browser imports only the types of. */
export const TOPICS = ['help', 'abuse', 'privacy', 'invoices', 'other'] as const satisfies readonly ContactTopic[];
export const TEXT_MAX = 2000;
export const MAX_FILES = 3;
export const MAX_FILE_MB = 5;
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
  name: rules.required().max(100),
  email: rules.email().required().max(254),
  text: rules.required().max(TEXT_MAX),
});
