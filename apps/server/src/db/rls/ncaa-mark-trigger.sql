create or replace trigger courses_ncaa_mark after insert or update of ncaa_approved on courses
  for each row execute function app.keep_ncaa_mark();
