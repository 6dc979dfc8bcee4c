import { useState } from 'react';

/** True from the call until what it started has settled; a failure is the caller's to tell. */
export function usePending() {
  const [pending, setPending] = useState(false);
  const run = async (action: () => unknown): Promise<void> => {
    setPending(true);
    try {
      await action();
    } finally {
      setPending(false);
    }
  };
  return { pending, run };
}
