/**
 * Tries the attacks of `attack/` against the built product, each against its own product, and prints what held.
 *
 *   pnpm attack [name…] [--smoke]
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { commandOptions, isSmoke } from '../../api/src/testing/command-options.ts';
import type { Attack } from './attack/attack.ts';
import { startProduct } from './attack/product.ts';
import { buildRelease } from './build/release.ts';
import { ROOT } from './webpack/base-config.ts';

const FOLDER = join(import.meta.dirname, 'attack');
/** An attack without limits of time. */
const SMOKE = ['no-store'];
/** Files of the folder that are no attacks. */
const SHARED = ['active-company', 'attack', 'order-documents', 'product', 'purchase', 'sockets'];

async function attackNames(): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return files.map((file) => file.slice(0, -'.ts'.length)).filter((name) => !SHARED.includes(name));
}

/** True when it held. */
async function attempt(name: string): Promise<boolean> {
  const { attack } = (await import(join(FOLDER, `${name}.ts`))) as { attack: Attack };
  try {
    await using product = await startProduct(attack.settings);
    console.log(`✔ ${name}: ${await attack.run(product)}`);
    return true;
  } catch (error) {
    console.log(`✖ ${name}: somebody can ${attack.aim}\n  ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

const names = await attackNames();
const { positionals } = parseArgs({ options: commandOptions(), allowPositionals: true });
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`No attack is called ${unknown.join(', ')}. There are: ${names.join(', ')}`);

await buildRelease({ root: ROOT, store: join(ROOT, '.releases'), log: console.log });
let failed = 0;
const wanted = isSmoke ? SMOKE : positionals;
const tried = wanted.length > 0 ? wanted : names;
for (const name of tried) if (!(await attempt(name))) failed += 1;
console.log(`${tried.length - failed} held, ${failed} did not`);
if (failed > 0) process.exitCode = 1;
