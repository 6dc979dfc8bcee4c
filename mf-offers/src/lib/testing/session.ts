import { act } from '@testing-library/react';
import { useSessionStore } from '@wspolnik/shared-auth';
import { sellerProfile, user } from './samples.ts';

const TOKENS = { access: 'access', refresh: 'refresh' };

export const signInAs = {
  person: () => act(() => useSessionStore.getState().signIn({ ...TOKENS, user, company: null })),
  seller: (role = sellerProfile.role, status = sellerProfile.status) => {
    const company = { ...sellerProfile, role, status };
    act(() => useSessionStore.getState().signIn({ ...TOKENS, user: { ...user, companies: [company] }, company }));
  },
  admin: () =>
    act(() => useSessionStore.getState().signIn({ ...TOKENS, user: { ...user, role: 'ADMIN' }, company: null })),
};

export const signOut = () => act(() => useSessionStore.getState().clear());
