import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContainerManifest } from '@wspolnik/deploy/release';

/** Demo accounts of smoke journeys. The owner acts as a company. */
export const ACCOUNTS = ['owner', 'user', 'admin'] as const;

type Route = ContainerManifest['routes'][number];
/** The author's post is hidden in the demo data. */
export type Account = (typeof ACCOUNTS)[number] | 'author';

const EMAILS: Record<Account, string> = {
  owner: 'owner@demo.wspolnik.test',
  user: 'user@demo.wspolnik.test',
  admin: 'admin@demo.wspolnik.test',
  author: 'firma40@demo.wspolnik.test',
};
const PASSWORD = 'Demo!2345';

export interface Session {
  access: string;
  refresh: string;
  user: { id: string; companies: { id: string; name: string }[] };
}

/** Who sees the content of a page: the owner has most to see. Undefined is a guest. */
export function accountOf({ path, protected: isProtected, roles = [] }: Route): Account | undefined {
  if (path.startsWith('/moderation/')) return 'author';
  if (roles.includes('admin') && !roles.includes('company')) return 'admin';
  return isProtected ? 'owner' : undefined;
}

export const actsAsCompany = (account: Account): boolean => account === 'owner' || account === 'author';

/** Sessions of demo accounts; each signs in once. */
export class Accounts {
  private readonly url: string;
  private readonly sessions = new Map<Account, Promise<Session>>();

  constructor(url: string) {
    this.url = url;
  }

  session(account: Account): Promise<Session> {
    const known = this.sessions.get(account) ?? this.signIn(account);
    this.sessions.set(account, known);
    return known;
  }

  /** An answer of the API to the account. */
  async read<Answer>(account: Account, path: string): Promise<Answer> {
    const { access, user } = await this.session(account);
    const company = actsAsCompany(account) ? user.companies[0]?.id : undefined;
    const headers = { authorization: `Bearer ${access}`, ...(company && { 'company-id': company }) };
    return (await fetch(`${this.url}/api/${path}`, { headers })).json() as Promise<Answer>;
  }

  /** What a guest sends. */
  post(path: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return fetch(`${this.url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** For a browser that starts signed in: the session as the page stores it. */
  async storage(account: Account) {
    const { access, refresh, user } = await this.session(account);
    const company = actsAsCompany(account) ? (user.companies[0] ?? null) : null;
    const state = { access_token: access, refresh_token: refresh, user, company };
    const value = JSON.stringify({ state, version: 0 });
    return { cookies: [], origins: [{ origin: this.url, localStorage: [{ name: 'wspolnik.session', value }] }] };
  }

  /** Writes those of smoke journeys into a folder, `<account>.json`. */
  async writeStorages(folder: string): Promise<void> {
    for (const account of ACCOUNTS) {
      await writeFile(join(folder, `${account}.json`), JSON.stringify(await this.storage(account)));
    }
  }

  private async signIn(account: Account): Promise<Session> {
    const answer = await this.post('accounts/login/', { email: EMAILS[account], password: PASSWORD });
    if (!answer.ok) throw new Error(`The demo account ${EMAILS[account]} does not sign in: ${await answer.text()}`);
    return answer.json() as Promise<Session>;
  }
}
