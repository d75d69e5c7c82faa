-- Accounts that a school makes for students, who sign in by a username. Doors run as fieldhouse_entry.

-- The address under which sign-in knows an account, by the school's sign-in name and the username; null: there is none.
create or replace function app.student_sign_in(p_school text, p_username text) returns text
  language sql stable security definer set search_path = public, pg_temp as
$$
  select u.email from schools c
    join student_accounts a on a.school_id = c.id and a.username = p_username
    join users u on u.id = a.user_id
  where c.sign_in_name = p_school and u.deleted_at is null
$$;

-- Asked about the student alone.
drop function if exists app.account_manager(uuid, uuid, timestamptz);

-- As whom the asker looks after a student's account: `guardian` with the right to manage it on a live link, `keeper` of
-- the records of the school that the student belongs to; null: they don't.
create or replace function app.account_manager(p_school uuid, p_student uuid, p_user uuid, p_now timestamptz) returns text
  language sql stable set search_path = public, pg_temp as
$$
  select case
    when exists (select from guardian_links g
        join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
        join schools c on c.id = g.school_id
      where g.school_id = p_school and g.student_id = p_student and g.guardian_user_id = app.user_id()
        and 'manage_account' = any(app.rights_on(g.rights, g.basis, sp.birth_on, (p_now at time zone c.time_zone)::date))
        and app.is_live_link(g.status, g.starts_on, g.ends_on, g.basis, sp.birth_on,
          (p_now at time zone c.time_zone)::date)
        and not app.is_minor(app.user_id(), p_now)) then 'guardian'
    when app.user_id() in (select app.record_keepers(p_school))
      and exists (select from school_memberships m where m.school_id = p_school and m.user_id = p_user
        and m.role = 'student' and m.status = 'active') then 'keeper' end
$$;

-- The account opens nothing but this school, as a student, and has no email by which its owner gets back in. A school
-- gives no password to an account that is somebody's elsewhere too. A record stays open to the student who has left.
create or replace function app.is_schools_own(p_school uuid, p_user uuid) returns boolean
  language sql stable set search_path = public, pg_temp as
$$
  select app.known_address(u.email) = ''
    and not exists (select from school_memberships m where m.user_id = u.id and m.status <> 'ended'
      and (m.school_id <> p_school or m.role <> 'student'))
    and not exists (select from student_profiles sp where sp.user_id = u.id and sp.school_id <> p_school)
    and not exists (select from platform_roles r where r.user_id = u.id and r.ended_at is null)
  from users u where u.id = p_user
$$;

-- Whether a school takes back the end of a student's membership, which ended at `p_ended`: nobody is a student elsewhere
-- meanwhile; an account that has an email, whose owner has other ways to be one, within 30 days, as what was a mistake; one
-- that the school made and that has none, at any time, since it has no other way in. Asked by those who work there alone.
create or replace function app.may_come_back(p_school uuid, p_user uuid, p_ended timestamptz, p_now timestamptz)
  returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select p_school = any(app.staff_school_ids()) and exists (select from users u
    where u.id = p_user and u.deleted_at is null
      and case when app.known_address(u.email) <> '' then p_ended > p_now - interval '30 days'
        else exists (select from student_accounts a where a.school_id = p_school and a.user_id = u.id) end
      and not exists (select from platform_roles r where r.user_id = u.id and r.ended_at is null)
      and not exists (select from school_memberships m where m.user_id = u.id and m.role = 'student'
        and m.status <> 'ended'))
$$;

