import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type OpenPage, openPage } from '../testing/open-page.ts';

describe('what somebody does before React has taken the page over', () => {
  const MARKUP = `<form><input name="q" value=""><input type="checkbox" name="near"><select name="sort">
<option value="new">new</option><option value="old">old</option></select></form><button><b>Share</b></button>`;

  function openServed(main = MARKUP) {
    const page = openPage({
      rendered: true,
      served: { name: 'mf_offers', answers: {} },
      header: '<button>Menu</button><input name="find">',
      main,
    });
    const events: string[] = [];
    const note = (event: Event) => {
      const target = event.target as HTMLInputElement;
      events.push(`${event.type} ${target.name || target.textContent}`);
    };
    const find = <Found extends HTMLElement = HTMLInputElement>(selector: string) =>
      page.document.querySelector<Found>(selector) ?? assert.fail(selector);
    /** Listens as React does from now on. */
    const listen = () => {
      for (const type of ['click', 'input', 'change']) page.document.body.addEventListener(type, note);
    };
    const tell = async (type: string, detail?: { root: Element; step: 'begun' | 'done' }) => {
      page.window.dispatchEvent(new page.window.CustomEvent(type, { detail }));
      await page.turn();
    };
    const over = (root: string, step: 'begun' | 'done' = 'begun') => tell('wp:takeover', { root: find(root), step });
    return { page, events, find, listen, over, ready: () => tell('wp:page') };
  }
  type Opened = ReturnType<typeof openServed>;

  function type({ page, find }: Opened, selector: string, value: string): void {
    find(selector).value = value;
    find(selector).dispatchEvent(new page.window.Event('input', { bubbles: true }));
  }

  test('a press is given once, to the part that it belongs to, when that is taken over', async () => {
    const { events, find, listen, over, ready } = openServed();
    find('main b').click();
    listen();
    await over('#header');
    assert.deepEqual(events, []);
    await over('main [data-served]');
    assert.deepEqual(events, ['click Share']);
    await over('main [data-served]', 'done');
    await ready();
    assert.deepEqual(events, ['click Share']);
  });

  test('a press on a part that is taken over is only that', async () => {
    const { events, find, listen, over, ready } = openServed();
    await over('main [data-served]');
    listen();
    find('main button').click();
    await ready();
    await over('main [data-served]', 'done');
    assert.deepEqual(events, ['click Share']);
  });

  test('what is typed and chosen in the page is given back once, when it is ready', async () => {
    const opened = openServed();
    const { page, events, find, listen, over, ready } = opened;
    type(opened, '[name=q]', 'meb');
    type(opened, '[name=q]', 'meble');
    find('[name=near]').click();
    find<HTMLSelectElement>('[name=sort]').value = 'old';
    find('[name=sort]').dispatchEvent(new page.window.Event('change', { bubbles: true }));
    await over('main [data-served]');
    // As React resets fields that it controls.
    find('[name=q]').value = '';
    find('[name=near]').checked = false;
    find<HTMLSelectElement>('[name=sort]').value = 'new';
    await over('main [data-served]', 'done');
    assert.equal(find('[name=q]').value, '');
    listen();
    await ready();
    assert.deepEqual(
      [find('[name=q]').value, find('[name=near]').checked, find('[name=sort]').value],
      ['meble', true, 'old'],
    );
    assert.deepEqual(
      events.filter((event) => !event.startsWith('click')),
      ['input q', 'input near', 'change near', 'change sort'],
    );
    find('[name=q]').value = 'other';
    await ready();
    assert.equal(find('[name=q]').value, 'other');
  });

  test('a field that is rendered anew gets what was typed by its name', async () => {
    const opened = openServed();
    const { find, ready } = opened;
    type(opened, '[name=q]', 'meble');
    find('form').outerHTML = '<form><input name="q"></form>';
    await ready();
    assert.equal(find('[name=q]').value, 'meble');
  });

  test('what is typed in the header is given back with the header', async () => {
    const opened = openServed();
    const { find, over, ready } = opened;
    type(opened, '[name=find]', 'stal');
    await over('#header');
    find('[name=find]').value = '';
    await ready();
    assert.equal(find('[name=find]').value, '');
    await over('#header', 'done');
    assert.equal(find('[name=find]').value, 'stal');
  });

  test('what is typed while a part is taken over is given back, what is typed later is only that', async () => {
    const opened = openServed();
    const { events, find, listen, over, ready } = opened;
    await over('main [data-served]');
    type(opened, '[name=q]', 'meble');
    find('[name=q]').value = '';
    listen();
    await ready();
    assert.equal(find('[name=q]').value, 'meble');
    type(opened, '[name=q]', 'meble biurowe');
    events.length = 0;
    await ready();
    assert.deepEqual(events, []);
  });

  test('the next letter finds what was typed before React reset the field', async () => {
    const opened = openServed();
    const { page, find, listen, over, ready } = opened;
    type(opened, '[name=q]', 'me');
    await over('main [data-served]');
    find('[name=q]').value = '';
    listen();
    find('[name=q]').dispatchEvent(new page.window.InputEvent('beforeinput', { bubbles: true, data: 'b' }));
    type(opened, '[name=q]', `${find('[name=q]').value}b`);
    await ready();
    assert.equal(find('[name=q]').value, 'meb');
  });

  test('a press while a part is taken over comes after what was typed there', async () => {
    const opened = openServed();
    const { events, find, listen, over } = opened;
    type(opened, '[name=q]', 'meble');
    await over('main [data-served]');
    find('[name=q]').value = '';
    listen();
    find('main button').click();
    assert.equal(find('[name=q]').value, 'meble');
    assert.deepEqual([...new Set(events)], ['input q', 'click Share']);
  });

  test('a form that only scripts can send is not sent before they have come, any other is', async () => {
    const opened = openServed(
      '<form id="scripts" action="#"></form><form id="native" action=""></form><form id="search" action="/offers"></form>',
    );
    const { page, find, over } = opened;
    const sent: string[] = [];
    page.window.addEventListener('submit', (event) => {
      if (!event.defaultPrevented) sent.push((event.target as HTMLElement).id);
      event.preventDefault();
    });
    const sendAll = () => {
      for (const id of ['scripts', 'native', 'search'])
        find(`#${id}`).dispatchEvent(new page.window.Event('submit', { bubbles: true, cancelable: true }));
    };
    sendAll();
    assert.deepEqual(sent, ['native', 'search']);
    await over('main [data-served]');
    sendAll();
    assert.deepEqual(sent, ['native', 'search', 'scripts', 'native', 'search']);
  });

  test('nothing is kept on a page that was not rendered', async () => {
    const page: OpenPage = openPage({ main: MARKUP });
    const pressed: string[] = [];
    const button = page.document.querySelector<HTMLElement>('main button') ?? assert.fail();
    button.click();
    button.addEventListener('click', () => pressed.push('again'));
    const detail = { root: button.parentElement, step: 'begun' };
    page.window.dispatchEvent(new page.window.CustomEvent('wp:takeover', { detail }));
    await page.turn();
    assert.deepEqual(pressed, []);
  });
});
