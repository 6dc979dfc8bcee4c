-- `document` is a key of the file store; these say what it is.
alter table company_verifications
  add column document_name text,
  add column document_mime text,
  add column document_size int check (document_size > 0),
  add constraint whole_document check (
    num_nonnulls(document, document_name, document_mime, document_size) in (0, 4));
