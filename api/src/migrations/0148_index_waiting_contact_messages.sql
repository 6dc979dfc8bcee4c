create index contact_messages_waiting on contact_messages (created_at) where status = 'waiting';
