import { resolve } from 'node:path';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UserError } from '../serve/explain-failure.ts';

/** The one folder of a command and its options. @throws UserError with the usage */
export function readArguments<const Options extends ParseArgsOptionsConfig>(
  args: string[],
  usage: string,
  options: Options,
) {
  const read = () => {
    try {
      return parseArgs({ args, options, allowNegative: true, allowPositionals: true });
    } catch {
      throw new UserError(usage);
    }
  };
  const { values, positionals } = read();
  const [folder, ...rest] = positionals;
  if (!folder || rest.length > 0) throw new UserError(usage);
  return { folder: resolve(folder), values };
}
