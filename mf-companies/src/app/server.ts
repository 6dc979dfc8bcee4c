import { createServerRemote } from '@wspolnik/kit';
import { messages } from './messages.ts';
import { pages } from './pages.ts';

export const remote = createServerRemote({ name: 'mf_companies', pages, messages });
