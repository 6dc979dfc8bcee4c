import { createApi } from '../src/index.ts';

// All requests come from one address.
const api = await createApi({ env: { ...process.env, RATE_LIMITS: 'off' } });
console.log(await api.listen(0));
process.on('SIGTERM', () => process.exit(0));
