import type { CompanyRole } from '@wspolnik/contract/companies';
import { HOUR_MS } from '@wspolnik/settings';
import { addCategory } from '../../modules/offers/testing/offers.ts';
import { ledgerAccount, post, systemAccount } from '../../modules/points/ledger.sql.ts';
import { newId } from '../../platform/ids.ts';
import { type AccountOwner, companyAsOwner } from '../../platform/sign-in/account-owner.ts';
import { hashToken, newToken } from '../../platform/sign-in/tokens.ts';
import { sql } from '../../storage/sql.ts';
import type { TestApi } from '../harness.ts';
import { addCompany, addMember, addUser, as } from '../people.ts';
import { IDENTITIES, type IdentityName } from './identities.ts';

export type SignedIn = Exclude<IdentityName, 'none'>;
const ROLES: Partial<Record<IdentityName, CompanyRole>> = {
  member: 'member',
  manager: 'manager',
  owner: 'owner',
  'other owner': 'owner',
  'draft owner': 'owner',
  'suspended owner': 'owner',
};
/** Of a company that is not active, whatever else is asked for. */
const statusFor = (name: IdentityName, wanted: string): string => {
  if (name === 'suspended owner') return 'suspended';
  return name === 'draft owner' && wanted === 'active' ? 'draft' : wanted;
};

/** An identity of the table, or a copy of one. */
export interface Caller {
  userId: string;
  email: string;
  role: CompanyRole | null;
  companyId: string | null;
  access: string;
  refresh: string;
  headers: Record<string, string>;
}

async function openSession({ context, db }: TestApi, userId: string) {
  const [sessionId, refresh, now] = [newId(), newToken(), context.clock()];
  const expiresAt = new Date(now.getTime() + HOUR_MS);
  await db.query(sql`
    with opened as (
      insert into sessions (id, user_id, created_at, last_used_at, expires_at)
      values (${sessionId}, ${userId}, ${now}, ${now}, ${expiresAt}) returning id)
    insert into refresh_tokens (hash, session_id, created_at) select ${hashToken(refresh)}, id, ${now} from opened`);
  return { sessionId, refresh, access: await context.accessTokens.sign({ userId, sessionId }, now) };
}

async function addCaller(api: TestApi, name: SignedIn, companyId: string | null): Promise<Caller> {
  const email = `${newId()}@test.pl`;
  const userId = await addUser(api, { email, role: name === 'admin' ? 'ADMIN' : 'USER' });
  const role = ROLES[name] ?? null;
  if (role && companyId) await addMember(api, companyId, userId, role);
  const { access, refresh } = await openSession(api, userId);
  return { userId, email, role, companyId, access, refresh, headers: as(access, companyId ?? undefined) };
}

/** Points from outside: bought ones are available, earned ones withdrawable. */
export async function credit(
  { db }: TestApi,
  accountOwner: AccountOwner,
  { kind, grosze }: { kind: 'available' | 'withdrawable'; grosze: number },
): Promise<void> {
  const earned = kind === 'withdrawable';
  await db.transaction(async (tx) =>
    post(tx, {
      key: newId(),
      from: await systemAccount(tx, 'clearing.card'),
      to: await ledgerAccount(tx, accountOwner, kind),
      amount: grosze,
      type: earned ? 'BUY' : 'WALLET_RECHARGE',
      status: earned ? 'withdrawable' : 'paid_off',
      orderId: null,
      at: new Date(),
    }),
  );
}

/** A company without a limit of offers. */
async function addRichCompany(api: TestApi, name: string, status = 'active'): Promise<string> {
  const id = await addCompany(api, name, status);
  await api.db.query(sql`update companies set plan = 'premium' where id = ${id}`);
  return id;
}

type Ids = Record<'category' | 'company' | 'other' | 'market' | 'draft' | 'suspended', string>;

/** The identities of the table, and objects for their requests. Everything is created again for each attempt. */
export class World {
  readonly api: TestApi;
  readonly category: string;
  /** The company of member, manager and owner. */
  readonly company: string;
  readonly otherCompany: string;
  /** Sells to everyone, without members from the table. */
  readonly market: string;
  /** The companies of the owners whose company is not active. */
  private readonly inactive: { draft: string; suspended: string };
  private readonly callers: Map<IdentityName, Caller>;

  private constructor(api: TestApi, ids: Ids) {
    this.api = api;
    this.category = ids.category;
    this.company = ids.company;
    this.otherCompany = ids.other;
    this.market = ids.market;
    this.inactive = { draft: ids.draft, suspended: ids.suspended };
    this.callers = new Map();
  }

  static async create(api: TestApi): Promise<World> {
    const ids = {
      category: await addCategory(api, 'IT'),
      company: await addRichCompany(api, 'Pracownia'),
      other: await addRichCompany(api, 'Konkurencja'),
      market: await addRichCompany(api, 'Targ'),
      draft: await addRichCompany(api, 'Szkic', 'draft'),
      suspended: await addRichCompany(api, 'Wstrzymana', 'suspended'),
    };
    const world = new World(api, ids);
    // Enough for every reward.
    await credit(api, companyAsOwner(ids.company), { kind: 'available', grosze: 10_000_000 });
    for (const name of IDENTITIES) if (name !== 'none') world.callers.set(name, await world.copyOf(name));
    return world;
  }

  caller(name: SignedIn): Caller {
    const caller = this.callers.get(name);
    if (!caller) throw new Error(`nobody is ${name}`);
    return caller;
  }

  headers(name: IdentityName): Record<string, string> {
    return name === 'none' ? {} : this.caller(name).headers;
  }

  /** The account owner that the identity acts for. */
  accountOwner(name: SignedIn): AccountOwner {
    const { userId, companyId } = this.caller(name);
    return companyId ? { userId: null, companyId } : { userId, companyId: null };
  }

  private companyOf(name: SignedIn): string | null {
    if (!ROLES[name]) return null;
    if (name === 'draft owner') return this.inactive.draft;
    if (name === 'suspended owner') return this.inactive.suspended;
    return name === 'other owner' ? this.otherCompany : this.company;
  }

  /** A new person in the same position, for calls that change or end the caller. */
  copyOf(name: SignedIn): Promise<Caller> {
    return addCaller(this.api, name, this.companyOf(name));
  }

  /** Headers of such a copy. */
  async copyHeaders(name: IdentityName): Promise<Record<string, string>> {
    return name === 'none' ? {} : (await this.copyOf(name)).headers;
  }

  /** A new company in which the identity has the same role, with the headers for it. Other identities keep their own. */
  async ownCompany(name: IdentityName, status = 'active'): Promise<{ id: string; headers: Record<string, string> }> {
    const id = await addCompany(this.api, 'Nowa', statusFor(name, status));
    if (name === 'none') return { id, headers: {} };
    const { userId, role, access, headers } = this.caller(name);
    if (!role) return { id, headers };
    await addMember(this.api, id, userId, role);
    return { id, headers: as(access, id) };
  }

  /** Prepares a resource by a call that must succeed, and answers its body. */
  async call<T = { id: string }>(
    name: IdentityName,
    url: string,
    payload?: object,
    headers: Record<string, string> = this.headers(name),
  ): Promise<T> {
    const reply = await this.api.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/${url}`,
      headers: { ...headers, 'idempotency-key': newId() },
      ...(payload ? { payload } : {}),
    });
    if (reply.statusCode >= 300) throw new Error(`${url}: ${reply.body}`);
    return (reply.body === '' ? null : reply.json()) as T;
  }
}
