import type {
  LegalDocument,
  LegalDocumentName,
  LegalSection,
  LegalVersion,
  PublishDocumentBody,
} from '@wspolnik/contract/legal-documents';
import { hardSpaces } from '../../platform/polish/hard-spaces.ts';
import { invalidField, problem } from '../../platform/wire/problem.ts';
import { isBlank, requiredText } from '../../platform/words/text.ts';
import type { Db } from '../../storage/db.ts';
import { insertAudit } from '../audit/index.ts';
import { legalDocumentId } from './legal-document-id.ts';
import * as store from './legal-documents.sql.ts';

/**
 * The version in force or the one that is asked for, with the list of all.
 *
 * @throws ApiProblem not_found
 */
export async function getDocument(
  db: Db,
  { document, version: asked, now }: { document: LegalDocumentName; version?: number; now: Date },
): Promise<LegalDocument> {
  const rows = await store.selectVersions(db, document, now);
  const current = rows.find(({ is_due }) => is_due)?.version ?? 1;
  const versions = rows.map(({ is_due, ...row }): LegalVersion => {
    if (!is_due) return { ...row, status: 'coming' };
    return { ...row, status: row.version === current ? 'in_force' : 'former' };
  });
  const shown = versions.find(({ version }) => version === (asked ?? current));
  const sections = shown && (await store.selectSections(db, document, shown.version));
  if (!sections) throw problem('not_found');
  return { document, ...shown, sections: { ...sections, pl: sections.pl.map(typesetSection) }, versions };
}

const typesetSection = ({ heading, text }: LegalSection): LegalSection => ({
  heading: hardSpaces(heading),
  text: hardSpaces(text),
});

function checkedSections(field: string, sections: readonly LegalSection[]): LegalSection[] {
  if (sections.some(({ heading, text }) => isBlank(heading) || isBlank(text))) throw invalidField(field, 'required');
  return sections.map(({ heading, text }) => ({ heading: heading.trim(), text: text.trim() }));
}

/**
 * Publishes the next version of a document. Audited.
 *
 * @throws ApiProblem validation_failed (`dateMin` on valid_from), already_decided (another admin has published it meanwhile)
 */
export async function publishVersion(tx: Db, adminId: string, body: PublishDocumentBody, now: Date): Promise<void> {
  const checked = {
    ...body,
    changes_pl: requiredText('changes_pl', body.changes_pl),
    changes_en: requiredText('changes_en', body.changes_en),
    sections_pl: checkedSections('sections_pl', body.sections_pl),
    sections_en: checkedSections('sections_en', body.sections_en),
  };
  const latest = await store.selectLatest(tx, body.document, now);
  if (latest?.version !== body.version - 1) throw problem('already_decided');
  if (body.valid_from < latest.earliest) throw invalidField('valid_from', 'dateMin', { min: latest.earliest });
  if (!(await store.insertVersion(tx, checked, adminId, now))) throw problem('already_decided');
  const details = { document: body.document, version: body.version, valid_from: body.valid_from };
  const entry = {
    actorId: adminId,
    action: 'legal_document.published',
    subjectType: 'legal_document',
    subjectId: legalDocumentId(body.document),
    details,
  } as const;
  await insertAudit(tx, entry, now);
}
