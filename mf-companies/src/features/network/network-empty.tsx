import { NoMatch } from '@wspolnik/kit';
import { EmptyState, LinkButton } from '@wspolnik/system';
import { MailOpen, Send, Users } from 'lucide-react';
import { useIntl } from 'react-intl';
import { type NetworkQuery, networkQuery } from '../../lib/network-query.ts';

/** Why the list is empty, by what was asked for, and the way on. */
export function NetworkEmpty({ query }: { query: NetworkQuery }) {
  const { formatMessage } = useIntl();
  const { q, kind, status, depth } = query;
  if (q || (kind && !status)) return <NoMatch to={networkQuery.href({ status, depth })} />;
  if (status === 'they_connected') {
    return (
      <EmptyState
        icon={<MailOpen size={26} strokeWidth={1.75} />}
        title={formatMessage({ id: 'network.empty.received' })}
        text={formatMessage({ id: 'network.empty.received_text' })}
      />
    );
  }
  if (status === 'you_connected') {
    return (
      <EmptyState
        icon={<Send size={26} strokeWidth={1.75} />}
        title={formatMessage({ id: 'network.empty.sent' })}
        text={formatMessage({ id: 'network.empty.sent_text' })}
      />
    );
  }
  return (
    <EmptyState
      icon={<Users size={26} strokeWidth={1.75} />}
      title={formatMessage({ id: 'network.empty.contacts' })}
      text={formatMessage({ id: 'network.empty.contacts_text' })}
      action={<LinkButton to="/companies">{formatMessage({ id: 'network.find_companies' })}</LinkButton>}
    />
  );
}
