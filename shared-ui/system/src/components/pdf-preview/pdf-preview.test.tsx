import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '@wspolnik/testing';
import { renderUi } from '@wspolnik/testing/ui';
import type { PdfFile } from './open-pdf.ts';
import { PdfPreview } from './pdf-preview.tsx';

// jsdom has neither canvases nor workers; the journeys draw real files.
const mockOpen = jest.fn<Promise<PdfFile>, [Uint8Array, AbortSignal]>();
jest.mock('./open-pdf.ts', () => ({
  openPdf: (bytes: Uint8Array, signal: AbortSignal) => mockOpen(bytes, signal),
}));

const draw = jest.fn(async (_canvas: HTMLCanvasElement, _width: number, _signal: AbortSignal) => 'Odpis z rejestru');
const fileOf = (pages: number): PdfFile => ({ pages, page: async () => ({ width: 595, height: 842, draw }) });

/** Pages that are near, and the width of the region. */
function layOut(width: number, near: number): void {
  let seen = 0;
  window.ResizeObserver = class {
    private readonly report: ResizeObserverCallback;
    constructor(report: ResizeObserverCallback) {
      this.report = report;
    }
    observe() {
      this.report([{ contentRect: { width } } as ResizeObserverEntry], this as unknown as ResizeObserver);
    }
    unobserve() {}
    disconnect() {}
  } as typeof ResizeObserver;
  window.IntersectionObserver = class {
    private readonly report: IntersectionObserverCallback;
    constructor(report: IntersectionObserverCallback) {
      this.report = report;
    }
    observe() {
      seen += 1;
      const entry = { isIntersecting: seen <= near } as IntersectionObserverEntry;
      this.report([entry], this as unknown as IntersectionObserver);
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();
const answer = (ok: boolean, length = 3) =>
  ({
    ok,
    status: ok ? 200 : 404,
    headers: new Headers({ 'content-length': String(length) }),
    arrayBuffer: async () => new Uint8Array(3).buffer,
  }) as Response;

beforeEach(() => {
  jest.clearAllMocks();
  layOut(400, 2);
  fetched.mockResolvedValue(answer(true));
  mockOpen.mockResolvedValue(fileOf(3));
  Object.assign(window, { fetch: fetched });
});

const show = () => renderUi(<PdfPreview name="odpis.pdf" url="/api/files/a.pdf?signature=1" />);
const FAILED = 'Nie udało się załadować podglądu pliku.';
const download = () => screen.getByRole('link', { name: 'Pobierz: odpis.pdf' });

test('pages that are near are drawn as wide as the region, with their text and number', async () => {
  const { container } = await show();
  expect(screen.getByRole('status', { name: 'Wczytywanie podglądu' })).toBeInTheDocument();
  const region = await screen.findByRole('region', { name: 'Podgląd: odpis.pdf' });
  expect(region).toHaveAttribute('tabindex', '0');
  expect(screen.getByText('3 strony')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Strona 1 z 3' })).toBeVisible();
  expect(await screen.findByRole('img', { name: 'Strona 2 z 3' })).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Strona 3 z 3' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByText('Odpis z rejestru')).toHaveLength(2));
  expect(draw.mock.calls.map(([, width]) => width)).toEqual([400, 400]);
  expect(await axe(container)).toEqual([]);
});

test('zooming draws the pages again in their new width, up to the limits', async () => {
  layOut(400, 1);
  await show();
  await screen.findByText('Odpis z rejestru');
  await userEvent.click(screen.getByRole('button', { name: 'Przybliż' }));
  await waitFor(() => expect(draw.mock.lastCall?.[1]).toBe(500));
  const out = screen.getByRole('button', { name: 'Oddal' });
  for (let click = 0; click < 5; click += 1) await userEvent.click(out);
  await waitFor(() => expect(draw.mock.lastCall?.[1]).toBe(200));
  expect(out).toHaveAttribute('aria-disabled', 'true');
});

test('a long document shows 50 pages and says how to see the others', async () => {
  mockOpen.mockResolvedValue(fileOf(120));
  await show();
  expect(await screen.findByText('120 stron')).toBeVisible();
  expect(screen.getByText(/pierwsze 50 z 120 stron/)).toBeVisible();
});

test('a broken or encrypted file shows an error and can be downloaded', async () => {
  mockOpen.mockRejectedValue(new Error('No password given'));
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  expect(download()).toHaveAttribute('href', '/api/files/a.pdf?signature=1');
  expect(screen.queryByRole('button', { name: 'Spróbuj ponownie' })).not.toBeInTheDocument();
});

test('a file that does not arrive can be asked for again', async () => {
  fetched.mockResolvedValueOnce(answer(false));
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  await userEvent.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
  expect(await screen.findByText('3 strony')).toBeVisible();
});

test('a file above the limit is not read', async () => {
  fetched.mockResolvedValue(answer(true, 10_000_001));
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  expect(mockOpen).not.toHaveBeenCalled();
});

test('leaving ends the download and the drawing', async () => {
  const { unmount } = await show();
  await screen.findAllByText('Odpis z rejestru');
  act(unmount);
  expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  expect(mockOpen.mock.calls[0]?.[1].aborted).toBe(true);
  expect(draw.mock.calls.every(([, , signal]) => signal.aborted)).toBe(true);
});
