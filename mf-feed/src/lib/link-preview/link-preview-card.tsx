import type { LinkPreview } from '@wspolnik/contract';
import { classNames, pictureSource } from '@wspolnik/system';
import { Link2 } from 'lucide-react';
import classes from './link-preview.module.css';

export interface LinkPreviewCardProps {
  preview: LinkPreview;
  /** One line with host and title, below another picture. */
  compact?: boolean;
  className?: string;
}

/** A linked page, in a fixed height whatever it says about itself. The host is the real one, not the name of the site. */
export function LinkPreviewCard({ preview, compact = false, className }: LinkPreviewCardProps) {
  const { url, host, title, description, image } = preview;
  return (
    <a
      className={classNames(classes.card, compact && classes.compact, className)}
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      dir="auto"
    >
      <span className={classes.picture} aria-hidden>
        {image && !compact ? (
          <img
            {...pictureSource(image.url, '214px', image.width)}
            alt=""
            width={image.width}
            height={image.height}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <Link2 size={compact ? 18 : 26} strokeWidth={1.75} />
        )}
      </span>
      <span className={classes.words}>
        <span className={classes.host}>{host.replace(/^www\./, '')}</span>
        <span className={classes.title}>{title}</span>
        {description && !compact && <span className={classes.description}>{description}</span>}
      </span>
    </a>
  );
}
