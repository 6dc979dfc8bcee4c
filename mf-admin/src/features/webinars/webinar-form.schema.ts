import {
  EMAIL_LENGTH,
  MAX_WEBINAR_PLACES,
  WEBINAR_LINK_LENGTH,
  WEBINAR_TEXT_LENGTH,
  WEBINAR_TITLE_LENGTH,
} from '@wspolnik/contract/limits';
import { rules } from '@wspolnik/system/forms';
import * as yup from 'yup';
import { fromWarsaw } from './warsaw-time.ts';

export const webinarFormSchema = yup.object({
  title: rules.required().max(WEBINAR_TITLE_LENGTH),
  short_description: rules.maxLength(WEBINAR_TEXT_LENGTH),
  date: rules.date().required(),
  time: yup
    .string()
    .required()
    .test('exists', { id: 'webinarForm.no_such_time' }, function exists(time) {
      const date = String(this.parent.date ?? '');
      return !date || !time || fromWarsaw({ date, time }) !== null;
    }),
  signup_url: rules.url().max(WEBINAR_LINK_LENGTH),
  places: rules.integer().concat(rules.min(1)).concat(rules.max(MAX_WEBINAR_PLACES)),
  join_url: rules.url().max(WEBINAR_LINK_LENGTH),
  recording_url: rules.url().max(WEBINAR_LINK_LENGTH),
  speaker_name: rules.required().max(WEBINAR_TITLE_LENGTH),
  speaker_description: rules.maxLength(WEBINAR_TEXT_LENGTH),
  speaker_sector: rules.maxLength(WEBINAR_TITLE_LENGTH),
  speaker_phone: rules.phone(),
  speaker_email: rules.email().max(EMAIL_LENGTH),
});
