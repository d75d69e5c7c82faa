-- What can be searched for, and by whom. Full text and trigrams can't drive an index under a policy, so that
-- search_entries is read through these functions alone; the scope comes from who acts in this transaction.

-- Lower case without accents, punctuation as spaces: what is typed and what is written meet in this form. The words of
-- packages/domain/src/search/words.ts are folded in the same way.
create or replace function app.fold(p_text text) returns text language sql immutable parallel safe as
$$
  select trim(regexp_replace(
    lower(regexp_replace(normalize(coalesce(p_text, ''), nfkd), '[\u0300-\u036f]', '', 'g')),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\U0001f000-\U0001faff]+',
    ' ', 'g'))
$$;

-- The text of a lesson's HTML. For finding and for excerpts, which show it as text and never as HTML.
create or replace function app.plain_text(p_html text) returns text language sql immutable parallel safe as
$$
  select trim(regexp_replace(
    replace(replace(replace(replace(replace(regexp_replace(regexp_replace(coalesce(p_html, ''),
      '<(script|style|title|svg)[^>]*>.*?</\1\s*>', ' ', 'gi'), '<[^>]*>', ' ', 'g'),
      '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'),
    '\s+', ' ', 'g'))
$$;

-- The lines of a list as sentences.
create or replace function app.lines_of(p_list jsonb) returns text language sql immutable parallel safe as
$$
  select coalesce(string_agg(rtrim(line, ' .;') || '.', ' '), '')
  from jsonb_array_elements_text(case when jsonb_typeof(p_list) = 'array' then p_list else '[]' end) as line
$$;

-- Words as they stand, and their English stems.
create or replace function app.lexemes(p_key text) returns tsvector language sql immutable parallel safe as
$$ select to_tsvector('pg_catalog.simple', p_key) || to_tsvector('pg_catalog.english', p_key) $$;

-- Puts a thing into the index, or brings it up to date. Its school stands among its words, so that one index answers
-- for a school without reading what other schools wrote. Very long texts are found by their beginning.
create or replace function app.put_search_entry(p_school uuid, p_kind text, p_id uuid, p_course uuid, p_status text,
  p_title text, p_lead text, p_body text) returns void
  language sql volatile security definer set search_path = public, pg_temp as
$$
  insert into search_entries as e (school_id, kind, entity_id, course_id, status, title, title_key, lead, body,
    head_words, words)
  select p_school, p_kind, p_id, p_course, p_status, p_title, k.title, k.lead_text, k.body_text,
    setweight(app.lexemes(k.title), 'A') || setweight(app.lexemes(k.lead), 'B') || k.school,
    strip(app.lexemes(k.title) || app.lexemes(k.lead) || app.lexemes(app.fold(k.body_text))) || k.school
  from (select app.fold(p_title) as title, left(p_lead, 4000) as lead_text, app.fold(left(p_lead, 4000)) as lead,
    left(p_body, 100000) as body_text, array_to_tsvector(array['=' || p_school]) as school) k
  on conflict (school_id, kind, entity_id) do update set course_id = excluded.course_id, status = excluded.status,
    title = excluded.title, title_key = excluded.title_key, lead = excluded.lead, body = excluded.body,
    head_words = excluded.head_words, words = excluded.words
$$;

-- Keeps the index in step with what is published. Working copies and answer keys are never read.
create or replace function app.keep_search_entry() returns trigger
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_kind text := case tg_table_name when 'courses' then 'course' when 'lessons' then 'lesson' else 'assignment' end;
begin
  if tg_op = 'DELETE' then
    delete from search_entries where school_id = old.school_id and kind = v_kind and entity_id = old.id;
  elsif new.school_id is null then
    null;
  elsif v_kind = 'course' then
    perform app.put_search_entry(new.school_id, v_kind, new.id, new.id, new.status, new.title,
      new.description, new.subject);
  elsif new.status <> 'published' then
    delete from search_entries where school_id = new.school_id and kind = v_kind and entity_id = new.id;
  elsif v_kind = 'lesson' then
    perform app.put_search_entry(new.school_id, v_kind, new.id, new.course_id, new.status, new.title,
      concat_ws(' ', app.lines_of(new.content->'objectives'), (
        select string_agg(rtrim(concat_ws(': ', part->>'term', part->>'meaning'), ' .;') || '.', ' ')
        from jsonb_array_elements(case when jsonb_typeof(new.content->'keyConcepts') = 'array'
          then new.content->'keyConcepts' else '[]' end) as part)),
      concat_ws(' ', new.content->>'introduction', app.plain_text(new.content->>'mainContent')));
  else
    perform app.put_search_entry(new.school_id, v_kind, new.id, new.course_id, new.status, new.title,
      new.description,
      concat_ws(' ', app.lines_of(new.instructions->'steps'), app.lines_of(new.instructions->'materials'),
        new.instructions->'story'->>'title', new.instructions->'story'->>'content'));
  end if;
  return null;
end $$;

-- What the person who acts may find: schools whose catalog they see, schools they run, and the courses whose content
-- they may open. The same rules as canSeeInCatalog and canReadCourse; a test holds them against each other.
-- `wide`: schools they run that have too many courses to look through one by one.
create or replace function app.search_scope(out catalog uuid[], out run uuid[], out wide uuid[], out courses uuid[])
  language plpgsql stable security definer set search_path = public, pg_temp as
$$
declare
  v_me uuid := app.user_id();
  v_links jsonb;
begin
  select coalesce(jsonb_agg(jsonb_build_object('school', g.school_id, 'student', g.student_id)), '[]') into v_links
    from guardian_links g
      join schools c on c.id = g.school_id
      join student_profiles sp on sp.school_id = g.school_id and sp.id = g.student_id
    where g.guardian_user_id = v_me and g.status = 'active' and 'see_record' = any(g.rights)
      and (now() at time zone c.time_zone)::date between g.starts_on and coalesce(g.ends_on, 'infinity')
      and (sp.birth_on is null
        or (now() at time zone c.time_zone)::date < app.birthday_on(sp.birth_on, 18)
        or g.basis in ('student_consent', 'court_order', 'tax_dependent'));

  select coalesce(array_agg(distinct m.school_id), '{}'),
      coalesce(array_agg(distinct m.school_id) filter (
        where m.status = 'active' and m.role in ('school_admin', 'homeschool_parent')), '{}')
    into catalog, run
    from school_memberships m
    where m.user_id = v_me and m.school_id = any(app.school_ids()) and m.status in ('active', 'provisional')
      and (m.status <> 'provisional' or m.provisional_until > now());
  catalog := catalog || array(select (link->>'school')::uuid from jsonb_array_elements(v_links) link);

  select coalesce(array_agg(s.id), '{}') into wide
    from unnest(run) as s(id)
    where (select count(*) from (select from courses c where c.school_id = s.id limit 51) a_few) > 50;

  select coalesce(array_agg(distinct readable.id), '{}') into courses
    from (
      select e.course_id as id
      from student_profiles sp
        join school_memberships m on m.school_id = sp.school_id and m.user_id = v_me and m.role = 'student'
          and (m.status = 'active' or (m.status = 'provisional' and m.provisional_until > now()))
        join enrollments e on e.school_id = sp.school_id and e.student_id = sp.id
          and e.status in ('active', 'completed')
        join courses c on c.id = e.course_id and c.status <> 'draft'
      where sp.user_id = v_me and sp.school_id = any(catalog)
      union all
      select e.course_id
      from jsonb_array_elements(v_links) link
        join enrollments e on e.school_id = (link->>'school')::uuid and e.student_id = (link->>'student')::uuid
          and e.status in ('active', 'completed')
        join courses c on c.id = e.course_id and c.status <> 'draft'
      union all
      select t.course_id
      from course_teachers t
        join school_memberships m on m.school_id = t.school_id and m.user_id = v_me and m.status = 'active'
          and m.role in ('teacher', 'school_admin', 'homeschool_parent')
      where t.user_id = v_me and t.ended_at is null and t.school_id = any(catalog)
      union all
      select c.id from courses c where c.school_id = any(run) and c.school_id <> all(wide)) readable;
end $$;

-- Every word, or any of them, by its beginning or its stem; `p_is_exact`: by the whole word. Words hold letters and
-- digits only, so that nothing in them is an operator. Words that stand everywhere don't count beside others.
-- In PL/pgSQL, as all that runs with each search: its statements are planned once per connection.
create or replace function app.search_query(p_words text[], p_any boolean, p_is_exact boolean) returns tsquery
  language plpgsql stable set search_path = public, pg_temp as
$$
declare
  v_word text;
  v_stem text;
  v_part text;
  v_all text[] := '{}';
  v_telling text[] := '{}';
begin
  foreach v_word in array p_words loop
    v_stem := (ts_lexize('english_stem', v_word))[1];
    v_part := format(case when p_is_exact then '(''%s''%s)' else '(''%s'':*%s)' end, v_word,
      ' | ''' || v_stem || '''');
    v_all := v_all || v_part;
    if v_stem is not null then v_telling := v_telling || v_part; end if;
  end loop;
  return array_to_string(case when v_telling = '{}' then v_all else v_telling end,
    case when p_any then ' | ' else ' & ' end)::tsquery;
end $$;

create or replace function app.search_schools(p_schools uuid[]) returns tsquery
  language plpgsql stable set search_path = public, pg_temp as
$$
begin
  return ('''=' || array_to_string(p_schools, ''' | ''=') || '''')::tsquery;
end $$;

-- Of whole schools, by their index: at most a thousand and one of a kind. Where there are more, those with the words in
-- title or lead are among them. `p_query` names the schools.
create or replace function app.search_wide(p_kind text, p_query tsquery, p_subject text)
  returns table (school_id uuid, kind text, entity_id uuid) rows 100
  language plpgsql stable security definer set search_path = public, pg_temp as
$$
begin
  if p_kind = 'lesson' then
    return query
      with first_hits as materialized (
        select e.school_id, e.kind, e.entity_id from search_entries e
        where e.kind = 'lesson' and e.words @@ p_query
          and (p_subject is null
            or exists (select from courses c where c.id = e.course_id and c.subject = p_subject))
        limit 1001)
      select * from first_hits
      union
      (select e.school_id, e.kind, e.entity_id from search_entries e
        where (select count(*) from first_hits) > 1000 and e.kind = 'lesson' and e.head_words @@ p_query
          and (p_subject is null
            or exists (select from courses c where c.id = e.course_id and c.subject = p_subject))
        limit 1001);
  else
    return query
      with first_hits as materialized (
        select e.school_id, e.kind, e.entity_id from search_entries e
        where e.kind = 'assignment' and e.words @@ p_query
          and (p_subject is null
            or exists (select from courses c where c.id = e.course_id and c.subject = p_subject))
        limit 1001)
      select * from first_hits
      union
      (select e.school_id, e.kind, e.entity_id from search_entries e
        where (select count(*) from first_hits) > 1000 and e.kind = 'assignment' and e.head_words @@ p_query
          and (p_subject is null
            or exists (select from courses c where c.id = e.course_id and c.subject = p_subject))
        limit 1001);
  end if;
end $$;

-- The ten best of each kind from an offset on, with how many there are of each kind, up to a thousand. A kind of which
-- there is nothing has one row without a thing. Whoever calls it reads the rest of the things under the policies.
create or replace function app.search(p_words text[], p_kind text, p_subject text, p_offset integer, p_any boolean)
  returns table (kind text, total integer, place integer, entity_id uuid, course_id uuid, title text, excerpt text,
    is_cut boolean, status text, is_open boolean) rows 10
  language plpgsql stable security definer set search_path = public, pg_temp as
$$
declare
  v_scope record;
  v_query tsquery := app.search_query(p_words, p_any, false);
  v_exact tsquery := app.search_query(p_words, p_any, true);
  v_key text := array_to_string(p_words, ' ');
  v_terms text[] := p_words || array(
    select (ts_lexize('english_stem', word))[1] from unnest(p_words) as word);
  v_catalog tsquery;
  v_wide tsquery;
  v_is_wide boolean;
begin
  select * into v_scope from app.search_scope();
  v_is_wide := cardinality(v_scope.wide) > 0;
  v_catalog := app.search_schools(v_scope.catalog) && v_query;
  v_wide := app.search_schools(v_scope.wide) && v_query;
  return query
  with found as materialized (
    -- Few courses are looked through entry by entry.
    select e.school_id, e.kind, e.entity_id
      from search_entries e
      where e.course_id = any(v_scope.courses) and e.words @@ v_query
        and (e.kind <> 'course' or (e.status <> 'published' and e.school_id <> all(v_scope.run)))
        and (p_subject is null
          or exists (select from courses c where c.id = e.course_id and c.subject = p_subject))
    union
    select e.school_id, e.kind, e.entity_id
      from search_entries e
      where e.kind = 'course' and e.words @@ v_catalog
        and (e.status = 'published' or e.school_id = any(v_scope.run))
        and (p_subject is null
          or exists (select from courses c where c.id = e.course_id and c.subject = p_subject))
    union
    select w.school_id, w.kind, w.entity_id
      from unnest(array['lesson', 'assignment']) as wide(kind)
        cross join lateral app.search_wide(wide.kind, v_wide, p_subject) w
      where v_is_wide),
  ranked as (
    select e.school_id, e.kind, e.entity_id, e.head_words @@ v_query as is_head,
      row_number() over (partition by e.kind order by
        (e.title_key = v_key)::int * 8 + starts_with(e.title_key, v_key)::int * 4 + (e.head_words @@ v_exact)::int * 2
          + (e.head_words @@ v_query)::int desc,
        ts_rank(e.head_words, v_query) desc, e.title, e.entity_id) as place,
      count(*) over (partition by e.kind) as total
    from found f join search_entries e
      on e.school_id = f.school_id and e.kind = f.kind and e.entity_id = f.entity_id)
  select k.kind, least(coalesce((select max(r.total) from ranked r where r.kind = k.kind), 0), 1001)::integer,
    page.place::integer, e.entity_id, e.course_id, e.title,
    -- A word that stands there with an accent, or behind a sign, isn't met (capitals in "C", which is many times as
    -- fast): then the reader of this looks for it.
    case when first.at is null then left(shown.text, 5000) else substr(shown.text, greatest(1, first.at - 150), 450) end,
    coalesce(first.at > 151, false), e.status, e.course_id = any(v_scope.courses) or e.school_id = any(v_scope.run)
  from unnest(array['course', 'assignment', 'lesson']) as k(kind)
    left join ranked page on page.kind = k.kind and page.place > p_offset and page.place <= p_offset + 10
      and (p_kind is null or page.kind = p_kind)
    left join search_entries e on e.school_id = page.school_id and e.kind = page.kind and e.entity_id = page.entity_id
    left join lateral (
      select case when page.is_head or e.kind = 'course' or e.body = '' then e.lead else e.body end as text) shown on true
    left join lateral (
      select min(nullif(strpos(' ' || lower(shown.text collate "C"), ' ' || term), 0)) as at from unnest(v_terms) as term) first
      on true
  order by k.kind, page.place;
end $$;

-- What mistyped words may have meant: which of the words are found somewhere, and where one is not, the titles that the
-- person may find; of large schools those that look like it.
create or replace function app.search_titles(p_words text[], out titles text[], out known text[])
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_scope record;
  v_word text;
  v_query tsquery;
  v_wide tsquery;
begin
  -- Not a setting of the function: where the extension isn't loaded yet, nobody but a superuser may name it there.
  perform set_config('pg_trgm.word_similarity_threshold', '0.3', true);
  select * into v_scope from app.search_scope();
  known := '{}';
  titles := '{}';
  foreach v_word in array p_words loop
    v_query := app.search_query(array[v_word], false, false);
    v_wide := app.search_schools(v_scope.wide) && v_query;
    if exists (select from search_entries e where e.course_id = any(v_scope.courses) and e.words @@ v_query)
      or exists (select from search_entries e
        where e.kind = 'course' and e.words @@ (app.search_schools(v_scope.catalog) && v_query)
          and e.status = 'published')
      or (v_scope.wide <> '{}' and exists (select from search_entries e where e.kind = 'lesson' and e.words @@ v_wide))
      or (v_scope.wide <> '{}' and exists (select from search_entries e where e.kind = 'assignment' and e.words @@ v_wide))
    then
      known := known || v_word;
    elsif v_scope.wide <> '{}' then
      titles := titles || array(
        select e.title from search_entries e
        where e.title_key %> v_word and e.school_id = any(v_scope.wide)
        order by word_similarity(v_word, e.title_key) desc limit 1000);
    end if;
  end loop;
  if cardinality(known) < cardinality(p_words) then
    titles := titles || array(
      select distinct near.title from (
        (select e.title from search_entries e where e.course_id = any(v_scope.courses) limit 5000)
        union all
        (select e.title from search_entries e
          where e.school_id = any(v_scope.catalog) and e.kind = 'course'
            and (e.status = 'published' or e.school_id = any(v_scope.run)) limit 5000)) near);
  end if;
end $$;
