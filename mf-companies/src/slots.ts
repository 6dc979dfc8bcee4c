import type {} from '@wspolnik/system';

/** Slots on the pages of companies and people, for the remotes that fill them. */
declare module '@wspolnik/system' {
  interface SlotMap {
    'company.offers': { companyId: string };
    'company.posts': { companyId: string };
    'profile.posts': { userId: string };
  }
}
