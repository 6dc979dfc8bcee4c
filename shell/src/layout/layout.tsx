import { Toaster } from '@wspolnik/system';
import { ConsentGate } from '../features/consents/consent-gate.tsx';
import { renderShellRoot } from '../platform/shell-root.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What stands around every page, in place of the gateway's frame. */
export function renderLayout(header: HTMLElement, footer: HTMLElement): void {
  const content = (
    <>
      <Header />
      <Toaster />
      <ConsentGate />
    </>
  );
  renderShellRoot(header, content, { prefix: 'header', globals: true });
  renderShellRoot(footer, <Footer />, { prefix: 'footer' });
}
