import type { Locale } from '../../release/manifest-types.ts';
import type { PublicRelease } from '../../release/page-types.ts';

/** Text of the bundles that a thread runs; without a remote the pages are those of the shell. */
export interface WorkerData {
  shell: string;
  remote: { name: string; source: string } | null;
}

/** What a page is rendered from, for everybody alike. */
export interface RenderInput {
  locale: Locale;
  /** Without the locale. */
  path: string;
  /** With its question mark, or empty. */
  search: string;
  /** Answers of the page's first reads, by path. */
  answers: Record<string, unknown>;
  /** As the page contains it. */
  release: PublicRelease;
}

/** Markup of the three parts of a page. */
export interface Rendered {
  header: string;
  main: string;
  footer: string;
}

/** Each is sent after the answer to the one before. */
export interface ToWorker {
  input: RenderInput;
}

/** `ready` and `refused` are about the bundles, the others about a page. */
export interface FromWorker {
  ready?: true;
  refused?: string;
  rendered?: Rendered;
  error?: string;
}
