import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { freePort } from '../../../../api/src/testing/free-port.ts';
import { launchBrowser, median } from '../measure.ts';
import type { EditedCopy } from './edited-copy.ts';

export interface EditTimes {
  what: string;
  /** Milliseconds from the save of a file until the open page shows it. */
  median: number;
  slowest: number;
}

const PAGE = 'mf-offers/src/features/offer-list/offer-list.page.tsx';
const TEXTS = 'mf-offers/src/features/offer-list/messages/pl.json';
const STYLE = 'mf-offers/src/features/offer-list/offer-list.module.css';

const titleIs = (page: Page, title: string) =>
  page.waitForFunction((wanted) => document.querySelector('main h1')?.textContent === wanted, title);
const styleIs = (page: Page, order: string) =>
  page.waitForFunction(
    (wanted) => [...document.querySelectorAll('main ul')].some((list) => getComputedStyle(list).order === wanted),
    order,
  );

/** The edit of each round, and the time until the page shows it. Each text that is replaced is that of the round before. */
const EDITS = [
  {
    what: 'component',
    file: PAGE,
    text: (round: number) => (round === 0 ? 'title={formatMessage(messages.title)}' : `title="Oferty ${round}"`),
    shown: (page: Page, round: number) => titleIs(page, `Oferty ${round}`),
  },
  {
    what: 'text',
    file: TEXTS,
    text: (round: number) => `"offers.list.title": "Oferty${round === 0 ? '' : ` nr ${round}`}"`,
    shown: (page: Page, round: number) => titleIs(page, `Oferty nr ${round}`),
  },
  {
    what: 'style',
    file: STYLE,
    text: (round: number) => (round === 0 ? '.grid {' : `.grid {order:${round};`),
    shown: (page: Page, round: number) => styleIs(page, String(round)),
  },
] as const;

/** `pnpm dev mf-offers` in the copy, over what is live in the store `releases`. */
export async function measureEdit(copy: EditedCopy, releases: string, rounds = 5): Promise<EditTimes[]> {
  const data = await mkdtemp(join(tmpdir(), 'wspolnik-edit-'));
  const dev = await startDev(copy.root, { DATA_DIR: data, RELEASES_DIR: releases });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const times: EditTimes[] = [];
    for (const { what, file, text, shown } of EDITS) {
      await page.goto(`${dev.url}/offers`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const measured: number[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        const start = performance.now();
        await copy.edit(file, text(round - 1), text(round));
        await shown(page, round);
        measured.push(performance.now() - start);
      }
      // Of the component, whose title hides that of the texts.
      await copy.edit(file, text(rounds), text(0));
      times.push({ what, median: median(measured), slowest: Math.max(...measured) });
    }
    return times;
  } finally {
    await browser.close();
    await dev.end();
    await rm(data, { recursive: true });
  }
}

async function startDev(cwd: string, settings: NodeJS.ProcessEnv) {
  const env = { ...process.env, ...settings, PORT: String(await freePort()) };
  const child = spawn(process.execPath, ['tools/src/dev.ts', 'mf-offers'], { cwd, env });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const [, address] = /working copy at (\S+?)[.,]? /.exec(output) ?? [];
        if (address) resolve(address);
      });
    }
    child.once('exit', () => reject(new Error(`pnpm dev ended:\n${output}`)));
  });
  return {
    url,
    async end() {
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  };
}
