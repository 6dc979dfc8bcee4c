import { getDocument, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { trustedWorkerUrl } from '../../root/trusted-worker-url.ts';

export interface PdfPageView {
  /** At the zoom 1, in CSS pixels. */
  width: number;
  height: number;
  /** Draws the page `width` pixels wide and returns its text. */
  draw(canvas: HTMLCanvasElement, width: number, signal: AbortSignal): Promise<string>;
}

export interface PdfFile {
  pages: number;
  /** Counted from 1. */
  page(number: number): Promise<PdfPageView>;
}

const WORKER = trustedWorkerUrl(new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href);
// Scans often have pictures of these two kinds. Without WebAssembly, the worker imports their decoders as scripts by name.
const DECODERS = [
  new URL('pdfjs-dist/wasm/jbig2_nowasm_fallback.js', import.meta.url).href,
  new URL('pdfjs-dist/wasm/openjpeg_nowasm_fallback.js', import.meta.url).href,
] as const;

/** Pixels of a canvas; phones refuse larger ones. */
const MAX_PIXELS = 16_000_000;

type Proxy = Awaited<ReturnType<typeof getDocument>['promise']>;
type PageProxy = Awaited<ReturnType<Proxy['getPage']>>;

/** Rejects for a broken or encrypted file. The signal ends the worker and all drawing. */
export async function openPdf(data: Uint8Array, signal: AbortSignal): Promise<PdfFile> {
  signal.throwIfAborted();
  const port = new Worker(WORKER, { type: 'module' });
  // With a port of ours the library never loads its worker into the page, which the policy forbids.
  const worker = PDFWorker.create({ port });
  const task = getDocument({ data, worker, useWasm: false, wasmUrl: new URL('.', DECODERS[0]).href, verbosity: 0 });
  const close = () => {
    task.destroy().finally(() => port.terminate());
  };
  signal.addEventListener('abort', close, { once: true });
  const noWorker = new Promise<never>((_, reject) => {
    port.addEventListener('error', () => reject(new Error('the worker of the preview did not start')), { once: true });
  });
  const file = await Promise.race([task.promise, noWorker]);
  return { pages: file.numPages, page: async (number) => pageView(await file.getPage(number)) };
}

function pageView(page: PageProxy): PdfPageView {
  const { width, height } = page.getViewport({ scale: 1 });
  return {
    width,
    height,
    async draw(canvas, shownWidth, signal) {
      const scale = shownWidth / width;
      const shownPixels = shownWidth * height * scale;
      const density = Math.min(globalThis.devicePixelRatio || 1, Math.sqrt(MAX_PIXELS / shownPixels));
      const viewport = page.getViewport({ scale: scale * density });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const task = page.render({ canvas, viewport });
      signal.addEventListener('abort', () => task.cancel(), { once: true });
      await task.promise;
      const { items } = await page.getTextContent();
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    },
  };
}
