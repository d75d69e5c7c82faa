-- What people are told, and when it is sent to them. Doors run as fieldhouse_entry.

-- How somebody hears of a kind of thing who has chosen nothing. Who teaches or runs a school gets letters about work in
-- the morning, since there is some all day.
create or replace function app.default_cadence(p_user uuid, p_type text, p_channel text) returns text
  language sql stable set search_path = public, pg_temp as
$$
  select case
    when p_channel = 'app' then 'now'
    when p_channel = 'push' then case when p_type in ('system', 'discussion') then 'off' else 'now' end
    when p_type in ('system', 'discussion') then 'daily'
    when p_type in ('assignment', 'grade') and exists (select from school_memberships m
      where m.user_id = p_user and m.status = 'active' and m.role in ('teacher', 'school_admin', 'homeschool_parent'))
      then 'daily'
    else 'now' end
$$;

create or replace function app.cadence(p_user uuid, p_type text, p_channel text) returns text
  language sql stable set search_path = public, pg_temp as
$$
  select case when p_type in ('account', 'safety') then 'now' else coalesce(
    (select n.cadence from notification_preferences n
      where n.user_id = p_user and n.type = p_type and n.channel = p_channel),
    app.default_cadence(p_user, p_type, p_channel)) end
$$;

-- The first instant at which clocks of the zone show this; where they are put back they show it twice.
create or replace function app.first_instant(p_local timestamp, p_zone text) returns timestamptz
  language sql stable set search_path = pg_catalog, pg_temp as
$$
  select case when (l.late - interval '1 hour') at time zone p_zone = p_local then l.late - interval '1 hour'
    else l.late end
  from (select p_local at time zone p_zone as late) l
$$;

-- When something is sent that came at p_at: after a wait in which more may come, or at seven in the morning (weekly: on
-- Monday), and not in the quiet hours. Quiet hours are instants, so that both nights in which clocks are set are right:
-- they begin with the first time that clocks show their beginning, and end with the last time they show their end.
create or replace function app.delivery_due(p_at timestamptz, p_wait interval, p_cadence text, p_zone text,
  p_from time, p_to time) returns timestamptz
  language plpgsql stable set search_path = pg_catalog, pg_temp as
$$
declare
  v_due timestamptz := p_at + p_wait;
  v_day date := (p_at at time zone p_zone)::date;
  v_end timestamptz;
begin
  if p_cadence <> 'now' then
    if p_cadence = 'weekly' then v_day := v_day + (8 - extract(isodow from v_day)::integer) % 7; end if;
    v_due := (v_day + time '07:00') at time zone p_zone;
    if v_due <= p_at then
      v_day := v_day + case p_cadence when 'weekly' then 7 else 1 end;
      v_due := (v_day + time '07:00') at time zone p_zone;
    end if;
  end if;
  if p_from is not null and p_from <> p_to then
    v_day := (v_due at time zone p_zone)::date;
    for i in -1..0 loop
      v_end := ((v_day + i + case when p_to < p_from then 1 else 0 end) + p_to) at time zone p_zone;
      if v_due >= app.first_instant((v_day + i) + p_from, p_zone) and v_due < v_end then return v_end; end if;
    end loop;
  end if;
  return v_due;
end $$;

-- How long more of the same may come before it is sent.
create or replace function app.delivery_wait(p_type text, p_channel text) returns interval
  language sql immutable set search_path = pg_catalog, pg_temp as
$$
  select case when p_channel = 'push' then interval '30 seconds' when p_type in ('account', 'safety') then interval '0'
    when p_type = 'grade' then interval '15 minutes' else interval '5 minutes' end
$$;

-- Writes notifications and their deliveries, and tells the browsers of those people once the transaction commits.
-- Unread ones of the same group become one row, and so do deliveries that wait. For the doors below only.
drop function if exists app.tell_people(uuid[], uuid, text, text, uuid, uuid, uuid, text, timestamptz);
create or replace function app.tell_people(p_users uuid[], p_school uuid, p_type text, p_template text,
  p_course uuid, p_assignment uuid, p_student uuid, p_group text, p_at timestamptz, p_count integer default 1)
  returns void
  language plpgsql volatile set search_path = public, pg_temp as
$$
declare
  v_in_app uuid[];
