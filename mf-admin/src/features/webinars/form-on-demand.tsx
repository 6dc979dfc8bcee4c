import { lazyPage, PageSkeleton } from '@wspolnik/system';
import { type ReactNode, Suspense, useEffect } from 'react';

// The form's libraries weigh more than the rest of the remote.
const form = lazyPage(
  async () => (await import(/* webpackChunkName: "webinar-form" */ './webinar-form.tsx')).WebinarForm,
);

export const WebinarFormOnDemand = form.Page;

/** Loads the form's code while the page reads its data. */
export function useFormCode(): void {
  useEffect(() => void form.prepare(), []);
}

/** A skeleton until the form's code is there. */
export function WithForm({ children }: { children: ReactNode }) {
  return <Suspense fallback={<PageSkeleton kind="form" />}>{children}</Suspense>;
}
