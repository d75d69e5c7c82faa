-- Who acts, and in which schools: read by the policies. An unset or emptied setting opens nothing.
create or replace function app.school_ids() returns uuid[] language sql stable parallel safe as
$$ select coalesce(nullif(current_setting('app.school_ids', true), '')::uuid[], '{}'::uuid[]) $$;

create or replace function app.known_school_ids() returns uuid[] language sql stable parallel safe as
$$ select coalesce(nullif(current_setting('app.known_school_ids', true), '')::uuid[], '{}'::uuid[]) $$;

-- Schools where the person works: as a teacher, or running them.
create or replace function app.staff_school_ids() returns uuid[] language sql stable parallel safe as
$$ select coalesce(nullif(current_setting('app.staff_school_ids', true), '')::uuid[], '{}'::uuid[]) $$;

create or replace function app.user_id() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

create or replace function app.all_schools() returns boolean language sql stable parallel safe as
$$ select coalesce(current_setting('app.all_schools', true), '') = 'on' $$;

-- The day on which somebody completes so many years: for whoever was born on 29 February the 1st of March where the year has
-- no such day (as ageOn of the domain). Null: the birth date isn't known.
create or replace function app.birthday_on(p_birth date, p_years integer) returns date
  language sql immutable parallel safe as
$$
  select d.day + case when extract(day from d.day) <> extract(day from p_birth) then 1 else 0 end
  from (select (p_birth + make_interval(years => p_years))::date as day) d
$$;

-- Whether a guardian's link holds on a day of the school: from the 18th birthday the rights are the student's, but for
-- the bases that outlast it.
create or replace function app.is_live_link(p_status text, p_starts date, p_ends date, p_basis text, p_birth date,
  p_on date) returns boolean language sql immutable parallel safe as
$$
  select p_status = 'active' and p_on between p_starts and coalesce(p_ends, 'infinity')
    and (p_birth is null or p_on < app.birthday_on(p_birth, 18)
      or p_basis in ('student_consent', 'court_order', 'tax_dependent'))
$$;

-- What a live link lets a guardian do on a day of the school: from the 18th birthday nobody manages the student's account
-- but by the student's own consent, whatever else a court or the tax office said.
create or replace function app.rights_on(p_rights text[], p_basis text, p_birth date, p_on date) returns text[]
  language sql immutable parallel safe as
$$
  select case when p_basis = 'student_consent' or p_birth is null or p_on < app.birthday_on(p_birth, 18)
    then p_rights else array_remove(p_rights, 'manage_account') end
$$;

-- Who asked for a deletion that no account asked for: a parent by a link, nobody who answered, or nobody who is left.
create or replace function app.nobody() returns uuid language sql immutable parallel safe as
$$ select '00000000-0000-0000-0000-000000000000'::uuid $$;

-- UUIDv7, for rows that the database itself makes; PostgreSQL 15 has none.
create or replace function app.uuidv7() returns uuid language sql volatile as
$$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
        from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$$;
