import type { ChangeEmailBody, DataExportReply, EmailChange, Me, User, UserSettingsBody } from '@wspolnik/api/contract';
import { ApiError, sendJSON } from '@wspolnik/shared-auth';
import { defineRead } from '@wspolnik/shared-ui/remote';

export const meRead = defineRead<Me>('accounts/user-data/');
export const emailChangeRead = defineRead<EmailChange>('accounts/change-email/');
export const exportRead = defineRead<DataExportReply>('accounts/export/');

export const saveSettings = (json: UserSettingsBody) => sendJSON<User>('PUT', 'accounts/user-settings/', { json });

const IMAGE = 'accounts/user-image-update/';

export function saveImage(image: File): Promise<User> {
  const form = new FormData();
  form.append('image', image, image.name);
  return sendJSON<User>('POST', IMAGE, { form });
}

export const removeImage = () => sendJSON<User>('DELETE', IMAGE);

const EMAIL = 'accounts/change-email/';

export const changeEmail = (json: ChangeEmailBody) => withPassword(sendJSON<void>('POST', EMAIL, { json }));
export const resendEmailLink = () => sendJSON<void>('POST', 'accounts/change-email/resend/');
export const cancelEmailChange = () => sendJSON<void>('DELETE', EMAIL);

export const requestExport = () => sendJSON<DataExportReply>('POST', 'accounts/export/');

/** A wrong password stands at its field: there is no address that could be wrong as well. */
export async function withPassword<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'invalid_credentials' || !error.problem) throw error;
    const problem = { ...error.problem, fields: { password: [{ code: 'wrongPassword' }] } };
    throw new ApiError({ status: error.status, code: 'validation_failed', problem, cause: error });
  }
}
