import { MESSAGE_LENGTH } from '@wspolnik/contract/limits';
import { rules } from '@wspolnik/system/forms';
import { mixed, object } from 'yup';

export interface ComposeValues {
  message: string;
  image: File | null;
}

export const composeSchema = object({ message: rules.required().max(MESSAGE_LENGTH), image: mixed().nullable() });
