import type { Post } from '@wspolnik/contract';
import { InactiveCompany } from '@wspolnik/kit';
import { actsAsActive, currentProfile, profileKey, sendJSON, useSessionStore } from '@wspolnik/shared-auth';
import { Avatar, Callout, toast } from '@wspolnik/system';
import { lazy, Suspense, useRef } from 'react';
import { useIntl } from 'react-intl';
import { TextBox } from '../text-box/text-box.tsx';
import { postForm, type TextBoxValues } from '../text-box/text-box-values.ts';
import { postComposerMessages as messages } from './post-composer.messages.ts';
import classes from './post-composer.module.css';

const LinkPreviewDraft = lazy(async () => {
  const { LinkPreviewDraft: Draft } = await import(
    /* webpackChunkName: "link-preview-draft" */ '../link-preview/link-preview-draft.tsx'
  );
  return { default: Draft };
});
/** Looking for a link needs code that most texts do not need. */
const MAY_HAVE_LINK = /:\/\/|www\./i;

interface PostComposerProps {
  /** Receives the new post, if the profile is still the one that wrote it. */
  onPublished(post: Post): void;
}

/** Where one writes a post, as the profile in use. Nothing for a guest. */
export function PostComposer({ onPublished }: PostComposerProps) {
  const { formatMessage } = useIntl();
  const session = useSessionStore();
  const profile = currentProfile(session);
  const link = useRef<string>(null);
  if (!profile) return null;
  const publish = async (values: TextBoxValues, idempotencyKey: string) => {
    const form = postForm(values, link.current);
    const writer = profileKey(session);
    const post = await sendJSON<Post>('POST', 'posts/', { form, idempotencyKey });
    link.current = null;
    toast.success(formatMessage(messages.done));
    if (profileKey(useSessionStore.getState()) === writer) onPublished(post);
  };
  const { id, name, thumbnail, image, type } = profile;
  return (
    <section className={classes.composer} aria-label={formatMessage(messages.title)}>
      <p className={classes.writer}>
        <Avatar name={name} image={thumbnail ?? image} shape={type === 'company' ? 'square' : 'round'} size={40} />
        <span>{formatMessage(messages.writer, { name: <strong key={id}>{name}</strong> })}</span>
      </p>
      {actsAsActive(session) ? (
        <TextBox
          isPost
          draft="post"
          label={formatMessage(messages.label)}
          placeholder={formatMessage(messages.placeholder)}
          submitLabel={formatMessage(messages.publish)}
          onSubmit={publish}
        >
          {(text) => (
            <Suspense fallback={null}>
              {MAY_HAVE_LINK.test(text) ? (
                <LinkPreviewDraft
                  text={text}
                  onLink={(url) => {
                    link.current = url;
                  }}
                />
              ) : null}
            </Suspense>
          )}
        </TextBox>
      ) : (
        <Callout>
          <InactiveCompany /> {formatMessage(messages.notActive)}
        </Callout>
      )}
    </section>
  );
}
