import { createRemote } from '@wspolnik/kit';
import { messages } from './messages.ts';
import { pages } from './pages.ts';

export const { bootstrap, mount, unmount } = createRemote({ name: 'mf_wallet', pages, messages });
