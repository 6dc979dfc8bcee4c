import type { Locale, PublicRelease } from '../../release/types.ts';

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

export interface ToWorker {
  id: number;
  input: RenderInput;
}

/** `ready` and an error without an id are about the bundles. */
export interface FromWorker {
  id?: number;
  ready?: true;
  rendered?: Rendered;
  error?: string;
}
