create or replace trigger sign_ups_made after insert on sign_ups for each row execute function app.on_sign_up();
create or replace trigger student_profiles_birth after update of birth_on on student_profiles
  for each row when (old.birth_on is distinct from new.birth_on) execute function app.on_birth_change();
create or replace trigger school_memberships_left after update of status on school_memberships
  for each row when (new.role = 'student' and new.status = 'ended' and old.status <> 'ended'
    and new.end_reason is distinct from 'account_deleted') execute function app.on_student_left();
-- Whoever takes an end back lets the account follow, by the clock that they are handed.
drop trigger if exists school_memberships_back on school_memberships;
drop function if exists app.on_student_back();
create or replace trigger guardian_links_active after insert or update of status on guardian_links
  for each row when (new.status = 'active') execute function app.on_guardian_active();
create or replace trigger guardian_links_let_go before update of status on guardian_links
  for each row when (new.status = 'ended' and old.status <> 'ended' and new.end_reason = 'membership_ended')
  execute function app.on_guardian_let_go();
create or replace trigger guardian_links_mistaken after update of status on guardian_links
  for each row when (new.status = 'ended' and old.status <> 'ended' and new.end_reason = 'mistake')
  execute function app.on_guardian_mistaken();

-- A homeschool parent stands in a homeschool, and nobody else in a `personal` place but its student.
create or replace function app.membership_fits_school() returns trigger language plpgsql as
$$
begin
  if new.role = 'homeschool_parent' and (select kind from schools where id = new.school_id) is distinct from 'homeschool' then
    raise exception 'homeschool_parent only in a homeschool' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create or replace trigger school_memberships_fit before insert or update of role, school_id on school_memberships
  for each row execute function app.membership_fits_school();
