import { integrityOf } from './platform/integrity.ts';

declare global {
  interface Window {
    /** The page's CSP nonce, for the style engine. */
    __wpNonce?: string;
    /** Hash of a file of a release; throws for any other address. */
    __wpIntegrity?: (url: string) => string;
  }
}
// biome-ignore lint/style/useConst: webpack turns the assignment into its runtime's nonce
declare let __webpack_nonce__: string | undefined;

// Before any other module: later ones take their nonce and hash from here.
const script = document.currentScript ?? document.querySelector<HTMLScriptElement>('script[nonce]');
const nonce = script?.nonce || undefined;
window.__wpNonce = nonce;
__webpack_nonce__ = nonce;
window.__wpIntegrity = integrityOf;

// Asynchronous, so that the shared modules are resolved before anything uses them.
void import('./bootstrap.ts').then(({ startShell }) => startShell());
