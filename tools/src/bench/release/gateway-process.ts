import { createGateway } from '@wspolnik/deploy';

// A gateway in a process of its own: what it does must not be measured together with who measures. Arguments: API, store, its own folder.
const [api = '', store = '', folder = ''] = process.argv.slice(2);

const gateway = await createGateway({ api, store, folder });
process.send?.(await gateway.listen(0));
// Without the parent nobody needs it.
process.once('disconnect', () => process.exit());
