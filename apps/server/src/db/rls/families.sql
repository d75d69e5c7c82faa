-- Who follows a student: what people do who can't see the school's rows yet. Doors run as fieldhouse_entry.

-- One change of a student's family at a time: links are counted and ended with the others held.
create or replace function app.hold_family(p_student uuid) returns void language sql volatile as
$$ select pg_advisory_xact_lock(hashtextextended('family:' || p_student::text, 0)) $$;

-- Records that are about the person who asks, or about a student whom they follow.
create or replace function app.family_student_ids() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as
$$
  select sp.id from student_profiles sp where sp.user_id = app.user_id()
  union
  select g.student_id from guardian_links g where g.guardian_user_id = app.user_id() and g.status = 'active'
$$;

-- From when a student's rights are their own: the 18th birthday. Null: the birth date isn't known.
create or replace function app.of_age_on(p_birth date) returns date language sql immutable as
$$ select app.birthday_on(p_birth, 18) $$;

-- Those who decide about the families of a school: its admins and registrars, with accounts that are open.
create or replace function app.record_keepers(p_school uuid) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as
$$
  select distinct m.user_id from school_memberships m join users u on u.id = m.user_id
  where m.school_id = p_school and m.status = 'active' and app.is_open_account(u)
    and (m.role in ('school_admin', 'homeschool_parent') or (m.role = 'teacher' and 'registrar' = any(m.duties)))
$$;

-- The student's account is being deleted, or is about to be: the wish is due, and is taken back by nobody any more but
-- where something keeps it waiting. Null: a record without an account.
create or replace function app.is_account_ending(p_user uuid, p_now timestamptz) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select exists (select from deletion_requests d where d.user_id = p_user and d.state = 'asked' and d.due_at <= p_now)
$$;

-- A code or an invitation to follow a student is older than the end of the student's account.
create or replace function app.has_outlived(p_user uuid, p_made timestamptz, p_now timestamptz) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select app.is_account_ending(p_user, p_now)
    or exists (select from users u where u.id = p_user and u.deleted_at >= p_made)
$$;

-- What an invitation says, by the hash of its secret; no row: it was used, taken back, has expired, or can't be accepted
-- any more. Whoever holds the secret reads mail at the address.
create or replace function app.open_invitation(p_hash text, p_now timestamptz)
  returns table (school_id uuid, student_id uuid, school_name text, student_name text, email text, relationship text,
    rights text[], expires_at timestamptz, has_account boolean)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select i.school_id, i.student_id, c.name, split_part(sp.legal_name, ' ', 1), i.email, i.relationship, i.rights,
    i.expires_at, exists (select from users u where lower(u.email) = i.email and u.deleted_at is null)
  from invitations i
    join schools c on c.id = i.school_id
    join student_profiles sp on sp.school_id = i.school_id and sp.id = i.student_id
  where i.token_hash = p_hash and i.accepted_at is null and i.revoked_at is null and i.expires_at > p_now
    and c.status = 'active' and c.payment_status <> 'suspended'
    and not app.has_outlived(sp.user_id, i.created_at, p_now)
    and app.is_live_link('active', (p_now at time zone c.time_zone)::date, i.ends_on, i.basis, sp.birth_on,
      (p_now at time zone c.time_zone)::date)
$$;

-- Accepts an invitation for an account that reads mail at its address: the parent is a member of the school, and
-- follows the student on the terms of the invitation. Whoever follows the student already keeps the terms they have.
-- For the doors below and for sign-up.
create or replace function app.take_invitation(p_hash text, p_user uuid, p_now timestamptz)
  returns table (outcome text, invited_email text, school_id uuid, student_id uuid, student_user_id uuid, link_id uuid)
  language plpgsql volatile set search_path = public, pg_temp as
$$
declare
  v_asked record;
  v record;
  v_today date;
  v_name record;
  v_membership record;
  v_live record;
  v_link uuid := app.uuidv7();