begin
  with people as materialized (
    select u.id, coalesce(s.time_zone, c.time_zone, 'America/New_York') as zone,
      case when p_type in ('account', 'safety') then null else s.quiet_from end as quiet_from,
      case when p_type in ('account', 'safety') then null else s.quiet_to end as quiet_to,
      app.cadence(u.id, p_type, 'app') = 'now' as is_in_app,
      -- Letters of their own are written about these.
      case when p_template in ('membership_approved', 'person_waiting', 'membership_suspended', 'membership_reactivated',
          'membership_ended', 'deletion_done') then 'off'
        else app.cadence(u.id, p_type, 'email') end as email,
      case when exists (select from push_subscriptions d where d.user_id = u.id and d.ended_at is null)
        then app.cadence(u.id, p_type, 'push') else 'off' end as push
    from (select distinct unnest(p_users) as id) u
      left join user_settings s on s.user_id = u.id
      left join schools c on c.id = p_school),
  told as (
    insert into notifications (id, user_id, school_id, type, template, course_id, assignment_id, student_id, group_key,
      count, is_in_app, created_at, updated_at)
    select app.uuidv7(), p.id, p_school, p_type, p_template, p_course, p_assignment, p_student, p_group, p_count,
      p.is_in_app, p_at, p_at
    from people p where p.is_in_app or p.email <> 'off' or p.push <> 'off'
    order by p.id
    on conflict (user_id, group_key, is_in_app) where read_at is null and deleted_at is null
      do update set count = notifications.count + excluded.count, updated_at = excluded.updated_at, template = excluded.template,
        assignment_id = excluded.assignment_id
    returning id, user_id),
  planned as (
    insert into notification_deliveries (id, user_id, notification_id, channel, count, first_at, due_at, state)
    select app.uuidv7(), t.user_id, t.id, w.channel, p_count, p_at,
      app.delivery_due(p_at, app.delivery_wait(p_type, w.channel), w.cadence, p.zone, p.quiet_from, p.quiet_to),
      'pending'
    from told t join people p on p.id = t.user_id
      cross join lateral (values ('email', p.email), ('push', p.push)) as w(channel, cadence)
    where w.cadence <> 'off'
    on conflict (notification_id, channel) where state = 'pending'
      do update set count = notification_deliveries.count + excluded.count)
  select coalesce(array_agg(p.id order by p.id), '{}') into v_in_app from people p where p.is_in_app;
  -- A notice to the browsers holds 8,000 bytes.
  perform pg_notify('fieldhouse_events', jsonb_build_object('topic', 'notification', 'id', min(u::text),
      'userIds', jsonb_agg(u))::text)
    from unnest(v_in_app) with ordinality as list (u, place) group by (place - 1) / 150;
end $$;

-- Tells people of something that happened in a school the caller may see: only people who belong to it now, and
-- guardians of its students. Of a student whose account was deleted nothing is said any more.
drop function if exists app.notify_people(uuid[], uuid, text, text, uuid, uuid, uuid, text, timestamptz);
create or replace function app.notify_people(p_users uuid[], p_school uuid, p_type text, p_template text,
  p_course uuid, p_assignment uuid, p_student uuid, p_group text, p_at timestamptz, p_count integer default 1)
  returns void
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_users uuid[];
begin
  if p_student is not null and exists (select from student_profiles sp
      where sp.school_id = p_school and sp.id = p_student and app.is_erased(sp.user_id)) then
    return;
  end if;
  if p_school = any(app.school_ids()) or app.all_schools() then
    select coalesce(array_agg(u.id), '{}') into v_users
    from (select distinct unnest(p_users) as id) u
    where exists (select from school_memberships m
        where m.school_id = p_school and m.user_id = u.id and m.status not in ('suspended', 'ended'))
      or exists (select from guardian_links g
        where g.school_id = p_school and g.guardian_user_id = u.id and g.status = 'active');
    perform app.tell_people(v_users, p_school, p_type, p_template, p_course, p_assignment, p_student, p_group, p_at,
      p_count);
  end if;
end $$;

-- Plans anew what waits to be sent to a person, after they chose otherwise.
create or replace function app.replan_deliveries(p_user uuid, p_now timestamptz) returns void
  language sql volatile set search_path = public, pg_temp as
