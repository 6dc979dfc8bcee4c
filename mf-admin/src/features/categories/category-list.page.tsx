import type { AdminCategory } from '@wspolnik/contract';
import { changeRead, ListPage, ReadStates, refresh, useAction, useRead } from '@wspolnik/kit';
import { ApiError } from '@wspolnik/shared-auth';
import { Button, ConfirmDialog, DialogOnDemand, EmptyState, LinkButton, toast, useErrorText } from '@wspolnik/system';
import { FolderTree, Plus } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { categoriesRead } from '../../lib/catalogue.reads.ts';
import { RowSkeletons } from '../../lib/row-skeletons.tsx';
import classes from '../../lib/rows.module.css';
import { changeCategory, deleteCategory } from './categories.api.ts';
import { categoryMessages as messages } from './categories.messages.ts';
import { CategoryRow } from './category-row.tsx';

const loadForm = async () =>
  (await import(/* webpackChunkName: "category-dialogs" */ './category-dialogs.tsx')).CategoryFormDialog;
const loadMerge = async () =>
  (await import(/* webpackChunkName: "category-dialogs" */ './category-dialogs.tsx')).MergeDialog;
const loadPicture = async () =>
  (await import(/* webpackChunkName: "category-picture-dialog" */ './category-picture-dialog.tsx'))
    .CategoryPictureDialog;

export function CategoryListPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage(messages.title);
  const read = useRead(categoriesRead());
  return (
    <ReadStates
      read={read}
      skeleton={
        <ListPage title={title}>
          <div aria-busy="true">
            <RowSkeletons count={10} height={62} narrow={84} />
          </div>
        </ListPage>
      }
      failed={formatMessage(messages.failed)}
      gone={{
        title: formatMessage(messages.gone),
        action: <LinkButton to="/admin">{formatMessage(messages.back)}</LinkButton>,
      }}
    >
      {({ results }) => <Tree categories={results} />}
    </ReadStates>
  );
}

function Tree({ categories }: { categories: readonly AdminCategory[] }) {
  const { formatMessage } = useIntl();
  const [edited, setEdited] = useState<{ category: AdminCategory | null } | null>(null);
  const [pictured, setPictured] = useState<AdminCategory | null>(null);
  const [merged, setMerged] = useState<AdminCategory | null>(null);
  const [doomed, setDoomed] = useState<AdminCategory | null>(null);
  const move = useMove(categories);
  const add = (
    <Button icon={<Plus size={18} strokeWidth={1.75} />} onClick={() => setEdited({ category: null })}>
      {formatMessage(messages.add)}
    </Button>
  );
  return (
    <ListPage
      title={formatMessage(messages.title)}
      count={formatMessage(messages.count, { count: categories.length })}
      action={add}
    >
      {categories.length === 0 && (
        <EmptyState
          icon={<FolderTree size={26} strokeWidth={1.75} />}
          title={formatMessage(messages.empty)}
          text={formatMessage(messages.emptyText)}
        />
      )}
      <ul className={classes.tree}>
        {categories.map((category) => {
          const siblings = categories.filter(({ parent_id }) => parent_id === category.parent_id);
          return (
            <li key={category.id}>
              <CategoryRow
                category={category}
                isFirst={siblings[0] === category}
                isLast={siblings.at(-1) === category}
                onMove={(by) => move(category, siblings.indexOf(category) + by)}
                onEdit={() => setEdited({ category })}
                onPicture={() => setPictured(category)}
                onMerge={() => setMerged(category)}
                onDelete={() => setDoomed(category)}
              />
            </li>
          );
        })}
      </ul>
      <DialogOnDemand load={loadForm} props={edited && { ...edited, categories, onClose: () => setEdited(null) }} />
      <DialogOnDemand load={loadPicture} props={pictured && { category: pictured, onClose: () => setPictured(null) }} />
      <DialogOnDemand
        load={loadMerge}
        props={merged && { category: merged, categories, onClose: () => setMerged(null) }}
      />
      {doomed && <DeleteCategory category={doomed} onClose={() => setDoomed(null)} />}
    </ListPage>
  );
}

/** Puts a category at another place among its siblings. */
function useMove(categories: readonly AdminCategory[]) {
  const errorText = useErrorText();
  const { run } = useAction(({ category, position }: { category: AdminCategory; position: number }) => {
    const { id, name, name_en, parent_id } = categories.find((one) => one.id === category.id) ?? category;
    return changeCategory(id, { name, name_en, parent_id, position });
  });
  return async (category: AdminCategory, position: number): Promise<void> => {
    try {
      const tree = await run({ category, position });
      if (tree) await changeRead(categoriesRead(), tree, { revalidate: false });
    } catch (error) {
      toast.error(errorText(error));
      if (error instanceof ApiError && error.status < 500) void refresh(categoriesRead);
    }
  };
}

function DeleteCategory({ category: { id, name }, onClose }: { category: AdminCategory; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const { run, isRunning } = useAction(() => deleteCategory(id), {
    onDone: (tree) => {
      toast.success(formatMessage(messages.deleted, { name }));
      void changeRead(categoriesRead(), tree, { revalidate: false });
      onClose();
    },
  });
  const confirm = async () => {
    try {
      await run();
    } catch (error) {
      const isFull = error instanceof ApiError && error.code === 'invalid_transition';
      toast.error(isFull ? formatMessage(messages.notEmpty, { name }) : errorText(error));
      if (!isFull) return;
      onClose();
      void refresh(categoriesRead);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      title={formatMessage(messages.deleteTitle, { name })}
      text={formatMessage(messages.deleteText)}
      confirmLabel={formatMessage(messages.delete)}
      loading={isRunning}
      onCancel={onClose}
      onConfirm={confirm}
    />
  );
}
