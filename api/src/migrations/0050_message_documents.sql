-- A message may carry one document, scanned as the documents of orders are.
alter table messages add column document_key text;
alter table messages add column document_name text;
alter table messages add column document_mime text;
alter table messages add column document_bytes bigint;
alter table messages add constraint whole_document check (
  num_nonnulls(document_key, document_name, document_mime, document_bytes) in (0, 4));

alter table stored_documents drop constraint stored_documents_subject_type_check;
alter table stored_documents add constraint stored_documents_subject_type_check check (
  subject_type in ('order', 'order_answer', 'quote', 'company', 'contact_message', 'library_document', 'message'));

-- Messages were mailed in the digest unless their reader had chosen otherwise; now those that stay unread are mailed after a quarter of
-- an hour. Those of the last day that wait for the next digest get their mail that way.
update notifications n set mail_due_at = n.created_at + interval '15 minutes'
where n.kind in ('MessageForUser', 'MessageForCompany') and n.seen_at is null and n.mailed_at is null and n.mail_due_at is null
  and n.created_at > now() - interval '1 day'
  and not exists (select 1 from notification_settings s where s.user_id = n.user_id and s.kind = n.kind);
