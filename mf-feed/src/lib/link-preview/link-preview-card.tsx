import type { LinkPreview } from '@wspolnik/api/contract';
import { classNames } from '@wspolnik/shared-ui';
import { Link2 } from 'lucide-react';
import classes from './link-preview.module.css';

export interface LinkPreviewCardProps {
  preview: LinkPreview;
  className?: string;
}

/** A linked page, in a fixed height whatever it says about itself. The host is the real one, not the name of the site. */
export function LinkPreviewCard({ preview, className }: LinkPreviewCardProps) {
  const { url, host, title, description, image } = preview;
  return (
    <a
      className={classNames(classes.card, className)}
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      dir="auto"
    >
      <span className={classes.picture} aria-hidden>
        {image ? (
          <img src={image.thumbnail} alt="" width={image.width} height={image.height} loading="lazy" decoding="async" />
        ) : (
          <Link2 size={26} strokeWidth={1.75} />
        )}
      </span>
      <span className={classes.words}>
        <span className={classes.host}>{host.replace(/^www\./, '')}</span>
        <span className={classes.title}>{title}</span>
        {description && <span className={classes.description}>{description}</span>}
      </span>
    </a>
  );
}
