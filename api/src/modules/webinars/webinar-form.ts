import type { WebinarFields } from '@wspolnik/contract/webinars';
import { fullAddress, isEmail, webAddress } from '../../platform/contact-fields.ts';
import { invalidField } from '../../platform/wire/problem.ts';
import { normalizePhone, plainText, requiredName } from '../../platform/words/text.ts';
import type { WebinarValues } from './webinars.sql.ts';

const orNull = (value: string | null | undefined): string | null => value?.trim() || null;
const plainOrNull = (value: string | null | undefined): string | null => plainText(value ?? '') || null;

function link(name: 'signup_url' | 'join_url' | 'recording_url', fields: WebinarFields): string | null {
  const typed = plainOrNull(fields[name]);
  if (typed === null) return null;
  const address = fullAddress(typed);
  if (!webAddress(address)) throw invalidField(name, 'url');
  return address;
}

function phone(value: string | null | undefined): string | null {
  try {
    return normalizePhone(value ?? '') || null;
  } catch {
    throw invalidField('speaker_phone', 'phone');
  }
}

function email(value: string | null | undefined): string | null {
  const address = plainOrNull(value);
  if (address !== null && !isEmail(address)) throw invalidField('speaker_email', 'email');
  return address;
}

/** The form's texts as columns. @throws ApiProblem validation_failed */
export function toWebinarValues(fields: WebinarFields): WebinarValues {
  const start = new Date(fields.webinar_date);
  if (Number.isNaN(start.getTime())) throw invalidField('webinar_date', 'invalid');
  return {
    title: requiredName('title', fields.title),
    short_description: fields.short_description?.trim() ?? '',
    webinar_date: start,
    category_id: fields.category_id ?? null,
    signup_url: link('signup_url', fields),
    places: fields.places ?? null,
    join_url: link('join_url', fields),
    recording_url: link('recording_url', fields),
    speaker_name: requiredName('speaker_name', fields.speaker_name),
    speaker_description: fields.speaker_description?.trim() ?? '',
    speaker_sector: orNull(fields.speaker_sector),
    speaker_phone: phone(fields.speaker_phone),
    speaker_email: email(fields.speaker_email),
  };
}
