import { type RenderResult, render } from '@testing-library/react';
import { type Locale, loadCommonMessages, type Messages, Providers } from '@wspolnik/shared-ui';
import type { ReactNode } from 'react';
import en from '../messages/en.json';
import pl from '../messages/pl.json';

const TEXTS: Record<Locale, Messages> = { pl, en };

/** Renders a page at an address, with the texts of its locale, as in the product. */
export async function renderPage(page: ReactNode, path: string, locale: Locale = 'pl'): Promise<RenderResult> {
  window.history.replaceState(null, '', path);
  await loadCommonMessages(locale);
  return render(
    <Providers locale={locale} messages={TEXTS[locale]}>
      {page}
    </Providers>,
  );
}
