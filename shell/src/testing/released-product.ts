import type { Asked } from './worker.ts';

export const OFFER = '/offers/0193e1a2-0000-7000-8000-000000000001';
/** A file of the shell, named as by its hash. */
export const file = (name: string) => {
  const digits = Array.from(name, (letter) => letter.charCodeAt(0).toString(16)).join('');
  return `/r/shell/${digits.padEnd(64, '0')}.js`;
};
export const POLICY = "default-src 'none'";

/** A product whose releases differ in one file of the shell. */
export class ReleasedProduct {
  isAway = false;
  number = 1;
  urgent: string[] = [];
  /** Answers of the API by path; a missing one is an answer 404. */
  api: Record<string, unknown> = {};
  headers: Record<string, string> = {};
  /** Answers what it decides, before anything else. */
  special?: (asked: Asked) => Response | Promise<Response> | undefined;

  serve = async (asked: Asked): Promise<Response> => {
    if (this.isAway) throw new TypeError('Failed to fetch');
    const special = await this.special?.(asked);
    if (special) return special;
    const { path } = asked;
    if (path.startsWith('/r/')) return Object.defineProperty(new Response(path), 'type', { value: 'basic' });
    if (path.startsWith('/release/files')) return Response.json(this.files());
    if (path.startsWith('/release')) return Response.json({ number: this.number });
    if (path.startsWith('/api/')) {
      return path in this.api
        ? Response.json(this.api[path], { headers: this.headers })
        : new Response('{}', { status: 404 });
    }
    return this.page(path);
  };

  /** The shell's file of a release, and what each release has. */
  shellFile = (number = this.number) => file(`main${number}`);

  private page(path: string): Response {
    const html = `<html lang="pl">${path}<div id="header" data-served></div><div data-served="mf_offers"></div><script src="${this.shellFile()}"></script><script id="release">{"number":${this.number},"remotes":[]}`;
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };
    return new Response(html, { headers });
  }

  private files() {
    const names = ['main', 'layout', 'offers'].map((name) => file(name + this.number));
    const chunks = { entry: [0], layout: [1], 'page-offers': [2] };
    const files = names.map((path) => path.split('/').at(-1));
    return { number: this.number, urgent: this.urgent, containers: [{ name: 'shell', files, chunks }] };
  }
}
