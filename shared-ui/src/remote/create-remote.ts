import { defineRemote, type Locale, type Messages, type RemoteLifecycles } from '@wspolnik/shared-ui';
import { createApp } from './create-app.tsx';
import type { PageDefinition } from './pages.ts';

export interface RemoteDefinition {
  /** As in remote.json: `mf_offers`. */
  name: string;
  pages: readonly PageDefinition[];
  /** The remote's own texts, compiled; one lazily loaded file per locale. */
  messages: Record<Locale, () => Promise<Messages>>;
}

/** The single-spa lifecycles that a remote's `./app` exposes. */
export function createRemote({ name, pages, messages }: RemoteDefinition): RemoteLifecycles {
  return defineRemote({ name, ...createApp(pages), loadMessages: messages });
}
