import { fileKey, type Known, type ReleaseStore } from '@wspolnik/deploy/release';
import { scriptsOf } from '../../build/interface/record-interface.ts';
import { budgetOf } from '../../size/page-budget.ts';
import { counted, type Findings } from './report.ts';

const kb = (bytes: number) => (bytes / 1000).toFixed(1);

/** What a first visit to each page loads of the remote, by the released files, against its budget. */
export async function checkBytes(store: ReleaseStore, { name, manifest, assets }: Known): Promise<Findings> {
  const sizes = new Map<string, number>();
  const sizeOf = async (file: string) => {
    const sent = async () => (await store.get(fileKey(name, `${file}.br`))) ?? (await store.get(fileKey(name, file)));
    const bytes = sizes.get(file) ?? (await sent())?.length ?? 0;
    sizes.set(file, bytes);
    return { file, bytes };
  };
  const { routes, budget = {} } = manifest;
  const problems = Object.keys(budget)
    .filter((path) => !routes.some((route) => route.path === path))
    .map((path) => `remote.json has a budget for ${path}, which is no page of it.`);
  let largest = { path: '', bytes: 0 };
  for (const route of routes) {
    const files = await Promise.all(scriptsOf(route, assets).map(sizeOf));
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    if (bytes > largest.bytes) largest = { path: route.path, bytes };
    const limit = budgetOf(manifest, route.path);
    if (bytes <= limit * 1000) continue;
    const most = files.toSorted((a, b) => b.bytes - a.bytes).slice(0, 3);
    const parts = most.map((one) => `${one.file} ${kb(one.bytes)} KB`).join(', ');
    problems.push(
      `${route.path} loads ${kb(bytes)} KB of ${limit}: ${parts}. \`budget\` of remote.json can say another one.`,
    );
  }
  return { figure: `${counted(routes.length, 'page')}, ${largest.path} ${kb(largest.bytes)} KB`, problems };
}
