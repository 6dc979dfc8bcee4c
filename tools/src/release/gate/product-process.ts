import { join } from 'node:path';
import { createApi } from '@wspolnik/api';
import { createGateway } from '@wspolnik/deploy';
import { SEED_COPIES } from '../../serve/seed-copies.ts';

// The product under check, in an own process: its work would delay what is measured. Arguments: location of the store, an empty folder.
// Opens the API, and once the parent says that the store is there, the gateway.

const [store = '', folder = ''] = process.argv.slice(2);
const api = await createApi({ env: process.env, seedCopies: SEED_COPIES });
const url = await api.listen(0);

process.once('message', async () => {
  const own = { folder: join(folder, 'gateway'), env: process.env, logger: false };
  const gateway = await createGateway({ api: url, store, ...own });
  process.send?.({ url: await gateway.listen(0) });
});
// Without the parent nobody needs it, nor its data.
process.once('disconnect', () => process.exit());
process.send?.({});
