import { createApi } from '../src/index.ts';

const api = await createApi({ env: process.env });
console.log(await api.listen(0));
process.on('SIGTERM', () => process.exit(0));
