import type { LoginReply, Me, OwnedCompany } from '@wspolnik/contract';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { rememberDevice } from './device-marks.ts';
import { allowDrafts, expireDrafts, followSignOut, forgetDrafts, forgetSearches, keepDrafts } from './drafts.ts';
import { endServerSession } from './end-server-session.ts';
import { lastProfile, rememberProfile } from './last-profile.ts';
import { createSessionStorage } from './session-storage.ts';

export const SESSION_KEY = 'wspolnik.session';

export interface TokenPair {
  access: string;
  refresh: string;
}

interface StoredSession {
  access_token: string | null;
  refresh_token: string | null;
  user: Me | null;
  /** The company in use. */
  company: OwnedCompany | null;
}

export interface SessionState extends StoredSession {
  isAuth: boolean;
  /** True until the stored session is read; always true in Node, so that a first view renders as for a guest. */
  isLoading: boolean;
  signIn(reply: LoginReply): void;
  /**
   * Signs out here at once and informs the server; resolves when it has responded or could not be reached. What the person
   * has not sent yet stays on this device only for them with `keep`, and is removed with `remove`.
   */
  signOut(unsent: 'keep' | 'remove'): Promise<void>;
  /** Clears the session without informing the server; signing in again continues as the same company, with its drafts. */
  clear(): void;
  /** Acts as a company from now on, or as the person with `null`. */
  switchCompany(company: OwnedCompany | null): void;
  /** Updates the stored user; the company in use is updated too, and cleared when the person is no longer its member. */
  setUser(user: Me): void;
  setTokens(pair: TokenPair): void;
}

const GUEST: StoredSession = { access_token: null, refresh_token: null, user: null, company: null };

export const useSessionStore = create<SessionState>()(
  persist<SessionState, [], [], StoredSession>(
    (set, get) => ({
      ...GUEST,
      isAuth: false,
      isLoading: true,
      signIn(reply) {
        const { access, refresh, user } = reply;
        const company = reply.company ?? lastProfile(reply);
        allowDrafts(user.id);
        rememberDevice(reply);
        set({ access_token: access, refresh_token: refresh, user, company, isAuth: true, isLoading: false });
      },
      async signOut(unsent) {
        const { access_token, refresh_token, user, clear } = get();
        // First, so that no form writes its draft again when it goes.
        if (user && unsent === 'remove') forgetDrafts(user.id);
        if (user) forgetSearches(user.id);
        clear();
        if (!access_token || !refresh_token) return;
        // Signed out on this device either way; the server's session expires.
        await endServerSession(access_token, refresh_token).catch(() => {});
      },
      clear() {
        const { user, company } = get();
        if (user) {
          rememberProfile(user.id, company?.id ?? null);
          keepDrafts(user.id);
        }
        set({ ...GUEST, isAuth: false });
      },
      switchCompany: (company) => set({ company }),
      setUser: (user) =>
        set(({ company }) => ({ user, company: user.companies.find(({ id }) => id === company?.id) ?? null })),
      setTokens: ({ access, refresh }) => set({ access_token: access, refresh_token: refresh }),
    }),
    {
      name: SESSION_KEY,
      version: 0,
      storage: createSessionStorage<StoredSession>(),
      partialize: ({ access_token, refresh_token, user, company }) => ({ access_token, refresh_token, user, company }),
      // Merges into a guest's state, not the current one: a key removed by another tab is a sign-out.
      merge: (stored, current) => {
        const session = { ...GUEST, ...(stored as Partial<StoredSession> | undefined) };
        return { ...current, ...session, isAuth: session.access_token !== null, isLoading: false };
      },
    },
  ),
);

/** Reads changes that another tab may have written meanwhile. */
export async function readStoredSession(): Promise<SessionState> {
  await useSessionStore.persist.rehydrate();
  return useSessionStore.getState();
}

// Browsers send `storage` only to other tabs; `key` is null when everything was cleared.
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY || key === null) void followOtherTab();
  });
  expireDrafts();
}

async function followOtherTab(): Promise<void> {
  const before = useSessionStore.getState().user;
  const { user } = await readStoredSession();
  if (before && before.id !== user?.id) followSignOut(before.id);
}
