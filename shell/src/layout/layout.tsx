import { Toaster } from '@wspolnik/system';
import { ConsentGate } from '../features/consents/consent-gate.tsx';
import { takeServed } from '../platform/served.ts';
import { renderShellRoot } from '../platform/shell-root.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

export const HEADER = { prefix: 'header', globals: true };
export const FOOTER = { prefix: 'footer' };

/** The root of the header, with what belongs to every page. */
export function HeaderRoot() {
  return (
    <>
      <Header />
      <Toaster />
      <ConsentGate />
    </>
  );
}

/** What stands around every page, in place of the gateway's frame or taken over from its render. */
export function renderLayout(header: HTMLElement, footer: HTMLElement): void {
  renderShellRoot(header, <HeaderRoot />, { ...HEADER, hydrate: takeServed(header) });
  renderShellRoot(footer, <Footer />, { ...FOOTER, hydrate: takeServed(footer) });
}
