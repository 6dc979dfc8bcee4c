import { useSessionStore } from '@wspolnik/shared-auth';

/** Whether the viewer belongs to the selling company, whichever profile they act as: then they can neither buy nor earn by it. */
export const useIsOwnCompany = (id: string): boolean =>
  useSessionStore(({ user }) => user?.companies.some((company) => company.id === id) ?? false);
