import type { CompanyReference } from '@wspolnik/contract';
import { MAX_REFERENCES } from '@wspolnik/contract/limits';
import { Button, DialogOnDemand } from '@wspolnik/system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { showcaseMessages as messages } from '../company-detail.messages.ts';
import classes from './company-showcase.module.css';
import { ReferenceItem } from './reference-item.tsx';
import type { ShowcaseProps } from './showcase-props.ts';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "company-showcase" */ './reference-dialog.tsx')).ReferenceDialog;

export function CompanyReferences({ company, showcase: { references }, mayEdit }: ShowcaseProps) {
  const { formatMessage } = useIntl();
  /** `new`: one to add. */
  const [edited, setEdited] = useState<CompanyReference | 'new' | null>(null);
  if (references.length === 0 && !mayEdit) return null;
  const ids = references.map(({ id }) => id);
  return (
    <section aria-labelledby="company-references">
      <div className={classes.head}>
        <h2 id="company-references">{formatMessage(messages.references)}</h2>
        {mayEdit && references.length < MAX_REFERENCES && (
          <Button variant="outline" size="sm" onClick={() => setEdited('new')}>
            {formatMessage(messages.addReference)}
          </Button>
        )}
      </div>
      {references.length === 0 && <p className={classes.muted}>{formatMessage(messages.noReferences)}</p>}
      <ul className={classes.references}>
        {references.map((reference, index) => (
          <ReferenceItem
            key={reference.id}
            {...{ companyId: company.id, reference }}
            {...(mayEdit && { order: { ids, index }, onEdit: () => setEdited(reference) })}
          />
        ))}
      </ul>
      <DialogOnDemand
        load={loadDialog}
        props={
          edited
            ? {
                companyId: company.id,
                reference: edited === 'new' ? null : edited,
                onClose: () => setEdited(null),
              }
            : null
        }
      />
    </section>
  );
}
