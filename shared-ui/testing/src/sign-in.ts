import type { Me, OwnedCompany } from '@wspolnik/contract';
import { useSessionStore } from '@wspolnik/shared-auth';
import { ownedCompany } from './samples/companies.ts';
import { buyer, seller } from './samples/people.ts';

const TOKENS = { device_mark: 'mark', access: 'access', refresh: 'refresh' };

/** The company of `seller`, as its owner sees it. */
export const sellerProfile = ownedCompany();

/** A second company of the same person. */
export const otherProfile = ownedCompany({ id: seller.id.replace(/^0/, '1'), name: 'Lakiernia Sowa' });

/** Signs in without a network. Inside React's `act`, where something is on the screen. */
export const signInAs = {
  person: (me: Partial<Me> = {}) => signIn({ ...buyer, ...me }, null),
  company: (company: Partial<OwnedCompany> = {}) => {
    const own = { ...sellerProfile, ...company };
    signIn({ ...buyer, companies: [own, otherProfile] }, own);
  },
  admin: () => signIn({ ...buyer, role: 'ADMIN' }, null),
};

function signIn(user: Me, company: OwnedCompany | null): void {
  useSessionStore.getState().signIn({ ...TOKENS, user, company });
  // The device remembers the company of an earlier test.
  if (!company) switchProfile(null);
}

/** As a person again, with `null`. */
export const switchProfile = (company: OwnedCompany | null): void => useSessionStore.getState().switchCompany(company);

export const signOut = (): void => useSessionStore.getState().clear();
