-- Doors of the database: functions that run as fieldhouse_entry. Created by that role.

-- An address that mail arrives at, as people read it; empty: the account was made by a school and has none.
create or replace function app.known_address(p_email text) returns text language sql immutable as
$$ select case when p_email like '%@no-email.invalid' then '' else p_email end $$;

-- Whom a person may write to whose account is closed, or who can't decide about it: the school they belong to. Not
-- their own address, and null for people who belong to none: those who wait know no more of a school than its name.
-- Nobody answers for a school that is closed.
create or replace function app.account_contact(p_user uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as
$$
  select c.email
  from school_memberships m join schools c on c.id = m.school_id join users u on u.id = m.user_id
  where m.user_id = p_user and m.status in ('active', 'provisional') and lower(c.email) <> lower(u.email)
    and c.status = 'active'
  order by m.status, m.id desc limit 1
$$;

-- The same for whoever asks; null for those who run a school themselves.
create or replace function app.own_contact() returns text
  language sql stable security definer set search_path = public, pg_temp as
$$
  select app.account_contact(app.user_id()) where not exists (select from school_memberships m
    where m.user_id = app.user_id() and m.status = 'active' and m.role in ('school_admin', 'homeschool_parent'))
$$;

-- The account is neither deleted, suspended nor expired. Without settings of its own, so that it is planned with its caller.
create or replace function app.is_open_account(p_user public.users) returns boolean language sql stable as
$$
  select p_user.deleted_at is null and p_user.suspended_at is null
    and (p_user.account_expires_at is null or p_user.account_expires_at > now())
$$;

-- Enters as a person: reads the actor, sets who acts and which schools are visible in this transaction, and returns the
-- actor. Rights come from rows read now, never from a token or a cache. An account that is not in order sees nothing.
-- In PL/pgSQL, since its statements are planned once per connection; those of SQL functions are planned at each call.
create or replace function app.enter_user(p_user uuid) returns jsonb
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_person record;
  v_memberships jsonb;
  v_students jsonb;
  v_guardian_of jsonb;
  v_schools uuid[];
  v_known uuid[];
  v_staff uuid[];
  v_children uuid[];
begin
  select u.email, u.email_verified, u.two_factor_enabled,
      case when u.deleted_at is not null then 'deleted' when u.suspended_at is not null then 'suspended'
        when u.account_expires_at <= now() then 'expired' when u.consent_state = 'required' then 'consent_required'
        else 'ok' end as state,
      coalesce(p.given_name, u.name) as given_name, coalesce(p.full_name, u.name) as full_name,
      coalesce(s.locale, 'en') as locale, coalesce(s.color_scheme, 'auto') as color_scheme,
      s.time_zone, s.date_format, p.avatar_key, r.role as platform_role
    into v_person
    from users u
      left join profiles p on p.id = u.id
      left join user_settings s on s.user_id = u.id
      left join platform_roles r on r.user_id = u.id and r.ended_at is null
    where u.id = p_user;
  if not found then return null; end if;

  select coalesce(jsonb_agg(jsonb_build_object(
      'membershipId', m.id, 'schoolId', m.school_id, 'schoolName', c.name, 'schoolKind', c.kind,
      'role', m.role, 'status', m.status, 'duties', m.duties,
      'provisionalUntil', to_char(m.provisional_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'isWritable', c.status = 'active' and c.payment_status = 'active', 'timeZone', c.time_zone,
      -- Those who only asked to join read nothing there, and what the school has paid is none of their business.
      'readOnlyReason', case when m.status = 'pending' then null when c.status = 'closed' then c.status
        else nullif(c.payment_status, 'active') end,
      -- Those who run the school, and those who only asked to join it, write to nobody there.
      'contact', case when c.status = 'active' and c.payment_status <> 'active' and m.status <> 'pending'
        and m.role not in ('school_admin', 'homeschool_parent') and lower(c.email) <> lower(v_person.email)
        then c.email end
    ) order by m.id), '[]'),
      coalesce(array_agg(m.school_id) filter (where m.status <> 'pending'), '{}'),
      coalesce(array_agg(m.school_id) filter (where m.status = 'active'), '{}'),
      coalesce(array_agg(m.school_id) filter (where m.status = 'active'
        and m.role in ('teacher', 'school_admin', 'homeschool_parent')), '{}')
    into v_memberships, v_schools, v_known, v_staff
    from school_memberships m join schools c on c.id = m.school_id
    where m.user_id = p_user and m.status in ('pending', 'provisional', 'active')
      and (m.status <> 'provisional' or m.provisional_until > now());

  select coalesce(jsonb_agg(jsonb_build_object(
      'studentId', sp.id, 'schoolId', sp.school_id, 'gradeLevel', sp.grade_level) order by sp.id), '[]')
    into v_students
    from student_profiles sp where sp.user_id = p_user;

  select coalesce(jsonb_agg(jsonb_build_object(
      'studentId', g.student_id, 'schoolId', g.school_id, 'rights', app.rights_on(g.rights, g.basis, sp.birth_on,
        (now() at time zone c.time_zone)::date)) order by g.id), '[]'),
      coalesce(array_agg(g.school_id), '{}')
    into v_guardian_of, v_children
    from guardian_links g
      join schools c on c.id = g.school_id
      join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
    where g.guardian_user_id = p_user and g.status = 'active'
      and (now() at time zone c.time_zone)::date between g.starts_on and coalesce(g.ends_on, 'infinity')
      -- From the 18th birthday the rights are the student's, but for the bases that outlast it.
      and (sp.birth_on is null
        or (now() at time zone c.time_zone)::date < app.birthday_on(sp.birth_on, 18)
        or g.basis in ('student_consent', 'court_order', 'tax_dependent'));
  -- Nobody follows a student before they are of age themselves, however the link came about.
  if v_children <> '{}' and app.is_minor(p_user, now()) then
    v_guardian_of := '[]';
    v_children := '{}';
  end if;

  if v_person.state = 'ok' then
    perform set_config('app.user_id', p_user::text, true),
      set_config('app.school_ids', (v_schools || v_children)::text, true),
      set_config('app.known_school_ids', (v_known || v_children)::text, true),
      set_config('app.staff_school_ids', v_staff::text, true), set_config('app.waiting_user_id', '', true);
  else
    -- A child without a parent's consent sees no row; two doors know who it is (consent.sql).
    perform set_config('app.user_id', '', true), set_config('app.school_ids', '', true),
      set_config('app.known_school_ids', '', true), set_config('app.staff_school_ids', '', true),
      set_config('app.waiting_user_id', case v_person.state when 'consent_required' then p_user::text else '' end, true);
  end if;
  return jsonb_build_object(
    'userId', p_user, 'email', app.known_address(v_person.email), 'isEmailVerified', v_person.email_verified,
    'hasSecondFactor', v_person.two_factor_enabled, 'state', v_person.state, 'givenName', v_person.given_name,
    'fullName', v_person.full_name, 'locale', v_person.locale, 'colorScheme', v_person.color_scheme,
    'timeZone', v_person.time_zone, 'dateFormat', v_person.date_format, 'avatarKey', v_person.avatar_key,
    'platformRole', v_person.platform_role, 'memberships', v_memberships, 'students', v_students,
    'guardianOf', v_guardian_of,
    -- Whoever is on file as a parent, asks to be, or was, decides nothing about the child as staff, whatever the link
    -- opens today: nobody gets out of that by ending it. A request that came to nothing, and a link that the school
    -- ended as a mistake, don't count.
    -- At every school of the child: what staff decide of the account at one school, they decide everywhere.
    'childIds', (select coalesce(jsonb_agg(distinct own.id), '[]') from guardian_links g
        join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
        join student_profiles own on own.id = sp.id or own.user_id = sp.user_id
      where g.guardian_user_id = p_user
        and (g.status <> 'ended' or (g.verified_at is not null and g.end_reason is distinct from 'mistake'))),
    -- How somebody without an address signs in.
    'schoolSignIn', case when v_person.email like '%@no-email.invalid' then (
      select jsonb_build_object('school', c.sign_in_name, 'username', a.username)
      from student_accounts a join schools c on c.id = a.school_id where a.user_id = p_user) end,
    'contact', case when v_person.state in ('suspended', 'expired') then app.account_contact(p_user) end);
end $$;

-- Enters with a session's token, whose cookie signature was checked before. Null: no live session.
create or replace function app.enter(p_token text) returns jsonb
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_session record;
begin
  select s.id, s.user_id, extract(epoch from now() - s.mfa_at)::integer as mfa_age into v_session
    from auth_sessions s where s.token = p_token and s.expires_at > now();
  if not found then return null; end if;
  return app.enter_user(v_session.user_id)
    || jsonb_build_object('sessionId', v_session.id, 'mfaAgeSeconds', v_session.mfa_age);
end $$;

-- Schools that the person left as a student, whose record of them stays open to them (34 CFR 99.10, 99.20: the right
-- outlasts the membership).
create or replace function app.former_schools() returns table (membership_id uuid, school_id uuid, school_name text,
    school_kind text, time_zone text, student_id uuid)
  language plpgsql stable security definer set search_path = public, pg_temp as
$$
#variable_conflict use_column
begin
  return query
  select m.id, m.school_id, c.name, c.kind, c.time_zone, sp.id
  from (select distinct on (school_id) id, school_id from school_memberships
      where user_id = app.user_id() and role = 'student' and status = 'ended'
        and end_reason in ('left', 'removed', 'transferred', 'school_closed')
      order by school_id, ended_at desc) m
    join schools c on c.id = m.school_id
    left join student_profiles sp on sp.school_id = m.school_id and sp.user_id = app.user_id()
  where not exists (select from school_memberships o
    where o.user_id = app.user_id() and o.school_id = m.school_id and o.role = 'student' and o.status <> 'ended');
end $$;

-- Whether a student has left the school and was withdrawn from this enrollment by leaving, not before: they were no
-- member any more. It reads as its caller does. A function, since few enrollments ask it and each statement that holds
-- it would prepare all of it.
create or replace function app.ended_by_leaving(p_school uuid, p_student uuid, p_enrollment uuid) returns boolean
  language plpgsql stable as
$$
begin
  return not exists (
      select from public.student_profiles own where own.school_id = p_school and own.id = p_student
        and (own.user_id is null or exists (select from public.school_memberships m where m.school_id = own.school_id
          and m.user_id = own.user_id and m.role = 'student' and m.status <> 'ended')))
    and exists (
      select from public.enrollment_events v
        join public.student_profiles own on own.school_id = p_school and own.id = p_student
      where v.school_id = p_school and v.enrollment_id = p_enrollment and v.to_status = 'withdrawn'
        and not exists (select from public.school_memberships m where m.school_id = own.school_id
          and m.user_id = own.user_id and m.role = 'student' and m.created_at <= v.at
          and (m.ended_at is null or m.ended_at > v.at)));
end $$;

-- Enters to read one's own record and ask for its correction: as app.enter, and besides with the standing of a
-- provisional student at schools that one left. Those schools can be read there and never written as a member.
-- Provisional students ask as members do: they attend the school.
create or replace function app.enter_record(p_token text) returns jsonb
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_actor jsonb := app.enter(p_token);
  v_memberships jsonb;
  v_schools uuid[];
begin
  if v_actor is null or v_actor->>'state' <> 'ok' then return v_actor; end if;
  select coalesce(jsonb_agg(jsonb_build_object(
      'membershipId', f.membership_id, 'schoolId', f.school_id, 'schoolName', f.school_name,
      'schoolKind', f.school_kind, 'role', 'student', 'status', 'provisional', 'duties', '{}'::text[],
      'provisionalUntil', null, 'isWritable', false, 'readOnlyReason', null, 'contact', null, 'timeZone', f.time_zone) order by f.membership_id), '[]'),
      coalesce(array_agg(f.school_id), '{}')
    into v_memberships, v_schools
    from app.former_schools() f;
  perform set_config('app.school_ids', (app.school_ids() || v_schools)::text, true),
    set_config('app.known_school_ids', (app.school_ids() || v_schools)::text, true);
  return jsonb_set(v_actor, '{memberships}', (v_actor->'memberships') || v_memberships);
end $$;

-- Enters as the owner of the calendar feed with this hash, and notes that it was used. Null: no live feed. The secret has
-- 256 bits, so nobody counts tries; an account that is not in order is entered without rights, as everywhere.
create or replace function app.open_feed(p_hash text) returns jsonb
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_feed record;
begin
  select f.id, f.user_id, f.last_used_at into v_feed
    from feed_tokens f where f.secret_hash = p_hash and f.revoked_at is null;
  if not found then return null; end if;
  -- Apps ask often; to the minute is enough.
  if v_feed.last_used_at is null or v_feed.last_used_at < now() - interval '1 minute' then
    update feed_tokens set last_used_at = now() where id = v_feed.id;
  end if;
  return app.enter_user(v_feed.user_id) || jsonb_build_object('sessionId', null, 'mfaAgeSeconds', null);
end $$;

-- Enters as an operator: the schools named, or all of them when null. Who holds no live platform role gets no rows.
create or replace function app.enter_operator(p_token text, p_schools uuid[]) returns jsonb
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_actor jsonb := app.enter(p_token);
begin
  if v_actor is null then return null; end if;
  perform set_config('app.school_ids', '', true), set_config('app.known_school_ids', '', true),
    set_config('app.staff_school_ids', '', true);
  if v_actor->>'state' = 'ok' and v_actor->>'platformRole' is not null then
    if p_schools is null then
      perform set_config('app.all_schools', 'on', true);
    else
      perform set_config('app.school_ids', p_schools::text, true);
    end if;
  end if;
  return v_actor;
end $$;

-- The buckets that are full: whose window holds as many wrong tries as its limit. With the seconds until the window
-- ends, and the wrong tries beyond the limit.
drop function if exists app.tries_wait(text[], integer[], integer[]);
create or replace function app.full_buckets(p_keys text[], p_limits integer[], p_windows integer[])
  returns table (key text, wait_seconds integer, beyond integer)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select b.key, greatest(1, ceil(extract(epoch from b.window_start + make_interval(secs => k.span) - now()))::integer),
    b.count - k.cap
  from unnest(p_keys, p_limits, p_windows) as k(key, cap, span)
    join rate_buckets b on b.key = k.key
  where b.count >= k.cap and b.window_start + make_interval(secs => k.span) > now()
$$;

create or replace function app.count_wrong(p_keys text[], p_windows integer[]) returns void
  language sql volatile security definer set search_path = public, pg_temp as
$$
  insert into rate_buckets as b (key, window_start, count)
  select k.key, now(), 1 from unnest(p_keys, p_windows) as k(key, span) order by k.key
  on conflict (key) do update set
    count = case when b.window_start + make_interval(secs => (
      select w.span from unnest(p_keys, p_windows) as w(key, span) where w.key = b.key limit 1)) > now()
      then b.count + 1 else 1 end,
    window_start = case when b.window_start + make_interval(secs => (
      select w.span from unnest(p_keys, p_windows) as w(key, span) where w.key = b.key limit 1)) > now()
      then b.window_start else now() end
$$;

-- Forgets counts whose window is over, some at a time: strangers make rows, and nobody else would take them away.
create or replace function app.sweep_tries() returns integer
  language sql volatile security definer set search_path = public, pg_temp as
$$
  with old as (select key from rate_buckets where window_start < now() - interval '1 day' limit 20000),
  gone as (delete from rate_buckets b using old where b.key = old.key returning 1)
  select count(*)::integer from gone
$$;

create or replace function app.clear_tries(p_keys text[]) returns void
  language sql volatile security definer set search_path = public, pg_temp as
$$ delete from rate_buckets where key = any(p_keys) $$;

-- Uses up the answer to a challenge; true for whoever brings it first. Takes two that are long over for each one it
-- adds, so that the table holds no more than a few minutes' calculations. The clock is the caller's, and replicas' may
-- differ: what is over is kept for ten minutes more.
create or replace function app.spend_challenge(p_salt text, p_expires_at timestamptz, p_now timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_salt text;
begin
  delete from spent_challenges s where s.salt in (
    select o.salt from spent_challenges o where o.expires_at < p_now - interval '10 minutes'
    order by o.expires_at limit 2 for update skip locked);
  insert into spent_challenges (salt, expires_at) values (p_salt, p_expires_at)
    on conflict (salt) do nothing returning salt into v_salt;
  return v_salt is not null;
end $$;

-- Tells the admins of every school with an active code of this prefix that somebody guesses codes: at most once a day
-- each. Returns how many schools were told.
create or replace function app.report_code_guessing(p_prefix text, p_ip inet, p_request text, p_now timestamptz)
  returns integer
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_school uuid;
  v_told integer := 0;
begin
  -- Of two wrong tries at the same moment one tells.
  perform pg_advisory_xact_lock(hashtext('code-guessing:' || p_prefix));
  for v_school in
    select distinct c.school_id from school_codes c join schools s on s.id = c.school_id
    where c.is_active and left(c.code, 3) = p_prefix and s.status = 'active'
      and not exists (select from audit_log a where a.entity_id = c.school_id
        and a.action = 'school_code.guessing_reported' and a.at > p_now - interval '1 day')
  loop
    insert into audit_log (id, school_id, actor_kind, action, entity_type, entity_id, after, ip_address, request_id, at)
      values (app.uuidv7(), v_school, 'link', 'school_code.guessing_reported', 'school', v_school,
        jsonb_build_object('prefix', p_prefix), p_ip, p_request, p_now);
    perform app.tell_people(array(select a.user_id from app.school_admins(v_school) a), v_school, 'safety',
      'code_guessing', null, null, null, 'code-guessing:' || v_school, p_now);
    v_told := v_told + 1;
  end loop;
  return v_told;
end $$;

-- Beginnings of school codes with wrong tries in the last hour, the most tried first; for operators.
create or replace function app.guessed_prefixes() returns table (prefix text, wrong_tries integer, since timestamptz)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select substr(b.key, length('code:prefix:') + 1), b.count, b.window_start from rate_buckets b
  where app.all_schools() and b.key like 'code:prefix:%' and b.window_start > now() - interval '1 hour'
  order by b.count desc, b.key limit 20
$$;

-- The school an active code opens to this role; no row: unknown, inactive, expired, used up, not for this role, or of a
-- school that hasn't confirmed its address.
create or replace function app.check_code(p_code text, p_role text)
  returns table (school_id uuid, school_name text, code_id uuid)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select c.school_id, s.name, c.id
  from school_codes c join schools s on s.id = c.school_id
  where c.code = p_code and c.is_active and p_role = any(c.roles)
    and (c.expires_at is null or c.expires_at > now())
    and (c.max_uses is null or c.use_count < c.max_uses)
    and s.status = 'active' and s.payment_status <> 'suspended'
    -- A code opens nothing until the address that the school registered with is confirmed.
    and (s.registered_email is null or s.registered_email_confirmed_at is not null)
$$;

-- A code nobody else has: the prefix and four digits; another last letter once a prefix is crowded.
create or replace function app.new_school_code(p_prefix text) returns text
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_prefix text := p_prefix;
  v_code text;
begin
  for i in 1..400 loop
    if i > 100 then v_prefix := left(p_prefix, 2) || chr(65 + floor(random() * 26)::integer); end if;
    v_code := v_prefix || (1000 + floor(random() * 9000))::integer::text;
    if not exists (select from school_codes where code = v_code and is_active) then return v_code; end if;
  end loop;
  raise exception 'no free school code for %', p_prefix;
end $$;

create or replace function app.default_policy(p_school uuid, p_today date) returns void
  language sql volatile security definer set search_path = public, pg_temp as
$$
  insert into grading_policies (school_id, id, number, effective_on, missing, ai_release, default_release,
    official_gpa, enrollment_mode, course_publishing)
  values (p_school, app.uuidv7(), 1, p_today, '{"kind":"not_counted"}', 'teacher_confirms', 'immediate',
    'mean_over_25', 'auto', 'approval')
$$;

-- Registers a school and returns its code, which opens nothing until the school's address is confirmed, and carries all
-- four roles until the first school admin is active.
create or replace function app.register_school(
  p_id uuid, p_name text, p_email text, p_address text, p_phone text, p_website text, p_principal text, p_prefix text,
  p_ip inet, p_request text)
  returns text
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_code text;
begin
  insert into schools (id, kind, name, registered_email, email, address, phone, website, principal_name)
    values (p_id, 'school', p_name, p_email, p_email, p_address, p_phone, p_website, p_principal);
  perform app.default_policy(p_id, (now() at time zone 'America/New_York')::date);
  v_code := app.new_school_code(p_prefix);
  insert into school_codes (school_id, id, code, roles)
    values (p_id, app.uuidv7(), v_code, array['student', 'teacher', 'parent', 'school_admin']);
  insert into audit_log (id, school_id, actor_kind, action, entity_type, entity_id, after, ip_address, request_id, at)
    values (app.uuidv7(), p_id, 'link', 'school.registered', 'school', p_id,
      jsonb_build_object('name', p_name), p_ip, p_request, now());
  return v_code;
end $$;

-- The school of this code that registered with this address and has not confirmed it, for another message to it. No row:
-- there is none, or it has.
create or replace function app.resend_school_confirmation(p_code text, p_email text, p_ip inet, p_request text, p_now timestamptz)
  returns table (school_id uuid, school_name text)
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
begin
  select s.id, s.name into school_id, school_name
    from school_codes c join schools s on s.id = c.school_id
    where c.code = p_code and c.is_active and lower(s.registered_email) = lower(p_email)
      and s.registered_email_confirmed_at is null;
  if not found then return; end if;
  insert into audit_log (id, school_id, actor_kind, action, entity_type, entity_id, ip_address, request_id, at)
    values (app.uuidv7(), school_id, 'link', 'school.confirmation_resent', 'school', school_id, p_ip, p_request, p_now);
  return next;
end $$;

-- Confirms the address that a school registered with, by the hash of the secret mailed there: from now on its code works.
-- No row: the link is unknown, used or too old.
create or replace function app.confirm_school(p_token_hash text, p_ip inet, p_request text, p_now timestamptz)
  returns table (school_name text, code text)
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_school uuid;
begin
  delete from auth_verifications v
    where v.identifier = 'confirm-school:' || p_token_hash and v.expires_at > p_now
    returning v.value::uuid into v_school;
  if v_school is null then return; end if;
  update schools s set registered_email_confirmed_at = p_now, updated_at = p_now, version = s.version + 1
    where s.id = v_school and s.registered_email_confirmed_at is null;
  insert into audit_log (id, school_id, actor_kind, action, entity_type, entity_id, ip_address, request_id, at)
    values (app.uuidv7(), v_school, 'link', 'school.address_confirmed', 'school', v_school, p_ip, p_request, p_now);
  return query
    select s.name, (select c.code from school_codes c where c.school_id = s.id and c.is_active
      order by c.created_at, c.id limit 1)
    from schools s where s.id = v_school;
end $$;

-- A student number that nobody at the school has: the year, and six digits.
create or replace function app.new_student_number(p_school uuid) returns text
  language plpgsql volatile set search_path = public, pg_temp as
$$
declare
  v_number text;
begin
  loop
    v_number := to_char(now(), 'YY') || lpad(floor(random() * 1000000)::integer::text, 6, '0');
    exit when not exists (select from student_profiles where school_id = p_school and student_number = v_number);
  end loop;
  return v_number;
end $$;

-- What follows from a sign-up: the person, the membership, the record, and for a homeschool parent the family's school.
create or replace function app.on_sign_up() returns trigger
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_school uuid := new.school_id;
  v_code uuid;
  v_full text := new.given_name || coalesce(' ' || new.family_name, '');
  v_sort text := coalesce(new.family_name || ', ', '') || new.given_name;
begin
  insert into profiles (id, given_name, family_name) values (new.user_id, new.given_name, new.family_name);
  insert into user_settings (user_id, locale) values (new.user_id, new.locale);

  if new.role = 'homeschool_parent' then
    v_school := app.uuidv7();
    insert into schools (id, kind, name) values (v_school, 'homeschool', coalesce(new.family_name, new.given_name) || ' Homeschool');
    perform app.default_policy(v_school, (now() at time zone 'America/New_York')::date);
    insert into school_codes (school_id, id, code, roles)
      values (v_school, app.uuidv7(), app.new_school_code('HOM'), array['student']);
  elsif new.invitation_hash is not null then
    -- The school decided when it invited; its email proves the address.
    if new.role <> 'parent' or not exists (
        select from app.take_invitation(new.invitation_hash, new.user_id, now()) t where t.outcome = 'accepted') then
      raise exception 'invitation is not valid' using errcode = 'FH002';
    end if;
    update users set email_verified = true, updated_at = now() where id = new.user_id;
    insert into audit_log (id, school_id, actor_user_id, actor_kind, action, entity_type, entity_id, after, at)
      select app.uuidv7(), i.school_id, new.user_id, 'user', 'account.signed_up', 'user', new.user_id,
        jsonb_build_object('role', new.role, 'invitation', i.id), now()
      from invitations i where i.token_hash = new.invitation_hash;
    return null;
  else
    -- The code is asked again here, in the transaction that uses it.
    update school_codes set use_count = use_count + 1, updated_at = now()
      where school_id = new.school_id and id = new.code_id and is_active and new.role = any(roles)
        and (expires_at is null or expires_at > now()) and (max_uses is null or use_count < max_uses)
        and exists (select from schools s where s.id = new.school_id
          and (s.registered_email is null or s.registered_email_confirmed_at is not null))
      returning id into v_code;
    if v_code is null then
      raise exception 'school code is not valid' using errcode = 'FH001';
    end if;
  end if;

  insert into school_memberships (school_id, id, user_id, role, status, duties, source, code_id, provisional_until,
    decided_at, display_name, sort_name)
  values (v_school, app.uuidv7(), new.user_id, new.role,
    case new.role when 'student' then 'provisional' when 'homeschool_parent' then 'active' else 'pending' end,
    case new.role when 'homeschool_parent' then array['counselor', 'registrar'] else '{}'::text[] end,
    case new.role when 'homeschool_parent' then 'family' else 'code' end,
    v_code,
    case new.role when 'student' then now() + interval '14 days' end,
    case new.role when 'homeschool_parent' then now() end,
    v_full, v_sort);

  if new.role = 'student' then
    insert into student_profiles (school_id, id, user_id, student_number, legal_name, birth_on)
      values (v_school, app.uuidv7(), new.user_id, app.new_student_number(v_school), v_full, new.birth_on);
    -- Who is under 13 waits for a parent; the membership waits with the account, and doesn't run out before.
    if app.settle_consent(new.user_id, false, now()) = 'required' then
      update school_memberships m set provisional_until = now() + interval '42 days'
        where m.user_id = new.user_id and m.status = 'provisional';
    end if;
  elsif new.role in ('teacher', 'school_admin') then
    insert into teacher_profiles (school_id, id, user_id) values (v_school, app.uuidv7(), new.user_id);
  else
    insert into parent_profiles (school_id, id, user_id, is_homeschool)
      values (v_school, app.uuidv7(), new.user_id, new.role = 'homeschool_parent');
  end if;

  if new.role <> 'homeschool_parent' then
    perform app.tell_people(array(select a.user_id from app.school_admins(v_school) a), v_school, 'account',
      'person_waiting', null, null, null, 'waiting:' || v_school, now());
  end if;

  insert into audit_log (id, school_id, actor_user_id, actor_kind, action, entity_type, entity_id, after, at)
    values (app.uuidv7(), v_school, new.user_id, 'user', 'account.signed_up', 'user', new.user_id,
      jsonb_build_object('role', new.role), now());
  return null;
end $$;

-- Notes that a person has read a secret mailed to their address. True: they became the first admin of the school that
-- registered with this address, and the school's code no longer makes admins.
create or replace function app.confirm_address(p_user uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_user uuid := p_user;
  v_email text;
  v_school uuid;
begin
  update users u set email_verified = true, updated_at = now() where u.id = v_user returning lower(u.email) into v_email;

  select m.school_id into v_school
    from school_memberships m join schools s on s.id = m.school_id
    where m.user_id = v_user and m.role = 'school_admin' and m.status = 'pending' and s.kind = 'school'
      and lower(s.registered_email) = v_email
      and not exists (select from school_memberships o
        where o.school_id = m.school_id and o.role = 'school_admin' and o.status = 'active')
    for update of s
    limit 1;
  if v_school is not null then
    update school_memberships m set status = 'active', source = 'registration', decided_at = now(), updated_at = now(),
        version = m.version + 1, duties = array['counselor', 'registrar']
      where m.school_id = v_school and m.user_id = v_user and m.role = 'school_admin' and m.status = 'pending';
    update school_codes c set roles = array_remove(c.roles, 'school_admin'), updated_at = now(), version = c.version + 1
      where c.school_id = v_school and c.created_by is null and 'school_admin' = any(c.roles);
    insert into audit_log (id, school_id, actor_user_id, actor_kind, action, entity_type, entity_id, reason, at)
      values (app.uuidv7(), v_school, v_user, 'link', 'membership.approved', 'user', v_user,
        'first admin: confirmed the address the school registered with', now());
  end if;
  return v_school is not null;
end $$;

drop function if exists app.confirm_email(text);

-- The first operator, once, by the link printed at start. Null: link unknown, used, expired, or an operator exists.
create or replace function app.first_operator(p_token_hash text, p_user uuid, p_given text, p_family text) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_invitation uuid;
begin
  update operator_invitations i set used_at = now(), updated_at = now()
    where i.token_hash = p_token_hash and i.used_at is null and i.expires_at > now()
      and not exists (select from platform_roles r where r.ended_at is null)
    returning i.id into v_invitation;
  if v_invitation is null then return null; end if;
  insert into profiles (id, given_name, family_name) values (p_user, p_given, p_family);
  insert into user_settings (user_id) values (p_user);
  insert into platform_roles (id, user_id, role) values (app.uuidv7(), p_user, 'master_admin');
  -- The link was printed where only those read who run the server; no letter may reach anybody yet.
  update users set email_verified = true, updated_at = now() where id = p_user;
  insert into audit_log (id, actor_user_id, actor_kind, action, entity_type, entity_id, at)
    values (app.uuidv7(), p_user, 'link', 'operator.created', 'user', p_user, now());
  return p_user;
end $$;

-- Whether that link would still make one.
create or replace function app.makes_first_operator(p_token_hash text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select exists (select from operator_invitations i
      where i.token_hash = p_token_hash and i.used_at is null and i.expires_at > now())
    and not exists (select from platform_roles r where r.ended_at is null)
$$;

-- Writes a login attempt; the caller is not known to the database yet.
create or replace function app.record_login(p_user uuid, p_email_hash text, p_ip inet, p_success boolean, p_reason text)
  returns void language sql volatile security definer set search_path = public, pg_temp as
$$
  insert into login_activity (id, user_id, email_hash, login_at, ip_address, success, reason)
  values (app.uuidv7(), p_user, p_email_hash, now(), p_ip, p_success, p_reason)
$$;

-- Puts a letter into the outbox; the same key is written once. Readable by nobody who may write it.
drop function if exists app.queue_mail(uuid, text, uuid, text, text, text, text, text);
drop function if exists app.queue_mail(uuid, text, uuid, text, text, text, text, text, text);
create or replace function app.queue_mail(p_id uuid, p_key text, p_user uuid, p_address text, p_locale text,
  p_template text, p_subject text, p_body text, p_unsubscribe text, p_name text, p_school uuid) returns boolean
  language sql volatile security definer set search_path = public, pg_temp as
$$
  with written as (
    insert into mail_outbox (id, message_key, to_user_id, to_address, to_name, sender_school_id, locale, template, subject,
      body_text, unsubscribe_url, state)
    values (p_id, p_key, p_user, p_address, p_name, p_school, p_locale, p_template, p_subject, p_body, p_unsubscribe,
      'queued')
    on conflict (message_key) do nothing returning 1)
  select exists (select from written)
$$;

-- What an email that is about to be sent is headed with: whom it greets, and the school in whose name it is written. An
-- account is greeted at its confirmed address alone: elsewhere its holder could have words of theirs sent to a stranger.
create or replace function app.mail_heading(p_mail uuid)
  returns table (given_name text, school_name text, school_email text)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select coalesce(m.to_name, p.given_name), s.name, s.email
  from mail_outbox m
    left join users u on u.id = m.to_user_id and u.email_verified and lower(u.email) = lower(m.to_address)
    left join profiles p on p.id = u.id
    left join schools s on s.id = m.sender_school_id
  where m.id = p_mail
$$;

-- Who must be told that somebody waits, or guesses codes: active admins of a school, of a family's school its parents.
create or replace function app.school_admins(p_school uuid)
  returns table (user_id uuid, email text, locale text)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select u.id, u.email, coalesce(s.locale, 'en')
  from school_memberships m join users u on u.id = m.user_id left join user_settings s on s.user_id = u.id
  where m.school_id = p_school and m.role in ('school_admin', 'homeschool_parent') and m.status = 'active'
    and app.is_open_account(u)
$$;

-- Email of members, which lives with sign-in: for staff who decide on them, inside the schools they may see.
drop function if exists app.member_emails(uuid[]);
create function app.member_emails(p_users uuid[])
  returns table (user_id uuid, email text, locale text, is_verified boolean)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select distinct u.id, app.known_address(u.email), coalesce(s.locale, 'en'), u.email_verified
  from users u join school_memberships m on m.user_id = u.id left join user_settings s on s.user_id = u.id
  where u.id = any(p_users)
    and (m.school_id = any((select app.known_school_ids())::uuid[]) or (select app.all_schools()))
$$;

-- What became of the person's own memberships that open nothing: requests that wait or came to nothing, memberships that
-- the school suspended or ended. Such a person belongs to no school, so that neither its name nor the reason could be
-- read otherwise.
create or replace function app.own_requests()
  returns table (membership_id uuid, school_name text, role text, status text, asked_at timestamptz,
    ended_at timestamptz, reason text)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select m.id, c.name, m.role,
    case when m.status = 'pending' then 'waiting' when m.status = 'suspended' then 'suspended'
      when m.end_reason = 'refused' then 'refused' when m.end_reason in ('left', 'removed', 'transferred') then 'ended'
      else 'unconfirmed' end,
    m.created_at, case when m.status = 'suspended' then m.suspended_at else coalesce(m.ended_at, m.provisional_until) end,
    case when m.status in ('suspended', 'ended') then (select a.reason from audit_log a
      where a.entity_id = m.id and a.school_id = m.school_id
        and a.action in ('membership.refused', 'membership.suspended', 'membership.ended')
      order by a.at desc limit 1) end
  from school_memberships m join schools c on c.id = m.school_id
  where m.user_id = app.user_id()
    and (m.status in ('pending', 'suspended') or (m.status = 'provisional' and m.provisional_until <= now())
      or (m.status = 'ended' and m.end_reason in ('refused', 'unconfirmed', 'left', 'removed', 'transferred')))
  order by m.created_at desc, m.id desc limit 20
$$;

-- Ends what opens an account without its password: sessions, devices that show notifications, and the calendar feed. Keeps
-- one session and its devices where it is named. Pages that are open hear of it. Answers how many sessions ended.
create or replace function app.end_access(p_user uuid, p_but_session uuid) returns integer
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_ended integer;
begin
  delete from auth_sessions where user_id = p_user and id is distinct from p_but_session;
  get diagnostics v_ended = row_count;
  update push_subscriptions set ended_at = now()
    where user_id = p_user and ended_at is null and session_id is distinct from p_but_session;
  update feed_tokens set revoked_at = now() where user_id = p_user and revoked_at is null;
  perform pg_notify('fieldhouse_events',
    jsonb_build_object('topic', 'account', 'id', p_user, 'userIds', jsonb_build_array(p_user))::text);
  return v_ended;
end $$;

-- Signs a person out everywhere, for those who run a school that the person belongs to, and for operators. False: it is
-- not theirs to do. Whoever runs the platform is signed out by operators alone.
create or replace function app.end_sessions(p_user uuid) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
begin
  if not app.is_master() and (app.is_operator(p_user) or not exists (
      select from school_memberships m join school_memberships mine on mine.school_id = m.school_id
      where m.user_id = p_user and m.status <> 'ended' and mine.user_id = app.user_id() and mine.status = 'active'
        and mine.role in ('school_admin', 'homeschool_parent') and mine.school_id = any(app.known_school_ids()))) then
    return false;
  end if;
  perform app.end_access(p_user, null);
  return true;
end $$;

-- Whether whoever acts is master admin of the platform now.
create or replace function app.is_master() returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select (select app.all_schools()) and exists (select from platform_roles
    where user_id = app.user_id() and role = 'master_admin' and ended_at is null)
$$;

-- Suspends an account, or takes that back (null). False: whoever acts is no master admin, or means their own account.
create or replace function app.suspend_account(p_user uuid, p_at timestamptz, p_reason text) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
begin
  if not app.is_master() or p_user = app.user_id() then return false; end if;
  update users set suspended_at = p_at, suspension_reason = case when p_at is not null then p_reason end,
    suspended_by = case when p_at is not null then app.user_id() end, updated_at = now()
    where id = p_user and deleted_at is null;
  return found;
end $$;

-- Takes what would keep a course that nobody ever took from being deleted: earlier versions and moves of its dates are
-- never changed otherwise. The course itself is the app's to delete.
create or replace function app.forget_course_history(p_course uuid) returns void
  language sql volatile security definer set search_path = public, pg_temp as
$$
  with mine as (
    select c.id from courses c
    where c.id = p_course and c.school_id = any(app.school_ids())
      and not exists (select from enrollments e where e.school_id = c.school_id and e.course_id = c.id)),
  versions as (delete from content_versions v using mine where v.course_id = mine.id),
  shifts as (delete from date_shifts d using mine where d.course_id = mine.id),
  -- Of a course without posts: that somebody looked.
  follows as (delete from discussion_follows f using mine where f.course_id = mine.id and f.root_id is null),
  reads as (delete from discussion_reads r using mine where r.course_id = mine.id and r.root_id is null)
  delete from course_grading g using mine where g.course_id = mine.id
$$;

-- Notes what a person changed about their own ways in.
create or replace function app.record_account_change(p_user uuid, p_action text, p_ip inet, p_request text, p_at timestamptz)
  returns void language sql volatile security definer set search_path = public, pg_temp as
$$
  insert into audit_log (id, actor_user_id, actor_kind, action, entity_type, entity_id, ip_address, request_id, at)
  values (app.uuidv7(), p_user, 'user', p_action, 'user', p_user, p_ip, p_request, p_at)
$$;

-- The last tries to sign in as a person, for this person's own eyes.
create or replace function app.login_tries(p_user uuid)
  returns table (at timestamptz, success boolean, reason text, ip_address inet)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select login_at, success, reason, ip_address from login_activity
  where user_id = p_user order by login_at desc limit 50
$$;

-- For the doors of sign-in, before anybody is known.
create or replace function app.is_operator(p_user uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$ select exists (select from platform_roles where user_id = p_user and ended_at is null) $$;

create or replace function app.is_staff_or_operator(p_user uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select app.is_operator(p_user) or exists (select from school_memberships
    where user_id = p_user and role in ('teacher', 'school_admin') and status <> 'ended')
$$;

create or replace function app.locale_of(p_user uuid) returns text
  language sql stable security definer set search_path = public, pg_temp as
$$ select coalesce((select locale from user_settings where user_id = p_user), 'en') $$;

create or replace function app.has_operator() returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$ select exists (select from platform_roles where ended_at is null) $$;

-- Keeps the copies of a person's name in step with their profile. The name on a student's record is the school's.
create or replace function app.keep_name(p_name text, p_sort text) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
begin
  update users set name = p_name, updated_at = now() where id = app.user_id();
  update school_memberships set display_name = p_name, sort_name = p_sort
    where user_id = app.user_id() and (display_name <> p_name or sort_name <> p_sort);
end $$;

-- Whether the account was deleted: the school keeps the name in the record, and no message says it any more.
create or replace function app.is_erased(p_user uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select exists (select from users where id = p_user and deleted_at is not null)
$$;

-- A student who is not of age, or whose birth date nobody knows, on a day in the zone of the school.
create or replace function app.is_minor(p_user uuid, p_at timestamptz) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select exists (select from student_profiles sp join schools c on c.id = sp.school_id
    where sp.user_id = p_user
      and (sp.birth_on is null or (p_at at time zone c.time_zone)::date < app.birthday_on(sp.birth_on, 18)))
$$;

-- Whether the family or the adult student objected to directory information: what classmates see of the profile is off,
-- whatever the settings say. An objection lasts until another decision, also beyond its year.
create or replace function app.is_directory_off(p_user uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select exists (select from student_profiles sp
      join consents k on k.school_id = sp.school_id and k.student_id = sp.id
    where sp.user_id = p_user and k.kind = 'directory' and k.decision = 'refused' and k.withdrawn_at is null)
$$;

-- The key of somebody's picture, where the person who asks may see it; null: none, or not to be seen. Staff and the
-- student's guardians see it, and classmates of those who show themselves to them; people who aren't students are seen
-- by everyone whom the school has confirmed.
create or replace function app.avatar_key(p_user uuid, p_at timestamptz) returns text
  language sql stable security definer set search_path = public, pg_temp as
$$
  select p.avatar_key from profiles p
  where p.id = p_user and (p.id = app.user_id()
    or exists (select from guardian_links g
      join schools c on c.id = g.school_id
      join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
      where g.guardian_user_id = app.user_id() and sp.user_id = p_user and g.school_id = any(app.known_school_ids())
        and not app.is_minor(app.user_id(), p_at)
        and app.is_live_link(g.status, g.starts_on, g.ends_on, g.basis, sp.birth_on,
          (p_at at time zone c.time_zone)::date))
    or exists (select from school_memberships theirs
      join school_memberships mine on mine.school_id = theirs.school_id and mine.user_id = app.user_id()
        and mine.status = 'active'
      where theirs.user_id = p_user and theirs.status <> 'ended' and theirs.school_id = any(app.known_school_ids())
        and (mine.role in ('teacher', 'school_admin', 'homeschool_parent')
          or theirs.role <> 'student'
          or (mine.role = 'student' and not app.is_directory_off(p_user) and coalesce(
            (select s.show_profile from user_settings s where s.user_id = p_user),
            not app.is_minor(p_user, p_at))))))
$$;

-- Its answer didn't say whose account waits.
drop function if exists app.own_children(timestamptz);

-- Whether a parent has ended it since, by taking a consent to the account back or by saying no: that isn't undone by whoever
-- wishes the deletion as well and takes it back, nor by a birthday.
drop function if exists app.was_refused_since(uuid, timestamptz);
create or replace function app.was_ended_since(p_user uuid, p_at timestamptz) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select exists (select from consents k where k.subject_user_id = p_user and k.kind = 'child_account'
      and k.decision = 'given' and k.withdrawn_at >= p_at
      and coalesce(k.withdraw_reason, '') not in ('replaced', 'left_school', 'link_mistake'))
    or exists (select from consent_requests r
      where r.subject_user_id = p_user and r.answer = 'refused' and r.answered_at >= p_at)
$$;

-- Whether only a parent's consent keeps an account from being deleted: it waits for one, and the deletion isn't merely a wish
-- of p_by, which they take back themselves. A withdrawal of consent since then makes it more than that.
create or replace function app.only_consent_keeps(p_user uuid, p_by uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select exists (select from users u where u.id = p_user and u.consent_state = 'required')
    and not exists (select from deletion_requests d
      where d.user_id = p_user and d.state = 'asked' and d.asked_by = p_by
        and not app.was_ended_since(d.user_id, d.created_at))
$$;

-- Minors for whose account the person who asks may decide as their guardian. `is_waiting`: only a parent's consent keeps it.
create or replace function app.own_children(p_at timestamptz)
  returns table (student_id uuid, user_id uuid, name text, deletion_due_at timestamptz, is_waiting boolean)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select sp.id, sp.user_id, sp.legal_name, d.due_at, app.only_consent_keeps(sp.user_id, app.user_id())
  from guardian_links g
    join schools c on c.id = g.school_id
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
    join users u on u.id = sp.user_id and u.deleted_at is null
    left join deletion_requests d on d.user_id = sp.user_id and d.state = 'asked'
  where g.guardian_user_id = app.user_id() and g.status = 'active'
    and g.rights && array['manage_account', 'consent'] and app.is_minor(sp.user_id, p_at)
    and not app.is_minor(app.user_id(), p_at)
    and (p_at at time zone c.time_zone)::date between g.starts_on and coalesce(g.ends_on, 'infinity')
  order by sp.legal_name, sp.id
$$;

-- Tells the other guardians who decide about an account, at every school of the child, of a deletion that one of them asked
-- for or took back. Whose it was isn't said. For the doors below.
create or replace function app.tell_deciding(p_user uuid, p_template text, p_at timestamptz) returns void
  language plpgsql volatile set search_path = public, pg_temp as
$$
declare
  v record;
begin
  for v in select sp.school_id, sp.id, sp.birth_on, (p_at at time zone c.time_zone)::date as today
    from student_profiles sp join schools c on c.id = sp.school_id where sp.user_id = p_user order by sp.id
  loop
    perform app.tell_people(array(select g.guardian_user_id from guardian_links g
        where g.school_id = v.school_id and g.student_id = v.id and g.guardian_user_id <> app.user_id()
          and g.guardian_user_id <> p_user and g.rights && array['manage_account', 'consent']
          and app.is_live_link(g.status, g.starts_on, g.ends_on, g.basis, v.birth_on, v.today)),
      v.school_id, 'account', p_template, null, null, v.id, 'deletion:' || v.id, p_at);
  end loop;
end $$;

-- Notes the wish to delete an account: one's own, or that of a child. Returns the day from which it is carried out, which
-- is that of the first wish where there is one already. Null: not the asker's to decide.
drop function if exists app.ask_deletion(uuid, uuid, timestamptz, timestamptz);
create or replace function app.ask_deletion(p_id uuid, p_user uuid, p_due timestamptz, p_at timestamptz)
  returns timestamptz language plpgsql volatile security definer set search_path = public, pg_temp as
$$
begin
  if p_user is distinct from app.user_id()
    and not exists (select from app.own_children(p_at) c where c.user_id = p_user) then return null; end if;
  perform app.hold_user(p_user);
  if p_user <> app.user_id() and not app.is_leaving(p_user) then
    perform app.tell_deciding(p_user, 'deletion_asked', p_at);
  end if;
  insert into deletion_requests (id, user_id, asked_by, state, due_at, created_at)
    values (p_id, p_user, app.user_id(), 'asked', p_due, p_at)
    -- Begun by a parent's link: the wish of whoever has an account isn't undone by that.
    on conflict (user_id) where state = 'asked' do update set asked_by = excluded.asked_by
      where deletion_requests.asked_by = app.nobody() and deletion_requests.due_at > p_at;
  return (select d.due_at from deletion_requests d where d.user_id = p_user and d.state = 'asked');
end $$;

-- Takes the wish back. A minor doesn't undo what a guardian has asked for. While the account waits for a parent's consent
-- nobody undoes more than their own wish: a consent is what keeps it, and is asked for from here on. False: there was none
-- to take back.
create or replace function app.withdraw_deletion(p_user uuid, p_at timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_id uuid;
begin
  perform app.hold_user(p_user);
  update deletion_requests d set state = 'withdrawn', ended_at = p_at
    where d.user_id = p_user and d.state = 'asked'
      and not app.only_consent_keeps(p_user, app.user_id())
      and ((p_user = app.user_id() and (d.asked_by = p_user or not app.is_minor(p_user, p_at)))
        or exists (select from app.own_children(p_at) c where c.user_id = p_user))
    returning d.id into v_id;
  if v_id is not null and p_user <> app.user_id() then
    perform app.tell_deciding(p_user, 'deletion_withdrawn', p_at);
  end if;
  if v_id is not null and exists (select from users u where u.id = p_user and u.consent_state = 'required') then
    perform app.settle_consent(p_user, false, p_at);
  end if;
  return v_id is not null;
end $$;

-- Takes back what somebody asked for who signed up with an address that wasn't theirs, when its owner takes the account over.
-- An account that waits for consent without being deleted asks for it. False: nothing was asked for.
create or replace function app.drop_deletions_asked_by(p_user uuid, p_at timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_kept uuid;
  v_is_dropped boolean := false;
begin
  perform app.hold_user(d.user_id) from (select user_id from deletion_requests
    where asked_by = p_user and state = 'asked' order by user_id) d;
  for v_kept in
    update deletion_requests d set state = 'withdrawn', ended_at = p_at
      where d.asked_by = p_user and d.state = 'asked' returning d.user_id
  loop
    v_is_dropped := true;
    if exists (select from users u where u.id = v_kept and u.consent_state = 'required') then
      perform app.settle_consent(v_kept, false, p_at);
    end if;
  end loop;
  return v_is_dropped;
end $$;

-- Deletions that were asked for and that this hold kept waiting, once nothing else does: whoever asked has a few days to
-- take the wish back, and is told, as is the person; a guardian who asked, while they may still decide about the child.
-- `is_own_wish`: who is told may take it back, which a minor may not where a guardian asked. For operators, with the hold's
-- school, and its student or null.
drop function if exists app.resume_deletions(uuid, uuid, timestamptz);
create or replace function app.resume_deletions(p_school uuid, p_student uuid, p_due timestamptz)
  returns table (person_id uuid, user_id uuid, email text, locale text, time_zone text, due_at timestamptz,
    student_name text, is_own_wish boolean, is_needed boolean)
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
#variable_conflict use_column
begin
  if not (app.all_schools() or p_school = any (app.school_ids())) then return; end if;
  return query
    with resumed as (
      update deletion_requests d set due_at = greatest(d.due_at, p_due)
      where d.state = 'asked' and not app.is_held(d.user_id) and case when p_student is null
        then exists (select from school_memberships m where m.school_id = p_school and m.user_id = d.user_id)
        else exists (select from student_profiles sp
          where sp.school_id = p_school and sp.id = p_student and sp.user_id = d.user_id) end
      returning d.user_id, d.asked_by, d.due_at)
    select r.user_id, u.id, u.email, coalesce(s.locale, 'en'),
      coalesce(s.time_zone, (select c.time_zone from schools c where c.id = p_school)), r.due_at,
      case when u.id <> r.user_id then (select min(sp.legal_name) from student_profiles sp where sp.user_id = r.user_id) end,
      u.id <> r.user_id or r.asked_by = r.user_id or not app.is_minor(r.user_id, now()),
      app.is_operator(r.user_id) or app.is_last_admin(r.user_id)
    from resumed r join users u on u.id in (r.user_id, r.asked_by) left join user_settings s on s.user_id = u.id
    where app.is_open_account(u) and (u.id = r.user_id or exists (
      select from guardian_links g join schools c on c.id = g.school_id
        join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
      where g.guardian_user_id = u.id and sp.user_id = r.user_id and g.rights && array['manage_account', 'consent']
        and app.is_live_link(g.status, g.starts_on, g.ends_on, g.basis, sp.birth_on,
          (now() at time zone c.time_zone)::date)))
    order by r.user_id, u.id;
end $$;

-- How many other people run the school, with accounts that are open.
create or replace function app.other_admins(p_school uuid, p_user uuid) returns integer
  language sql stable security definer set search_path = public, pg_temp as
$$
  select count(distinct o.user_id)::integer from school_memberships o join users u on u.id = o.user_id
  where o.school_id = p_school and o.user_id <> p_user and o.status = 'active'
    and o.role in ('school_admin', 'homeschool_parent') and app.is_open_account(u)
$$;

-- People who work at the school, with accounts that are open: they can be given its courses.
create or replace function app.open_staff(p_school uuid) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp as
$$ begin
  return query select distinct m.user_id from school_memberships m join users u on u.id = m.user_id
    where m.school_id = p_school and m.status = 'active' and m.role in ('teacher', 'school_admin', 'homeschool_parent')
      and app.is_open_account(u);
end $$;

-- Who teaches a course, with accounts that are open: they are told of what waits there, also by students whom the school
-- hasn't confirmed and who see none of its people. In plpgsql, which keeps its plan: each typed grade asks.
create or replace function app.open_teachers(p_school uuid, p_course uuid) returns table (user_id uuid, role text)
  language plpgsql stable security definer set search_path = public, pg_temp as
$$
#variable_conflict use_column
begin
  return query select t.user_id, t.role from course_teachers t join users u on u.id = t.user_id
    where t.school_id = p_school and t.course_id = p_course and t.ended_at is null and app.is_open_account(u)
      and exists (select from school_memberships m where m.school_id = p_school and m.user_id = t.user_id
        and m.status = 'active' and m.role in ('teacher', 'school_admin', 'homeschool_parent'));
end $$;

-- The person is the only active administrator of one of their schools. A family's school closes with its last parent.
create or replace function app.is_last_admin(p_user uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select exists (select from school_memberships m join schools c on c.id = m.school_id
    where m.user_id = p_user and m.status = 'active' and m.role in ('school_admin', 'homeschool_parent')
      and c.status = 'active' and c.kind <> 'homeschool' and app.other_admins(m.school_id, p_user) = 0)
$$;

-- Families' schools that nobody runs once this person is gone.
create or replace function app.last_families(p_user uuid) returns table (school_id uuid, name text)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select c.id, c.name from school_memberships m join schools c on c.id = m.school_id
  where m.user_id = p_user and m.status = 'active' and m.role = 'homeschool_parent'
    and c.status = 'active' and c.kind = 'homeschool' and app.other_admins(m.school_id, p_user) = 0
$$;

-- Whether a school has taken this person in.
create or replace function app.is_accepted(p_school uuid, p_user uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select exists (select from school_memberships m
    where m.school_id = p_school and m.user_id = p_user and m.status in ('active', 'suspended'))
$$;

-- What somebody said of themselves who signed up with an address that nobody has confirmed: which school they asked to join
-- (null: none), whether their birth date was asked for, and whether somebody relies on the account: a school that
-- accepted it, or others in the family's school. No row: the address is confirmed.
create or replace function app.unconfirmed_account(p_user uuid)
  returns table (school_name text, asks_birth boolean, is_relied_on boolean)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select m.name,
    exists (select from student_profiles sp where sp.user_id = u.id and not app.is_accepted(sp.school_id, u.id)),
    app.is_operator(u.id)
      or exists (select from school_memberships a where a.user_id = u.id and a.source <> 'family'
        and a.status in ('active', 'suspended'))
      or exists (select from school_memberships a
        join school_memberships o on o.school_id = a.school_id and o.user_id <> u.id
        where a.user_id = u.id and a.source = 'family' and o.status in ('active', 'suspended'))
  from users u
    left join lateral (select s.name from school_memberships a join schools s on s.id = a.school_id
      where a.user_id = u.id and a.status <> 'ended' order by a.created_at, a.id limit 1) m on true
  where u.id = p_user and not u.email_verified and u.deleted_at is null
$$;

-- Takes out what somebody said of themselves, chose and did who signed up with an address that they never confirmed, and
-- puts in what its owner says. The record that a school has accepted is the school's, and stays. One that no school has
-- accepted, with the work in it, is nobody's from here on, and the owner gets a new one. Whoever came in by the code of
-- the family's school without being accepted goes, and the code with them.
create or replace function app.take_over(p_user uuid, p_given text, p_family text, p_birth date, p_locale text, p_at timestamptz)
  returns void language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_full text := p_given || coalesce(' ' || p_family, '');
  v_sort text := coalesce(p_family || ', ', '') || p_given;
  v_school uuid;
begin
  update users set name = v_full, image = null, updated_at = p_at where id = p_user and not email_verified;
  if not found then
    raise exception 'the address of this account is confirmed' using errcode = 'insufficient_privilege';
  end if;
  perform app.forget_entries(p_user, p_given, p_family, p_at);
  -- Whom they named as a parent decides nothing, nor does a consent that came from there, but for that of a guardian whom
  -- the school of a child that it has accepted knows, and who may consent.
  update consents k set withdrawn_at = p_at, withdraw_reason = 'replaced'
    where k.subject_user_id = p_user and k.withdrawn_at is null
      and (not app.is_accepted(k.school_id, p_user) or (k.method = 'email_plus'
        and app.mailbox_standing(p_user, k.giver_email, k.given_by, p_at) <> 'decides'));
  update consent_requests r set parent_email = null, token_hash = null, updated_at = p_at, version = r.version + 1
    where r.subject_user_id = p_user and r.answered_at is null;
  update deletion_requests d set state = 'withdrawn', ended_at = p_at
    where d.user_id = p_user and d.state = 'asked' and d.asked_by = app.nobody();
  update guardian_links g set status = 'ended', end_reason = 'refused', ended_at = p_at, updated_at = p_at,
      version = g.version + 1
    where g.guardian_user_id = p_user and g.status = 'pending';
  -- Invitations that they sent, and codes that they gave away, lead nobody to a child.
  update invitations i set revoked_at = p_at, updated_at = p_at, version = i.version + 1
    where i.invited_by = p_user and i.accepted_at is null and i.revoked_at is null;
  update pairing_codes k set revoked_at = p_at from student_profiles sp
    where sp.user_id = p_user and k.school_id = sp.school_id and k.student_id = sp.id
      and k.used_at is null and k.revoked_at is null;
  update school_memberships set display_name = v_full, sort_name = v_sort, updated_at = p_at, version = version + 1
    where user_id = p_user;
  -- A child who waits for a parent has done nothing yet, and goes on waiting.
  update student_profiles sp set legal_name = v_full, birth_on = p_birth, updated_at = p_at
    where sp.user_id = p_user and not app.is_accepted(sp.school_id, p_user)
      and exists (select from users u where u.id = p_user and u.consent_state = 'required');
  for v_school in
    update student_profiles sp set user_id = null, legal_name = 'Former member', birth_on = null, updated_at = p_at,
        version = version + 1
      where sp.user_id = p_user and not app.is_accepted(sp.school_id, p_user)
        and not exists (select from users u where u.id = p_user and u.consent_state = 'required')
      returning sp.school_id
  loop
    insert into student_profiles (school_id, id, user_id, student_number, legal_name, birth_on)
      values (v_school, app.uuidv7(), p_user, app.new_student_number(v_school), v_full, p_birth);
  end loop;
  perform app.settle_consent(p_user, false, p_at);
  for v_school in select f.school_id from app.last_families(p_user) f loop
    update schools s set name = coalesce(p_family, p_given) || ' Homeschool', updated_at = p_at, version = version + 1
      where s.id = v_school and s.kind = 'homeschool' and s.name like '% Homeschool';
    delete from school_branding b where b.school_id = v_school;
    -- The name stays where children sign in by it: it stands on their sheets. Courses that nobody takes can be taken out of
    -- the archive again.
    update schools s set sign_in_name = null
      where s.id = v_school and not exists (select from student_accounts a where a.school_id = v_school);
    update courses c set status = 'archived', updated_at = p_at, version = c.version + 1
      where c.school_id = v_school and c.status <> 'archived' and not exists (select from enrollments e
        where e.school_id = v_school and e.course_id = c.id and e.status in ('active', 'requested', 'waitlisted'));
    update school_codes set is_active = false, updated_at = p_at, version = version + 1
      where school_id = v_school and is_active;
    insert into school_codes (school_id, id, code, roles)
      values (v_school, app.uuidv7(), app.new_school_code('HOM'), array['student']);
    update school_memberships set status = 'ended', ended_at = p_at, end_reason = 'refused', provisional_until = null,
        updated_at = p_at, version = version + 1
      where school_id = v_school and user_id <> p_user and status in ('pending', 'provisional');
  end loop;
  insert into user_settings (user_id, locale) values (p_user, p_locale);
end $$;

-- Lets an account be deleted at once whose owner never signed up: somebody else did with their address. False: the address is
-- confirmed, or somebody relies on the account.
create or replace function app.disown_account(p_user uuid, p_at timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
begin
  if not exists (select from app.unconfirmed_account(p_user) a where not a.is_relied_on) then return false; end if;
  insert into deletion_requests (id, user_id, asked_by, state, due_at, created_at)
    values (app.uuidv7(), p_user, p_user, 'asked', p_at, p_at)
    on conflict (user_id) where state = 'asked' do update set due_at = p_at;
  return true;
end $$;

-- Whether data of the person, or of a child of theirs, has to be kept for now, so that a deletion waits. Of nobody else.
create or replace function app.is_deletion_held(p_user uuid, p_at timestamptz) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as
$$
begin
  return (p_user = app.user_id() or exists (select from app.own_children(p_at) c where c.user_id = p_user))
    and app.is_held(p_user);
end $$;

-- How many browsers are signed in as each of these people; for operators.
create or replace function app.session_counts(p_users uuid[]) returns table (user_id uuid, count integer)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select s.user_id, count(*)::integer from auth_sessions s
  where s.user_id = any(p_users) and s.expires_at > now() and (select app.all_schools()) group by s.user_id
$$;

-- Conversations that the person is or was in. Guardians who read along stop seeing one with their
-- link to the student in it: its end holds at their next request. Once per statement, for the wall.
create or replace function app.conversation_ids() returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp as
$$
declare
  v_user uuid := app.user_id();
begin
  return query
    select cm.conversation_id from conversation_members cm
    where cm.user_id = v_user and (not cm.is_reader or exists (
      select from conversation_members s
        join student_profiles sp on sp.school_id = s.school_id and sp.user_id = s.user_id
        join guardian_links g on g.school_id = sp.school_id and g.student_id = sp.id
        join schools c on c.id = g.school_id
      where s.school_id = cm.school_id and s.conversation_id = cm.conversation_id and not s.is_reader
        and g.guardian_user_id = v_user and app.is_live_link(g.status, g.starts_on, g.ends_on, g.basis, sp.birth_on,
          (now() at time zone c.time_zone)::date)
        and 'message_staff' = any(g.rights)));
end $$;

-- Whether the person began a conversation: who did adds the first people to it, before they are in it themselves.
create or replace function app.has_begun(p_school uuid, p_conversation uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select exists (select from conversations k
    where k.school_id = p_school and k.id = p_conversation and k.created_by = app.user_id())
$$;

-- Conversations with a report, at schools that the person runs.
create or replace function app.reported_conversation_ids() returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp as
$$
declare
  v_user uuid := app.user_id();
begin
  return query
    select r.conversation_id from school_memberships m
      join message_reports r on r.school_id = m.school_id
    where m.user_id = v_user and m.status = 'active' and m.role in ('school_admin', 'homeschool_parent')
      and m.school_id = any(app.known_school_ids());
end $$;

-- People of a school by the beginnings of the words of their names (patterns, each '% word%'; none: the first of each
-- role by name). Ids alone, by indexes that can't be used under the policies; what may be known of them is read under
-- those.
create or replace function app.people_named(p_school uuid, p_patterns text[], p_limit integer) returns setof uuid
  language plpgsql stable security definer set search_path = public, pg_temp as
$$
begin
  if not (p_school = any(app.known_school_ids())) then return; end if;
  if cardinality(p_patterns) = 0 then
    return query
      select m.user_id
      from unnest(array['school_admin', 'homeschool_parent', 'teacher', 'parent', 'student']) as r(role)
        cross join lateral (select x.user_id from school_memberships x
          where x.school_id = p_school and x.role = r.role and x.status = 'active'
          order by x.sort_name, x.id limit p_limit) m;
  else
    return query
      select m.user_id from school_memberships m
      where m.school_id = p_school and m.status = 'active'
        -- The first one, which is the longest, by the index; the others on what that finds.
        and (' ' || lower(m.display_name)) like p_patterns[1]
        and (' ' || lower(m.display_name)) like all (p_patterns)
      order by m.sort_name, m.id limit p_limit;
  end if;
end $$;

-- Earlier versions of content and of posts are never changed, but for their HTML, which is cleaned anew when the
-- sanitizer changes. For jobs alone, and only while the row still says what was cleaned.
create or replace function app.keep_cleaned_version(p_id uuid, p_before jsonb, p_after jsonb) returns void
  language sql volatile security definer set search_path = public, pg_temp as
$$ update content_versions set snapshot = p_after where id = p_id and snapshot = p_before $$;

create or replace function app.keep_cleaned_revision(p_id uuid, p_before text, p_after text) returns void
  language sql volatile security definer set search_path = public, pg_temp as
$$ update discussion_revisions set content = p_after where id = p_id and content = p_before $$;

-- A course of a school that is in use has somebody who is answerable for it: an owner, unless the school opened it
-- without a teacher. Looked at when a transaction commits, past the policies, whoever changed the rows. Writers
-- hold the course's counts first, so that two of them at once can't each see the other's owner.
create or replace function app.course_has_owner() returns trigger
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_course uuid := (case when tg_table_name = 'courses' then to_jsonb(new)->>'id' else to_jsonb(old)->>'course_id' end)::uuid;
begin
  if exists (
    select from courses c
    where c.id = v_course and c.school_id is not null and c.status <> 'archived' and not c.is_opened
      and not exists (select from course_teachers t where t.school_id = c.school_id and t.course_id = c.id
        and t.role = 'owner' and t.ended_at is null)) then
    raise exception 'the course % would have no owner', v_course
      using errcode = 'check_violation', constraint = 'courses_have_owner', table = 'courses';
  end if;
  return null;
end $$;
