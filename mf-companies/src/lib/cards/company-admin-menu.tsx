import { ConfirmDialog, classNames, IconButton, Menu } from '@wspolnik/system';
import { cardIcon, usePending } from '@wspolnik/system/cards';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styles from './company-admin-menu.module.css';

export interface CompanyAdmin {
  id: string;
  /** Asks for confirmation first, which stays open until the returned promise settles. */
  onDelete(): unknown;
}

interface CompanyAdminMenuProps extends CompanyAdmin {
  name: string;
  className?: string;
}

/** Edit, delete and everything about the company, only for admins. */
export function CompanyAdminMenu({ id, name, onDelete, className }: CompanyAdminMenuProps) {
  const intl = useIntl();
  const text = (message: string) => intl.formatMessage({ id: message }, { name });
  const [confirming, setConfirming] = useState(false);
  const { pending, run } = usePending();
  return (
    <div className={classNames(styles.menu, className)}>
      <Menu
        label={text('companies.admin.menu')}
        trigger={
          <IconButton
            size="sm"
            round
            label={text('companies.admin.menu')}
            icon={null}
            className={cardIcon('more', 'large')}
          />
        }
        items={[
          { title: text('companies.admin.edit'), href: `/companies/${id}/edit` },
          { title: text('companies.admin.details'), href: `/admin/companies/${id}` },
          { title: text('companies.admin.delete'), danger: true, onClick: () => setConfirming(true) },
        ]}
      />
      <ConfirmDialog
        open={confirming}
        danger
        title={text('companies.admin.delete_question')}
        text={text('companies.admin.delete_text')}
        confirmLabel={text('companies.admin.delete')}
        loading={pending}
        onConfirm={() => void run(onDelete).finally(() => setConfirming(false))}
        onCancel={() => setConfirming(false)}
      />
    </div>
  );
}
