import type { Offer } from '@wspolnik/contract';
import { NetworkButton } from '@wspolnik/market';
import { useSessionStore } from '@wspolnik/shared-auth';
import { Button, Slot, toast, useHasSlot } from '@wspolnik/system';
import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { manageNetwork } from './offer-detail.api.ts';
import { offerDetailMessages as messages } from './offer-detail.messages.ts';
import classes from './offer-detail.module.css';

/** Actions on the seller: connect, for who is signed in, and write a message, before which a guest is asked to sign in. */
export function SellerTie({
  offer: { id, title, author, network_status },
  reload,
}: {
  offer: Offer;
  reload: () => void;
}) {
  const { formatMessage } = useIntl();
  const isSignedIn = useSessionStore(({ user }) => user !== null);
  const canWrite = useHasSlot('message.compose');
  const [isWriting, setWriting] = useState(false);
  if (!isSignedIn && !canWrite) return null;
  return (
    <div className={classes.tie}>
      {isSignedIn && (
        <NetworkButton
          authenticated
          name={author.name}
          type="company"
          status={network_status}
          onChange={async (type) => {
            await manageNetwork({ type, recipient: 'company', recipient_id: author.id });
            reload();
          }}
          onError={toast.error}
          fullWidth
        />
      )}
      {canWrite && (
        <Button
          variant="outline"
          size="sm"
          fullWidth
          icon={<MessageSquare size={16} strokeWidth={1.75} />}
          onClick={() => setWriting(true)}
        >
          {formatMessage(messages.write)}
        </Button>
      )}
      {isWriting && (
        <Slot
          name="message.compose"
          eager
          recipient={{ type: 'company', id: author.id, name: author.name }}
          offer={{ id, title }}
          onClose={() => setWriting(false)}
        />
      )}
    </div>
  );
}
