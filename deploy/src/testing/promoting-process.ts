import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

// A process that promotes the last published version of a container: `<store> <container> [step]`. With a step it kills itself
// before that step of writing; half of the bytes are in the file when it dies while it writes them.

const [location = '', name = '', killedAt = ''] = process.argv.slice(2);
let step = 0;

const isLast = () => ++step === Number(killedAt);
const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('a killed process runs on');
};

function dieBefore<Args extends unknown[], Answer>(work: (...args: Args) => Answer): (...args: Args) => Answer {
  return (...args) => (isLast() ? die() : work(...args));
}

const { open } = fs;
fs.mkdir = dieBefore(fs.mkdir) as typeof fs.mkdir;
fs.link = dieBefore(fs.link);
fs.rm = dieBefore(fs.rm);
fs.open = dieBefore(async (...args: Parameters<typeof open>) => {
  const handle = await open(...args);
  const writeFile = handle.writeFile.bind(handle);
  handle.writeFile = async (bytes) => {
    if (!isLast()) return writeFile(bytes);
    const whole = bytes as Buffer;
    await writeFile(whole.subarray(0, whole.length / 2));
    die();
  };
  handle.sync = dieBefore(handle.sync.bind(handle));
  return handle;
});
syncBuiltinESMExports();

// Loaded afterwards, so that they get what is replaced above.
const { openStore } = await import('../release/open-store.ts');
const { promoteOffers } = await import('./releasing.ts');
await promoteOffers(await openStore(location), { name });
