import { writeSync } from 'node:fs';
import { readConfig } from '../platform/config.ts';
import { createContext } from '../platform/create-context.ts';
import { runDue } from '../platform/jobs/run-due.ts';
import { sql } from '../storage/sql.ts';

// Run by jobs.test.ts in a separate process, to be killed in the middle of a job: node job-victim.ts
const STDOUT = 1;
const FAR_MS = 60_000;

const context = await createContext({
  config: readConfig(process.env),
  onError: (error) => {
    throw error;
  },
});
await runDue(
  context,
  [
    {
      kind: 'test.effect',
      run: async (_context, tx) => {
        await tx.query(sql`insert into effects (note) values ('victim')`);
        writeSync(STDOUT, 'in the middle\n');
        await new Promise((resolve) => setTimeout(resolve, FAR_MS));
      },
    },
  ],
  new Date(),
);
