import { accessOf, readDocument } from '../document.ts';
import { accessPage } from './page.ts';

// node api/src/testing/access/print.ts > docs/access.md
process.stdout.write(accessPage(accessOf(await readDocument())));
