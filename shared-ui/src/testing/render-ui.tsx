import { type RenderOptions, type RenderResult, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { loadCommonMessages } from '../messages/load.ts';
import type { Locale } from '../root/locale.ts';
import { Providers } from '../root/providers.tsx';

/** Reads the overlays' chunk ahead of a test: in jest it is a second or two of modules. */
export const loadOverlays = (): Promise<unknown> => import('../components/overlay/views.ts');
/** Milliseconds for a hook that calls it on a busy machine. */
export const LOAD_OVERLAYS_TIMEOUT = 60_000;

/** A dialog listens to keys once it has the focus. */
export function untilFocusIsIn(dialog: HTMLElement): Promise<void> {
  return waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
}

interface Options extends RenderOptions {
  locale?: Locale;
}

/** Renders inside Providers with the product's own texts. */
export async function renderUi(ui: ReactElement, { locale = 'pl', ...options }: Options = {}): Promise<RenderResult> {
  await loadCommonMessages(locale);
  return render(ui, {
    ...options,
    wrapper: ({ children }) => (
      <Providers locale={locale} globals>
        {children}
      </Providers>
    ),
  });
}