begin
  select i.student_id into v_asked from invitations i where i.token_hash = p_hash;
  if not found then return query select 'unknown', null::text, null::uuid, null::uuid, null::uuid, null::uuid; return; end if;
  perform app.hold_family(v_asked.student_id);
  select i.*, c.time_zone, sp.user_id as student_user into v
    from app.open_invitation(p_hash, p_now) o
      join invitations i on i.token_hash = p_hash
      join schools c on c.id = i.school_id
      join student_profiles sp on sp.school_id = i.school_id and sp.id = i.student_id;
  if not found or v.student_user = p_user then
    return query select 'unknown', null::text, null::uuid, null::uuid, null::uuid, null::uuid; return;
  end if;
  if app.is_minor(p_user, p_now) then
    return query select 'minor', null::text, null::uuid, null::uuid, null::uuid, null::uuid; return;
  end if;
  if not exists (select from users u where u.id = p_user and lower(u.email) = v.email) then
    return query select 'other_address', v.email, null::uuid, null::uuid, null::uuid, null::uuid; return;
  end if;
  v_today := (p_now at time zone v.time_zone)::date;

  select m.id, m.status into v_membership from school_memberships m
    where m.school_id = v.school_id and m.user_id = p_user and m.role = 'parent' and m.status <> 'ended' for update;
  if v_membership.status = 'suspended' then
    return query select 'closed', null::text, null::uuid, null::uuid, null::uuid, null::uuid; return;
  end if;
  select g.id, g.status into v_live from guardian_links g
    where g.school_id = v.school_id and g.student_id = v.student_id and g.guardian_user_id = p_user and g.status <> 'ended';
  if v_live.id is null and 10 <= (select count(*) from guardian_links g
      where g.school_id = v.school_id and g.student_id = v.student_id and g.status <> 'ended') then
    return query select 'full', null::text, null::uuid, null::uuid, null::uuid, null::uuid; return;
  end if;

  update invitations i set accepted_by = p_user, accepted_at = p_now, updated_at = p_now, version = i.version + 1
    where i.school_id = v.school_id and i.id = v.id;
  if v_membership.id is null then
    select p.full_name, coalesce(p.family_name || ', ', '') || p.given_name as sort_name into v_name
      from profiles p where p.id = p_user;
    insert into school_memberships (school_id, id, user_id, role, status, source, decided_by, decided_at, display_name,
        sort_name, created_at, updated_at)
      values (v.school_id, app.uuidv7(), p_user, 'parent', 'active', 'invitation', nullif(v.invited_by, p_user), p_now,
        v_name.full_name, v_name.sort_name, p_now, p_now);
    insert into parent_profiles (school_id, id, user_id) values (v.school_id, app.uuidv7(), p_user) on conflict do nothing;
  elsif v_membership.status = 'pending' then
    update school_memberships m set status = 'active', decided_by = nullif(v.invited_by, p_user), decided_at = p_now,
        updated_at = p_now, version = m.version + 1
      where m.school_id = v.school_id and m.id = v_membership.id;
  end if;

  if v_live.status in ('active', 'suspended') then
    insert into audit_log (id, school_id, actor_user_id, actor_kind, action, entity_type, entity_id, after, at)
      values (app.uuidv7(), v.school_id, p_user, 'user', 'guardian_link.invitation_accepted', 'guardian_link', v_live.id,
        jsonb_build_object('studentId', v.student_id, 'keptTerms', true), p_now);
    return query select 'accepted', null::text, v.school_id, v.student_id, v.student_user, v_live.id; return;
  end if;
  update guardian_links g set status = 'ended', end_reason = 'replaced', ended_at = p_now, updated_at = p_now,
      version = g.version + 1
    where g.school_id = v.school_id and g.id = v_live.id;
  insert into guardian_links (school_id, id, guardian_user_id, student_id, relationship, status, rights, basis, source,
      starts_on, ends_on, verified_by, verified_at, proof, created_at, updated_at)
    values (v.school_id, v_link, p_user, v.student_id, v.relationship, 'active', v.rights, v.basis, 'invitation',
      v_today, v.ends_on, v.invited_by, p_now, v.proof, p_now, p_now);
  insert into audit_log (id, school_id, actor_user_id, actor_kind, action, entity_type, entity_id, after, at)
    values (app.uuidv7(), v.school_id, p_user, 'user', 'guardian_link.invitation_accepted', 'guardian_link', v_link,
      jsonb_build_object('studentId', v.student_id, 'rights', v.rights, 'basis', v.basis, 'proof', v.proof,
        'invitedBy', v.invited_by), p_now);
  if v.student_user is not null then
    perform app.tell_people(array[v.student_user], v.school_id, 'account', 'guardian_added', null, null, null,
      'guardian-link:' || v_link, p_now);
  end if;
  return query select 'accepted', null::text, v.school_id, v.student_id, v.student_user, v_link;
