-- Who acts, and in which schools: read by the policies. An unset or emptied setting opens nothing.
create or replace function app.school_ids() returns uuid[] language sql stable parallel safe as
$$ select coalesce(nullif(current_setting('app.school_ids', true), '')::uuid[], '{}'::uuid[]) $$;

create or replace function app.known_school_ids() returns uuid[] language sql stable parallel safe as
$$ select coalesce(nullif(current_setting('app.known_school_ids', true), '')::uuid[], '{}'::uuid[]) $$;

create or replace function app.user_id() returns uuid language sql stable parallel safe as
$$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

create or replace function app.all_schools() returns boolean language sql stable parallel safe as
$$ select coalesce(current_setting('app.all_schools', true), '') = 'on' $$;

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