-- Whether somebody is a student of another school by now. Asked by those who work at this one alone.
create or replace function app.attends_elsewhere(p_school uuid, p_user uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select p_school = any(app.staff_school_ids()) and exists (select from school_memberships m
    where m.user_id = p_user and m.school_id <> p_school and m.role = 'student' and m.status <> 'ended')
$$;

-- A school made the account for a child who isn't 13 yet and has no address: nobody enters one, which would be a way to
-- reach the child that no parent agreed to.
create or replace function app.is_kept_without_address(p_user uuid, p_now timestamptz) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as
$$
begin
  return exists (select from users u where u.id = p_user and app.known_address(u.email) = ''
    and app.is_under_13(u.id, p_now));
end $$;

create or replace function app.is_sign_in_name_taken(p_name text) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$ select exists (select from schools c where c.sign_in_name = p_name) $$;

-- Chooses the sign-in name of a school, once. `fixed`: it has another one. Raises unique_violation where it is taken.
create or replace function app.choose_sign_in_name(p_school uuid, p_name text, p_now timestamptz) returns text
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
begin
  if app.user_id() is null or app.user_id() not in (select app.record_keepers(p_school)) then return 'unknown'; end if;
  update schools c set sign_in_name = p_name, updated_at = p_now, version = c.version + 1
    where c.id = p_school and c.sign_in_name is null;
  if found then return 'chosen'; end if;
  return case when (select c.sign_in_name from schools c where c.id = p_school) = p_name then 'chosen' else 'fixed' end;
end $$;

-- The name of an account that the school made and that opens nothing elsewhere, as long as it is the one of the record: the
-- office entered both. For whoever keeps the records. No row: the account goes by a name of its own, or isn't the school's.
create or replace function app.made_name(p_school uuid, p_student uuid)
  returns table (user_id uuid, given_name text, family_name text)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select u.id, p.given_name, p.family_name
  from student_profiles sp
    join student_accounts a on a.school_id = sp.school_id and a.student_id = sp.id
    join users u on u.id = sp.user_id and u.deleted_at is null and u.name = sp.legal_name
    join profiles p on p.id = u.id
  where sp.school_id = p_school and sp.id = p_student and app.is_schools_own(p_school, u.id)
    and app.user_id() in (select app.record_keepers(p_school))
$$;

-- Corrects that name, before the record's.
create or replace function app.correct_made_name(p_school uuid, p_student uuid, p_given text, p_family text, p_name text,
  p_sort text, p_now timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_user uuid;
begin
  select m.user_id into v_user from app.made_name(p_school, p_student) m;
  if v_user is null then return false; end if;
  update profiles set given_name = p_given, family_name = p_family, updated_at = p_now, version = version + 1
    where id = v_user;
  update users set name = p_name, updated_at = p_now where id = v_user;
  update school_memberships set display_name = p_name, sort_name = p_sort, updated_at = p_now, version = version + 1
    where user_id = v_user;
  return true;
end $$;

-- Makes one student's account, membership and record. Raises unique_violation where the username is taken.
create or replace function app.make_student_account(p_school uuid, p_batch uuid, p_line integer, p_user uuid,
  p_student uuid, p_username text, p_given text, p_family text, p_birth date, p_grade integer, p_graduation integer,
  p_locale text, p_hash text, p_consent text, p_guardian_relationship text, p_now timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_full text := p_given || coalesce(' ' || p_family, '');
  v_sort text := coalesce(p_family || ', ', '') || p_given;
  v_school record;
begin
  if app.user_id() is null or app.user_id() not in (select app.record_keepers(p_school)) then return false; end if;
  select c.kind, (p_now at time zone c.time_zone)::date as today into v_school from schools c where c.id = p_school;
  -- A family's child belongs to the parent, whoever else keeps records there.
  if v_school.kind = 'homeschool' and not exists (select from school_memberships m where m.school_id = p_school
      and m.user_id = app.user_id() and m.role = 'homeschool_parent' and m.status = 'active') then return false; end if;
  insert into users (id, name, email, email_verified, consent_state)
    values (p_user, v_full, p_user || '@no-email.invalid', true, p_consent);
  insert into auth_accounts (id, user_id, account_id, provider_id, password)
    values (app.uuidv7(), p_user, p_user::text, 'credential', p_hash);
  insert into profiles (id, given_name, family_name) values (p_user, p_given, p_family);
  insert into user_settings (user_id, locale) values (p_user, p_locale);
  insert into school_memberships (school_id, id, user_id, role, status, source, decided_by, decided_at, display_name,
      sort_name, created_at, updated_at)
    values (p_school, app.uuidv7(), p_user, 'student', 'active', 'import', app.user_id(), p_now, v_full, v_sort, p_now,
      p_now);
  insert into student_profiles (school_id, id, user_id, student_number, legal_name, birth_on, grade_level,
      graduation_year, created_at)
    values (p_school, p_student, p_user, app.new_student_number(p_school), v_full, p_birth, p_grade, p_graduation, p_now);
  insert into student_accounts (school_id, user_id, student_id, username, made_by, batch_id, line, created_at, updated_at)
    values (p_school, p_user, p_student, p_username, app.user_id(), p_batch, p_line, p_now, p_now);
  -- A family's school is run by the child's parent.
  if v_school.kind = 'homeschool' then
    insert into guardian_links (school_id, id, guardian_user_id, student_id, relationship, status, rights, basis, source,
        starts_on, verified_by, verified_at, created_at, updated_at)
      values (p_school, app.uuidv7(), app.user_id(), p_student, p_guardian_relationship, 'active',
        array['see_record', 'message_staff', 'alerts', 'consent', 'sign', 'manage_account'], 'minor', 'homeschool',
        v_school.today, app.user_id(), p_now, p_now, p_now);
  end if;
  return true;
end $$;

-- Its answer said whether there is an email.
drop function if exists app.student_account(uuid, timestamptz);

-- A student's account as those see it who look after it. No row: it wasn't made by a school, or isn't theirs to see.
create or replace function app.student_account(p_student uuid, p_now timestamptz)
  returns table (school_id uuid, student_id uuid, user_id uuid, name text, username text, sign_in_name text,
    made_at timestamptz, reset_at timestamptz, last_sign_in_at timestamptz, is_schools_own boolean, manager text)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select a.school_id, a.student_id, a.user_id, sp.legal_name, a.username, c.sign_in_name, a.created_at,
    a.password_reset_at,
    (select max(l.login_at) from login_activity l where l.user_id = a.user_id and l.success),
    app.is_schools_own(a.school_id, a.user_id), app.account_manager(a.school_id, a.student_id, a.user_id, p_now)
  from student_accounts a join users u on u.id = a.user_id join schools c on c.id = a.school_id
    join student_profiles sp on sp.school_id = a.school_id and sp.id = a.student_id
  where a.student_id = p_student and u.deleted_at is null
    and app.account_manager(a.school_id, a.student_id, a.user_id, p_now) is not null
$$;

-- The account, where the asker may change how it is entered; null: it isn't theirs to do.
create or replace function app.managed_user(p_student uuid, p_now timestamptz) returns uuid
  language sql stable set search_path = public, pg_temp as
$$
  select a.user_id from app.student_account(p_student, p_now) a where a.manager = 'guardian' or a.is_schools_own
$$;

-- Its answer had addresses, by which one household could tell where another lives.
drop function if exists app.student_sign_ins(uuid, timestamptz);

-- Where a student is signed in, and the last tries to sign in: for a guardian who manages the account.
create or replace function app.student_sign_ins(p_student uuid, p_now timestamptz)
  returns table (kind text, id uuid, at timestamptz, success boolean, user_agent text)
  language sql stable security definer set search_path = public, pg_temp as
$$
  with own as (select a.user_id from app.student_account(p_student, p_now) a where a.manager = 'guardian')
  (select 'session', s.id, s.updated_at, true, nullif(s.user_agent, '')
    from own join auth_sessions s on s.user_id = own.user_id where s.expires_at > p_now order by s.updated_at desc limit 50)
  union all
  (select 'try', l.id, l.login_at, l.success, null
    from own join login_activity l on l.user_id = own.user_id order by l.login_at desc limit 20)
$$;

-- Gives a student's account another password and signs it out everywhere, also where a code or an email was waited for.
-- False: it isn't theirs to do.
create or replace function app.reset_student_password(p_student uuid, p_hash text, p_now timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_user uuid := app.managed_user(p_student, p_now);
begin
  if v_user is null then return false; end if;
  update auth_accounts t set password = p_hash, updated_at = clock_timestamp()
    where t.user_id = v_user and t.provider_id = 'credential';
  update student_accounts a set password_reset_at = p_now, password_reset_by = app.user_id(), updated_at = p_now,
      version = a.version + 1
    where a.user_id = v_user;
  -- Nobody but the school lets a child in again who has lost the phone, and whoever holds it stays out.
  delete from auth_two_factors f where f.user_id = v_user;
  delete from auth_passkeys k where k.user_id = v_user;
  update users u set two_factor_enabled = false, updated_at = p_now where u.id = v_user and u.two_factor_enabled;
  delete from auth_verifications v where v.value = v_user::text;
  perform app.end_access(v_user, null);
  return true;
end $$;

-- Signs a student out, everywhere or of one session. Null: it isn't theirs to do.
create or replace function app.end_student_access(p_student uuid, p_session uuid, p_now timestamptz) returns integer
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_user uuid := app.managed_user(p_student, p_now);
  v_ended integer;
begin
  if v_user is null then return null; end if;
  if p_session is null then return app.end_access(v_user, null); end if;
  delete from auth_sessions s where s.user_id = v_user and s.id = p_session;
  get diagnostics v_ended = row_count;
  perform pg_notify('fieldhouse_events',
    jsonb_build_object('topic', 'account', 'id', v_user, 'userIds', jsonb_build_array(v_user))::text);
  return v_ended;
end $$;

-- Whether somebody decides about the account of a minor: an adult by a live link, also one whose account is suspended for
-- now, since what is deleted doesn't come back; under 13 one who may consent. From 18 on an account is its owner's.
create or replace function app.decides_about(p_guardian uuid, p_child uuid, p_now timestamptz) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as
$$
begin
  return exists (select from guardian_links g
    join schools c on c.id = g.school_id
    join student_profiles r on r.school_id = g.school_id and r.id = g.student_id
    join users o on o.id = g.guardian_user_id
    where g.guardian_user_id = p_guardian and r.user_id = p_child and o.deleted_at is null
      and not app.is_minor(o.id, p_now)
      and g.rights && case when app.is_under_13(p_child, p_now) then array['consent'] else array['consent', 'manage_account'] end
      and app.is_live_link(g.status, g.starts_on, g.ends_on, g.basis, r.birth_on, (p_now at time zone c.time_zone)::date));
end $$;

-- Whether a deletion of somebody's account is asked for.
create or replace function app.is_leaving(p_user uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select exists (select from deletion_requests d where d.user_id = p_user and d.state = 'asked')
$$;

-- Whether nobody looks after the account of a minor once this person (null: nobody) is gone and these schools are closed: no
-- school that is open has accepted the child, and nobody else decides about the account. Of whom any record says that they
-- are 18 nobody has to. p_is_told: whoever has asked for their own deletion doesn't count, since it is told what comes.
create or replace function app.is_left_alone(p_child uuid, p_but uuid, p_closing uuid[], p_is_told boolean,
  p_now timestamptz) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as
$$
begin
  return app.is_minor(p_child, p_now)
    and not exists (select from student_profiles r join schools c on c.id = r.school_id
      where r.user_id = p_child and (p_now at time zone c.time_zone)::date >= app.of_age_on(r.birth_on))
    and not exists (select from school_memberships m join schools c on c.id = m.school_id
      where m.user_id = p_child and m.role = 'student' and m.status in ('active', 'suspended') and c.status = 'active'
        and c.id <> all(p_closing))
    and not exists (select from student_profiles r
      join guardian_links g on g.school_id = r.school_id and g.student_id = r.id and g.status = 'active'
      where r.user_id = p_child and g.guardian_user_id is distinct from p_but
        and not (p_is_told and app.is_leaving(g.guardian_user_id)) and app.decides_about(g.guardian_user_id, p_child, p_now));
end $$;

-- Whether nobody looks after the account of whoever asks, from 13 on: then they end it themselves.
create or replace function app.am_alone(p_now timestamptz) returns boolean
  language plpgsql stable security definer set search_path = public, pg_temp as
$$
begin
  return app.user_id() is not null and not app.is_under_13(app.user_id(), p_now)
    and app.is_left_alone(app.user_id(), null, '{}', false, p_now);
end $$;

-- Families' schools that nobody runs once this person is gone, and everybody whose deletion is asked for.
create or replace function app.closing_families(p_user uuid) returns table (school_id uuid, name text)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select c.id, c.name from school_memberships m join schools c on c.id = m.school_id
  where m.user_id = p_user and m.status = 'active' and m.role = 'homeschool_parent'
    and c.status = 'active' and c.kind = 'homeschool'
    and not exists (select from school_memberships o join users u on u.id = o.user_id
      where o.school_id = c.id and o.user_id <> p_user and o.status = 'active'
        and o.role in ('school_admin', 'homeschool_parent') and app.is_open_account(u) and not app.is_leaving(u.id))
$$;

-- Children whose accounts nobody looks after once this person is gone: of the families' schools that close with them, and of
-- those that have closed, where they are the last who decides. p_is_told: before, when whoever has asked for their own
-- deletion counts as gone, and a school closes with whoever runs it as soon as they have. On the day it counts who is there.
-- `keeps_account`: from 13 on, with an address of one's own.
drop function if exists app.left_alone(uuid, timestamptz);
create or replace function app.left_alone(p_user uuid, p_is_told boolean, p_now timestamptz)
  returns table (school_id uuid, student_id uuid, user_id uuid, name text, is_under_13 boolean, keeps_account boolean)
  language plpgsql stable security definer set search_path = public, pg_temp as
$$
#variable_conflict use_column
declare
  v_own uuid[] := case when p_is_told then array(select f.school_id from app.closing_families(p_user) f)
    else array(select f.school_id from app.last_families(p_user) f) end;
  -- Of the children about whom they decide.
  v_other uuid[] := array(select distinct c.id
    from guardian_links l
      join student_profiles one on one.school_id = l.school_id and one.id = l.student_id
      join student_profiles r on r.user_id = one.user_id
      join schools c on c.id = r.school_id
    where l.guardian_user_id = p_user and l.status = 'active' and c.kind = 'homeschool'
      and app.decides_about(p_user, one.user_id, p_now)
      and (c.status = 'closed' or (p_is_told and exists (select from school_memberships m
        where m.school_id = c.id and m.status = 'active' and m.role = 'homeschool_parent' and app.is_leaving(m.user_id)
          and c.id in (select f.school_id from app.closing_families(m.user_id) f)))));
begin
  return query
    select distinct on (sp.user_id) sp.school_id, sp.id, sp.user_id, sp.legal_name, w.is_under_13,
      not w.is_under_13 and app.known_address(u.email) <> ''
    from student_profiles sp
      join users u on u.id = sp.user_id and u.deleted_at is null
      cross join lateral (select app.is_under_13(u.id, p_now) as is_under_13) w
    where u.id <> p_user
      and (sp.school_id = any(v_own) or (sp.school_id = any(v_other) and app.decides_about(p_user, u.id, p_now)))
      and app.is_left_alone(u.id, p_user, v_own || v_other, p_is_told, p_now)
    order by sp.user_id, sp.id;
end $$;

-- The same for whoever asks, before they go.
create or replace function app.own_left_alone(p_now timestamptz)
  returns table (school_id uuid, student_id uuid, user_id uuid, name text, is_under_13 boolean, keeps_account boolean)
  language sql stable security definer set search_path = public, pg_temp as
$$ select a.* from app.left_alone(app.user_id(), true, p_now) a order by a.name, a.student_id $$;

-- When the account of whoever asks goes along with those who look after it; null: it doesn't.
create or replace function app.goes_along_at(p_now timestamptz) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp as
$$
  select max(d.due_at) from deletion_requests d
  where d.state = 'asked'
    and d.user_id in (
      select g.guardian_user_id from student_profiles r
        join guardian_links g on g.school_id = r.school_id and g.student_id = r.id and g.status = 'active'
      where r.user_id = app.user_id()
      union
      select p.user_id from school_memberships m
        join school_memberships p on p.school_id = m.school_id and p.role = 'homeschool_parent' and p.status = 'active'
      where m.user_id = app.user_id() and m.role = 'student' and m.status <> 'ended')
    and exists (select from app.left_alone(d.user_id, true, p_now) a
      where a.user_id = app.user_id() and not a.keeps_account)
$$;

-- Lets those accounts go with this person's, but for those that are kept. For jobs, before the schools close; answers whose.
create or replace function app.end_left_alone(p_user uuid, p_now timestamptz) returns setof uuid
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
begin
  return query
    insert into deletion_requests as d (id, user_id, asked_by, state, due_at, created_at)
      select app.uuidv7(), a.user_id, app.nobody(), 'asked', p_now, p_now
      from app.left_alone(p_user, false, p_now) a where not a.keeps_account
      on conflict (user_id) where state = 'asked' do update set due_at = least(d.due_at, excluded.due_at)
      returning d.user_id;
end $$;

-- The same for accounts of closed families' schools that nobody looks after any more without anybody's deletion, as where the
-- last link ended: they go in 14 days, which whoever is 13 is told, and stay where somebody looks after them by then. For
-- jobs; answers whose, and whether they stay.
create or replace function app.sweep_left_alone(p_due timestamptz, p_now timestamptz)
  returns table (user_id uuid, is_kept boolean)
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
#variable_conflict use_column
declare
  v record;
begin
  for v in
    select distinct on (sp.user_id) sp.user_id, sp.school_id, w.is_under_13, d.id as deletion_id,
      d.asked_by = app.nobody() and d.due_at > d.created_at
        and u.consent_state <> 'required' and not app.was_ended_since(u.id, d.created_at) as is_notice,
      app.is_left_alone(u.id, null, '{}', false, p_now)
        and (w.is_under_13 or app.known_address(u.email) = '') as is_going
    from schools c
      join student_profiles sp on sp.school_id = c.id
      join users u on u.id = sp.user_id and u.deleted_at is null
      left join deletion_requests d on d.user_id = u.id and d.state = 'asked'
      cross join lateral (select app.is_under_13(u.id, p_now) as is_under_13) w
    where c.kind = 'homeschool' and c.status = 'closed'
    order by sp.user_id, sp.id
  loop
    if v.deletion_id is null and v.is_going then
      insert into deletion_requests (id, user_id, asked_by, state, due_at, created_at)
        values (app.uuidv7(), v.user_id, app.nobody(), 'asked', p_due, p_now)
        on conflict (user_id) where state = 'asked' do nothing;
      if not v.is_under_13 then
        perform app.tell_people(array[v.user_id], v.school_id, 'account', 'account_goes_along', null, null, null,
          'goes-along:' || v.user_id, p_now);
      end if;
      return query select v.user_id, false;
    elsif v.is_notice and not v.is_going then
      update deletion_requests d set state = 'withdrawn', ended_at = p_now where d.id = v.deletion_id;
      return query select v.user_id, true;
    end if;
  end loop;
end $$;
