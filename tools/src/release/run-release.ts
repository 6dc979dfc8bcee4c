import { UserError } from '../serve/explain-failure.ts';
import { canaryCommand } from './canary-commands.ts';
import { type Context, createContext, type Surroundings } from './context.ts';
import { HELP } from './help.ts';
import { keysCommand } from './key-commands.ts';
import { nearest, readArguments } from './read-arguments.ts';
import { diffCommand, promoteCommand, rollbackCommand, withdrawCommand } from './release-commands.ts';
import {
  checkCommand,
  listCommand,
  pruneCommand,
  publishCommand,
  versionsCommand,
  whyCommand,
} from './store-commands.ts';

type Command = (context: Context, args: string[]) => Promise<unknown>;

const COMMANDS: Record<string, Command> = {
  publish: publishCommand,
  promote: promoteCommand,
  canary: canaryCommand,
  rollback: rollbackCommand,
  withdraw: withdrawCommand,
  list: listCommand,
  versions: versionsCommand,
  diff: diffCommand,
  why: whyCommand,
  check: checkCommand,
  prune: pruneCommand,
  keys: keysCommand,
};

/** Runs one command. Answers the exit code. */
export async function runRelease(args: string[], surroundings: Surroundings): Promise<number> {
  const { values, positionals } = readArguments(args);
  const [command, ...rest] = positionals;
  if (values.help || command === undefined) {
    surroundings.print(HELP);
    return 0;
  }
  const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!run) throw new UserError(`${command} is no command.${nearest(command, Object.keys(COMMANDS))}`);
  return (await run(await createContext(values, surroundings), rest)) === false ? 1 : 0;
}
