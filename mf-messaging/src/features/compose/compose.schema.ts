import { MESSAGE_LENGTH } from '@wspolnik/contract/limits';
import type { ChosenFile } from '@wspolnik/system/files';
import { rules } from '@wspolnik/system/forms';
import { array, object } from 'yup';

export interface ComposeValues {
  message: string;
  /** At most one: a picture or a document. */
  file: readonly ChosenFile<undefined>[];
}

export const composeSchema = object({ message: rules.required().max(MESSAGE_LENGTH), file: array() });
