import { ConfirmDialog, IconButton, Menu } from '@wspolnik/system';
import { cardIcon, usePending } from '@wspolnik/system/cards';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CardNetwork } from './card-network.ts';

interface ContactMenuProps extends Pick<CardNetwork, 'onChange' | 'onError'> {
  name: string;
}

/** What is seldom done with a contact: it is removed after a question (specification §5). */
export function ContactMenu({ name, onChange, onError }: ContactMenuProps) {
  const { formatMessage } = useIntl();
  const text = (id: string) => formatMessage({ id });
  // Undefined until it first opens: a list of thirty cards renders no dialogs.
  const [confirming, setConfirming] = useState<boolean>();
  const { pending, run } = usePending();
  const label = `${text('contacts.menu')}: ${name}`;
  const remove = async () => {
    try {
      await onChange('remove');
    } catch {
      onError(text('ui.network.failed'));
    }
    setConfirming(false);
  };
  return (
    <>
      <Menu
        label={label}
        trigger={
          <IconButton
            variant="outline"
            size="sm"
            data-stop
            label={label}
            icon={null}
            className={cardIcon('more', 'large')}
          />
        }
        items={[{ title: text('ui.network.action.remove'), danger: true, onClick: () => setConfirming(true) }]}
      />
      {confirming !== undefined && (
        <ConfirmDialog
          open={confirming}
          danger
          title={text('ui.network.removeQuestion')}
          text={name}
          confirmLabel={text('ui.remove')}
          loading={pending}
          onConfirm={() => void run(remove)}
          onCancel={() => setConfirming(false)}
        />
      )}
    </>
  );
}
