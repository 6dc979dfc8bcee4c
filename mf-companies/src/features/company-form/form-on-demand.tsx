import { lazyPage, PageSkeleton } from '@wspolnik/system';
import { type ReactNode, Suspense, useEffect } from 'react';

// The form's libraries weigh more than the rest of the remote; whoever may not edit, or leaves at once, does not load them.
const form = lazyPage(
  async () => (await import(/* webpackChunkName: "company-form" */ './company-form.tsx')).CompanyForm,
);
const logo = lazyPage(async () => (await import(/* webpackChunkName: "company-form" */ './logo-left.tsx')).LogoLeft);

export const CompanyFormOnDemand = form.Page;
export const LogoLeftOnDemand = logo.Page;

/** Loads the form's code while the page reads its data. */
export function useFormCode(): void {
  useEffect(() => void form.prepare(), []);
}

/** A skeleton until the form's code is there. */
export function WithForm({ children }: { children: ReactNode }) {
  return <Suspense fallback={<PageSkeleton kind="form" />}>{children}</Suspense>;
}
