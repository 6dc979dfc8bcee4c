import { createRemote } from '@wspolnik/shared-ui/remote';
import { messages } from './messages.ts';
import { pages } from './pages.ts';

export const { bootstrap, mount, unmount } = createRemote({ name: 'mf_offers', pages, messages });
