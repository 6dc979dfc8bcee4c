/** From the viewer's side; null without a relationship. */
export type NetworkStatus = 'pending' | 'you_connected' | 'they_connected' | 'both_connected' | 'connected' | null;
export type NetworkAction = 'add' | 'remove' | 'decline';

/** Start of the current status, the possible action, and when an invitation can be sent again. */
export interface NetworkStatusInfo {
  since: string | null;
  allowed_actions: readonly NetworkAction[];
  retry_at: string | null;
}

const ADDS: readonly NetworkStatus[] = [null, 'they_connected'];

/** The change that a button makes: from the API if it names one, otherwise from the status. Declining is a second button's. */
export function networkAction(status: NetworkStatus, info?: NetworkStatusInfo | null): NetworkAction | null {
  if (info) return info.allowed_actions.find((action) => action !== 'decline') ?? null;
  if (status === 'connected') return null;
  return ADDS.includes(status) ? 'add' : 'remove';
}
