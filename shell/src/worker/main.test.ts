import { readCache } from '../lib/kept.ts';
import { type Asked, TestWorker, tokenOf } from '../testing/worker.ts';

const OFFER = '/offers/0193e1a2-0000-7000-8000-000000000001';
/** A file of the shell, named as by its hash. */
const file = (name: string) => {
  const digits = Array.from(name, (letter) => letter.charCodeAt(0).toString(16)).join('');
  return `/r/shell/${digits.padEnd(64, '0')}.js`;
};
const POLICY = "default-src 'none'";

/** A product whose releases differ in one file of the shell. */
class Product {
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

let product: Product;
let worker: TestWorker;

beforeEach(async () => {
  product = new Product();
  worker = await TestWorker.start(product.serve);
});

const files = () => worker.caches.paths('files').sort();

describe('a page', () => {
  it('the page that was read is there without a network, with its own policy and the time of reading', async () => {
    const online = await worker.open(OFFER);
    expect(online?.html).not.toContain('data-kept');
    product.isAway = true;
    const { html, headers } = (await worker.open(OFFER)) ?? {};
    expect(html).toMatch(new RegExp(`^<html data-kept="[1-9]\\d+" lang="pl">${OFFER}<`));
    expect(headers?.get('content-security-policy')).toBe(POLICY);
  });

  it('a page that was never opened becomes the offline page of its language', async () => {
    product.isAway = true;
    expect((await worker.open('/companies?a=1&b=2'))?.html).toMatch(
      /^<html data-kept="0" data-unread="\/companies\?a=1&amp;b=2" lang="pl">\/offline</,
    );
    expect((await worker.open('/en/companies'))?.html).toMatch(
      /^<html data-kept="0" data-unread="\/en\/companies" lang="pl">\/en\/offline</,
    );
  });

  it('the page that the shell has shown without a document of its own starts from the frame', async () => {
    const shown = [{ path: '/posts', title: 'Wpisy', at: 7 }];
    const headers = { 'x-wspolnik-at': '7' };
    await (await worker.caches.open(readCache('guest'))).put('/shown', Response.json(shown, { headers }));
    product.isAway = true;
    expect((await worker.open('/posts'))?.html).toMatch(/^<html data-kept="7" lang="pl">\/offline</);
    expect((await worker.open('/posts?author=me'))?.html).toContain('data-unread');
  });

  it('parts that were rendered for the offline page are not taken over at another address', async () => {
    expect((await worker.open(OFFER))?.html).toContain('data-served="mf_offers"');
    product.isAway = true;
    expect((await worker.open(OFFER))?.html).toContain('data-served="mf_offers"');
    const { html } = (await worker.open('/companies')) ?? {};
    expect(html).toContain('<div id="header"></div><div></div>');
  });

  it('a server that is away behind its gateway counts as no network', async () => {
    await worker.open(OFFER);
    product.special = () => new Response('bad gateway', { status: 502 });
    expect((await worker.open(OFFER))?.html).toContain('data-kept');
  });

  it('a network that does not answer in time gives way to the kept page, and is waited for without one', async () => {
    await worker.open(OFFER);
    jest.useFakeTimers();
    let answer = (_: Response) => {};
    product.special = () => new Promise((resolve) => (answer = resolve));
    const kept = worker.send(OFFER, { mode: 'navigate' });
    await jest.advanceTimersByTimeAsync(5000);
    expect(await (await kept)?.text()).toContain('data-kept');
    const other = worker.send('/companies', { mode: 'navigate' });
    await jest.advanceTimersByTimeAsync(60_000);
    jest.useRealTimers();
    answer(new Response('late'));
    expect(await (await other)?.text()).toBe('late');
  });

  it('a page opened by the link of a mail, a form and the administration are not kept', async () => {
    const paths = ['/auth/login', '/offers?token=x', '/offers/create', '/admin/users', '/companies/payments/plans'];
    for (const path of paths) await worker.open(path);
    expect(worker.caches.paths('read')).toEqual([]);
  });
});

describe('a release', () => {
  const load = (path: string) => worker.send(path);

  it('the worker follows a page and an open tab to the next release, whose files are there before it counts', async () => {
    await load(file('offers1'));
    await worker.settle();
    product.number = 2;
    await worker.send('/release?have=1');
    await worker.settle();
    product.isAway = true;
    expect((await worker.open('/posts'))?.html).toContain('{"number":2,');
    expect(files()).toEqual(expect.arrayContaining([product.shellFile(2), file('layout2'), file('offers2')]));
  });

  it('files stay for the live release and the one before it', async () => {
    await load(file('offers1'));
    for (const number of [2, 3]) {
      product.number = number;
      await worker.open('/posts');
    }
    expect(files().filter((path) => path.startsWith(file('offers').slice(0, 21)))).toEqual([
      file('offers2'),
      file('offers3'),
    ]);
  });

  it('a release that cannot be fetched as a whole leaves the former one whole', async () => {
    await worker.open(OFFER);
    product.number = 2;
    product.special = ({ path }) => (path === file('layout2') ? new Response('', { status: 503 }) : undefined);
    await worker.open('/posts');
    product.isAway = true;
    expect((await worker.open(OFFER))?.html).toContain('{"number":1,');
    expect(files()).toContain(product.shellFile(1));
  });

  it('what was rolled back goes at once, even when the next release does not come', async () => {
    await worker.open(OFFER);
    product.number = 2;
    product.urgent = ['shell'];
    product.special = ({ path }) => (path.includes('/offline') ? Promise.reject(new TypeError('lost')) : undefined);
    await worker.send('/release?have=1');
    await worker.settle();
    expect(files()).toEqual([]);
    product.isAway = true;
    expect(await worker.open(OFFER)).toBeNull();
    // The next page makes up for it.
    product.isAway = false;
    product.special = undefined;
    await worker.open('/posts');
    product.isAway = true;
    expect((await worker.open('/posts'))?.html).toContain('{"number":2,');
  });

  it('a page of a release that is not kept is never combined with the files of another', async () => {
    product.number = 2;
    product.special = ({ path }) => (path.startsWith('/release') ? new Response('', { status: 503 }) : undefined);
    await worker.open(OFFER);
    product.isAway = true;
    expect((await worker.open(OFFER))?.html).toContain('{"number":1,');
  });

  it('a copy that another release has left is not shown', async () => {
    const copy = new Response('<html lang="pl">left', { headers: { 'x-wspolnik-at': '1', 'x-wspolnik-release': '9' } });
    jest.spyOn(Date, 'now').mockReturnValue(1);
    await (await worker.caches.open(readCache('guest'))).put('/page/posts', copy);
    product.isAway = true;
    expect((await worker.open('/posts'))?.html).toContain('data-unread');
    jest.restoreAllMocks();
  });

  it('a gateway that is behind changes nothing', async () => {
    product.number = 3;
    await worker.open('/posts');
    product.number = 2;
    await worker.open('/posts');
    product.isAway = true;
    expect((await worker.open('/'))?.html).toContain('{"number":3,');
  });

  it('a file comes from this device, and from the network when it is asked for anew after a failure', async () => {
    const count = () => worker.asked.filter(({ path }) => path.startsWith(file('page1'))).length;
    for (const path of [file('page1'), file('page1'), `${file('page1')}?r=1`]) {
      await load(path);
      await worker.settle();
    }
    expect(count()).toBe(2);
  });
});

describe('an answer of the API', () => {
  const OWN = { 'cache-control': 'no-store' };
  const anna = tokenOf('anna');
  const threads = '/api/message-threads-get/?page=1';

  it('the answer that was read is given again without a network, and the page learns of when it is', async () => {
    product.api['/api/offers/?page=1'] = ['old'];
    await worker.read('/api/offers/?page=1');
    product.api['/api/offers/?page=1'] = ['new'];
    expect(await worker.read('/api/offers/?page=1')).toEqual(['new']);
    expect(worker.notes).toEqual([]);
    product.isAway = true;
    expect(await worker.read('/api/offers/?page=1')).toEqual(['new']);
    expect(worker.notes).toEqual([expect.any(Number)]);
    expect(await worker.read('/api/offers/?page=2')).toBeNull();
  });

  it('what one session has read is shown to no other, and to each profile its own', async () => {
    product.headers = OWN;
    product.api[threads] = ['of the person'];
    await worker.takeHolder('anna');
    await worker.read(threads, { token: anna });
    product.api[threads] = ['of the company'];
    await worker.read(threads, { token: anna, company: 'c1' });
    product.isAway = true;
    expect(await worker.read(threads, { token: anna })).toEqual(['of the person']);
    expect(await worker.read(threads, { token: anna, company: 'c1' })).toEqual(['of the company']);
    await worker.takeHolder('bartek');
    for (const token of [tokenOf('bartek'), anna, undefined]) expect(await worker.read(threads, { token })).toBeNull();
  });

  it('an answer that comes after the end of its session is not kept', async () => {
    await worker.takeHolder('anna');
    product.special = async () => {
      await worker.takeHolder('guest');
      return Response.json(['late']);
    };
    await worker.read(threads, { token: anna });
    expect(worker.caches.paths('anna')).toEqual([]);
  });

  it('an answer that is still arriving at the end of its session is removed again', async () => {
    await worker.takeHolder('anna');
    const end = async (body: ReadableStreamDefaultController<Uint8Array>) => {
      await worker.takeHolder('guest');
      body.enqueue(new TextEncoder().encode('["late"]'));
      body.close();
    };
    const headers = { 'content-type': 'application/json' };
    product.special = () => new Response(new ReadableStream({ pull: end }, { highWaterMark: 0 }), { headers });
    expect(await worker.read(threads, { token: anna })).toEqual(['late']);
    expect(worker.caches.paths('anna')).toEqual([]);
  });

  it('an answer that somebody may not have any more is forgotten', async () => {
    product.api['/api/posts/'] = ['post'];
    await worker.read('/api/posts/');
    delete product.api['/api/posts/'];
    await worker.read('/api/posts/');
    product.isAway = true;
    expect(await worker.read('/api/posts/')).toBeNull();
  });

  it('points, payments, exports, the administration and whatever is not named are left to the network', async () => {
    await worker.takeHolder('anna');
    const paths = [
      'point-balance/',
      'wallet-history/',
      'payment/history/',
      'accounts/export/',
      'accounts/user-data/',
      'accounts/sessions/',
      'accounts/admin/user_list/',
      'reflink/',
      'offers/buying-limits/',
      'invite/?token=x',
      'something-new/',
    ];
    for (const path of paths) expect(worker.send(`/api/${path}`, { token: anna })).toBeNull();
    expect(worker.send('/api/offers/', { method: 'POST', token: anna })).toBeNull();
    expect(worker.send('https://tiles.example/1/2/3')).toBeNull();
    expect(worker.send('/g/capability/mf_admin/x.js')).toBeNull();
  });

  it('an answer to a guest that forbids storing is not stored, nor a large one', async () => {
    product.api['/api/posts/'] = 'x'.repeat(600_000);
    await worker.read('/api/posts/');
    product.headers = OWN;
    product.api['/api/categories/'] = [];
    await worker.read('/api/categories/');
    expect(worker.caches.paths('read')).toEqual([]);
  });

  it('the oldest answers go above 150, and those older than two weeks are not shown', async () => {
    for (let page = 1; page <= 152; page += 1) {
      product.api[`/api/offers/?page=${page}`] = [page];
      await worker.read(`/api/offers/?page=${page}`);
    }
    product.isAway = true;
    expect(await worker.read('/api/offers/?page=2')).toBeNull();
    expect(await worker.read('/api/offers/?page=3')).toEqual([3]);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 15 * 86_400_000);
    expect(await worker.read('/api/offers/?page=3')).toBeNull();
    jest.restoreAllMocks();
  });

  it('a full device answers as without a worker', async () => {
    worker.caches.isFull = true;
    product.api['/api/posts/'] = ['post'];
    expect(await worker.read('/api/posts/')).toEqual(['post']);
    expect((await worker.open(OFFER))?.html).toContain(OFFER);
    expect(await (await worker.send(file('other')))?.text()).toBe(file('other'));
    await worker.settle();
  });
});

it('a public picture that was shown is there without a network; one with a signed address never is', async () => {
  const picture = { destination: 'image' };
  product.special = ({ path }) =>
    path.startsWith('/api/files/')
      ? new Response('png', { headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
      : undefined;
  expect(worker.send('/api/files/a.png?expires=1&signature=x', picture)).toBeNull();
  await worker.send('/api/files/a.png', picture);
  await worker.settle();
  product.isAway = true;
  expect(await (await worker.send('/api/files/a.png', picture))?.text()).toBe('png');
});

it('a worker removes what another version of it has kept in another form', async () => {
  for (const name of ['wspolnik-files-0', 'wspolnik-read-1-former', 'wspolnik-drafts']) await worker.caches.open(name);
  const { caches } = worker;
  worker = await TestWorker.start(product.serve, caches);
  expect(await caches.keys()).toEqual(['wspolnik-state-1', 'wspolnik-files-1']);
});
