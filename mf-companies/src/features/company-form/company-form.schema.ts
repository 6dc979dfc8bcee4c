import {
  ADDRESS_LENGTH,
  CITY_LENGTH,
  COMPANY_LINK_LENGTH,
  COMPANY_NAME_LENGTH,
  COMPANY_TEXT_LENGTH,
  EMAIL_LENGTH,
} from '@wspolnik/contract/limits';
import { rules } from '@wspolnik/system/forms';
import * as yup from 'yup';
import { yearRule } from '../../lib/year-rule.ts';

export const companyFormSchema = yup.object({
  name: rules.required().max(COMPANY_NAME_LENGTH),
  category_id: rules.required(),
  description: rules.maxLength(COMPANY_TEXT_LENGTH),
  address: rules.maxLength(ADDRESS_LENGTH),
  zip_code: rules.zip(),
  city: rules.maxLength(CITY_LENGTH),
  email: rules.email().max(EMAIL_LENGTH),
  phone: rules.phone(),
  website: rules.url().max(COMPANY_LINK_LENGTH),
  facebook: rules.socials('Facebook').max(COMPANY_LINK_LENGTH),
  linkedin: rules.socials('LinkedIn').max(COMPANY_LINK_LENGTH),
  twitter: rules.socials('Twitter').max(COMPANY_LINK_LENGTH),
  founded_year: yearRule(),
});
