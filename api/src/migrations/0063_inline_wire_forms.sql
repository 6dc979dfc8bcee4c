-- Both forms are written many times in every list. As they were declared, the planner could not put their bodies into the
-- calling statement, and parsed and planned them anew in every execution: to_char is only stable, and `case` is not strict.
-- A function that promises less than its body keeps is put in.

-- Null gives null, by || itself.
create or replace function f_money(grosze bigint) returns text
  language sql immutable parallel safe
  as $$ select case when grosze < 0 then '-' else '' end || (abs(grosze) / 100)::text || '.' || lpad((abs(grosze) % 100)::text, 2, '0') $$;

-- The wire form of a time: ISO 8601 in UTC with milliseconds.
create or replace function f_iso(at timestamptz) returns text
  language sql stable strict parallel safe
  as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
