import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { contentType, REMOVAL_SCRIPT, SERVICE_WORKER_PATH } from '@wspolnik/deploy';
import { type Answer, forward, forwardSocket } from './forward.ts';
import { type Overlay, overlayGrants, overlayPage, overlayPolicy } from './overlay.ts';
import type { WorkingCopy } from './working-copy.ts';

export interface FrontOptions {
  /** Name of the remote's container, e.g. `mf_offers`, and its folder. */
  name: string;
  folder: string;
  copy: WorkingCopy;
  /** Where everything else comes from: the gateway of this process, or a deployed one. */
  site: URL;
  /** Folder of the shell for development, which takes the place of the site's. */
  shell?: string;
  /** Keeps the service worker of the site, which a working copy needs only for work on what is read offline. */
  worker?: boolean;
}

export interface Front {
  /** Answers the URL on this machine. */
  listen(port: number, host: string): Promise<string>;
  close(): Promise<void>;
}

const SHELL = '/r/shell/';
const GRANTS = '/release/grants';

/** A site with one remote from its working copy: lays its files over those of the site, and its entry into the site's pages. */
export function createFront({ name, folder, copy, site, shell, worker }: FrontOptions): Front {
  const own = `/r/${name}/`;
  const overlay = async (): Promise<Overlay> => ({
    folder,
    copy: await copy.current(),
    ...(shell && { shell: `${SHELL}main.js` }),
    ...(worker && { worker }),
  });

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (path.startsWith(own)) return copy.handle(request, response, () => forward(request, response, { site }));
    const file = shell && path.startsWith(SHELL) ? join(shell, path.slice(SHELL.length)) : '';
    if (file && !path.includes('..') && existsSync(file)) return sendFile(file, response);
    // The product may have been at this address before, and left its worker in the browser.
    if (path === SERVICE_WORKER_PATH && !worker) return sendScript(REMOVAL_SCRIPT, response);
    // Failures of a working copy are no reports of the site.
    if (path === '/reports' && request.method === 'POST') return void response.writeHead(204).end();
    // An open page keeps the release that it was opened with: the working copy has no other version to change to.
    if (path === '/release') return void response.writeHead(204, { 'cache-control': 'no-store' }).end();
    if (path === GRANTS) {
      const current = await overlay();
      return forward(request, response, { site, change: changedGrants(current) });
    }
    if (request.method !== 'GET' || !/text\/html/.test(request.headers.accept ?? '') || /^\/(api|dev)\//.test(path))
      return forward(request, response, { site });
    const current = await overlay();
    const sockets = { from: site.host, to: request.headers.host ?? '' };
    return forward(request, response, { site, change: changedPage(current, sockets) });
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  });
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) =>
    forwardSocket(request, socket, head, site),
  );
  return {
    async listen(port, host) {
      await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
      return `http://localhost:${(server.address() as AddressInfo).port}`;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const changedPage =
  (overlay: Overlay, sockets: { from: string; to: string }) =>
  (answer: Answer): Answer => {
    if (!answer.headers['content-type']?.startsWith('text/html')) return answer;
    const nonce = randomBytes(16).toString('base64');
    // The site's tag names another body, and the next one has another nonce.
    const { etag: _, 'content-security-policy': policy, ...rest } = answer.headers;
    const headers = {
      ...rest,
      'cache-control': 'no-store',
      ...(typeof policy === 'string' && {
        'content-security-policy': overlayPolicy(policy, overlay.copy.manifest, { nonce, sockets }),
      }),
    };
    return { ...answer, headers, body: overlayPage(answer.body, overlay, nonce) };
  };

const changedGrants =
  (overlay: Overlay) =>
  (answer: Answer): Answer =>
    answer.status === 200 ? { ...answer, body: overlayGrants(answer.body, overlay) } : answer;

function sendScript(script: string, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': contentType('.js'), 'cache-control': 'no-store' });
  response.end(script);
}

function sendFile(file: string, response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': contentType(file),
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  });
  createReadStream(file).pipe(response);
}
