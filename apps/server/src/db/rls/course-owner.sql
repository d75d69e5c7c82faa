-- No course in use without an owner: judged at the end of each transaction, so that rows may come in any order. A course
-- from before this rule is left alone until it is put back into use or loses an owner.
drop trigger if exists courses_made_with_owner on courses;
create constraint trigger courses_made_with_owner after insert on courses
  deferrable initially deferred for each row when (new.school_id is not null and new.status <> 'archived')
  execute function app.course_has_owner();
drop trigger if exists courses_back_with_owner on courses;
create constraint trigger courses_back_with_owner after update of status, is_opened on courses
  deferrable initially deferred for each row
  when (new.school_id is not null and new.status <> 'archived' and not new.is_opened
    and (old.status = 'archived' or old.is_opened))
  execute function app.course_has_owner();
drop trigger if exists course_teachers_owner_stays on course_teachers;
create constraint trigger course_teachers_owner_stays after update or delete on course_teachers
  deferrable initially deferred for each row when (old.role = 'owner' and old.ended_at is null)
  execute function app.course_has_owner();
