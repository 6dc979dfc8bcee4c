import { useSessionStore } from '@wspolnik/shared-auth';
import { lazyPage } from '@wspolnik/system';
import { useEffect } from 'react';

// For those who run the company, and for admins. Everybody else reads the page without this code.
const menu = lazyPage(
  async () => (await import(/* webpackChunkName: "company-own" */ './company-menu.tsx')).CompanyMenu,
);
const steps = lazyPage(
  async () => (await import(/* webpackChunkName: "company-own" */ '../../lib/next-steps/next-steps.tsx')).NextSteps,
);

export const CompanyMenuOnDemand = menu.Page;
export const NextStepsOnDemand = steps.Page;

/** Loads the code while the page reads its data. */
export function useOwnParts(id: string): void {
  const isOwn = useSessionStore(({ user }) => user?.companies.some((company) => company.id === id) ?? false);
  useEffect(() => {
    if (isOwn) void Promise.all([menu.prepare(), steps.prepare()]);
  }, [isOwn]);
}
