import { type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { useBusy } from './settled.ts';

interface PageSuspenseProps {
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * A `Suspense` that keeps the page busy until its content is there. React takes over what a server has rendered in it after what is
 * around it, on a busy machine much later; a translator that changed it meanwhile would make React render it anew.
 */
export function PageSuspense({ fallback, children }: PageSuspenseProps) {
  const [isThere, setThere] = useState(false);
  useBusy(!isThere);
  return (
    <Suspense fallback={fallback}>
      {children}
      <Mounted then={setThere} />
    </Suspense>
  );
}

function Mounted({ then }: { then(isThere: true): void }) {
  useLayoutEffect(() => then(true), [then]);
  return null;
}
