import type { DataExportReply } from '@wspolnik/contract';
import { changeRead, refreshRead } from '@wspolnik/kit';
import { ApiError } from '@wspolnik/shared-auth';
import { toast, useErrorText } from '@wspolnik/system';
import { exportRead, requestExport } from './profile.api.ts';
import { ConfirmationDialog } from './security/confirmation-dialog.tsx';

export interface ExportDialogProps {
  onClose(): void;
}

/** Asks for the password or the second step, then for the copy. */
export function ExportDialog({ onClose }: ExportDialogProps) {
  const errorText = useErrorText();
  const show = (reply: DataExportReply) => changeRead(exportRead(), reply, { revalidate: false });
  const ask = async (confirmation: string) => {
    try {
      await show(await requestExport(confirmation));
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'export_exists') throw failure;
      // It was asked for in another window, where the page shows it.
      toast.error(errorText(failure));
      await refreshRead(exportRead());
    }
    return true;
  };
  return (
    <ConfirmationDialog
      titleId="account.export.dialog"
      textId="account.export.dialogText"
      confirmId="account.export.ask"
      onConfirm={ask}
      onClose={onClose}
    />
  );
}
