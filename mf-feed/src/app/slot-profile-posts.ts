import { defineSlot } from '@wspolnik/shared-ui';
import { ProfilePosts } from '../features/posts/author-posts/author-posts.tsx';
import { messages } from './messages.ts';

export const slot = defineSlot({ Component: ProfilePosts, loadMessages: messages });
