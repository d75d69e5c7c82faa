-- Which of a student's attempts at a course pages are about. It follows from the attempts' states, which several features
-- write; the database keeps it, so that there is always one answer.
create or replace function app.mark_current_enrollment() returns trigger language plpgsql as
$$
declare
  chosen uuid;
begin
  select id into chosen from enrollments
  where school_id = new.school_id and student_id = new.student_id and course_id = new.course_id
    and status in ('active', 'completed', 'dropped', 'withdrawn') and (enrolled_at is not null or status = 'completed')
  order by status = 'active' desc, status = 'completed' desc, attempt_number desc limit 1;
  update enrollments set is_current = false
  where school_id = new.school_id and student_id = new.student_id and course_id = new.course_id
    and is_current and id is distinct from chosen;
  update enrollments set is_current = true where school_id = new.school_id and id = chosen and not is_current;
  return null;
end $$;

-- By name before enrollments_due, which asks for the current one.
create or replace trigger enrollments_current after insert or update of status on enrollments
  for each row execute function app.mark_current_enrollment();
