import { parseArgs } from 'node:util';
import { explainFailure, UserError } from './serve/explain-failure.ts';

const HELP = `pnpm dev <remote> [--against <site>] [--offline]

  pnpm dev mf-offers
      The product at http://localhost:3000 with one remote from its working copy. An edit of a component, a text or a style
      is in the open page at once, and what was typed stays. The rest is what pnpm build made; nothing is released.
  pnpm dev mf-offers --against https://wspolnik.example
      The deployed site, only in this browser, with the remote from its working copy. Its shell has React for production:
      an edit of a component or a text opens the page anew, and drafts stay. You sign in as on the site; passkeys do not work.

--offline keeps the service worker. Without it, it is removed from the browser, with what it has kept for this address.
PORT names another port (3000). An edit of the design system's own modules, of the shell or of another remote needs pnpm build.`;

try {
  const { values, positionals } = readArguments();
  if (values.help) console.log(HELP);
  else await run(positionals, values);
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}

interface Options {
  against?: string | undefined;
  offline?: boolean | undefined;
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        against: { type: 'string' },
        offline: { type: 'boolean' },
        help: { type: 'boolean', short: 'h', default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UserError(`${(error as Error).message.split('. ')[0]}. pnpm dev --help lists the options.`);
  }
}

async function run([folder, ...more]: string[], { against, offline }: Options): Promise<void> {
  if (more.length > 0) throw new UserError(`One remote at a time, without ${more.join(' ')}.`);
  // Loads webpack and the whole product.
  const { startDevelopment } = await import('./dev/start.ts');
  const started = await startDevelopment({ folder, against, offline, log: console.log });
  console.log(
    `\n${folder} from its working copy at ${started.url}${against ? `, everything else from ${against}` : ''}. Ctrl+C ends it.`,
  );
  const end = () => started.close().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}
