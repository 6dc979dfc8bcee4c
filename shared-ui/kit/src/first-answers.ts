import { createContext } from 'react';

/** Answers from before a page's own first read, by path: fetched ahead by the gateway, or given by a server's render. */
export const FirstAnswers = createContext<Readonly<Record<string, unknown>>>({});
