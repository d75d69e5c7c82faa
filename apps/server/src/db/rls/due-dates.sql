-- When an assignment is due for one student. It follows from four things (the assignment's date, who takes the course,
-- accommodations and overrides) that different features write; the database keeps it, so that none of them can forget.
create or replace function app.refresh_due_dates(p_school uuid, p_student uuid, p_assignment uuid, p_course uuid)
  returns void language sql as
$$
  with special as (
    select student_id from accommodations where school_id = p_school and ended_at is null and extra_days > 0
      and (p_student is null or student_id = p_student)
    union
    select student_id from assignment_overrides where school_id = p_school and ended_at is null and due_at is not null
      and (p_student is null or student_id = p_student)),
  wanted as (
    select e.student_id, a.id as assignment_id, a.course_id, a.due_at as due_for_all,
      greatest(a.due_at, o.due_at, case
        when x.extra_days > 0 and (a.due_at at time zone s.time_zone)::date between x.starts_on and coalesce(x.ends_on, 'infinity')
        then (a.due_at at time zone s.time_zone + make_interval(days => x.extra_days)) at time zone s.time_zone end) as due_at
    from special
      join enrollments e on e.school_id = p_school and e.student_id = special.student_id
        and e.is_current and e.status in ('active', 'completed')
      join assignments a on a.school_id = e.school_id and a.course_id = e.course_id and a.due_at is not null
      join schools s on s.id = p_school
      left join accommodations x on x.school_id = e.school_id and x.student_id = e.student_id and x.ended_at is null
      left join assignment_overrides o on o.school_id = e.school_id and o.enrollment_id = e.id
        and o.assignment_id = a.id and o.ended_at is null
    where (p_assignment is null or a.id = p_assignment) and (p_course is null or a.course_id = p_course)),
  left_over as (
    select d.student_id, d.assignment_id, a.due_at as due_for_all,
      d.settled_for is distinct from d.due_at and coalesce(a.missing_marked_for = a.due_at, false) as is_overdue
    from student_due_dates d join assignments a on a.school_id = d.school_id and a.id = d.assignment_id
    where d.school_id = p_school and (p_student is null or d.student_id = p_student)
      and (p_assignment is null or d.assignment_id = p_assignment) and (p_course is null or d.course_id = p_course)
      and not exists (select from wanted w
        where w.student_id = d.student_id and w.assignment_id = d.assignment_id and w.due_at > w.due_for_all)),
  -- Whoever has no more time for work that is due for all by now: the rule for missing work has passed them by, and looks
  -- at the date that is their own. It goes with the next change.
  overdue as (
    update student_due_dates d set due_at = l.due_for_all from left_over l
    where l.is_overdue and d.school_id = p_school and d.student_id = l.student_id and d.assignment_id = l.assignment_id),
  gone as (
    delete from student_due_dates d using left_over l
    where not l.is_overdue and d.school_id = p_school and d.student_id = l.student_id and d.assignment_id = l.assignment_id)
  insert into student_due_dates (school_id, student_id, assignment_id, course_id, due_at)
  select distinct p_school, student_id, assignment_id, course_id, due_at from wanted where due_at > due_for_all
  on conflict (school_id, student_id, assignment_id) do update set due_at = excluded.due_at
$$;

create or replace function app.on_due_date_cause() returns trigger language plpgsql as
$$
begin
  if new.school_id is null then return new; end if;
  if tg_table_name = 'assignments' then
    perform app.refresh_due_dates(new.school_id, null, new.id, null);
  elsif tg_table_name = 'enrollments' then
    perform app.refresh_due_dates(new.school_id, new.student_id, null, new.course_id);
  elsif tg_table_name = 'assignment_overrides' then
    perform app.refresh_due_dates(new.school_id, new.student_id, new.assignment_id, null);
  else
    perform app.refresh_due_dates(new.school_id, new.student_id, null, null);
  end if;
  return new;
end $$;

create or replace trigger assignments_due after update of due_at on assignments
  for each row when (old.due_at is distinct from new.due_at) execute function app.on_due_date_cause();
create or replace trigger assignments_made after insert on assignments
  for each row when (new.due_at is not null) execute function app.on_due_date_cause();
create or replace trigger enrollments_due after insert or update of status on enrollments
  for each row when (new.status in ('active', 'completed')) execute function app.on_due_date_cause();
create or replace trigger accommodations_due after insert or update of extra_days, starts_on, ends_on, ended_at on accommodations
  for each row execute function app.on_due_date_cause();
create or replace trigger assignment_overrides_due after insert or update of due_at, ended_at on assignment_overrides
  for each row execute function app.on_due_date_cause();
