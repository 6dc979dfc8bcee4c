import { PASSKEY_NAME_LENGTH } from '@wspolnik/contract/limits';
import { rules } from '@wspolnik/system/forms';
import { object } from 'yup';

export const changePasswordSchema = object({
  old_password: rules.required(),
  password: rules.registerPassword().required(),
  password_again: rules.passwordMatch().required(),
});

export const codeSchema = object({ code: rules.required() });
export const passkeyName = rules.required().max(PASSKEY_NAME_LENGTH);
export const renameSchema = object({ name: passkeyName });
