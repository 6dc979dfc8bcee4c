import { rules } from '@wspolnik/system/forms';
import * as yup from 'yup';

/** Limits of `CompanyBody` in the contract. */
export const MAX_NAME = 200;
export const MAX_DESCRIPTION = 5000;
const MAX_ADDRESS = 200;
const MAX_CITY = 100;
export const MAX_EMAIL = 254;
export const MAX_LINK = 300;

export const companyFormSchema = yup.object({
  name: rules.required().max(MAX_NAME),
  category_id: rules.required(),
  description: rules.maxLength(MAX_DESCRIPTION),
  address: rules.maxLength(MAX_ADDRESS),
  zip_code: rules.zip(),
  city: rules.maxLength(MAX_CITY),
  email: rules.email().max(MAX_EMAIL),
  phone: rules.phone(),
  website: rules.url().max(MAX_LINK),
  facebook: rules.socials('Facebook').max(MAX_LINK),
  linkedin: rules.socials('LinkedIn').max(MAX_LINK),
  twitter: rules.socials('Twitter').max(MAX_LINK),
});
