-- A parent's consent to a child's account: what happens before anybody may see the school's rows, and what follows from
-- a decision. Doors run as fieldhouse_entry.

-- From when nobody else's consent is needed: the 13th birthday.
create or replace function app.consent_age_on(p_birth date) returns date language sql immutable as
$$ select app.birthday_on(p_birth, 13) $$;

-- The child whose account waits for consent and who asks now; app.enter_user alone says so. Such a session sees no rows.
create or replace function app.waiting_user_id() returns uuid language sql stable as
$$ select nullif(current_setting('app.waiting_user_id', true), '')::uuid $$;

-- Whether a record of the person says that they are under 13, on the day of that school.
create or replace function app.is_under_13(p_user uuid, p_now timestamptz) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select exists (select from student_profiles sp join schools c on c.id = sp.school_id
    where sp.user_id = p_user and (p_now at time zone c.time_zone)::date < app.consent_age_on(sp.birth_on))
$$;

-- Whether somebody is a student of the school, in whatever standing: the membership hasn't ended.
create or replace function app.attends(p_school uuid, p_user uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select exists (select from school_memberships m
    where m.school_id = p_school and m.user_id = p_user and m.role = 'student' and m.status <> 'ended')
$$;

-- Whether a consent keeps an account open. What a school recorded does as long as the child is its student, since nobody
-- else can end it; what a parent gave by themselves does wherever the child goes.
create or replace function app.carries_account(p_consent consents) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select p_consent.kind = 'child_account' and p_consent.decision = 'given' and p_consent.withdrawn_at is null
    and (p_consent.method in ('email_plus', 'signed_in')
      or app.attends(p_consent.school_id, p_consent.subject_user_id))
$$;

-- Whether a child's account would wait for a parent once a school has ended its membership there, since only what that
-- school recorded keeps it open. Asked by those who work there alone.
create or replace function app.waits_after_leaving(p_school uuid, p_user uuid, p_now timestamptz) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select p_school = any(app.staff_school_ids()) and app.is_under_13(p_user, p_now)
    and exists (select from users u where u.id = p_user and u.consent_state = 'given')
    and not exists (select from consents k where k.subject_user_id = p_user and app.carries_account(k)
      and (k.method in ('email_plus', 'signed_in') or k.school_id <> p_school))
$$;

-- One change at a time of an account: of its state, and of a deletion that is asked for. Rows that point to it can be added
-- meanwhile.
create or replace function app.hold_user(p_user uuid) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$ begin perform from users u where u.id = p_user for no key update; end $$;

-- One change at a time of what is on record about a child, in whatever school: the families of all records of the account,
-- and then the account. Whoever also changes a request or a deletion takes these first.
create or replace function app.hold_account(p_student uuid) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_student uuid;
begin
  for v_student in
    select sp.id from student_profiles sp
      where sp.id = p_student or sp.user_id = (select o.user_id from student_profiles o where o.id = p_student)
      order by sp.id
  loop
    perform app.hold_family(v_student);
  end loop;
  perform app.hold_user(sp.user_id) from student_profiles sp where sp.id = p_student;
end $$;

-- Brings the state of an account in line with the rows: how old the records say that the person is, and whether a
-- consent to the account lives. It decides nothing itself, so that whoever calls it can open nothing by it. p_is_given:
-- a consent was recorded just now, which takes back a deletion that was asked for before. Answers the state.
create or replace function app.settle_consent(p_user uuid, p_is_given boolean, p_now timestamptz) returns text
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_before text;
  v_after text;
  v_has_consent boolean;
  v_moved record;
begin
  select u.consent_state into v_before from users u where u.id = p_user and u.deleted_at is null
    for no key update;
  if not found then return null; end if;
  v_has_consent := exists (select from consents k where k.subject_user_id = p_user and app.carries_account(k));
  if p_is_given and v_has_consent then
    update deletion_requests d set state = 'withdrawn', ended_at = p_now where d.user_id = p_user and d.state = 'asked';
  end if;
  v_after := case
    -- What a parent ended stays ended until it is deleted or they consent again, whatever birthday comes meanwhile, and so
    -- does what nobody answered in time. Somebody's mere wish to delete keeps its own day, and nobody out.
    when v_before = 'required' and not v_has_consent
      and exists (select from deletion_requests d where d.user_id = p_user and d.state = 'asked'
        and (d.asked_by = app.nobody() or app.was_ended_since(d.user_id, d.created_at)))
      then 'required'
    when not app.is_under_13(p_user, p_now) then 'not_needed'
    when v_has_consent then 'given'
    else 'required' end;
  if v_after = 'required' then
    -- A school that the child left asks nobody any more, where another one can; whom it asked is asked anew there.
    update consent_requests r set answered_at = p_now, answer = 'expired', token_hash = null, updated_at = p_now,
        version = r.version + 1
      where r.subject_user_id = p_user and r.answered_at is null and not app.attends(r.school_id, p_user)
        and exists (select from student_profiles sp where sp.user_id = p_user and app.attends(sp.school_id, p_user))
      returning r.parent_email, r.locale into v_moved;
    insert into consent_requests (school_id, id, student_id, subject_user_id, parent_email, locale, expires_at, created_at,
        updated_at)
      select sp.school_id, app.uuidv7(), sp.id, p_user, v_moved.parent_email,
        coalesce(v_moved.locale, (select s.locale from user_settings s where s.user_id = p_user), 'en'),
        p_now + interval '14 days', p_now, p_now
      from student_profiles sp join schools c on c.id = sp.school_id
      where sp.user_id = p_user
        and not exists (select from deletion_requests d where d.user_id = p_user and d.state = 'asked')
      order by app.attends(sp.school_id, p_user) desc, c.status = 'active' desc, sp.id limit 1
      on conflict (subject_user_id) where answered_at is null do nothing;
  else
    -- The link that a birthday overtakes says so until its day.
    update consent_requests r set answered_at = p_now, updated_at = p_now, version = r.version + 1,
        token_hash = case v_after when 'given' then null else r.token_hash end,
        answer = case v_after when 'given' then 'given' else 'expired' end
      where r.subject_user_id = p_user and r.answered_at is null;
  end if;
  if v_after = v_before then return v_after; end if;

  update users u set consent_state = v_after, updated_at = p_now where u.id = p_user;
  if v_after = 'required' then
    -- The session stays, and opens nothing but the page that says so. What shows things without a page ends.
    update push_subscriptions p set ended_at = p_now where p.user_id = p_user and p.ended_at is null;
    update feed_tokens f set revoked_at = p_now where f.user_id = p_user and f.revoked_at is null;
  elsif v_before = 'required' then
    -- The two weeks in which the school confirms begin now. One that the school decides about just now needs them no more,
    -- and whoever decides waits for the account.
    update school_memberships m set provisional_until = greatest(m.provisional_until, p_now + interval '14 days'),
        updated_at = p_now, version = m.version + 1
      where (m.school_id, m.id) in (select o.school_id, o.id from school_memberships o
        where o.user_id = p_user and o.role = 'student' and o.status = 'provisional' for update skip locked);
  end if;
  perform pg_notify('fieldhouse_events',
    jsonb_build_object('topic', 'account', 'id', p_user, 'userIds', jsonb_build_array(p_user))::text);
  return v_after;
end $$;

-- Another birth date, whoever entered it, may mean that consent is needed, or no longer. Those who can give it are told, and
-- the other schools where the child is a student.
create or replace function app.on_birth_change() returns trigger
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v record;
  v_before text;
begin
  select u.consent_state into v_before from users u where u.id = new.user_id;
  if new.user_id is not null and app.settle_consent(new.user_id, false, now()) = 'required' and v_before <> 'required' then
    for v in select sp.school_id, sp.id from student_profiles sp where sp.user_id = new.user_id order by sp.id loop
      perform app.tell_consenting(v.school_id, v.id, app.user_id(), 'consent_needed', now());
      if v.school_id <> new.school_id and app.attends(v.school_id, new.user_id) then
        perform app.tell_people(array(select app.record_keepers(v.school_id)), v.school_id, 'account', 'consent_ended',
          null, null, v.id, 'consent:' || v.id, now());
      end if;
    end loop;
  end if;
  -- Ledgers rest on it: the five-year clock begins at an age. Nobody's record keeps none.
  if new.birth_on is not null then
    insert into eligibility_due (school_id, student_id, since) values (new.school_id, new.id, now())
      on conflict do nothing;
  end if;
  return null;
end $$;

-- What happened to consent, in the audit log.
create or replace function app.audit_consent(p_school uuid, p_actor uuid, p_kind text, p_action text, p_student uuid,
  p_after jsonb, p_ip inet, p_request text, p_now timestamptz) returns void
  language sql volatile set search_path = public, pg_temp as
$$
  insert into audit_log (id, school_id, actor_user_id, actor_kind, action, entity_type, entity_id, after, ip_address,
      request_id, at)
    values (app.uuidv7(), p_school, p_actor, p_kind, p_action, 'student', p_student, p_after, p_ip, p_request, p_now)
$$;

-- Tells the guardians who decide about a student, but for whoever did it. For the doors below.
create or replace function app.tell_consenting(p_school uuid, p_student uuid, p_but uuid, p_template text,
  p_now timestamptz) returns void language sql volatile set search_path = public, pg_temp as
$$
  select app.tell_people(array(select g.guardian_user_id from guardian_links g
      join schools c on c.id = g.school_id
      join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
    where g.school_id = p_school and g.student_id = p_student and g.guardian_user_id is distinct from p_but
      and 'consent' = any(g.rights) and app.is_live_link(g.status, g.starts_on, g.ends_on, g.basis, sp.birth_on,
        (p_now at time zone c.time_zone)::date)),
    p_school, 'account', p_template, null, null, p_student, 'consent:' || p_student, p_now)
$$;

-- The same for whoever keeps the records and has recorded a decision of the family; for nobody else.
create or replace function app.tell_recorded(p_student uuid, p_now timestamptz) returns void
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_school uuid;
begin
  select sp.school_id into v_school from student_profiles sp where sp.id = p_student;
  if app.user_id() is null or app.user_id() not in (select app.record_keepers(v_school)) then return; end if;
  perform app.tell_consenting(v_school, p_student, app.user_id(), 'consent_recorded', p_now);
end $$;

-- A student who leaves a school: what it recorded of the family ends with the membership, and doesn't come back with it.
-- The yes to models lapses with it, which is no refusal; a no stays. Those who decide now hear of it if the account waits.
create or replace function app.on_student_left() returns trigger
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v record;
  v_at timestamptz := coalesce(new.ended_at, now());
  v_before text;
begin
  perform app.hold_user(new.user_id);
  -- A parent whom the school lets go, and the child within a day: the family leaves, unless the school removed the parent alone.
  update guardian_links g set was_shut_out = false
    from student_profiles sp
    where sp.school_id = new.school_id and sp.user_id = new.user_id and g.school_id = sp.school_id
      and g.student_id = sp.id and g.was_shut_out and g.ended_at between v_at - interval '1 day' and v_at
      and (new.end_reason = 'removed' or not exists (select from school_memberships o
        where o.school_id = g.school_id and o.user_id = g.guardian_user_id and o.role in ('parent', 'homeschool_parent')
          and o.ended_at = g.ended_at and o.end_reason = 'removed'));
  select u.consent_state into v_before from users u where u.id = new.user_id and u.deleted_at is null;
  if not found then return null; end if;
  for v in
    update consents k set withdrawn_at = v_at, withdraw_reason = 'left_school'
      -- A refusal can be taken back, and whom nobody confirmed in time may be confirmed after all: until then the consent
      -- carries nothing, since nobody is a student there.
      where coalesce(new.end_reason, '') not in ('refused', 'unconfirmed') and k.school_id = new.school_id and k.subject_user_id = new.user_id and k.kind in ('child_account', 'ai_models')
        and k.decision = 'given' and k.withdrawn_at is null and k.method not in ('email_plus', 'signed_in')
      returning k.id, k.student_id, k.kind
  loop
    perform app.audit_consent(new.school_id, null, 'job', 'consent.lapsed', v.student_id,
      jsonb_build_object('consentId', v.id, 'kind', v.kind), null, null, v_at);
  end loop;
  if v_before <> 'not_needed' and app.settle_consent(new.user_id, false, v_at) = 'required' and v_before = 'given' then
    perform app.tell_account_ended(new.user_id, null, v_at);
    -- Whoever let the two weeks pass may still confirm the child, and what they recorded carries the account again.
    if new.end_reason = 'unconfirmed' then
      perform app.tell_people(array(select app.record_keepers(new.school_id)), new.school_id, 'account', 'consent_ended',
        null, null, sp.id, 'consent:' || sp.id, v_at)
      from student_profiles sp where sp.school_id = new.school_id and sp.user_id = new.user_id;
    end if;
  end if;
  return null;
end $$;

-- Tells that an account waits again, at every school: the guardians who decide, but for whoever ended it, and those who keep
-- the records where the child is a student. For the doors below.
create or replace function app.tell_account_ended(p_user uuid, p_but uuid, p_now timestamptz) returns void
  language plpgsql volatile set search_path = public, pg_temp as
$$
declare
  v record;
begin
  for v in select sp.school_id, sp.id from student_profiles sp where sp.user_id = p_user order by sp.id loop
    if app.attends(v.school_id, p_user) then
      perform app.tell_people(array(select app.record_keepers(v.school_id)), v.school_id, 'account', 'consent_ended', null,
        null, v.id, 'consent:' || v.id, p_now);
    end if;
    perform app.tell_consenting(v.school_id, v.id, p_but, 'consent_withdrawn', p_now);
  end loop;
end $$;

-- What a child who waits may read: its own state. No row: whoever asks doesn't wait.
drop function if exists app.own_consent();
create or replace function app.own_consent()
  returns table (request_id uuid, given_name text, school_name text, school_email text, parent_email text,
    is_sent boolean, expires_at timestamptz, deletion_due_at timestamptz, locale text,
    is_closed boolean)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select r.id, p.given_name, c.name, c.email, r.parent_email, r.token_hash is not null, r.expires_at, d.due_at,
    coalesce(r.locale, s.locale, 'en'), c.status = 'closed'
  from users u
    join profiles p on p.id = u.id
    left join consent_requests r on r.subject_user_id = u.id and r.answered_at is null
    join lateral (select sp.school_id from student_profiles sp where sp.user_id = u.id
      order by sp.school_id is not distinct from r.school_id desc, app.attends(sp.school_id, u.id) desc, sp.id
      limit 1) sp on true
    join schools c on c.id = sp.school_id
    left join user_settings s on s.user_id = u.id
    left join deletion_requests d on d.user_id = u.id and d.state = 'asked'
  where u.id = app.waiting_user_id()
$$;

-- Whether mail to both addresses ends up in one mailbox, as far as the part after a plus tells.
create or replace function app.same_mailbox(p_one text, p_other text) returns boolean language sql immutable as
$$
  select regexp_replace(lower(p_one), '[+][^@]*@', '@') = regexp_replace(lower(p_other), '[+][^@]*@', '@')
$$;

-- A child who waits names the parent, or corrects the address. A link of before opens nothing any more. The time to answer
-- begins anew, but ends four weeks after the first day at the latest. `outcome`: `asked`, or why nothing was done:
-- `school_closed`, where no link opens, or what stands against the address. No row: nobody is asked any more.
drop function if exists app.name_parent(text, text, text, inet, text, timestamptz);
create or replace function app.name_parent(p_email text, p_hash text, p_locale text, p_ip inet, p_request text,
  p_now timestamptz)
  returns table (given_name text, school_name text, outcome text)
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v record;
begin
  select r.school_id, r.id, r.student_id, p.given_name, c.name as school_name,
      case when c.status <> 'active' then 'school_closed'
        else coalesce(app.address_obstacle(r.subject_user_id, r.school_id, p_email, p_now), 'asked') end as outcome into v
    from consent_requests r
      join users u on u.id = r.subject_user_id
      join profiles p on p.id = u.id
      join schools c on c.id = r.school_id
    where r.subject_user_id = app.waiting_user_id() and r.answered_at is null and r.expires_at > p_now for update of r;
  if not found then return; end if;
  if v.outcome = 'asked' then
    update consent_requests r set parent_email = p_email, token_hash = p_hash, locale = p_locale,
        opened_at = null, updated_at = p_now, version = r.version + 1,
        expires_at = greatest(r.expires_at, least(p_now + interval '14 days', r.created_at + interval '28 days'))
      where r.school_id = v.school_id and r.id = v.id;
    -- The address isn't in the log, which is kept for longer.
    perform app.audit_consent(v.school_id, app.waiting_user_id(), 'user', 'consent.asked', v.student_id, null, p_ip,
      p_request, p_now);
  end if;
  return query select v.given_name::text, v.school_name::text, v.outcome::text;
end $$;

-- What a request says, to whoever has its link; notes that it was opened. No row: unknown, used, too old, or the school has
-- ended what linked the person at that address to the child. `is_needed`: the child isn't 13 yet. `may_decide`: not only to be
-- read, since no guardian with an account decides instead.
drop function if exists app.open_consent_request(text, timestamptz);
create or replace function app.open_consent_request(p_hash text, p_now timestamptz)
  returns table (request_id uuid, school_name text, school_email text, given_name text, locale text,
    expires_at timestamptz, is_needed boolean, may_decide boolean)
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
#variable_conflict use_column
begin
  update consent_requests r set opened_at = coalesce(r.opened_at, p_now)
    where r.token_hash = p_hash and r.answered_at is null;
  return query
    select r.id, c.name, c.email, split_part(sp.legal_name, ' ', 1), r.locale, r.expires_at, w.is_needed,
      w.is_needed and app.may_answer(r.subject_user_id, r.parent_email, p_now)
    from consent_requests r
      join schools c on c.id = r.school_id
      join student_profiles sp on sp.school_id = r.school_id and sp.id = r.student_id
      join users u on u.id = r.subject_user_id and u.deleted_at is null
      cross join lateral (select app.is_under_13(u.id, p_now) as is_needed) w
    where r.token_hash = p_hash and r.expires_at > p_now and c.status = 'active'
      -- One that a birthday answered keeps its link, to say so.
      and (r.answered_at is null or (r.answer = 'expired' and not w.is_needed))
      and app.mailbox_standing(r.subject_user_id, r.parent_email, null, p_now) <> 'ended';
end $$;

drop function if exists app.is_shut_out(guardian_links, uuid);

-- A link that ends with the parent's membership: whether the child stays, so that the school shut the parent out alone. That
-- holds whatever becomes of the child: one who leaves later lets nobody back in, and one who left within a day and is taken
-- back shuts nobody out.
create or replace function app.on_guardian_let_go() returns trigger
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
begin
  new.was_shut_out := exists (select from student_profiles sp
    where sp.school_id = new.school_id and sp.id = new.student_id and app.attends(sp.school_id, sp.user_id));
  return new;
end $$;

-- A link that the school ended as a mistake: they were never family, and what they agreed to is no parent's consent. Unless
-- another one holds, the account waits, and those who decide are told.
create or replace function app.on_guardian_mistaken() returns trigger
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v record;
  v_user uuid;
  v_before text;
  v_at timestamptz := coalesce(new.ended_at, now());
begin
  select u.id, u.consent_state into v_user, v_before from student_profiles sp
    join users u on u.id = sp.user_id and u.deleted_at is null
    where sp.school_id = new.school_id and sp.id = new.student_id;
  if v_user is null or exists (select from guardian_links g
      join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
      where g.guardian_user_id = new.guardian_user_id and sp.user_id = v_user and g.status in ('active', 'suspended')) then
    return null;
  end if;
  perform app.hold_account(new.student_id);
  for v in
    update consents k set withdrawn_at = v_at, withdraw_reason = 'link_mistake'
      where k.subject_user_id = v_user and k.given_by = new.guardian_user_id and k.method in ('email_plus', 'signed_in')
        and k.kind in ('child_account', 'ai_models') and k.decision = 'given' and k.withdrawn_at is null
      returning k.id, k.school_id, k.student_id, k.kind
  loop
    perform app.audit_consent(v.school_id, null, 'job', 'consent.lapsed', v.student_id,
      jsonb_build_object('consentId', v.id, 'kind', v.kind, 'linkId', new.id), null, null, v_at);
  end loop;
  if app.settle_consent(v_user, false, v_at) = 'required' and v_before = 'given' then
    perform app.tell_account_ended(v_user, null, v_at);
  end if;
  return null;
end $$;

-- How whoever reads mail at an address stands to a child: `decides`, a guardian with the right to consent; `follows`, one
-- without it; `ended`, the school ended or suspended the link, or its last day is over; `none`, nobody whom a school knows,
-- who left by themselves, or left the school together with the child. p_account: their account where it is known, whatever its address is by now.
create or replace function app.mailbox_standing(p_user uuid, p_email text, p_account uuid, p_now timestamptz) returns text
  language sql stable security definer set search_path = public, pg_temp as
$$
  with links as (
    select g.status, g.rights, g.end_reason, g.ends_on < w.today as is_over,
      g.end_reason = 'membership_ended' and coalesce(g.was_shut_out, true) as is_shut_out,
      app.is_live_link(g.status, g.starts_on, g.ends_on, g.basis, sp.birth_on, w.today) as is_live
    from student_profiles sp
      join schools c on c.id = sp.school_id
      join guardian_links g on g.school_id = sp.school_id and g.student_id = sp.id
      join users u on u.id = g.guardian_user_id
      cross join lateral (select (p_now at time zone c.time_zone)::date as today) w
    where sp.user_id = p_user and (g.guardian_user_id = p_account or app.same_mailbox(u.email, p_email)))
  select case when exists (select from links l where l.is_live and 'consent' = any(l.rights)) then 'decides'
    when exists (select from links l where l.is_live) then 'follows'
    when exists (select from links l where l.status = 'suspended' or (l.status = 'active' and l.is_over)
      or (l.status = 'ended' and (l.end_reason in ('school', 'mistake') or l.is_shut_out))) then 'ended'
    else 'none' end
$$;

-- Whether a guardian with an account that is open has the right to consent for a child, at any school.
create or replace function app.has_deciding_guardian(p_user uuid, p_now timestamptz) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select exists (select from student_profiles sp
    join schools c on c.id = sp.school_id
    join guardian_links g on g.school_id = sp.school_id and g.student_id = sp.id
    join users u on u.id = g.guardian_user_id
    where sp.user_id = p_user and 'consent' = any(g.rights) and app.is_open_account(u)
      and app.is_live_link(g.status, g.starts_on, g.ends_on, g.basis, sp.birth_on, (p_now at time zone c.time_zone)::date))
$$;

-- Whether whoever reads mail at an address answers for a parent: as long as no guardian has the right to consent instead, or
-- they are one who has it.
create or replace function app.may_answer(p_user uuid, p_email text, p_now timestamptz) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select case app.mailbox_standing(p_user, p_email, null, p_now) when 'decides' then true when 'ended' then false
    else not app.has_deciding_guardian(p_user, p_now) end
$$;

-- Why nobody is asked at an address whether a child may use an account; null: it may be a parent's. `own_address`: the
-- child's own, a student's of the school, or that of somebody who isn't of age. `refused`: of somebody whose link the school
-- ended, or of nobody whom a school knows where a guardian with an account decides. Aliases are seen through at the school alone.
create or replace function app.address_obstacle(p_user uuid, p_school uuid, p_email text, p_now timestamptz) returns text
  language sql stable security definer set search_path = public, pg_temp as
$$
  select case
    when app.same_mailbox(u.email, p_email)
      or exists (select from users o
        where lower(o.email) = any(array[lower(p_email), regexp_replace(lower(p_email), '[+][^@]*@', '@')])
          and o.deleted_at is null and app.is_minor(o.id, p_now))
      or exists (select from school_memberships m join users o on o.id = m.user_id
        where m.school_id = p_school and m.role = 'student' and m.status <> 'ended'
          and app.same_mailbox(o.email, p_email)) then 'own_address'
    when not app.may_answer(p_user, p_email, p_now) then 'refused' end
  from users u where u.id = p_user
$$;

-- Whether a deletion was asked for by whoever gave this consent by email: by its link, or in their account. While nobody is
-- named as the one who asked, it is whoever took a consent back by the link of a letter to that mailbox.
create or replace function app.is_deletion_of_giver(p_deletion deletion_requests, p_consent consents) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select case p_deletion.asked_by when app.nobody()
    then exists (select from consents w
      where w.subject_user_id = p_deletion.user_id and w.kind = 'child_account' and w.method = 'email_plus'
        and w.withdrawn_at >= p_deletion.created_at and w.withdrawn_by is null and w.withdraw_reason is null
        and app.same_mailbox(w.giver_email, p_consent.giver_email))
    else p_deletion.asked_by is not distinct from p_consent.given_by or exists (select from users u
      where u.id = p_deletion.asked_by and app.same_mailbox(u.email, p_consent.giver_email)) end
$$;

-- Whether whoever consented by email still decides by the link of the letter: as long as no guardian has the right to consent
-- instead, or they are one who has it. What somebody else asked for isn't undone by it.
create or replace function app.decides_by_link(p_consent consents, p_now timestamptz) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select case app.mailbox_standing(p_consent.subject_user_id, p_consent.giver_email, p_consent.given_by, p_now)
      when 'decides' then true
      when 'ended' then false
      else not app.has_deciding_guardian(p_consent.subject_user_id, p_now) end
    and (p_consent.withdrawn_at is null or exists (select from deletion_requests d
      where d.user_id = p_consent.subject_user_id and d.state = 'asked' and app.is_deletion_of_giver(d, p_consent)))
$$;

-- The guardian of a child whose account has this address; null: none that a school has accepted.
create or replace function app.guardian_at(p_user uuid, p_email text) returns uuid
  language sql stable security definer set search_path = public, pg_temp as
$$
  select g.guardian_user_id from student_profiles sp
    join guardian_links g on g.school_id = sp.school_id and g.student_id = sp.id and g.status <> 'pending'
    join users u on u.id = g.guardian_user_id
  where sp.user_id = p_user and app.same_mailbox(u.email, p_email)
  order by g.status = 'active' desc, g.created_at desc limit 1
$$;

-- Whoever consented by email and is a guardian by now is known by their account from here on, also under another address.
create or replace function app.on_guardian_active() returns trigger
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
begin
  update consents k set given_by = new.guardian_user_id
    from student_profiles sp, users u
    where sp.school_id = new.school_id and sp.id = new.student_id and u.id = new.guardian_user_id
      and k.subject_user_id = sp.user_id and k.method = 'email_plus' and k.given_by is null
      and app.same_mailbox(u.email, k.giver_email);
  return null;
end $$;

-- Puts a parent's decisions about a child's account on record, with those about AI models, and lets the child in. What was
-- decided before is replaced. A deletion that somebody else asked for goes on. For the doors below.
create or replace function app.keep_consent(p_school uuid, p_student uuid, p_user uuid, p_name text, p_email text,
  p_relationship text, p_ai boolean, p_locale text, p_version text, p_ip inet, p_now timestamptz) returns uuid
  language plpgsql volatile set search_path = public, pg_temp as
$$
declare
  v_id uuid := app.uuidv7();
  v_giver uuid := app.guardian_at(p_user, p_email);
begin
  update consents k set withdrawn_at = p_now, withdraw_reason = 'replaced'
    where k.school_id = p_school and k.student_id = p_student and k.kind in ('child_account', 'ai_models')
      and k.withdrawn_at is null;
  insert into consents (school_id, id, student_id, subject_user_id, kind, decision, basis, method, text_version, locale,
      given_by, giver_name, giver_email, relationship, ip_address, given_at)
    values (p_school, v_id, p_student, p_user, 'child_account', 'given', 'parent', 'email_plus', p_version, p_locale,
        v_giver, p_name, p_email, p_relationship, p_ip, p_now),
      (p_school, app.uuidv7(), p_student, p_user, 'ai_models', case when p_ai then 'given' else 'refused' end, 'parent',
        'email_plus', p_version, p_locale, v_giver, p_name, p_email, p_relationship, p_ip, p_now);
  update deletion_requests d set state = 'withdrawn', ended_at = p_now
    from consents k
    where d.user_id = p_user and d.state = 'asked' and k.school_id = p_school and k.id = v_id
      and app.is_deletion_of_giver(d, k);
  perform app.settle_consent(p_user, false, p_now);
  return v_id;
end $$;

-- A parent answers by the link: agrees, refuses, or says that this isn't their child. The link is used up. Refused, the
-- account is deleted with the next sweep, since nothing may be kept without consent; in 14 days where one was given before,
-- as after any withdrawal (`deletion_due_at`, else null). No row: as above.
drop function if exists app.answer_consent_request(text, text, text, text, boolean, text, text, inet, text, timestamptz);
create or replace function app.answer_consent_request(p_hash text, p_answer text, p_name text, p_relationship text,
  p_ai boolean, p_locale text, p_version text, p_ip inet, p_request text, p_now timestamptz)
  returns table (consent_id uuid, deletion_due_at timestamptz)
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_asked record;
  v record;
  v_consent uuid;
  v_due timestamptz;
begin
  select r.student_id into v_asked from consent_requests r where r.token_hash = p_hash;
  if not found then return; end if;
  perform app.hold_account(v_asked.student_id);
  -- Whoever turned 13 meanwhile needs no answer. It also holds the account before the request, as everything here does.
  perform app.settle_consent(r.subject_user_id, false, p_now) from consent_requests r where r.token_hash = p_hash;
  select r.*, c.name as school_name, split_part(sp.legal_name, ' ', 1) as given_name into v
    from consent_requests r
      join schools c on c.id = r.school_id
      join student_profiles sp on sp.school_id = r.school_id and sp.id = r.student_id
    where r.token_hash = p_hash and r.answered_at is null and r.expires_at > p_now and c.status = 'active'
      and app.mailbox_standing(r.subject_user_id, r.parent_email, null, p_now) <> 'ended'
    for update of r;
  if not found or (p_answer <> 'not_mine' and not app.may_answer(v.subject_user_id, v.parent_email, p_now)) then
    return;
  end if;
  case p_answer
    when 'given' then
      v_consent := app.keep_consent(v.school_id, v.student_id, v.subject_user_id, p_name, v.parent_email, p_relationship,
        p_ai, p_locale, p_version, p_ip, p_now);
      perform app.tell_people(array(select app.record_keepers(v.school_id)), v.school_id, 'account', 'consent_given',
        null, null, v.student_id, 'consent:' || v.student_id, p_now);
    when 'refused' then
      update consent_requests r set answered_at = p_now, answer = 'refused', token_hash = null, updated_at = p_now,
          version = r.version + 1
        where r.school_id = v.school_id and r.id = v.id;
      v_due := case when exists (select from consents k where k.subject_user_id = v.subject_user_id
        and k.kind = 'child_account' and k.decision = 'given') then p_now + interval '14 days' end;
      perform app.delete_unconsented(v.school_id, v.student_id, v.subject_user_id, coalesce(v_due, p_now), p_now);
    else
      update consent_requests r set parent_email = null, token_hash = null, opened_at = null, updated_at = p_now,
          version = r.version + 1
        where r.school_id = v.school_id and r.id = v.id;
  end case;
  perform app.audit_consent(v.school_id, null, 'link',
    case p_answer when 'given' then 'consent.given' when 'refused' then 'consent.refused' else 'consent.not_theirs' end,
    v.student_id, case when v_consent is not null then jsonb_build_object('consentId', v_consent, 'method', 'email_plus',
      'version', p_version, 'locale', p_locale, 'aiModels', p_ai) end, p_ip, p_request, p_now);
  return query select v_consent, v_due;
end $$;

-- Lets an account be deleted to which nobody consents: a parent said no, or nobody answered in time.
drop function if exists app.delete_unconsented(uuid, uuid, uuid, timestamptz);
create or replace function app.delete_unconsented(p_school uuid, p_student uuid, p_user uuid, p_due timestamptz,
  p_now timestamptz)
  returns void language plpgsql volatile set search_path = public, pg_temp as
$$
begin
  insert into deletion_requests (id, user_id, asked_by, state, due_at, created_at)
    values (app.uuidv7(), p_user, app.nobody(), 'asked', p_due, p_now)
    on conflict (user_id) where state = 'asked' do update set due_at = least(deletion_requests.due_at, p_due);
  perform app.tell_people(array(select app.record_keepers(p_school)), p_school, 'account', 'consent_ended', null, null,
    p_student, 'consent:' || p_student, p_now);
end $$;

-- A request whose time is over: the account goes, on the day of a wish where somebody has one already. One request in a
-- transaction, so that nobody holds one account and waits for another. For jobs; no row: nothing was done.
drop function if exists app.expire_consent_requests(timestamptz);
create or replace function app.expire_consent_request(p_request uuid, p_now timestamptz)
  returns table (parent_email text, locale text, given_name text, school_name text)
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v record;
begin
  select r.school_id, r.id, r.student_id, r.subject_user_id, r.parent_email, r.locale, c.name as school_name,
      split_part(sp.legal_name, ' ', 1) as given_name into v
    from consent_requests r
      join schools c on c.id = r.school_id
      join student_profiles sp on sp.school_id = r.school_id and sp.id = r.student_id
    where r.id = p_request;
  if not found then return; end if;
  -- The family, the account and then the request, in the order of whoever decides: a guardian who agrees just now and this
  -- wait for each other, and neither holds what the other one wants next.
  perform app.hold_account(v.student_id);
  -- Whoever turned 13 meanwhile keeps the account, and so does whose parent has just agreed.
  if app.settle_consent(v.subject_user_id, false, p_now) is distinct from 'required' then return; end if;
  update consent_requests r set answered_at = p_now, answer = 'expired', token_hash = null, updated_at = p_now,
      version = r.version + 1
    where r.school_id = v.school_id and r.id = v.id and r.answered_at is null and r.expires_at <= p_now;
  if not found then return; end if;
  if not exists (select from deletion_requests d where d.user_id = v.subject_user_id and d.state = 'asked') then
    perform app.delete_unconsented(v.school_id, v.student_id, v.subject_user_id, p_now, p_now);
  end if;
  perform app.audit_consent(v.school_id, null, 'job', 'consent.expired', v.student_id, null, null, null, p_now);
  return query select v.parent_email::text, v.locale::text, v.given_name::text, v.school_name::text;
end $$;

-- Accounts that wait although their owner is 13 by now, which are let in (app.settle_consent). For jobs.
drop function if exists app.settle_birthdays(timestamptz);
create or replace function app.birthdays_due(p_now timestamptz) returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as
$$
  select w.user_id from (
      select r.subject_user_id as user_id from consent_requests r where r.answered_at is null
      -- While a deletion is asked for, nobody is asked for consent.
      union select d.user_id from deletion_requests d join users u on u.id = d.user_id
        where d.state = 'asked' and u.consent_state = 'required' and u.deleted_at is null
          and d.asked_by <> app.nobody()
          and not app.was_ended_since(d.user_id, d.created_at)) w
    where not app.is_under_13(w.user_id, p_now) limit 200
$$;

-- Ends a consent: what it allowed ends with the next request. Consent to a child's account is about the account as a
-- whole: with one end all that are on record at any school, what models of other companies may read goes with them, and
-- the deletion of the account begins. From the 13th birthday on the account needs no consent, and is deleted as anybody's
-- is. An objection, or a no, isn't taken back but replaced by another decision. For the doors below. False: there was
-- nothing to end.
create or replace function app.end_consent(p_consent uuid, p_by uuid, p_kind text, p_reason text, p_due timestamptz,
  p_ip inet, p_request text, p_now timestamptz) returns boolean
  language plpgsql volatile set search_path = public, pg_temp as
$$
declare
  v_asked record;
  v record;
  v_other record;
  -- What the functions here say of an end themselves is nobody's own words.
  v_reason text := case when p_reason in ('replaced', 'left_school', 'link_mistake', 'with_account') then null
    else p_reason end;
begin
  select k.student_id into v_asked from consents k where k.id = p_consent;
  if not found then return false; end if;
  perform app.hold_account(v_asked.student_id);
  update consents k set withdrawn_at = p_now, withdrawn_by = p_by, withdraw_reason = v_reason
    where k.id = p_consent and k.withdrawn_at is null and k.decision = 'given'
      and (k.kind = 'ai_models' or (k.kind = 'child_account'
        and (k.subject_user_id is null or app.is_under_13(k.subject_user_id, p_now))))
    returning k.school_id, k.student_id, k.subject_user_id, k.kind into v;
  if not found then return false; end if;
  perform app.audit_consent(v.school_id, p_by, p_kind, 'consent.withdrawn', v.student_id,
    jsonb_build_object('consentId', p_consent, 'kind', v.kind), p_ip, p_request, p_now);
  if v.kind = 'child_account' and v.subject_user_id is not null then
    for v_other in
      update consents k set withdrawn_at = p_now, withdrawn_by = p_by,
          withdraw_reason = case k.kind when 'child_account' then 'with_account' else v_reason end
        where k.subject_user_id = v.subject_user_id and k.kind in ('child_account', 'ai_models')
          and k.decision = 'given' and k.withdrawn_at is null
        returning k.id, k.school_id, k.student_id, k.kind
    loop
      -- Whoever ended it may be nobody whom that school knows.
      if v_other.kind = 'child_account' then
        perform app.audit_consent(v_other.school_id, null, 'job', 'consent.withdrawn', v_other.student_id,
          jsonb_build_object('consentId', v_other.id, 'kind', v_other.kind, 'withAccount', true), null, null, p_now);
      end if;
    end loop;
    insert into deletion_requests (id, user_id, asked_by, state, due_at, created_at)
      -- Nobody's account: a parent with a link.
      values (app.uuidv7(), v.subject_user_id, coalesce(p_by, app.nobody()), 'asked', p_due,
        p_now)
      on conflict (user_id) where state = 'asked' do nothing;
    perform app.settle_consent(v.subject_user_id, false, p_now);
    perform app.tell_account_ended(v.subject_user_id, p_by, p_now);
  else
    perform app.tell_consenting(v.school_id, v.student_id, p_by,
      case v.kind when 'child_account' then 'consent_withdrawn' else 'consent_recorded' end, p_now);
  end if;
  return true;
end $$;

-- The same for whoever is signed in and may end it (app.may_end_consent). The caller has asked the policy; this holds it once more.
create or replace function app.withdraw_consent(p_consent uuid, p_reason text, p_due timestamptz, p_ip inet,
  p_request text, p_now timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
begin
  if not app.may_end_consent(p_consent, p_now) then return false; end if;
  return app.end_consent(p_consent, app.user_id(), 'user', p_reason, p_due, p_ip, p_request, p_now);
end $$;

-- What was agreed to by email, for whoever has the link of the second email, which names the consent and is signed: while
-- the child is under 13 and has an account, or the account waits to be deleted since the consent was taken back, also past
-- that birthday. From the 13th birthday on one that holds is told to be needed no longer. Nothing once the school has ended
-- what links them to the child. `may_decide`: not only to be read.
drop function if exists app.open_given_consent(uuid, timestamptz);
create or replace function app.open_given_consent(p_consent uuid, p_now timestamptz)
  returns table (school_id uuid, student_id uuid, student_user_id uuid, school_name text, school_email text,
    given_name text, giver_name text, giver_email text, relationship text, locale text, given_at timestamptz,
    time_zone text, has_ai boolean, withdrawn_at timestamptz, deletion_due_at timestamptz, is_needed boolean, may_decide boolean)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select k.school_id, k.student_id, k.subject_user_id, c.name, c.email, split_part(sp.legal_name, ' ', 1),
    k.giver_name, k.giver_email, k.relationship, k.locale, k.given_at, c.time_zone,
    exists (select from consents a where a.school_id = k.school_id and a.student_id = k.student_id
      and a.kind = 'ai_models' and a.decision = 'given' and a.withdrawn_at is null),
    k.withdrawn_at, d.due_at, w.is_needed, w.is_needed and app.decides_by_link(k, p_now)
  from consents k
    join schools c on c.id = k.school_id
    join student_profiles sp on sp.school_id = k.school_id and sp.id = k.student_id
    join users u on u.id = k.subject_user_id and u.deleted_at is null
    left join deletion_requests d on d.user_id = k.subject_user_id and d.state = 'asked'
    cross join lateral (select k.withdrawn_at is not null or app.is_under_13(k.subject_user_id, p_now) as is_needed) w
  where k.id = p_consent and k.kind = 'child_account' and k.method = 'email_plus'
    and app.mailbox_standing(k.subject_user_id, k.giver_email, k.given_by, p_now) <> 'ended'
    and case when k.withdrawn_at is null then true
      -- Replaced by a later one: only that one's link works.
      else d.due_at is not null and k.withdraw_reason is distinct from 'replaced'
        and not exists (select from consents o where o.subject_user_id = k.subject_user_id and o.kind = 'child_account'
          and (o.withdrawn_at is null or (o.student_id = k.student_id and o.given_at > k.given_at))) end
$$;

-- Takes it back by that link. False: there is nothing to take back, or others decide.
create or replace function app.withdraw_consent_by_link(p_consent uuid, p_due timestamptz, p_ip inet, p_request text,
  p_now timestamptz) returns boolean
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
begin
  if not exists (select from app.open_given_consent(p_consent, p_now) o where o.withdrawn_at is null and o.may_decide) then
    return false;
  end if;
  return app.end_consent(p_consent, null, 'link', null, p_due, p_ip, p_request, p_now);
end $$;

-- Consents again by that link, while the account isn't deleted. Null: it can't be.
create or replace function app.renew_consent_by_link(p_consent uuid, p_name text, p_relationship text, p_ai boolean,
  p_locale text, p_version text, p_ip inet, p_request text, p_now timestamptz) returns uuid
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v record;
  v_consent uuid;
begin
  select o.* into v from app.open_given_consent(p_consent, p_now) o;
  if not found then return null; end if;
  perform app.hold_account(v.student_id);
  select o.* into v from app.open_given_consent(p_consent, p_now) o join schools c on c.id = o.school_id
    where o.withdrawn_at is not null and o.may_decide and o.deletion_due_at > p_now and c.status = 'active';
  if not found then return null; end if;
  v_consent := app.keep_consent(v.school_id, v.student_id, v.student_user_id, p_name, v.giver_email, p_relationship, p_ai,
    p_locale, p_version, p_ip, p_now);
  perform app.tell_people(array(select app.record_keepers(v.school_id)), v.school_id, 'account', 'consent_given',
    null, null, v.student_id, 'consent:' || v.student_id, p_now);
  perform app.audit_consent(v.school_id, null, 'link', 'consent.given', v.student_id,
    jsonb_build_object('consentId', v_consent, 'method', 'email_plus', 'version', p_version, 'locale', p_locale,
      'aiModels', p_ai, 'again', true), p_ip, p_request, p_now);
  return v_consent;
end $$;

-- Students about whom whoever asks decides: minors whom they follow by a live link with the right to consent, and
-- themselves once they are of age.
create or replace function app.consent_children(p_now timestamptz)
  returns table (school_id uuid, student_id uuid, user_id uuid, name text, school_name text, time_zone text,
    is_own boolean, is_under_13 boolean, consent_state text, deletion_due_at timestamptz, request_id uuid,
    request_expires_at timestamptz, relationship text, school_email text, today date, year_starts_on date,
    year_label text)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select sp.school_id, sp.id, sp.user_id, sp.legal_name, c.name, c.time_zone, sp.user_id is not distinct from app.user_id(),
    -- As the account goes by it: another school's record may say another date.
    case when u.id is null then coalesce((p_now at time zone c.time_zone)::date < app.consent_age_on(sp.birth_on), false)
      else app.is_under_13(u.id, p_now) end,
    coalesce(u.consent_state, 'not_needed'), d.due_at, r.id, r.expires_at, g.relationship, c.email,
    (p_now at time zone c.time_zone)::date, y.starts_on, y.label
  from student_profiles sp
    join schools c on c.id = sp.school_id
    left join lateral (select a.starts_on, a.label from academic_years a where a.school_id = sp.school_id
      and (p_now at time zone c.time_zone)::date between a.starts_on and a.ends_on
      order by a.starts_on limit 1) y on true
    left join users u on u.id = sp.user_id and u.deleted_at is null
    left join deletion_requests d on d.user_id = sp.user_id and d.state = 'asked'
    left join consent_requests r on r.subject_user_id = sp.user_id and r.answered_at is null
    left join guardian_links g on g.school_id = sp.school_id and g.student_id = sp.id
      and g.guardian_user_id = app.user_id() and 'consent' = any(g.rights)
      and app.is_live_link(g.status, g.starts_on, g.ends_on, g.basis, sp.birth_on, (p_now at time zone c.time_zone)::date)
  where app.user_id() is not null and c.status in ('active', 'closed')
    and sp.school_id = any(app.known_school_ids())
    and case when coalesce((p_now at time zone c.time_zone)::date >= app.of_age_on(sp.birth_on), false)
      then sp.user_id = app.user_id()
      else g.id is not null end
  order by sp.legal_name, sp.id
$$;

-- A guardian's own consent to a child's account takes the place of all that hold for it, at every school; those who decide
-- as well are told. Answers whom an email has to tell: parents who consented by one and have no account there, or stopped
-- following the child by themselves, unless the school ended what linked them to the child. No rows, and nothing done: whoever asks doesn't decide about the child.
create or replace function app.replace_account_consents(p_student uuid, p_now timestamptz)
  returns table (consent_id uuid, giver_email text, locale text, given_name text, school_name text, school_email text)
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
#variable_conflict use_column
declare
  v_user uuid;
  v record;
  v_standing text;
begin
  select c.user_id into v_user from app.consent_children(p_now) c where c.student_id = p_student and not c.is_own;
  if v_user is null then return; end if;
  for v in
    update consents k set withdrawn_at = p_now, withdrawn_by = app.user_id(), withdraw_reason = 'replaced'
      where k.subject_user_id = v_user and k.kind = 'child_account' and k.withdrawn_at is null
      returning k.*
  loop
    perform app.tell_consenting(v.school_id, v.student_id, app.user_id(), 'consent_replaced', p_now);
    v_standing := app.mailbox_standing(v_user, v.giver_email, v.given_by, p_now);
    -- Whoever agreed and follows the child without deciding any more.
    if v_standing = 'follows' and v.given_by <> app.user_id() then
      perform app.tell_people(array[v.given_by], v.school_id, 'account', 'consent_replaced', null, null, v.student_id,
        'consent:' || v.student_id, p_now);
    end if;
    return query
      select v.id, v.giver_email::text, v.locale::text, split_part(sp.legal_name, ' ', 1), c.name::text, c.email::text
      from student_profiles sp join schools c on c.id = sp.school_id
      where sp.school_id = v.school_id and sp.id = v.student_id and v.method = 'email_plus'
        and (v_standing = 'none' or (v.given_by is null and v_standing <> 'ended'));
  end loop;
end $$;

-- The first day on which a consent that a school records can have been given: after birth, and since a parent said no, took
-- one back or asked for the deletion last, or since one lapsed there as the child left. For those who keep the records.
create or replace function app.first_consent_day(p_student uuid) returns date
  language sql stable security definer set search_path = public, pg_temp as
$$
  select greatest(sp.birth_on, (w.at at time zone c.time_zone)::date)
  from student_profiles sp
    join schools c on c.id = sp.school_id
    cross join lateral (select greatest(
      (select max(k.withdrawn_at) from consents k where k.subject_user_id = sp.user_id and k.kind = 'child_account'
        and coalesce(k.withdraw_reason, '') not in ('replaced', 'link_mistake')
        and (k.student_id = sp.id or k.withdraw_reason is distinct from 'left_school')),
      (select max(r.answered_at) from consent_requests r where r.subject_user_id = sp.user_id and r.answer = 'refused'),
      (select max(d.created_at) from deletion_requests d where d.user_id = sp.user_id and d.state = 'asked'
        and d.asked_by <> app.nobody())) as at) w
  where sp.id = p_student and app.user_id() in (select app.record_keepers(sp.school_id))
$$;

-- Whether whoever asks may end a consent: a guardian who decides about the child, or who keeps the records of a school where
-- the child is a student; of one that it left, only while it goes to none. A consent to the account at whichever school it
-- was recorded, anything else at its own.
create or replace function app.may_end_consent(p_consent uuid, p_now timestamptz) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select app.user_id() is not null and exists (select from consents k
    join student_profiles sp on sp.id = k.student_id
      or (k.kind = 'child_account' and sp.user_id = k.subject_user_id)
    where k.id = p_consent
      and ((app.user_id() in (select app.record_keepers(sp.school_id))
          and (sp.user_id is null or app.attends(sp.school_id, sp.user_id)
            or (sp.id = k.student_id and not exists (select from school_memberships m
              where m.user_id = sp.user_id and m.role = 'student' and m.status <> 'ended'))))
        or exists (select from app.consent_children(p_now) c where c.student_id = sp.id)))
$$;

-- Consents to the accounts of these students that hold and were recorded at another school, for whoever may end them at this
-- one. Neither the school nor who agreed is told, but to themselves.
create or replace function app.consents_elsewhere(p_students uuid[], p_now timestamptz)
  returns table (consent_id uuid, student_id uuid, basis text, method text, text_version text, locale text,
    giver_name text, relationship text, given_by uuid, given_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select k.id, sp.id, k.basis, k.method, k.text_version, k.locale, case when w.is_own then k.giver_name end,
    case when w.is_own then k.relationship end, case when w.is_own then k.given_by end, k.given_at
  from student_profiles sp
    join consents k on k.subject_user_id = sp.user_id and k.student_id <> sp.id
    cross join lateral (select k.given_by is not distinct from app.user_id() as is_own) w
  where app.user_id() is not null and sp.id = any(p_students) and app.carries_account(k)
    and ((app.attends(sp.school_id, sp.user_id) and app.user_id() in (select app.record_keepers(sp.school_id)))
      or exists (select from app.consent_children(p_now) c where c.student_id = sp.id))
  order by k.given_at desc, k.id desc
$$;

-- A consent, and the student whom whoever asks knows by it: the one that it was recorded for, or the same child at the school
-- that they decide at. As staff, or as a guardian: who teaches at one school may be a guardian at another one alone. No row:
-- none of theirs.
drop function if exists app.find_consent(uuid, timestamptz);
create or replace function app.find_consent(p_consent uuid, p_as_staff boolean, p_now timestamptz)
  returns table (consent_id uuid, student_id uuid, kind text, decision text, withdrawn_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select k.id, sp.id, k.kind, k.decision, k.withdrawn_at
  from consents k
    join student_profiles sp on sp.id = k.student_id
      or (k.kind = 'child_account' and sp.user_id = k.subject_user_id)
  where k.id = p_consent
    and case when p_as_staff then sp.school_id = any(app.staff_school_ids())
      else exists (select from app.consent_children(p_now) c where c.student_id = sp.id) end
  -- Who works at two schools acts where they keep the records, and where the child is a student.
  order by p_as_staff and app.user_id() in (select app.record_keepers(sp.school_id)) desc,
    p_as_staff and app.attends(sp.school_id, sp.user_id) desc, sp.id = k.student_id desc, sp.id limit 1
$$;

-- The state of a student's account, for those who keep the records of their school. No row: none, or not theirs to know, as
-- that of a child who goes to another school by now.
create or replace function app.student_consent(p_student uuid, p_now timestamptz)
  returns table (consent_state text, is_under_13 boolean, deletion_due_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select u.consent_state, app.is_under_13(u.id, p_now), d.due_at
  from student_profiles sp
    join users u on u.id = sp.user_id and u.deleted_at is null
    left join deletion_requests d on d.user_id = u.id and d.state = 'asked'
  where sp.id = p_student and sp.school_id = any(app.staff_school_ids())
    and (app.attends(sp.school_id, u.id) or not exists (select from school_memberships m
      where m.user_id = u.id and m.role = 'student' and m.status <> 'ended'))
$$;
