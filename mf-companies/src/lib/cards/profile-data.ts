import type { NetworkStatus, NetworkStatusInfo } from '@wspolnik/market';

interface ProfileCardData {
  id: string;
  name: string;
  thumbnail: string | null;
  total_contacts: number;
  shared_contacts: number;
  /** Of shared contacts; absent in what was kept offline before there were names. */
  shared_names?: readonly string[];
  network_status: NetworkStatus;
}

/** The company fields of a card; the API's company and its company card both fit. */
export interface CompanyCardData extends ProfileCardData {
  city?: string | null;
  location?: { city: string | null };
  /** 0 for none. */
  rating: number;
  rating_count: number;
  offer_count: number;
  category: { name: string; name_en: string } | null;
}

/** The user fields of a card; the API's user card fits. */
export interface UserCardData extends Omit<ProfileCardData, 'total_contacts'> {
  /** Null for contacts that the person does not show. */
  total_contacts: number | null;
  /** What the person writes beside their name, or their job and company. */
  headline?: string | null;
  /** Null where it is not shown. */
  city?: string | null;
}

interface ContactTie {
  /** Null for a guest and for oneself. */
  network_status_info: NetworkStatusInfo | null;
  shared_count: number;
  /** Of a received invitation, with what the two wrote. */
  introduction?: { by: { name: string }; words: string; text: string } | null;
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
