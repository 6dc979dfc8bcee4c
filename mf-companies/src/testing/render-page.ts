import { createRenderPage } from '@wspolnik/shared-ui/testing';
import { messages } from './messages.ts';

export const renderPage = createRenderPage({ messages });
