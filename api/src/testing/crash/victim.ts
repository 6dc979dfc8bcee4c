import { createApi } from '../../index.ts';

// Run by ledger-crash.ts in a separate process, to be killed. Its first line of output is its address.
const api = await createApi({ env: process.env });
process.stdout.write(`${await api.listen(0)}\n`);
