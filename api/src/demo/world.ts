import type { VatRate } from '@wspolnik/contract/vat';
import { DAY_MS } from '@wspolnik/settings';
import { createIds, createRandom, type Random } from './random.ts';

export type Row = Record<string, unknown>;
export type WithId = Row & { id: string };

export interface DemoUser extends WithId {
  email: string;
}

export interface DemoOfferRow extends WithId {
  company_id: string;
  title: string;
  is_active: boolean;
  /** Gross, in grosze. */
  price_from: number | null;
  vat_rate: VatRate;
  loyalty_points: number | null;
  loyalty_percentage: number | null;
}

/** A transfer between two accounts of the ledger, in grosze. */
export interface DemoPosting {
  key: string;
  from: DemoAccount;
  to: DemoAccount;
  amount: number;
  type: string;
  status: string;
  orderId: string | null;
  at: Date;
}

/** An invoice; its file is written by `writeInvoices`. */
export interface DemoDocument extends WithId {
  number: string;
  name: string;
}

export interface DemoAccount {
  userId?: string;
  companyId?: string;
  kind: string;
}

/** All rows to insert, by table. */
export interface World {
  now: Date;
  random: Random;
  newId(at: Date): string;
  daysAgo(days: number): Date;
  categories: WithId[];
  /** The categories of the second level, in the order of the catalogue. */
  trades: WithId[];
  users: DemoUser[];
  companies: WithId[];
  members: { company_id: string; user_id: string; role: string; job_title?: string | null }[];
  verifications: WithId[];
  invitations: Row[];
  offers: DemoOfferRow[];
  images: Row[];
  /** Of companies. */
  references: Row[];
  companyPictures: Row[];
  /** Accepted by both. */
  contacts: [one: string, other: string][];
  /** Waiting for an answer. */
  contactInvitations: [from: string, to: string][];
  orders: WithId[];
  events: Row[];
  orderDocuments: DemoDocument[];
  orderInfos: Row[];
  orderReports: Row[];
  pendingRewards: Row[];
  postings: DemoPosting[];
  referralLinks: Row[];
  referralClicks: Row[];
  withdrawals: Row[];
  payoutAccounts: Row[];
  taxData: Row[];
  posts: WithId[];
  postImages: Row[];
  comments: Row[];
  reactions: Row[];
  opinions: Row[];
  cards: Row[];
  webinars: Row[];
  webinarSignUps: Row[];
  library: Row[];
}

const SEED = 20_260_101;

export function createWorld(now: Date): World {
  return {
    now,
    random: createRandom(SEED),
    newId: createIds(),
    daysAgo: (days) => new Date(now.getTime() - days * DAY_MS),
    categories: [],
    trades: [],
    users: [],
    companies: [],
    members: [],
    verifications: [],
    invitations: [],
    offers: [],
    images: [],
    references: [],
    companyPictures: [],
    contacts: [],
    contactInvitations: [],
    orders: [],
    events: [],
    orderDocuments: [],
    orderInfos: [],
    orderReports: [],
    pendingRewards: [],
    postings: [],
    referralLinks: [],
    referralClicks: [],
    withdrawals: [],
    payoutAccounts: [],
    taxData: [],
    posts: [],
    postImages: [],
    comments: [],
    reactions: [],
    opinions: [],
    cards: [],
    webinars: [],
    webinarSignUps: [],
    library: [],
  };
}
