import { waitFor } from '@testing-library/react';
import { buyer, fakeApi, idOf, message, otherProfile, sellerProfile } from '@wspolnik/testing';
import { IDBFactory } from 'fake-indexeddb';
import { fakeLocks, openTab, setOnline, type Tab } from './outbox-tab.ts';

export const anna = { type: 'user', id: idOf(1), name: 'Anna' } as const;
export const firm = { type: 'company', id: idOf(2), name: 'Żuraw' } as const;

/** Of a call that sends a message. */
export interface Body {
  client_id: string;
  message: string;
}
export type Answer = (body: Body, headers: Headers) => unknown;

/** The API has it. */
export const stored = ({ client_id, message: text }: Body) => message({ client_id, text, mine: true });

export const api = (answer: Answer = stored) =>
  fakeApi({ 'POST message-send/': ({ body, headers }) => answer(body as Body, headers) });
export const texts = (calls: ReturnType<typeof api>) => calls.map(({ body }) => (body as Body).message);
export const write = ({ outbox }: Tab, text: string, recipient: typeof anna | typeof firm = anna) =>
  outbox.enqueue({ recipient, text, file: null });
export const shown = ({ list }: Tab) => list.listOutgoing().map(({ text, state }) => `${text} ${state}`);
export const isEmpty = (tab: Tab) => waitFor(() => expect(shown(tab)).toEqual([]));

/** Signs in as in any tab: the session is stored on the device. */
export async function signIn(company: typeof sellerProfile | null = null): Promise<Tab> {
  const tab = await openTab();
  const user = { ...buyer, companies: [sellerProfile, otherProfile] };
  tab.session.getState().signIn({ access: 'access', refresh: 'refresh', device_mark: 'm', user, company });
  return tab;
}

/** Nothing is stored, no tab is open, and there is a network. */
export function newDevice(): void {
  globalThis.indexedDB = new IDBFactory();
  fakeLocks();
  setOnline(true);
}
