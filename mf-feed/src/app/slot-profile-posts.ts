import { defineSlot } from '@wspolnik/system';
import { ProfilePosts } from '../features/posts/author-posts/author-posts.tsx';
import { messages } from './messages.ts';

export const slot = defineSlot({ Component: ProfilePosts, loadMessages: messages });