end $$;

-- The same for whoever is signed in. The secret was mailed to the address, so that it is theirs.
create or replace function app.accept_invitation(p_hash text, p_now timestamptz)
  returns table (outcome text, invited_email text, school_id uuid, student_id uuid, student_user_id uuid, link_id uuid)
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v record;
begin
  if app.user_id() is null then return; end if;
  select * into v from app.take_invitation(p_hash, app.user_id(), p_now);
  if v.outcome = 'accepted' then perform app.confirm_address(app.user_id()); end if;
  return query select v.outcome, v.invited_email, v.school_id, v.student_id, v.student_user_id, v.link_id;
end $$;

-- Uses a student's code up, for whoever is signed in: they wait to follow the student until the school decides, and for
-- the school itself where they don't belong to it. The code is good for one use; what is refused doesn't use it up.
create or replace function app.use_pairing_code(p_hash text, p_relationship text, p_rights text[], p_now timestamptz)
  returns table (outcome text, school_id uuid, school_name text, link_id uuid, student_user_id uuid)
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_user uuid := app.user_id();
  v_asked record;
  v record;
  v_name record;
  v_status text;
  v_link uuid := app.uuidv7();
begin
  if v_user is null then return; end if;
  select k.student_id into v_asked from pairing_codes k where k.code_hash = p_hash;
  if not found then return query select 'unknown', null::uuid, null::text, null::uuid, null::uuid; return; end if;
  perform app.hold_family(v_asked.student_id);
  select k.school_id, k.id, k.student_id, c.name, c.time_zone, sp.user_id as student_user into v
    from pairing_codes k join schools c on c.id = k.school_id
      join student_profiles sp on sp.school_id = k.school_id and sp.id = k.student_id
    where k.code_hash = p_hash and k.used_at is null and k.revoked_at is null and k.expires_at > p_now
      and c.status = 'active' and c.payment_status <> 'suspended'
      and not app.has_outlived(sp.user_id, k.created_at, p_now);
  if not found then return query select 'unknown', null::uuid, null::text, null::uuid, null::uuid; return; end if;
  if v.student_user = v_user then
    return query select 'own', null::uuid, null::text, null::uuid, null::uuid; return;
  end if;
  if app.is_minor(v_user, p_now) then
    return query select 'minor', null::uuid, null::text, null::uuid, null::uuid; return;
  end if;
  if exists (select from guardian_links g where g.school_id = v.school_id and g.student_id = v.student_id
      and g.guardian_user_id = v_user and g.status <> 'ended') then
    return query select 'linked', null::uuid, null::text, null::uuid, null::uuid; return;
  end if;
  if 10 <= (select count(*) from guardian_links g
      where g.school_id = v.school_id and g.student_id = v.student_id and g.status <> 'ended') then
    return query select 'full', null::uuid, null::text, null::uuid, null::uuid; return;
  end if;
  select m.status into v_status from school_memberships m
    where m.school_id = v.school_id and m.user_id = v_user and m.role in ('parent', 'homeschool_parent') and m.status <> 'ended';
  if v_status = 'suspended' then
    return query select 'closed', null::uuid, null::text, null::uuid, null::uuid; return;
  end if;
  update pairing_codes k set used_by = v_user, used_at = p_now where k.school_id = v.school_id and k.id = v.id;
  if v_status is null then
    select p.full_name, coalesce(p.family_name || ', ', '') || p.given_name as sort_name into v_name
      from profiles p where p.id = v_user;
    insert into school_memberships (school_id, id, user_id, role, status, source, display_name, sort_name, created_at,
        updated_at)
      values (v.school_id, app.uuidv7(), v_user, 'parent', 'pending', 'family', v_name.full_name, v_name.sort_name,
        p_now, p_now);
    insert into parent_profiles (school_id, id, user_id) values (v.school_id, app.uuidv7(), v_user) on conflict do nothing;
  end if;
  insert into guardian_links (school_id, id, guardian_user_id, student_id, relationship, status, rights, basis, source,
      starts_on, created_at, updated_at)
    values (v.school_id, v_link, v_user, v.student_id, p_relationship, 'pending', p_rights, 'minor', 'pairing_code',
      (p_now at time zone v.time_zone)::date, p_now, p_now);
  insert into audit_log (id, school_id, actor_user_id, actor_kind, action, entity_type, entity_id, after, at)
    values (app.uuidv7(), v.school_id, v_user, 'user', 'guardian_link.asked', 'guardian_link', v_link,
      jsonb_build_object('studentId', v.student_id, 'relationship', p_relationship), p_now);
  perform app.tell_people(array(select app.record_keepers(v.school_id)), v.school_id, 'account', 'guardian_requested',
    null, null, v.student_id, 'guardian-requests:' || v.school_id, p_now);
  return query select 'asked', v.school_id, v.name, v_link, v.student_user;
