import { ErrorBoundary } from '@wspolnik/system';
import { type ReactNode, Suspense, useEffect, useState } from 'react';

interface EditorOnUseProps {
  /** A placeholder in the size of the editor. */
  skeleton: ReactNode;
  /** Fallback for an editor whose code failed to load. */
  plain: ReactNode;
  /** The editor, made by `React.lazy`. */
  children: ReactNode;
}

/** The first view shows the skeleton, on the server as in the browser. */
export function EditorOnUse({ skeleton, plain, children }: EditorOnUseProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  if (!shown) return skeleton;
  return (
    <ErrorBoundary fallback={() => plain}>
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  );
}
