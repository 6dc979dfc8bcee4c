import { defineSlot } from '@wspolnik/system';
import { CompanyPosts } from '../features/posts/author-posts/author-posts.tsx';
import { messages } from './messages.ts';

export const slot = defineSlot({ Component: CompanyPosts, loadMessages: messages });
