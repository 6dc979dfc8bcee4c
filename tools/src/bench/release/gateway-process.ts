import { createGateway } from '@wspolnik/deploy';
import '../../soak/report-memory.ts';

// A gateway in its own process: what it does must not be measured together with who measures. Arguments: API, store, its own folder.
const [api = '', store = '', folder = ''] = process.argv.slice(2);

const WARNING = 40;
/** Its log says how long it took to take a release over. Its warnings are for who runs the benchmark. */
const stream = {
  write(line: string) {
    const [, took] = / is live, (\d+) ms/.exec(line) ?? [];
    if (took) process.send?.({ took: Number(took) });
    const { level, msg } = JSON.parse(line);
    if (level >= WARNING) console.error(msg);
  },
};
/** A loaded machine renders late, which the benchmark measures; nothing is left to browsers. */
const env = { ...process.env, DATA_DEADLINE: '20000', RENDER_DEADLINE: '20000' };
const gateway = await createGateway({ api, store, folder, env, logger: { level: 'info', stream } });
process.send?.({ origin: await gateway.listen(0) });
// Without the parent nobody needs it.
process.once('disconnect', () => process.exit());