end $$;

-- Who looks after a student at school, for families as well, who don't read assignments: the counselors assigned, else all
-- of the school, else those who run it.
create or replace function app.counselors_of(p_school uuid, p_student uuid) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as
$$
  with staff as (
    select m.user_id, m.role <> 'teacher' as is_admin,
      exists (select from counselor_assignments a where a.school_id = m.school_id and a.user_id = m.user_id
        and a.student_id = p_student and a.ended_at is null) as is_assigned
    from school_memberships m join users u on u.id = m.user_id
    where m.school_id = p_school and m.status = 'active' and app.is_open_account(u)
      and (m.role in ('school_admin', 'homeschool_parent') or (m.role = 'teacher' and 'counselor' = any(m.duties)))
      and p_school = any(app.school_ids()))
  select distinct s.user_id from staff s
  where s.is_assigned
    or (not exists (select from staff o where o.is_assigned)
      and (not s.is_admin or not exists (select from staff o where not o.is_admin)))
$$;

-- Whether a person may have a coach read the ledger of a student at this instant: the student goes to an open school, and of
-- age it is the student alone; before, a guardian whose live link lets them see the record and consent.
create or replace function app.may_share(p_school uuid, p_student uuid, p_user uuid, p_now timestamptz) returns boolean
  language sql stable as
$$
  select exists (select from student_profiles sp join schools c on c.id = sp.school_id
    where sp.school_id = p_school and sp.id = p_student
      and c.status = 'active' and c.payment_status <> 'suspended'
      and exists (select from school_memberships m where m.school_id = sp.school_id and m.user_id = sp.user_id
        and m.role = 'student' and m.status = 'active')
      and case when (p_now at time zone c.time_zone)::date >= app.of_age_on(sp.birth_on) then sp.user_id = p_user
        else exists (select from guardian_links g
          where g.school_id = sp.school_id and g.student_id = sp.id and g.guardian_user_id = p_user
            and 'see_record' = any(g.rights) and 'consent' = any(g.rights)
            and app.is_live_link(g.status, g.starts_on, g.ends_on, g.basis, sp.birth_on,
              (p_now at time zone c.time_zone)::date)) end)
$$;

