import { act } from '@testing-library/react';
import { useSessionStore } from '@wspolnik/shared-auth';
import { buyer } from '@wspolnik/shared-auth/testing';
import { sellerProfile } from './samples.ts';

const TOKENS = { access: 'access', refresh: 'refresh' };

export const signInAs = {
  person: () => act(() => useSessionStore.getState().signIn({ ...TOKENS, user: buyer, company: null })),
  seller: (role = sellerProfile.role, status = sellerProfile.status) => {
    const company = { ...sellerProfile, role, status };
    act(() => useSessionStore.getState().signIn({ ...TOKENS, user: { ...buyer, companies: [company] }, company }));
  },
  admin: () =>
    act(() => useSessionStore.getState().signIn({ ...TOKENS, user: { ...buyer, role: 'ADMIN' }, company: null })),
};

export const signOut = () => act(() => useSessionStore.getState().clear());
