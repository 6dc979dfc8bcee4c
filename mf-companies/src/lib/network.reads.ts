import type {
  Introductions,
  NetworkChain,
  NetworkInvitations,
  NetworkReply,
  NetworkSuggestions,
  NetworkTies,
} from '@wspolnik/contract';
import { defineRead } from '@wspolnik/kit';
import { type NetworkQuery, networkQuery } from './network-query.ts';

/** Page size of both lists of the network. */
const LIMIT = '30';

/** The network of the profile in use. */
export const networkRead = defineRead<NetworkReply, NetworkQuery>('network/', {
  query: networkQuery,
  defaults: { limit: LIMIT },
});

/** Numbers of the unanswered invitations. */
export const invitationsRead = defineRead<NetworkInvitations>('network/invitations/');

export type ProfileId = { user_id: string } | { company_id: string };

/** The contacts of any profile. */
export const contactsRead = defineRead<
  NetworkReply,
  ProfileId & { shared?: 'true' | undefined; page?: string | undefined; limit?: string | undefined }
>('network/public/', { defaults: { limit: LIMIT } });

/** How the profile in use knows another one. */
export const chainRead = defineRead<NetworkChain, ProfileId>('network/chain/');

/** As many as the API gives, to choose the people from. */
export const suggestedRead = defineRead<NetworkSuggestions>('network/suggestions/', { defaults: { limit: '30' } });

export const suggestionsRead = defineRead<NetworkSuggestions>('network/suggestions/', { defaults: { limit: '6' } });

/** What connects the profile in use with another one. */
export const tiesRead = defineRead<NetworkTies, ProfileId>('network/ties/');

/** Requests to be introduced, of both sides. */
export const introductionsRead = defineRead<Introductions>('network/introductions/');

export const idOfProfile = ({ type, id }: { type: 'user' | 'company'; id: string }): ProfileId =>
  type === 'user' ? { user_id: id } : { company_id: id };
