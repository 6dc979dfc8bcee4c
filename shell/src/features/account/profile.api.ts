import type {
  ChangeEmailBody,
  DataExportReply,
  EmailChange,
  Me,
  OwnProfile,
  OwnProfileBody,
  User,
  UserSettingsBody,
} from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';
import { sendJSON } from '@wspolnik/shared-auth';

export const meRead = defineRead<Me>('accounts/user-data/');
export const ownProfileRead = defineRead<OwnProfile>('accounts/profile/');
export const emailChangeRead = defineRead<EmailChange>('accounts/change-email/');
export const exportRead = defineRead<DataExportReply>('accounts/export/');

export const saveSettings = (json: UserSettingsBody) => sendJSON<User>('PUT', 'accounts/user-settings/', { json });

export const saveOwnProfile = (json: OwnProfileBody) => sendJSON<OwnProfile>('PUT', 'accounts/profile/', { json });

const IMAGE = 'accounts/user-image-update/';

export function saveImage(image: File): Promise<User> {
  const form = new FormData();
  form.append('image', image, image.name);
  return sendJSON<User>('POST', IMAGE, { form });
}

export const removeImage = () => sendJSON<User>('DELETE', IMAGE);

const EMAIL = 'accounts/change-email/';

export const changeEmail = (json: ChangeEmailBody, confirmation: string) =>
  sendJSON<void>('POST', EMAIL, { json, confirmation });
export const resendEmailLink = () => sendJSON<void>('POST', 'accounts/change-email/resend/');
export const cancelEmailChange = () => sendJSON<void>('DELETE', EMAIL);

export const requestExport = (confirmation: string) =>
  sendJSON<DataExportReply>('POST', 'accounts/export/', { confirmation });
