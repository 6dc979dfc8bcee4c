-- The seller's answer to a report, at most one, until an admin decides.
alter table order_reports
  add column answer text check (answer <> ''),
  add column answered_by uuid references users,
  add column answered_at timestamptz,
  add constraint whole_answer check (num_nonnulls(answer, answered_by, answered_at) in (0, 3));
-- The latest report, which every order shows.
create index order_reports_order on order_reports (order_id, created_at desc, id desc);

-- Private: read only through a signed address.
create table order_report_documents (
  id uuid primary key,
  report_id uuid not null references order_reports on delete cascade,
  file_key text not null,
  -- The file's name on the seller's side.
  name text not null,
  mime text not null,
  -- Bytes.
  size int not null,
  created_at timestamptz not null
);
create index order_report_documents_report on order_report_documents (report_id, id);

-- Of an answer: a document apart from the buyer's, whose bytes must not use up the seller's room. Its subject is the order.
alter table stored_documents drop constraint stored_documents_subject_type_check;
alter table stored_documents add constraint stored_documents_subject_type_check check (
  subject_type in ('order', 'order_answer', 'quote', 'company', 'contact_message', 'library_document'));

-- Reported, and the seller has not answered: their next step. On the order, because its lock decides which of two answers is the first.
alter table orders add column awaits_answer boolean not null default false;
update orders set awaits_answer = true where status = 'reported';
alter table orders add constraint awaits_answer_of_reported check (not awaits_answer or status = 'reported');
-- With it, so that the counts of a seller's tabs still come from the index alone.
drop index orders_seller;
create index orders_seller on orders (seller_id, created_at desc, id desc) include (status, awaits_answer);
