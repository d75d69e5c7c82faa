-- Keys that sign documents, and what a stranger learns of a document by its code. Doors run as fieldhouse_entry.

-- The key that signs now; no row: none was made yet.
create or replace function app.signing_key()
  returns table (key_id uuid, name text, public_key text, private_key_ref text)
  language sql stable security definer set search_path = public, pg_temp as
$$ select k.id, k.name, k.public_key, k.private_key_ref from signing_keys k where k.retired_at is null $$;

-- What the page that checks a code needs: how the document stands, what proves it, and whether the holder shows more. No
-- row: nobody issued it here.
drop function if exists app.transcript_by_code(text);
create or replace function app.transcript_by_code(p_code text)
  returns table (school_name text, time_zone text, issued_at timestamptz, document jsonb, document_sha256 text,
    pdf_sha256 text, signature text, key_id uuid, key_name text, public_key text, superseded_at timestamptz,
    superseded_reason text, revoked_at timestamptz, revoked_reason text, is_shared boolean)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select s.name, s.time_zone, i.issued_at, i.document, i.document_sha256, i.pdf_sha256, i.signature, k.id, k.name,
    k.public_key, newer.at, newer.reason, ended.at, ended.reason,
    exists (select from transcript_shares h where h.school_id = i.school_id and h.transcript_id = i.id
      and h.ended_at is null)
  from issued_transcripts i
    join schools s on s.id = i.school_id
    join signing_keys k on k.id = i.key_id
    left join transcript_changes newer on newer.school_id = i.school_id and newer.transcript_id = i.id
      and newer.kind = 'superseded'
    left join transcript_changes ended on ended.school_id = i.school_id and ended.transcript_id = i.id
      and ended.kind = 'revoked'
  where i.code = p_code
$$;

-- Enters as whoever allowed the check page of this code to show more, whose rights of this moment then decide. Null: nobody
-- did, it is over, or they may not allow it any more.
create or replace function app.open_transcript_share(p_code text, p_now timestamptz) returns jsonb
  language plpgsql volatile security definer set search_path = public, pg_temp as
$$
declare
  v_giver uuid;
begin
  select h.given_by into v_giver from issued_transcripts i
    join transcript_shares h on h.school_id = i.school_id and h.transcript_id = i.id
    where i.code = p_code and h.ended_at is null and h.expires_at > p_now
      and app.may_share(h.school_id, h.student_id, h.given_by, p_now);
  if not found then return null; end if;
  return app.enter_user(v_giver) || jsonb_build_object('sessionId', null, 'mfaAgeSeconds', null);
end $$;

-- What the recipient of a transcript gets by the link with this hash. No row: there is none, or it is over.
create or replace function app.transcript_delivery(p_hash text, p_now timestamptz)
  returns table (school_id uuid, request_id uuid, student_id uuid, school_name text, time_zone text, student_name text,
    recipient_name text, code text, storage_key text, pdf_sha256 text, expires_at timestamptz, is_revoked boolean,
    is_superseded boolean)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select r.school_id, r.id, r.student_id, s.name, s.time_zone, i.document -> 'student' ->> 'name', r.recipient_name, i.code,
    i.storage_key, i.pdf_sha256, r.expires_at,
    exists (select from transcript_changes g where g.school_id = i.school_id and g.transcript_id = i.id
      and g.kind = 'revoked'),
    exists (select from transcript_changes g where g.school_id = i.school_id and g.transcript_id = i.id
      and g.kind = 'superseded')
  from transcript_requests r
    join schools s on s.id = r.school_id
    join issued_transcripts i on i.school_id = r.school_id and i.id = r.transcript_id
  where r.token_hash = p_hash and r.expires_at > p_now
$$;

-- Whether a student graduated at the school: of others families read no more than that a rank counts them.
create or replace function app.has_graduated(p_school uuid, p_student uuid) returns boolean
  language sql stable security definer set search_path = public, pg_temp as
$$
  select exists (select from eligibility_profiles p
    where p.school_id = p_school and p.student_id = p_student and p.graduated_on is not null
      and p_school = any(app.school_ids()))
$$;

-- The keys that have signed for a school; no row: it issued no transcript.
create or replace function app.issuer_keys(p_school uuid)
  returns table (public_key text)
  language sql stable security definer set search_path = public, pg_temp as
$$
  select k.public_key from signing_keys k
  where exists (select from issued_transcripts i where i.school_id = p_school) order by k.created_at, k.id
$$;
