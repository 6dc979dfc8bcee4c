import { createApi } from '../src/index.ts';

// One address asks for everything here.
const api = await createApi({ env: { ...process.env, RATE_LIMITS: 'off' } });
console.log(await api.listen(0));
process.on('SIGTERM', () => process.exit(0));
