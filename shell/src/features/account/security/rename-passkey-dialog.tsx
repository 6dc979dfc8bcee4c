import type { Passkey } from '@wspolnik/contract';
import { PASSKEY_NAME_LENGTH } from '@wspolnik/contract/limits';
import { refresh } from '@wspolnik/kit';
import { FormDialog, TextField } from '@wspolnik/system/forms';
import { useIntl } from 'react-intl';
import { renamePasskey, twoStepRead } from './security.api.ts';
import { renameSchema } from './security.schemas.ts';

export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose(): void }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <FormDialog
      title={text('account.passkey.rename')}
      size="sm"
      initialValues={{ name: passkey.name }}
      schema={renameSchema}
      onSubmit={async ({ name }) => {
        await renamePasskey(passkey.id, name.trim());
        await refresh(twoStepRead);
        return true;
      }}
      confirm={text('account.passkey.saveName')}
      onClose={onClose}
    >
      <TextField name="name" maxLength={PASSKEY_NAME_LENGTH} required label={text('account.passkey.name')} />
    </FormDialog>
  );
}
