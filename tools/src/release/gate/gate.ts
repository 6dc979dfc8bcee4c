import { join } from 'node:path';
import type { Known } from '@wspolnik/deploy/release';
import type { Context } from '../context.ts';
import { folderOf } from '../format.ts';
import { Accounts } from './accounts.ts';
import { Addresses } from './addresses.ts';
import { launchGateBrowser } from './browser.ts';
import { checkMounts } from './check-mounts.ts';
import { accessibilityFindings, consoleFindings } from './check-pages.ts';
import { fileNames } from './file-names.ts';
import { checkBytes } from './page-bytes.ts';
import { type Product, startProduct } from './product.ts';
import { counted, Report } from './report.ts';
import { runSmoke } from './smoke.ts';
import { type Visit, visitPages } from './visit-pages.ts';

/** Tries a version in the live shell with what else is live. Answers whether it passes. */
export async function runGate(context: Context, candidate: Known, live: readonly Known[]): Promise<boolean> {
  const containers = [candidate, ...live.filter(({ name }) => name !== candidate.name)];
  const named = fileNames(containers);
  const report = new Report((line) => context.print(named(line)));
  let product: Product | undefined;
  try {
    await report.step('starts', async () => {
      product = await startProduct(context.store, containers);
      return { figure: `beside ${counted(containers.length - 1, 'container')}`, problems: [] };
    });
    if (product) await checkInBrowser(context, candidate, product, report);
  } finally {
    await product?.close();
  }
  return report.isPassed;
}

async function checkInBrowser(context: Context, candidate: Known, product: Product, report: Report): Promise<void> {
  const { name, manifest } = candidate;
  const { url } = product;
  const paths = manifest.routes.map(({ path }) => path);
  const accounts = new Accounts(url);
  const addresses = new Addresses(paths, accounts);
  const browser = await launchGateBrowser();
  let visits: Visit[] = [];
  try {
    await report.step('console, policy, requests', async () => {
      visits = await visitPages(manifest.routes, { browser, url, accounts, addresses });
      return consoleFindings(visits);
    });
    await report.step('accessibility', () => accessibilityFindings(visits));
    // The shell's start is on every page; `pnpm size:pages` has its budget.
    if (name !== 'shell') await report.step('bytes', () => checkBytes(context.store, candidate));
    const smoke = context.options.smoke ?? join(context.root, folderOf(name), 'smoke');
    await report.step('smoke journeys', () => runSmoke(smoke, product, accounts));
    // The shell is never unmounted.
    if (name !== 'shell')
      await report.step('leftovers', () => checkMounts(candidate, visits, { browser, url, accounts }));
  } finally {
    await browser.close();
  }
}
