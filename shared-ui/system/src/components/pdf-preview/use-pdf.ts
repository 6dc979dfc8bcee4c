import { useEffect, useState } from 'react';
import type { PdfFile, PdfPageView } from './open-pdf.ts';

type View = typeof import('./pdf-view.tsx').PdfView;

export type PdfState =
  | { phase: 'loading' | 'failed' | 'unreadable' }
  | { phase: 'open'; View: View; file: PdfFile; first: PdfPageView };

/** The limit of an uploaded file. */
const MAX_BYTES = 10_000_000;

const load = () => import(/* webpackChunkName: "pdf" */ './pdf-view.tsx');

async function readBytes(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const reply = await fetch(url, { signal });
  if (!reply.ok) throw new Error(`status ${reply.status}`);
  if (Number(reply.headers.get('content-length')) > MAX_BYTES) throw new Error('too large');
  return new Uint8Array(await reply.arrayBuffer());
}

/** The file of an address, opened with code that is loaded here. `retry` is for a failure of the connection. */
export function usePdf(url: string): { state: PdfState; retry(): void } {
  const [state, setState] = useState<PdfState>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const show = (next: PdfState) => !signal.aborted && setState(next);
    setState({ phase: 'loading' });
    Promise.all([load(), readBytes(url, signal)]).then(
      async ([{ PdfView, openPdf }, bytes]) => {
        try {
          const file = await openPdf(bytes, signal);
          show({ phase: 'open', View: PdfView, file, first: await file.page(1) });
        } catch {
          show({ phase: 'unreadable' });
        }
      },
      () => show({ phase: 'failed' }),
    );
    return () => ending.abort();
  }, [url, attempt]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}
