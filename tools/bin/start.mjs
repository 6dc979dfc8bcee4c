// `npm start`, for any Node on the machine: installs the packages, then starts the Node among them.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { bundledNode, ensureInstalled, ROOT } from './bootstrap.mjs';

ensureInstalled();
const child = spawn(bundledNode(), [join(ROOT, 'tools/src/serve.ts'), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: 'inherit',
});
// The terminal sends Ctrl+C to both; other signals only reach this process.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
