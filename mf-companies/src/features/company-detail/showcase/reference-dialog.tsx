import type { CompanyReference } from '@wspolnik/contract';
import {
  COMPANY_NAME_LENGTH,
  MAX_REFERENCE_IMAGES,
  REFERENCE_TEXT_LENGTH,
  REFERENCE_TITLE_LENGTH,
} from '@wspolnik/contract/limits';
import { useAction, useRead } from '@wspolnik/kit';
import { toast } from '@wspolnik/system';
import { ImagesField } from '@wspolnik/system/files';
import { FieldPair, FormDialog, rules, SelectField, TextareaField, TextField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { object } from 'yup';
import { contactsRead } from '../../../lib/network.reads.ts';
import { yearRule } from '../../../lib/year-rule.ts';
import { showcaseMessages as messages } from '../company-detail.messages.ts';
import { entriesOf } from './entries.ts';
import { addReference, editReference, type SentReference } from './showcase.api.ts';

const SCHEMA = object({
  title: rules.required().max(REFERENCE_TITLE_LENGTH),
  text: rules.maxLength(REFERENCE_TEXT_LENGTH),
  year: yearRule(),
  client_name: rules.maxLength(COMPANY_NAME_LENGTH),
});
/** The API's largest page. */
const ALL = '100';

export interface ReferenceDialogProps {
  companyId: string;
  /** Null for a new one. */
  reference: CompanyReference | null;
  onClose(): void;
}

const valuesOf = (reference: CompanyReference | null) => ({
  title: reference?.title ?? '',
  text: reference?.text ?? '',
  year: reference?.year ? String(reference.year) : '',
  client_company_id: reference?.client?.company_id ?? '',
  client_name: reference?.client?.company_id ? '' : (reference?.client?.name ?? ''),
  images: entriesOf(reference?.images ?? []),
});
type ReferenceValues = ReturnType<typeof valuesOf>;

/** A company that was chosen goes before a typed name. */
const sentOf = ({ title, text, year, client_company_id, client_name, images }: ReferenceValues): SentReference => ({
  title: title.trim(),
  text,
  year: year ? Number(year) : null,
  client_company_id: client_company_id || null,
  client_name: client_company_id ? null : client_name.trim(),
  pictures: images,
});

/** Adds a reference, or changes one. */
export function ReferenceDialog({ companyId, reference, onClose }: ReferenceDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useAction((values: ReferenceValues, key) =>
    reference ? editReference(companyId, reference.id, sentOf(values)) : addReference(companyId, sentOf(values), key),
  );
  return (
    <FormDialog
      title={formatMessage(reference ? messages.editReference : messages.addReference)}
      size="lg"
      initialValues={valuesOf(reference)}
      schema={SCHEMA}
      confirm={formatMessage(messages.save)}
      onSubmit={async (values) => {
        if ((await run(values)) === undefined) return false;
        toast.success(formatMessage(messages.referenceSaved));
        return true;
      }}
      onClose={onClose}
    >
      <TextField name="title" label={formatMessage(messages.title)} maxLength={REFERENCE_TITLE_LENGTH} required />
      <TextareaField
        name="text"
        label={formatMessage(messages.text)}
        rows={4}
        maxLength={REFERENCE_TEXT_LENGTH}
        counted
      />
      <TextField name="year" label={formatMessage(messages.year)} inputMode="numeric" maxLength={4} />
      <ClientFields companyId={companyId} client={reference?.client ?? null} />
      <ImagesField
        name="images"
        label={formatMessage(messages.pictures)}
        help={formatMessage(messages.picturesHelp, { max: MAX_REFERENCE_IMAGES })}
        maxCount={MAX_REFERENCE_IMAGES}
        crop="original"
      />
    </FormDialog>
  );
}

/** A client among the company's contacts, or any name. */
function ClientFields({ companyId, client }: { companyId: string; client: CompanyReference['client'] }) {
  const { formatMessage } = useIntl();
  const { data } = useRead(contactsRead({ company_id: companyId, limit: ALL }));
  const contacts = (data?.companies ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isKnown = !client?.company_id || contacts.some(({ value }) => value === client.company_id);
  const stored = isKnown ? [] : [{ value: client?.company_id ?? '', label: client?.name ?? '' }];
  return (
    <FieldPair>
      <SelectField
        name="client_company_id"
        label={formatMessage(messages.clientCompany)}
        options={[{ value: '', label: formatMessage(messages.noClientCompany) }, ...stored, ...contacts]}
      />
      <TextField
        name="client_name"
        label={formatMessage(messages.clientName)}
        help={formatMessage(messages.clientHelp)}
        maxLength={COMPANY_NAME_LENGTH}
      />
    </FieldPair>
  );
}
