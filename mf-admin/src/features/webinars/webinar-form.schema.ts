import { rules } from '@wspolnik/system/forms';
import * as yup from 'yup';
import { fromWarsaw } from './warsaw-time.ts';

/** Limits of `WebinarFields` in the contract. */
export const MAX_TITLE = 200;
export const MAX_TEXT = 1000;
export const MAX_LINK = 500;
export const MAX_SECTOR = 200;
export const MAX_EMAIL = 254;

export const webinarFormSchema = yup.object({
  title: rules.required().max(MAX_TITLE),
  short_description: rules.maxLength(MAX_TEXT),
  date: rules.date().required(),
  time: yup
    .string()
    .required()
    .test('exists', { id: 'webinarForm.no_such_time' }, function exists(time) {
      const date = String(this.parent.date ?? '');
      return !date || !time || fromWarsaw({ date, time }) !== null;
    }),
  signup_url: rules.url().max(MAX_LINK),
  speaker_name: rules.required().max(MAX_TITLE),
  speaker_description: rules.maxLength(MAX_TEXT),
  speaker_sector: rules.maxLength(MAX_SECTOR),
  speaker_phone: rules.phone(),
  speaker_email: rules.email().max(MAX_EMAIL),
});
