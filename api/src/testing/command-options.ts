// Options of the commands that measure the product or wear it out (`bench:*`, `crash:*`, `soak`, …). All of them take `--smoke`:
// a run of seconds on tiny inputs, which shows that the command works. Its figures mean nothing, so none of them fails it.

interface NumberOption {
  type: 'string';
  default: string;
}

const SMOKE = { smoke: { type: 'boolean' } } as const;

export const isSmoke = process.argv.includes('--smoke');

/** For `parseArgs`: `--smoke`, and options that are numbers, by their defaults without and with it. */
export function commandOptions<Name extends string = never>(
  numbers = {} as Readonly<Record<Name, readonly [usual: number, smoke: number]>>,
): Record<Name, NumberOption> & typeof SMOKE {
  const entries = (Object.entries(numbers) as [Name, readonly [number, number]][]).map(
    ([name, [usual, smoke]]) => [name, { type: 'string', default: String(isSmoke ? smoke : usual) }] as const,
  );
  return { ...SMOKE, ...(Object.fromEntries(entries) as Record<Name, NumberOption>) };
}

/** Fails the command when its figures were not reached, unless they are those of a smoke. */
export function judge(reached: boolean): void {
  if (!reached && !isSmoke) process.exitCode = 1;
}
