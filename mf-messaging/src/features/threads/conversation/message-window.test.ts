import { threadMessages } from '@wspolnik/testing';
import { at } from '../testing/threads.ts';
import { changeWindow, openWindow } from './message-window.ts';

it('a read message stays read, whatever an older answer says', () => {
  const page = (read: boolean) => threadMessages({ results: [at(2, { read })], has_before: false, has_after: false });
  const read = changeWindow(openWindow(page(false)), { type: 'readByOther', position: 2 });
  for (const type of ['newest', 'renewed'] as const) {
    expect(changeWindow(read, { type, page: page(false) })?.messages[0]?.read).toBe(true);
  }
});
