import { createRenderPage } from '@wspolnik/testing';
import { messages } from './messages.ts';

export const renderPage = createRenderPage({ messages });
