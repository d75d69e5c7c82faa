-- Run by whoever may create roles; safe to run again. Nobody here is superuser or passes row-level security.
do $$
declare
  name text;
begin
  foreach name in array array[
    'fieldhouse_owner', 'fieldhouse_app', 'fieldhouse_operator', 'fieldhouse_jobs', 'fieldhouse_public',
    'fieldhouse_entry',
    -- Owns the functions that erase, and nothing else; nobody takes this role.
    'fieldhouse_eraser'
  ] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin noinherit', name);
    end if;
  end loop;
  if not exists (select from pg_roles where rolname = 'fieldhouse_login') then
    -- A password, where one is needed, is set by whoever runs the database.
    create role fieldhouse_login login noinherit;
  end if;
  execute format('grant create, connect on database %I to fieldhouse_owner', current_database());
  execute format('grant fieldhouse_owner, fieldhouse_entry, fieldhouse_eraser, fieldhouse_login to %I', current_user);
end $$;

grant fieldhouse_app, fieldhouse_operator, fieldhouse_jobs, fieldhouse_public to fieldhouse_login;
grant fieldhouse_entry to fieldhouse_owner;
grant usage, create on schema public to fieldhouse_owner;
grant usage on schema public to
  fieldhouse_login, fieldhouse_app, fieldhouse_operator, fieldhouse_jobs, fieldhouse_public, fieldhouse_entry,
  fieldhouse_eraser;
create schema if not exists app;
alter schema app owner to fieldhouse_owner;
-- Titles that look like a mistyped word.
create extension if not exists pg_trgm;