-- Enters as whoever gave a coach the link with this hash, whose rights of this moment then decide what is read. Null: no
-- link, it is over, or its giver may not give it any more.
create or replace function app.open_share(p_hash text, p_now timestamptz) returns jsonb
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_giver uuid;
begin
  select h.given_by into v_giver from ledger_shares h
    where h.token_hash = p_hash and h.ended_at is null and h.expires_at > p_now
      and app.may_share(h.school_id, h.student_id, h.given_by, p_now);
  if not found then return null; end if;
  return app.enter_user(v_giver) || jsonb_build_object('sessionId', null, 'mfaAgeSeconds', null);
end $$;

-- Ends the asker's own link or request. `family`: they run the school of this family, and stay.
create or replace function app.leave_guardian_link(p_link uuid, p_now timestamptz)
  returns table (outcome text, school_id uuid, student_user_id uuid, was text)
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v record;
begin
  select g.student_id, g.school_id into v from guardian_links g
    where g.id = p_link and g.guardian_user_id = app.user_id();
  if not found then return query select 'unknown', null::uuid, null::uuid, null::text; return; end if;
  perform app.hold_family(v.student_id);
  select g.school_id, g.id, g.status, g.student_id, sp.user_id as student_user into v
    from guardian_links g join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
    where g.id = p_link and g.guardian_user_id = app.user_id() for update of g;
  if v.status = 'ended' then return query select 'stale', null::uuid, null::uuid, null::text; return; end if;
  if exists (select from school_memberships m where m.school_id = v.school_id and m.user_id = app.user_id()
      and m.role = 'homeschool_parent' and m.status <> 'ended') then
    return query select 'family', null::uuid, null::uuid, null::text; return;
  end if;
  update guardian_links g set status = 'ended', end_reason = case v.status when 'pending' then 'taken_back' else 'left' end,
      ended_at = p_now, updated_at = p_now, version = g.version + 1
    where g.school_id = v.school_id and g.id = v.id;
  insert into audit_log (id, school_id, actor_user_id, actor_kind, action, entity_type, entity_id, before, after, at)
    values (app.uuidv7(), v.school_id, app.user_id(), 'user', 'guardian_link.left', 'guardian_link', v.id,
      jsonb_build_object('status', v.status), jsonb_build_object('studentId', v.student_id), p_now);
  return query select 'left', v.school_id, v.student_user, v.status;
end $$;

-- Children and requests of whoever asks, also where they are no member yet, with what the school said about a refusal.
-- The name of a child is told only while a link was proven; refusals of the last 90 days.
drop function if exists app.own_links(timestamptz);
create or replace function app.own_links(p_now timestamptz)
  returns table (link_id uuid, school_id uuid, student_id uuid, student_name text, school_name text, relationship text,
    status text, is_live boolean, rights text[], ends_on date, asked_at timestamptz, refusal text, version integer,
    is_family_school boolean, is_closed boolean)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select g.id, g.school_id, g.student_id, case when g.status in ('active', 'suspended') then sp.legal_name end, c.name,
    g.relationship, case when g.status = 'ended' then 'refused' else g.status end,
    app.is_live_link(g.status, g.starts_on, g.ends_on, g.basis, sp.birth_on, (p_now at time zone c.time_zone)::date)
      and not app.is_minor(app.user_id(), p_now),
    app.rights_on(g.rights, g.basis, sp.birth_on, (p_now at time zone c.time_zone)::date), g.ends_on, g.created_at, g.refusal, g.version,
    exists (select from school_memberships m where m.school_id = g.school_id and m.user_id = g.guardian_user_id
      and m.role = 'homeschool_parent' and m.status <> 'ended'), c.status = 'closed'
  from guardian_links g join schools c on c.id = g.school_id
    join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
  where g.guardian_user_id = app.user_id()
    and (g.status <> 'ended' or (g.end_reason = 'refused' and g.ended_at > p_now - interval '90 days'))
  order by g.status = 'ended', sp.legal_name, g.id
$$;
