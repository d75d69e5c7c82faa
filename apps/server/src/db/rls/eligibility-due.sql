-- Whoever keeps ledgers is told as soon as one is due, once for all that a transaction notes.
create or replace function app.on_eligibility_due() returns trigger language plpgsql as
$$
begin
  if exists (select from added) then
    perform pg_notify('fieldhouse_due', '');
  end if;
  return null;
end $$;
create or replace trigger eligibility_due_told after insert on eligibility_due
  referencing new table as added for each statement execute function app.on_eligibility_due();
