import { createHash } from 'node:crypto';
import type { RunningGateway } from './gateways.ts';

interface Remote {
  name: string;
  entry: string;
}
interface Release {
  number: number;
  remotes: Remote[];
}

/** Address of an entry → named chunk → its files, as the entry itself has them. */
export type ChunkTables = ReadonlyMap<string, Record<string, string[]>>;

interface Surroundings {
  gateways: readonly RunningGateway[];
  tables: ChunkTables;
}

export interface SessionFigures {
  sessions: number;
  requests: number;
  /** Addresses that were not answered with the bytes of their names. */
  failed: string[];
}

/** Pages of the offers that need nobody, and their chunks. */
const PAGES = [
  { path: '/offers', chunk: 'page-offer-list' },
  { path: '/offers/manage', chunk: 'page-offer-manage' },
  { path: '/offers/create', chunk: 'page-offer-form' },
] as const;
const REMOTE = 'mf_offers';

/**
 * A tab as far as its requests go: the document with what its tags name; at a navigation the question for a newer release, then the entry
 * and the files of the page's chunk of the version that it has; each file once. While somebody fills in a form it takes nothing newer.
 */
class Tab {
  private readonly figures: SessionFigures;
  private readonly gateways: readonly RunningGateway[];
  private readonly tables: ChunkTables;
  private readonly seen = new Set<string>();
  private release: Release = { number: 0, remotes: [] };
  private asked = 0;
  hasForm: boolean;

  constructor({ gateways, tables }: Surroundings, figures: SessionFigures, hasForm: boolean) {
    this.gateways = gateways;
    this.tables = tables;
    this.figures = figures;
    this.hasForm = hasForm;
    figures.sessions += 1;
  }

  /** Two requests of one tab may reach two gateways. */
  private async get(path: string): Promise<Response> {
    this.figures.requests += 1;
    const { origin } = this.gateways[this.asked++ % this.gateways.length] as RunningGateway;
    return fetch(origin + path, { headers: { accept: 'text/html,*/*' } });
  }

  private async file(path: string): Promise<void> {
    if (this.seen.has(path)) return;
    this.seen.add(path);
    const answer = await this.get(path);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const digest = createHash('sha256').update(bytes).digest('hex');
    if (answer.status !== 200 || !path.includes(digest)) this.figures.failed.push(`${answer.status} ${path}`);
  }

  async open(index: number): Promise<void> {
    const html = await (await this.get(pageOf(index).path)).text();
    this.release = JSON.parse(/id="release">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Release;
    const tags = Array.from(html.matchAll(/(?:src|href)="(\/r\/[^"]+\.(?:js|css))"/g), ([, path = '']) => path);
    await Promise.all(tags.map((path) => this.file(path)));
  }

  async navigate(index: number): Promise<void> {
    const answer = await this.get(`/release?have=${this.release.number}`);
    if (answer.status === 200 && !this.hasForm) this.release = (await answer.json()) as Release;
    else await answer.arrayBuffer();
    const remote = this.release.remotes.find(({ name }) => name === REMOTE);
    if (!remote) throw new Error(`no ${REMOTE} in release ${this.release.number}`);
    await this.file(remote.entry);
    const { chunk } = pageOf(index);
    const needed = ['./app', 'messages-pl', chunk].flatMap((name) => this.tables.get(remote.entry)?.[name] ?? []);
    await Promise.all(needed.map((file) => this.file(`/r/${REMOTE}/${file}`)));
  }
}

const pageOf = (index: number) => PAGES[index % PAGES.length] as (typeof PAGES)[number];

/**
 * Opens tabs before, between and after `steps`, which change what is live; each tab goes on
 * after every step of its visit. A quarter of them hold a form for a third of the time.
 */
export async function simulateSessions(
  surroundings: Surroundings,
  sessions: number,
  steps: readonly (() => Promise<void>)[],
): Promise<SessionFigures> {
  const figures: SessionFigures = { sessions: 0, requests: 0, failed: [] };
  const open: Tab[] = [];
  const perStep = Math.ceil(sessions / steps.length);
  const held = Math.ceil(steps.length / 3);
  const openedAt = new Map<Tab, number>();
  for (const [index, step] of steps.entries()) {
    const opened = Array.from({ length: perStep }, (_, at) => new Tab(surroundings, figures, at % 4 === 0));
    // The release changes while they load and navigate.
    const changed = step();
    await Promise.all(opened.map((tab, at) => tab.open(at)));
    for (const tab of opened) openedAt.set(tab, index);
    open.push(...opened);
    const age = (tab: Tab) => index - (openedAt.get(tab) ?? 0);
    for (const tab of open) if (age(tab) >= held) tab.hasForm = false;
    const active = open.filter((tab) => tab.hasForm || age(tab) <= VISIT);
    for (let at = 0; at < active.length; at += AT_ONCE) {
      await Promise.all(active.slice(at, at + AT_ONCE).map((tab, of) => tab.navigate(index + of)));
    }
    await changed;
  }
  return figures;
}
/** Releases and rollbacks during a visit. */
const VISIT = 5;
/** Tabs that navigate at the same moment. */
const AT_ONCE = 20;
