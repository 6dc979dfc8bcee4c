import { createRenderPage, readMessages } from '@wspolnik/testing';

export const renderPage = createRenderPage({ messages: readMessages('mf-companies') });
