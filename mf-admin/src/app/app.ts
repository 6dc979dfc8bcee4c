import { createRemote } from '@wspolnik/kit';
import { framed } from '../lib/frame/framed.tsx';
import { messages } from './messages.ts';
import { pages } from './pages.ts';

export const { bootstrap, mount, unmount } = createRemote({ name: 'mf_admin', pages: pages.map(framed), messages });
