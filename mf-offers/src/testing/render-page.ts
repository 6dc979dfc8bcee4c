import { createRenderPage } from '@wspolnik/testing';
import en from '../messages/en.json';
import pl from '../messages/pl.json';

export const renderPage = createRenderPage({ messages: { pl, en } });
