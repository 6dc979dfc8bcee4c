-- When the first of several likes came that one row of notifications stands for; null for a row that was not renewed.
alter table notifications add column began_at timestamptz;
