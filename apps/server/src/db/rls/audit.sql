-- The audit log is chained: each row of it gets a seal, whose hash covers the seal before it. Seals hold digests only.
-- What a digest of contents or address could be guessed by is salted, with one salt each per row, in a table of its own;
-- redaction removes the salt with what it protects. Made as the owner of the tables: nobody's rights but the caller's.

create or replace function app.audit_head(a audit_log) returns text language sql immutable as
$$
  select encode(sha256(convert_to(jsonb_build_array(a.id, a.school_id, a.actor_user_id, a.actor_kind, a.action,
    a.entity_type, a.entity_id, a.request_id, (extract(epoch from a.at) * 1000000)::bigint)::text, 'UTF8')), 'hex')
$$;

create or replace function app.audit_content(a audit_log, p_salt uuid) returns text language sql immutable as
$$
  select case when p_salt is null then null else
    encode(sha256(convert_to(jsonb_build_array(p_salt, a.before, a.after, a.reason)::text, 'UTF8')), 'hex') end
$$;

create or replace function app.audit_address(a audit_log, p_salt uuid) returns text language sql immutable as
$$
  select case when p_salt is null then null else
    encode(sha256(convert_to(jsonb_build_array(p_salt, host(a.ip_address))::text, 'UTF8')), 'hex') end
$$;

create or replace function app.seal_hash(s audit_seals) returns text language sql immutable as
$$
  select encode(sha256(convert_to(jsonb_build_array(s.prev_hash, s.chain, s.seq, s.audit_id, s.kind, s.head_digest,
    s.content_digest, s.address_digest, (extract(epoch from s.sealed_at) * 1000000)::bigint)::text, 'UTF8')), 'hex')
$$;

-- Adds a seal at the end of a chain. Whoever calls holds the lock of the chains.
create or replace function app.add_seal(p_chain uuid, p_audit uuid, p_kind text, p_head text, p_content text, p_address text)
  returns void language plpgsql volatile set search_path = public, pg_temp as
$$
declare s audit_seals;
begin
  select l.seq, l.hash into s.seq, s.prev_hash from audit_seals l where l.chain = p_chain order by l.seq desc limit 1;
  s.seq := coalesce(s.seq, 0) + 1;
  s.prev_hash := coalesce(s.prev_hash, '');
  s.chain := p_chain; s.audit_id := p_audit; s.kind := p_kind;
  s.head_digest := p_head; s.content_digest := p_content; s.address_digest := p_address;
  s.sealed_at := clock_timestamp();
  s.hash := app.seal_hash(s);
  insert into audit_seals select s.*;
end $$;

-- Seals rows that have none yet, the oldest first; p_since: only those made from then on (ids rise with time), null: all.
-- Returns how many.
create or replace function app.seal_audit(p_since timestamptz, p_limit integer) returns integer
  language plpgsql volatile set search_path = public, pg_temp as
$$
declare a audit_log; v_content uuid; v_address uuid; v_count integer := 0;
  v_from uuid := case when p_since is null then '00000000-0000-0000-0000-000000000000'::uuid else
    (lpad(to_hex(floor(extract(epoch from p_since) * 1000)::bigint), 12, '0') || '00000000000000000000')::uuid end;
begin
  perform pg_advisory_xact_lock(7305113);
  for a in select l.* from audit_log l where l.id >= v_from
      and not exists (select from audit_seals s where s.audit_id = l.id and s.kind = 'row')
      order by l.at, l.id limit p_limit loop
    v_content := gen_random_uuid();
    v_address := gen_random_uuid();
    insert into audit_salts (audit_id, content_salt, address_salt) values (a.id, v_content, v_address);
    perform app.add_seal(coalesce(a.school_id, '00000000-0000-0000-0000-000000000000'), a.id, 'row', app.audit_head(a),
      app.audit_content(a, v_content), app.audit_address(a, v_address));
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;

-- Takes out of rows what they said ('content'), from where it was done ('address'), or the whole rows ('removed'), with
-- the salts, and seals that it was done. Called by the eraser's functions alone.
create or replace function app.redact_audit(p_ids uuid[], p_what text) returns void
  language plpgsql volatile set search_path = public, pg_temp as
$$
declare v_id uuid; v_chain uuid;
begin
  if cardinality(p_ids) = 0 then return; end if;
  perform pg_advisory_xact_lock(7305113);
  perform app.seal_audit(null, 1000000);
  for v_id, v_chain in select s.audit_id, s.chain from audit_seals s where s.audit_id = any (p_ids) and s.kind = 'row'
      and not exists (select from audit_seals o where o.audit_id = s.audit_id and o.kind in (p_what, 'removed'))
      order by s.chain, s.seq loop
    perform app.add_seal(v_chain, v_id, p_what, null, null, null);
  end loop;
  if p_what = 'content' then
    update audit_log set before = null, after = null, reason = null where id = any (p_ids);
    update audit_salts set content_salt = null where audit_id = any (p_ids);
  elsif p_what = 'address' then
    update audit_log set ip_address = null where id = any (p_ids);
    update audit_salts set address_salt = null where audit_id = any (p_ids);
  else
    delete from audit_salts where audit_id = any (p_ids);
    delete from audit_log where id = any (p_ids);
  end if;
end $$;

-- What the log says about a person: everything about their account and memberships, what they did themselves, and what
-- was written about them as a student, such as the reason for an extension. Changes without such words stay. What somebody
-- did as staff of a school stays the school's evidence, with the id of an account without a name.
create or replace function app.redact_person(p_user uuid) returns void
  language plpgsql volatile set search_path = public, pg_temp as
$$
begin
  perform app.redact_audit(array(
    select a.id from audit_log a
    where (a.entity_id = p_user
        or a.entity_id in (select m.id from school_memberships m where m.user_id = p_user)
        or (a.actor_user_id = p_user and not exists (select from school_memberships m
          where m.user_id = p_user and m.school_id = a.school_id
            and m.role in ('teacher', 'school_admin', 'homeschool_parent'))))
      and (a.before is not null or a.after is not null or a.reason is not null)), 'content');
  perform app.redact_audit(array(
    select a.id from student_profiles sp join audit_log a on a.school_id = sp.school_id
    where sp.user_id = p_user
      and sp.id::text in (a.entity_id::text, a.before->>'studentId', a.after->>'studentId')
      and (a.reason is not null or a.before ?| array['reason', 'note'] or a.after ?| array['reason', 'note'])), 'content');
  perform app.redact_audit(array(
    select a.id from audit_log a where a.actor_user_id = p_user and a.ip_address is not null), 'address');
end $$;

-- Whether a court or an authority wants what the person left to be kept.
create or replace function app.is_held(p_user uuid) returns boolean language sql stable
  set search_path = public, pg_temp as
$$
  select exists (select from legal_holds h where h.released_at is null and (
    (h.student_id is not null and exists (select from student_profiles sp
      where sp.school_id = h.school_id and sp.id = h.student_id and sp.user_id = p_user))
    or (h.student_id is null and exists (select from school_memberships m
      where m.school_id = h.school_id and m.user_id = p_user))))
$$;
