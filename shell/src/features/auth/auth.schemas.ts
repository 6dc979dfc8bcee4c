import { PERSON_NAME_LENGTH } from '@wspolnik/contract/limits';
import { rules } from '@wspolnik/system/forms';
import { object } from 'yup';

export const loginSchema = object({
  email: rules.email().required(),
  password: rules.required(),
});

export const signupSchema = object({
  first_name: rules.required().max(PERSON_NAME_LENGTH),
  last_name: rules.required().max(PERSON_NAME_LENGTH),
  email: rules.email().required(),
  password: rules.registerPassword().required(),
  password_again: rules.passwordMatch().required(),
  terms: rules.accepted(),
});

export const passwordForgetSchema = object({ email: rules.email().required() });

export const passwordResetSchema = object({
  password: rules.registerPassword().required(),
  password_again: rules.passwordMatch().required(),
});
