import { parseArgs } from 'node:util';
import { closest, distance } from '@wspolnik/settings';
import { UserError } from '../serve/explain-failure.ts';

const OPTIONS = {
  store: { type: 'string' },
  channel: { type: 'string', default: 'stable' },
  message: { type: 'string', short: 'm' },
  urgent: { type: 'boolean', default: false },
  to: { type: 'string' },
  'allow-wider': { type: 'boolean', default: false },
  api: { type: 'string' },
  who: { type: 'string' },
  canary: { type: 'string' },
  minutes: { type: 'string' },
  pages: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  'no-browser': { type: 'boolean', default: false },
  smoke: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const CHANNEL = /^[a-z0-9][a-z0-9-]*$/i;

/** @throws UserError for an option that is none, or has no value */
export function readArguments(args: string[]) {
  try {
    const parsed = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    const { channel } = parsed.values;
    if (!CHANNEL.test(channel)) throw new UserError(`"${channel}" is no name of a channel: letters, digits and - are.`);
    return parsed;
  } catch (error) {
    if (error instanceof UserError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    const [, name = ''] = /'(-{1,2}[^'\s<=]*)/.exec(message) ?? [];
    if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new UserError(`${message.replace(/\.?$/, '.')} See --help.`);
    throw new UserError(
      `${name} is no option.${nearest(
        name,
        Object.keys(OPTIONS).map((option) => `--${option}`),
      )}`,
    );
  }
}

/** ` Did you mean …?`, or where all are listed. */
export function nearest(word: string, known: string[]): string {
  const [found = ''] = known.length > 0 ? [closest(word, known)] : [];
  return found && distance(word, found) <= Math.max(2, word.length / 3) ? ` Did you mean ${found}?` : ' See --help.';
}
