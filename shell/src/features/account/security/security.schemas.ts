import { rules } from '@wspolnik/shared-ui/forms';
import { object } from 'yup';

export const changePasswordSchema = object({
  old_password: rules.required(),
  password: rules.registerPassword().required(),
  password_again: rules.passwordMatch().required(),
});

export const confirmSchema = object({ password: rules.required() });
export const codeSchema = object({ code: rules.required() });
export const passkeySchema = object({ name: rules.required().max(60), password: rules.required() });
export const renameSchema = object({ name: rules.required().max(60) });
