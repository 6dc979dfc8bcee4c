import { listQuery, oneOf } from '@wspolnik/kit';

/** The page's address: all notifications, or `?show=unseen`. */
export const notificationQuery = listQuery('/notifications', { show: oneOf(['unseen']) });
