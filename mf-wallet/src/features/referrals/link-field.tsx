import { Button, Input, ShareDialog } from '@wspolnik/system';
import { Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { referralsMessages as messages } from './referrals.messages.ts';
import classes from './referrals.module.css';
import { useCopyLink } from './use-referral-link.ts';

interface LinkFieldProps {
  /** Undefined while it is loading. */
  link: string | undefined;
  /** Names of the field and of both buttons, for a list with many of them. */
  names: Record<'link' | 'copy' | 'share', string>;
  /** What is shared, for the message. */
  title: string;
}

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

/** A link with the buttons that copy and share it. */
export function LinkField({ link = '', names, title }: LinkFieldProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const copy = useCopyLink();
  const isLoading = link === '';
  return (
    <div className={classes.link}>
      <Input readOnly value={link} aria-label={names.link} onFocus={(event) => event.target.select()} />
      <Button
        variant="outline"
        icon={<Copy {...ICON} />}
        aria-label={names.copy}
        loading={isLoading}
        onClick={() => void copy(link)}
      >
        {formatMessage(messages.copy)}
      </Button>
      <Button
        variant="soft"
        icon={<Share2 {...ICON} />}
        aria-label={names.share}
        loading={isLoading}
        onClick={() => setOpen(true)}
      >
        {formatMessage(messages.share)}
      </Button>
      {isOpen && <ShareDialog open url={link} title={title} onClose={() => setOpen(false)} />}
    </div>
  );
}
