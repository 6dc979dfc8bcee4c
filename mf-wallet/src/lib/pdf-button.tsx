import { useAction } from '@wspolnik/kit';
import { Button, toast, useErrorText } from '@wspolnik/system';
import { FileDown } from 'lucide-react';
import { saveFile } from './save-file.ts';

export interface PdfButtonProps {
  /** Of the file, without `.pdf`. */
  name: string;
  label: string;
  load(): Promise<Blob>;
}

/** Downloads a document of the API. */
export function PdfButton({ name, label, load }: PdfButtonProps) {
  const errorText = useErrorText();
  const { run, isRunning } = useAction(async () => saveFile(`${name}.pdf`, await load()));
  const download = () => {
    run().catch((error: unknown) => toast.error(errorText(error)));
  };
  return (
    <div>
      <Button
        variant="outline"
        size="sm"
        loading={isRunning}
        icon={<FileDown size={16} strokeWidth={1.75} aria-hidden />}
        onClick={download}
      >
        {label}
      </Button>
    </div>
  );
}
