import type { PersistStorage, StorageValue } from 'zustand/middleware';

/** localStorage where available. In Node, and where the browser forbids it, the session is only in memory. */
export function createSessionStorage<State>(): PersistStorage<State> {
  return {
    getItem(name) {
      try {
        const text = typeof window === 'undefined' ? null : window.localStorage.getItem(name);
        return text ? (JSON.parse(text) as StorageValue<State>) : null;
      } catch {
        return null;
      }
    },
    setItem(name, value) {
      try {
        if (typeof window !== 'undefined') window.localStorage.setItem(name, JSON.stringify(value));
      } catch {
        // Storage is full or forbidden: this tab stays signed in until it closes, which is better than failing the sign-in.
      }
    },
    removeItem(name) {
      if (typeof window !== 'undefined') window.localStorage.removeItem(name);
    },
  };
}
