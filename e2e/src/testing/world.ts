import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import type { SignedIn } from './accounts.ts';

/** POST dev/world/ of the API: everything has a default there. */
export interface OfferPlan {
  title?: string;
  /** The Polish name of a category. */
  category?: string;
  description?: string;
  individual_price?: boolean;
  price_from?: string;
  price_to?: string;
  loyalty_points?: string;
  loyalty_points_percentage_total?: number;
  city?: string;
  latitude?: number;
  longitude?: number;
  is_active?: boolean;
}

export interface OrderPlan {
  /** The person whose company sells. */
  from: string;
  offer: string;
  status?: 'bought' | 'in_verification' | 'rejected' | 'verified' | 'completed' | 'cancelled';
  amount?: string;
  referrer?: string;
  as_company?: boolean;
}

interface CompanyPlan {
  /** The generated name follows it. */
  name?: string;
  city?: string;
  status?: 'draft' | 'active';
  plan?: 'free' | 'standard' | 'premium';
  /** Topped up. */
  points?: string;
}

export interface PersonPlan {
  first_name?: string;
  admin?: boolean;
  locale?: 'pl' | 'en';
  /** An own company, or a place in the company of another person. */
  company?: CompanyPlan | { of: string; role: 'owner' | 'manager' | 'member' };
  /** An account that withdrawals can go to at once: of the company, or of a person without one. */
  bank_account?: boolean;
  /** Of the person's company. */
  offers?: Record<string, OfferPlan>;
  /** Orders of the person; open ones last, because three of one offer are the limit. */
  orders?: Record<string, OrderPlan>;
  /** People with whom this one is in contact, both ways. */
  contacts?: string[];
}

type Keyed<Plans, Made> = Plans extends object ? { [Key in keyof Plans]: Made } : Record<never, Made>;

interface MadeOrder {
  id: string;
  number: string;
  status: string;
  status_since: string;
}

/** Signed in, and acting as the company of the plan. */
export interface Person extends SignedIn {
  name: string;
  email: string;
  password: string;
}

type Made<Plan extends PersonPlan> = Person & {
  company: Plan extends { company: object } ? { id: string; name: string } : null;
  offers: Keyed<Plan['offers'], { id: string; title: string }>;
  orders: Keyed<Plan['orders'], MadeOrder>;
};

export type World<Plan extends Record<string, PersonPlan>> = { [Key in keyof Plan]: Made<Plan[Key]> } & {
  /** In every name of this world and in no other, to search and filter by. */
  word: string;
};

/** Makes what a journey needs in one call. Names are new, so nothing of another journey is ever in its way. */
export async function createWorld<const Plan extends Record<string, PersonPlan>>(
  request: APIRequestContext,
  people: Plan,
): Promise<World<Plan>> {
  const reply = await request.post('/api/dev/world/', { data: { people } });
  expect(reply.status(), await reply.text()).toBe(201);
  const made = (await reply.json()) as { word: string; people: { [Key in keyof Plan]: Made<Plan[Key]> } };
  return { ...made.people, word: made.word };
}
