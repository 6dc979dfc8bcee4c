-- A message that its writer sent about an order between both sides of the thread.
alter table messages add column order_id uuid references orders;
create index messages_order on messages (order_id, number) where order_id is not null;
