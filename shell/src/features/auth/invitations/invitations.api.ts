import type {
  AcceptInvitationBody,
  InviteAcceptBody,
  InvitePreview,
  MyInvitation,
  OwnedCompany,
  Page,
} from '@wspolnik/contract';
import { MAX_PAGE } from '@wspolnik/contract/limits';
import { getJSON, sendJSON, withQuery } from '@wspolnik/shared-auth';

/** Who invites whom to which company; fails with a code for what became of the invitation. */
export const getInvitation = (token: string) => getJSON<InvitePreview>(withQuery('invite/', { token }));

/** Creates the account of the invited address. */
export const acceptWithNewAccount = (body: InviteAcceptBody) =>
  sendJSON<void>('POST', 'invite/accept/', { json: body });

/** Open invitations of the signed-in person. */
export const listInvitations = () =>
  getJSON<Page<MyInvitation>>(withQuery('accounts/invitations/', { limit: MAX_PAGE }));

export const acceptInvitation = (body: AcceptInvitationBody) =>
  sendJSON<OwnedCompany>('POST', 'accounts/invitations/accept/', { json: body });
