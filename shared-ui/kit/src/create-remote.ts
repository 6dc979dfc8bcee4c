import { defineRemote, type MessageSource, type RemoteLifecycles } from '@wspolnik/system';
import { createApp } from './create-app.tsx';
import type { PageDefinition } from './pages.ts';

export interface RemoteDefinition {
  /** As in remote.json: `mf_offers`. */
  name: string;
  pages: readonly PageDefinition[];
  /** The remote's texts, with those of the kit and of what else it bundles. */
  messages: MessageSource;
}

/** The single-spa lifecycles that a remote's `./app` exposes. */
export function createRemote({ name, pages, messages }: RemoteDefinition): RemoteLifecycles {
  return defineRemote({ name, ...createApp(pages), loadMessages: messages });
}
