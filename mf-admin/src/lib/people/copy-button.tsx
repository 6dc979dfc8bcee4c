import { IconButton, toast } from '@wspolnik/system';
import { Copy } from 'lucide-react';
import { useIntl } from 'react-intl';

/** Copies a number to the clipboard, with a toast. */
export function useCopy(): (name: string, value: string) => Promise<void> {
  const { formatMessage } = useIntl();
  return async (name, value) => {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(formatMessage({ id: 'people.copied' }, { name }));
    } catch {
      toast.error(formatMessage({ id: 'people.copy_failed' }, { name }));
    }
  };
}

export function CopyButton({ name, value }: { name: string; value: string }) {
  const { formatMessage } = useIntl();
  const copy = useCopy();
  return (
    <IconButton
      size="sm"
      label={formatMessage({ id: 'people.copy' }, { name })}
      icon={<Copy aria-hidden size={16} strokeWidth={1.75} />}
      onClick={() => void copy(name, value)}
    />
  );
}
