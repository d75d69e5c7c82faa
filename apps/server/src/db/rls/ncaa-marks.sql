-- The platform's mark on a course of a school is a row of that school's title registry, from the day on which it was set to
-- the one on which it was taken off. Several ways set it (the operator, a course of the library that is adopted); the
-- database keeps the row, so that none of them can forget. No verdict rests on it.
create or replace function app.keep_ncaa_mark() returns trigger
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_on date;
begin
  if new.school_id is null or (tg_op = 'UPDATE' and new.ncaa_approved = old.ncaa_approved) then
    return null;
  end if;
  select (new.ncaa_set_at at time zone s.time_zone)::date into v_on from schools s where s.id = new.school_id;
  if new.ncaa_approved then
    insert into ncaa_titles (school_id, id, course_id, title, area, units, valid_from, source, checked_on, confirmed_by,
      created_at, updated_at)
    values (new.school_id, app.uuidv7(), new.id, coalesce(new.transcript_title, new.title), new.ncaa_area,
      least(new.credits, 1), v_on, 'platform', coalesce(v_on, (new.updated_at at time zone 'UTC')::date), new.ncaa_set_by,
      new.updated_at, new.updated_at)
    on conflict on constraint ncaa_titles_key do update
      set valid_to = null, end_reason = null, updated_at = excluded.updated_at, version = ncaa_titles.version + 1;
  elsif tg_op = 'UPDATE' then
    update ncaa_titles set valid_to = greatest(valid_from, coalesce(v_on, (new.updated_at at time zone 'UTC')::date)),
      end_reason = 'platform', updated_at = new.updated_at, version = version + 1
    where school_id = new.school_id and course_id = new.id and valid_to is null;
  end if;
  return null;
end $$;
