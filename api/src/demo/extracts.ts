import { CONTENT_TYPES, type FileStore, fileKey } from '../platform/files/file-store.ts';
import { drawInvoice } from './invoices.ts';
import type { World } from './world.ts';

/** Stores a register extract for each company that waits for an admin, and attaches it to its request. */
export async function attachExtracts(store: FileStore, world: World): Promise<void> {
  await Promise.all(
    world.verifications.map(async (request, index) => {
      const company = world.companies.find(({ id }) => id === request.company_id);
      const numbers = [`NIP ${String(company?.nip)}`, `REGON ${String(company?.regon)}`];
      const bytes = drawInvoice([`Odpis z rejestru nr ${index + 1}`, ...numbers, 'Stan aktualny']);
      const document = fileKey(`demo-${request.id}`, 'pdf', 'sealed');
      await store.put(document, bytes);
      const about = {
        document_name: 'odpis z rejestru.pdf',
        document_mime: CONTENT_TYPES.pdf,
        document_size: bytes.length,
      };
      Object.assign(request, { document, ...about });
    }),
  );
}
