import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Who releases, as releases name them: the author that git knows, or else the account of the machine. */
export function findWho(cwd: string): string {
  const name = fromGit('user.name', cwd);
  const email = fromGit('user.email', cwd);
  if (name) return email ? `${name} <${email}>` : name;
  return email || userInfo().username;
}

function fromGit(setting: string, cwd: string): string {
  try {
    return execFileSync('git', ['config', setting], {
      cwd,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    // Not set, or no git on this machine.
    return '';
  }
}