$$
  update notification_deliveries d set
    state = case when w.cadence = 'off' then 'dropped' else 'pending' end,
    done_at = case when w.cadence = 'off' then p_now end,
    due_at = app.delivery_due(case w.cadence when 'now' then d.first_at else p_now end,
      greatest(app.delivery_wait(n.type, d.channel), p_now - d.first_at), w.cadence,
      coalesce(s.time_zone, c.time_zone, 'America/New_York'), s.quiet_from, s.quiet_to)
  from notifications n
    join user_settings s on s.user_id = n.user_id
    left join schools c on c.id = n.school_id
    cross join lateral (values ('email'), ('push')) as v(channel)
    cross join lateral (select app.cadence(n.user_id, n.type, v.channel) as cadence) w
  where d.user_id = p_user and d.state = 'pending' and n.id = d.notification_id and v.channel = d.channel
    and n.type not in ('account', 'safety')
$$;

-- Turns letters of these kinds off, by the signed link of a letter, and says how they came until now.
create or replace function app.unsubscribe(p_user uuid, p_types text[], p_now timestamptz)
  returns table (type text, cadence text)
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
#variable_conflict use_column
begin
  if not exists (select from users u where u.id = p_user and u.deleted_at is null) then return; end if;
  return query
    select t.kind, app.cadence(p_user, t.kind, 'email') from unnest(p_types) as t(kind) order by t.kind;
  insert into notification_preferences as n (user_id, type, channel, cadence, updated_at)
    select p_user, t.kind, 'email', 'off', p_now from unnest(p_types) as t(kind)
    on conflict (user_id, type, channel) do update set cadence = 'off', updated_at = excluded.updated_at
      where n.cadence <> 'off';
  perform app.replan_deliveries(p_user, p_now);
end $$;

-- Takes that back, by what `app.unsubscribe` answered.
create or replace function app.resubscribe(p_user uuid, p_types text[], p_cadences text[], p_now timestamptz)
  returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
begin
  if not exists (select from users u where u.id = p_user and u.deleted_at is null) then return false; end if;
  insert into notification_preferences (user_id, type, channel, cadence, updated_at)
    select p_user, t.kind, 'email', t.cadence, p_now from unnest(p_types, p_cadences) as t(kind, cadence)
    on conflict (user_id, type, channel) do update set cadence = excluded.cadence, updated_at = excluded.updated_at;
  return true;
end $$;

-- Since when nothing is sent to an address, because a letter came back; null: it isn't so.
create or replace function app.mail_suppressed_at(p_address_hash text) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as
$$ select created_at from mail_suppressions where address_hash = p_address_hash $$;

-- Lets letters to an address go out again. Its owner asks, who is known by the hash.
create or replace function app.lift_mail_suppression(p_address_hash text) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
begin
  delete from mail_suppressions where address_hash = p_address_hash;
  return found;
end $$;

-- Keeps a device of the person; whoever used the same browser before no longer has it, and neither does who has too many.
create or replace function app.keep_device(p_id uuid, p_session uuid, p_hash text, p_endpoint text, p_p256dh text,
  p_auth text, p_most integer, p_now timestamptz) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
begin
  if app.user_id() is null then return; end if;
  if exists (select from push_subscriptions d where d.endpoint_hash = p_hash and d.ended_at is null
      and d.user_id = app.user_id() and d.session_id = p_session and d.p256dh = p_p256dh and d.auth = p_auth) then
    return;
  end if;
  update push_subscriptions set ended_at = p_now where endpoint_hash = p_hash and ended_at is null;
  update push_subscriptions set ended_at = p_now where ended_at is null and id in (
    select d.id from push_subscriptions d where d.user_id = app.user_id() and d.ended_at is null
    order by d.created_at desc, d.id desc offset p_most - 1);
  insert into push_subscriptions (id, user_id, session_id, endpoint_hash, endpoint, p256dh, auth, created_at)
    values (p_id, app.user_id(), p_session, p_hash, p_endpoint, p_p256dh, p_auth, p_now);
end $$;

-- A session that wasn't ended: a device that signed out is told nothing.
create or replace function app.is_session_live(p_session uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$ select exists (select from auth_sessions where id = p_session and expires_at > now()) $$;
