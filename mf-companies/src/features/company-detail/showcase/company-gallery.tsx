import { Button, DialogOnDemand } from '@wspolnik/system';
import { PictureGallery } from '@wspolnik/system/pictures';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { showcaseMessages as messages } from '../company-detail.messages.ts';
import classes from './company-showcase.module.css';
import type { ShowcaseProps } from './showcase-props.ts';

const loadDialog = async () =>
  (await import(/* webpackChunkName: "company-showcase" */ './gallery-dialog.tsx')).GalleryDialog;

export function CompanyGallery({ company, showcase: { gallery }, mayEdit }: ShowcaseProps) {
  const { formatMessage } = useIntl();
  const [isEditing, setEditing] = useState(false);
  if (gallery.length === 0 && !mayEdit) return null;
  return (
    <section aria-labelledby="company-gallery">
      <div className={classes.head}>
        <h2 id="company-gallery">{formatMessage(messages.gallery)}</h2>
        {mayEdit && (
          <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
            {formatMessage(gallery.length === 0 ? messages.addPictures : messages.editGallery)}
          </Button>
        )}
      </div>
      {gallery.length === 0 ? (
        <p className={classes.muted}>{formatMessage(messages.noPictures)}</p>
      ) : (
        <PictureGallery images={gallery} name={company.name} />
      )}
      <DialogOnDemand
        load={loadDialog}
        props={isEditing ? { companyId: company.id, gallery, onClose: () => setEditing(false) } : null}
      />
    </section>
  );
}
