import { rules } from '@wspolnik/system/forms';
import { mixed, object } from 'yup';
import { MESSAGE_LENGTH } from './compose.limits.ts';

export interface ComposeValues {
  message: string;
  image: File | null;
}

export const composeSchema = object({ message: rules.required().max(MESSAGE_LENGTH), image: mixed().nullable() });
