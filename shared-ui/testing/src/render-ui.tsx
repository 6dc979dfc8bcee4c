import { type RenderOptions, type RenderResult, render, waitFor } from '@testing-library/react';
import type { Locale, Messages } from '@wspolnik/system';
import { loadCommonMessages, Providers } from '@wspolnik/system';
import type { ReactElement } from 'react';
import { withSharedTexts } from './texts.ts';

/** Reads the overlays' chunk ahead of a test: in jest it is a second or two of modules. */
export const loadOverlays = (): Promise<unknown> => import('@wspolnik/system/overlays');
/** Milliseconds for a hook that calls it on a busy machine. */
export const LOAD_OVERLAYS_TIMEOUT = 60_000;

/** A dialog listens to keys once it has the focus. */
export function untilFocusIsIn(dialog: HTMLElement): Promise<void> {
  return waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
}

interface Options extends RenderOptions {
  locale?: Locale;
}

export type RenderUi = (ui: ReactElement, options?: Options) => Promise<RenderResult>;

/** Makes the `renderUi` of a remote's tests: a part of a page inside Providers, with the product's texts and its own. */
export function createRenderUi(messages?: Record<Locale, Messages>): RenderUi {
  const texts = withSharedTexts(messages);
  return async (ui, { locale = 'pl', ...options } = {}) => {
    await loadCommonMessages(locale);
    return render(ui, {
      ...options,
      wrapper: ({ children }) => (
        <Providers locale={locale} messages={texts[locale]} globals>
          {children}
        </Providers>
      ),
    });
  };
}

/** Renders inside Providers with the product's own texts. */
export const renderUi = createRenderUi();
