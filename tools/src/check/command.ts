import { spawn } from 'node:child_process';

interface Command {
  program: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}

interface CommandResult {
  code: number;
  output: string;
}

/** Runs a program without a shell; the output is stdout and stderr in order. */
function runCommand({ program, args, cwd, env }: Command): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A step that passes when the program exits with 0; otherwise its output is the problem. */
export async function commandProblems(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<string[]> {
  const { code, output } = await runCommand({ program, args, cwd, env });
  return code === 0 ? [] : [output.trim() || `${program} ended with ${code}`];
}
