import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { clamdStandIn } from './clamd-stand-in.ts';
import { freePort } from './free-port.ts';

/** Text that the temporary clamd takes for malware, by itself or inside a document. */
export const MALWARE = 'WSPOLNIK-TEST-MALWARE';
const SIGNATURE = `Wspolnik.Test:0:*:${Buffer.from(MALWARE).toString('hex')}\n`;
/** How clamd names what a signature finds that is not of its maker. */
const THREAT = 'Wspolnik.Test.UNOFFICIAL';

const FOLDERS = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** The program, null where clamd is not installed. */
export function clamdProgram(): string | null {
  return FOLDERS.map((folder) => path.join(folder, 'clamd')).find((file) => existsSync(file)) ?? null;
}

export interface TemporaryClamd {
  /** For CLAMAV_URL. */
  url: string;
  /** Starts it again after `stop`, at the same address. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Stops it and deletes its directory. */
  dispose(): Promise<void>;
}

/** It listens before it writes this line. */
async function untilReady(clamd: ChildProcess): Promise<void> {
  if (!clamd.stdout) throw new Error('clamd has no output');
  for await (const line of createInterface({ input: clamd.stdout })) {
    if (line.startsWith('Self checking every')) {
      clamd.stdout.resume();
      return;
    }
  }
  throw new Error(`clamd ended with ${clamd.exitCode ?? clamd.signalCode}`);
}

function standIn(port: number): Omit<TemporaryClamd, 'url'> {
  const clamd = clamdStandIn(port, { text: MALWARE, name: THREAT });
  return { ...clamd, dispose: clamd.stop };
}

/** A separate clamd that knows only one signature, {@link MALWARE}; where clamd is not installed, its stand-in. */
export async function startClamd(): Promise<TemporaryClamd> {
  const port = await freePort();
  const program = clamdProgram();
  const clamd = program ? await installedClamd(program, port) : standIn(port);
  await clamd.start();
  return { url: `tcp://127.0.0.1:${port}`, ...clamd };
}

async function installedClamd(program: string, port: number): Promise<Omit<TemporaryClamd, 'url'>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'wspolnik-clamd-'));
  const database = path.join(directory, 'database');
  await mkdir(database);
  await writeFile(path.join(database, 'test.ndb'), SIGNATURE);
  const settings = path.join(directory, 'clamd.conf');
  const lines = ['Foreground yes', `DatabaseDirectory ${database}`, 'TCPAddr 127.0.0.1', `TCPSocket ${port}`];
  await writeFile(settings, `${lines.join('\n')}\n`);
  let clamd: ChildProcess | null = null;
  const stop = async () => {
    if (!clamd || clamd.exitCode !== null || clamd.signalCode !== null) return;
    const gone = once(clamd, 'exit');
    clamd.kill('SIGKILL');
    await gone;
  };
  return {
    async start() {
      clamd = spawn(program, ['-c', settings], { cwd: directory, stdio: ['ignore', 'pipe', 'ignore'] });
      await untilReady(clamd);
    },
    stop,
    async dispose() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
