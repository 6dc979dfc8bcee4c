import { useState } from 'react';

/** True from the call until its promise settles; the caller reports a failure. */
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
