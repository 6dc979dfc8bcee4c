/** From the viewer's side; null without a relationship. */
export type NetworkStatus = 'pending' | 'you_connected' | 'they_connected' | 'both_connected' | 'connected' | null;
export type NetworkAction = 'add' | 'remove';

/** Start of the current status, the possible action, and when an invitation can be sent again. */
export interface NetworkStatusInfo {
  since: string | null;
  allowed_actions: readonly NetworkAction[];
  retry_at: string | null;
}

interface ProfileCardData {
  id: string;
  name: string;
  thumbnail: string | null;
  total_contacts: number;
  shared_contacts: number;
  network_status: NetworkStatus;
}

/** The company fields of a card; the API's company and its company card both fit. */
export interface CompanyCardData extends ProfileCardData {
  city?: string | null;
  location?: { city: string | null };
  /** 0 for none. */
  rating: number;
}

/** The user fields of a card; the API's user card fits. */
export type UserCardData = ProfileCardData;

interface ContactTie {
  /** Null for a guest and for oneself. */
  network_status_info: NetworkStatusInfo | null;
  shared_count: number;
}
interface ContactCompany extends CompanyCardData, ContactTie {
  type: 'company';
}
interface ContactUser extends UserCardData, ContactTie {
  type: 'user';
}
/** An entry of the network list. */
export type ContactData = ContactCompany | ContactUser;

export const cityOf = (company: Pick<CompanyCardData, 'city' | 'location'>): string | null =>
  company.city ?? company.location?.city ?? null;

const ADDS: readonly NetworkStatus[] = [null, 'they_connected'];

/** The one possible change: from the API if it names one, otherwise from the status. */
export function networkAction(status: NetworkStatus, info?: NetworkStatusInfo | null): NetworkAction | null {
  if (info) return info.allowed_actions[0] ?? null;
  if (status === 'connected') return null;
  return ADDS.includes(status) ? 'add' : 'remove';
}
