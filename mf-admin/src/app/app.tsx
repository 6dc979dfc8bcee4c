import { defineRemote } from '@wspolnik/shared-ui';
import { loadMessages } from './messages.ts';
import { App, prepare } from './root.tsx';

export const { bootstrap, mount, unmount } = defineRemote({ name: 'mf_admin', App, loadMessages, prepare });
