import { newId } from '../../platform/ids.ts';
import { sql } from '../../storage/sql.ts';
import { type Area, admins, everyone, row, signedIn } from './row.ts';
import type { World } from './world.ts';

/** A message that waits for an answer. */
async function addMessage({ api }: World): Promise<string> {
  const id = newId();
  await api.db.query(sql`
    insert into contact_messages (id, number, topic, name, email, text, locale, created_at, updated_at)
    values (${id}, nextval('contact_numbers'), 'help', 'Ewa Lis', 'ewa@test.pl', 'Pytanie', 'pl', ${new Date()}, ${new Date()})`);
  return id;
}

/** The next version of the terms, in force from today. */
async function nextTerms({ api }: World) {
  const latest = await api.db.one<{ version: number }>(sql`
    select max(version) as version from legal_documents where document = 'terms-of-service'`);
  const sections = [{ heading: 'Usługa', text: 'Tekst' }];
  const valid_from = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Warsaw' });
  return {
    document: 'terms-of-service',
    version: (latest?.version ?? 0) + 1,
    sections_pl: sections,
    sections_en: sections,
    changes_pl: 'Zmiana',
    changes_en: 'Change',
    valid_from,
  };
}

async function policyInForce({ api }: World) {
  const latest = await api.db.one<{ version: number }>(sql`
    select max(version) as version from legal_documents where document = 'privacy-policy'`);
  return { document: 'privacy-policy', version: latest?.version ?? 0 };
}

export const information: Area = {
  title: 'Contact, documents and consents',
  rows: [
    row('POST /api/contact/', everyone(201), () => ({
      body: { topic: 'help', name: 'Ewa Lis', email: `${newId()}@test.pl`, text: 'Pytanie', seconds: 10 },
    })),
    row('GET /api/admin/contact-messages/', admins(200)),
    row('GET /api/admin/contact-messages/{id}/', admins(200), async (world) => ({ id: await addMessage(world) })),
    row('POST /api/admin/contact-messages/{id}/answer/', admins(200), async (world) => ({
      id: await addMessage(world),
      body: { text: 'Odpowiedź', seen: 0 },
    })),
    row('POST /api/admin/contact-messages/{id}/status/', admins(200), async (world) => ({
      id: await addMessage(world),
      body: { closed: true },
    })),
    row('GET /api/legal-documents/{document}/', everyone(200), () => ({ id: 'terms-of-service' })),
    row('POST /api/admin/legal-documents/', admins(201), async (world) => ({ body: await nextTerms(world) })),
    row('GET /api/accounts/consents/', signedIn(200), undefined, { who: "The caller's own." }),
    row('POST /api/accounts/consents/', signedIn(200), async (world) => ({
      body: { accept: [await policyInForce(world)] },
    })),
  ],
};
