-- The words stay beside their row: a student's search looks through a few hundred of them, and fetching each from
-- elsewhere would cost more than looking at it. The long texts, of which few are read, go out first.
alter table search_entries set (toast_tuple_target = 8160);
alter table search_entries alter column words set storage main;
alter table search_entries alter column head_words set storage main;

create or replace trigger courses_search after insert or delete or update of title, subject, description, status
  on courses for each row execute function app.keep_search_entry();
create or replace trigger lessons_search after insert or delete or update of title, content, status, course_id
  on lessons for each row execute function app.keep_search_entry();
create or replace trigger assignments_search
  after insert or delete or update of title, description, instructions, status, course_id
  on assignments for each row execute function app.keep_search_entry();
