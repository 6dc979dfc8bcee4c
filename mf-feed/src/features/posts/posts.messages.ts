import type { MessageDescriptor } from 'react-intl';

export const postsMessages = {
  title: { id: 'posts.title' },
  intro: { id: 'posts.intro' },
  whatHeading: { id: 'posts.what.heading' },
  news: { id: 'posts.what.news' },
  mentions: { id: 'posts.what.mentions' },
  reactions: { id: 'posts.what.reactions' },
  emptyTitle: { id: 'posts.empty.title' },
  emptyDetail: { id: 'posts.empty.detail' },
  companies: { id: 'posts.empty.companies' },
  offers: { id: 'posts.empty.offers' },
} as const satisfies Record<string, MessageDescriptor>;
