-- A course that isn't a copy is its own content origin. The database says so, so that no writer may forget it.
create or replace function app.own_content_origin() returns trigger language plpgsql as
$$
begin
  new.content_origin_id := coalesce(new.content_origin_id, new.id);
  return new;
end $$;
create or replace trigger courses_origin before insert on courses
  for each row execute function app.own_content_origin();
