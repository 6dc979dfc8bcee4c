import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOAD_OVERLAYS_TIMEOUT, loadOverlays, renderUi } from '@wspolnik/testing/ui';
import { defineSlot } from '../../slots/define-slot.tsx';
import { configureSlots } from '../../slots/registry.ts';
import type { SlotMap } from '../../slots/slot-map.ts';
import { Toaster } from '../toaster/toaster.tsx';
import { ShareDialog } from './share-dialog.tsx';

beforeAll(loadOverlays, LOAD_OVERLAYS_TIMEOUT);

test('a link is copied, and the services receive it encoded', async () => {
  const user = userEvent.setup();
  const url = 'https://wspolnik.test/offers/1?ref=a&b=1';
  await renderUi(
    <>
      <ShareDialog open onClose={jest.fn()} url={url} title="Sklep & spółka" />
      <Toaster />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: 'Kopiuj link' }));
  expect(await screen.findByText('Skopiowano do schowka')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(url);
  const encoded = encodeURIComponent(url);
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(encoded);
  expect(screen.getByRole('link', { name: 'Twitter' }).getAttribute('href')).toContain(`url=${encoded}`);
  expect(screen.getByRole('link', { name: 'LinkedIn' }).getAttribute('href')).toContain(`url=${encoded}`);
  const mail = screen.getByRole('link', { name: 'E-mail' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(mail)).toBe(`mailto:?subject=Sklep & spółka&body=Sklep & spółka\n${url}`);
});

test('a message in the product begins with the link, where a remote has the dialog', async () => {
  const user = userEvent.setup();
  const onClose = jest.fn();
  const Compose = ({ text, onClose: end }: SlotMap['message.compose']) => (
    <button type="button" onClick={end}>
      {text}
    </button>
  );
  const slot = defineSlot<'message.compose'>({
    Component: Compose,
    loadMessages: { pl: async () => ({}), en: async () => ({}) },
  });
  const share = <ShareDialog open onClose={onClose} url="https://wspolnik.test/offers/1" title="Projekt sklepu" />;
  const { unmount } = await renderUi(share);
  await screen.findByRole('dialog', { name: 'Udostępnij' });
  expect(screen.queryByRole('button', { name: 'Wyślij w wiadomości' })).not.toBeInTheDocument();
  unmount();
  act(() =>
    configureSlots((name) => (name === 'message.compose' ? { remote: 'x', load: async () => ({ slot }) } : null)),
  );
  await renderUi(share);
  await user.click(await screen.findByRole('button', { name: 'Wyślij w wiadomości' }));
  await user.click(
    await screen.findByRole('button', { name: /^Projekt sklepu\s+https:\/\/wspolnik\.test\/offers\/1$/ }),
  );
  expect(onClose).toHaveBeenCalledTimes(1);
  act(() => configureSlots(() => null));
});

test("a phone's share sheet receives title and link, and closing it without a choice is not an error", async () => {
  const user = userEvent.setup();
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.assign(navigator, { share });
  await renderUi(<ShareDialog open onClose={jest.fn()} url="https://wspolnik.test/offers/1" title="Projekt sklepu" />);
  await user.click(await screen.findByRole('button', { name: 'Więcej możliwości' }));
  expect(share).toHaveBeenCalledWith({ title: 'Projekt sklepu', url: 'https://wspolnik.test/offers/1' });
  expect(screen.getByRole('dialog', { name: 'Udostępnij' })).toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'share');
});

describe('the QR code', () => {
  const files: { name: string; content: Blob }[] = [];

  beforeEach(() => {
    files.length = 0;
    let latest = new Blob();
    URL.createObjectURL = (content) => {
      latest = content as Blob;
      return 'blob:code';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, content: latest });
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('the QR code of the link is shown by its button, hidden again, and downloaded as a drawing', async () => {
    const user = userEvent.setup();
    await renderUi(
      <ShareDialog open onClose={jest.fn()} url="https://wspolnik.test/offers/1?ref=a" title="Sklep łódzki & spółka" />,
    );
    const button = await screen.findByRole('button', { name: 'Kod QR' });
    expect(screen.queryByRole('img', { name: 'Kod QR' })).not.toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByRole('img', { name: 'Kod QR' })).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Pobierz SVG' }));
    expect(files.map(({ name, content }) => [name, content.type])).toEqual([
      ['qr-sklep-lodzki-spolka.svg', 'image/svg+xml'],
    ]);
    await user.click(button);
    expect(screen.queryByRole('img', { name: 'Kod QR' })).not.toBeInTheDocument();
  });

  test('the QR code is downloaded as a picture on white', async () => {
    const user = userEvent.setup();
    const filled: unknown[] = [];
    const drawing = {
      fillStyle: '',
      fillRect(...square: number[]) {
        filled.push([this.fillStyle, ...square]);
      },
    };
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(drawing as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
      done(new Blob([], { type: 'image/png' }));
    });
    await renderUi(<ShareDialog open onClose={jest.fn()} url="https://wspolnik.test/offers/1" title="Sklep" />);
    await user.click(await screen.findByRole('button', { name: 'Kod QR' }));
    await user.click(await screen.findByRole('button', { name: 'Pobierz PNG' }));
    expect(files.map(({ name }) => name)).toEqual(['qr-sklep.png']);
    expect(filled[0]).toEqual(['#fff', 0, 0, expect.any(Number), expect.any(Number)]);
    expect(filled.length).toBeGreaterThan(100);
  });

  test('a link that is still loading has no QR code yet', async () => {
    await renderUi(<ShareDialog open pending onClose={jest.fn()} url="https://wspolnik.test/" title="Sklep" />);
    expect(await screen.findByRole('button', { name: /Kod QR/ })).toHaveAttribute('aria-busy', 'true');
  });
});
