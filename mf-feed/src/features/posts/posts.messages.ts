import type { MessageDescriptor } from 'react-intl';

export const postsMessages = {
  title: { id: 'posts.title' },
  scope: { id: 'posts.scope' },
  scopeAll: { id: 'posts.scope.all' },
  scopeNetwork: { id: 'posts.scope.network' },
  failed: { id: 'posts.failed' },
  end: { id: 'posts.end' },
  more: { id: 'posts.more' },
  moreFailed: { id: 'posts.more_failed' },
  newPosts: { id: 'posts.new' },
  newOver: { id: 'posts.new_over' },
  emptyTitle: { id: 'posts.empty.title' },
  emptyDetail: { id: 'posts.empty.detail' },
  emptyNetworkTitle: { id: 'posts.empty.network_title' },
  emptyNetworkDetail: { id: 'posts.empty.network_detail' },
  companies: { id: 'posts.empty.companies' },
  allPosts: { id: 'posts.empty.all' },
  guest: { id: 'posts.guest' },
  guestComments: { id: 'posts.guest.comments' },
  signIn: { id: 'posts.guest.sign_in' },
  signUp: { id: 'posts.guest.sign_up' },
  likeFailed: { id: 'posts.like_failed' },
  deleted: { id: 'posts.deleted' },
  deleteFailed: { id: 'posts.delete_failed' },
  commentDeleteFailed: { id: 'comments.delete_failed' },
  shareTitle: { id: 'posts.share_title' },
} as const satisfies Record<string, MessageDescriptor>;

export const openPostMessages = {
  title: { id: 'posts.open.title' },
  titleOf: { id: 'posts.open.title_of' },
  failed: { id: 'posts.open.failed' },
  gone: { id: 'posts.open.gone' },
  goneDetail: { id: 'posts.open.gone_detail' },
  goneWriting: { id: 'posts.open.gone_writing' },
  back: { id: 'posts.open.back' },
  likedBy: { id: 'posts.open.liked_by' },
  likedByMore: { id: 'posts.open.liked_by_more' },
} as const satisfies Record<string, MessageDescriptor>;

export const commentsMessages = {
  title: { id: 'comments.title' },
  earlier: { id: 'comments.earlier' },
  earlierFailed: { id: 'comments.earlier_failed' },
  failed: { id: 'comments.failed' },
  none: { id: 'comments.none' },
  label: { id: 'comments.label' },
  placeholder: { id: 'comments.placeholder' },
  send: { id: 'comments.send' },
} as const satisfies Record<string, MessageDescriptor>;

export const authorPostsMessages = {
  title: { id: 'author_posts.title' },
  failed: { id: 'author_posts.failed' },
  emptyCompany: { id: 'author_posts.empty_company' },
  emptyUser: { id: 'author_posts.empty_user' },
  emptyDetail: { id: 'author_posts.empty_detail' },
  networkTitle: { id: 'author_posts.network_title' },
  emptyNetwork: { id: 'author_posts.empty_network' },
  all: { id: 'author_posts.all' },
} as const satisfies Record<string, MessageDescriptor>;
