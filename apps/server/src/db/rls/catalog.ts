/**
 * SQL that gives what guards the rows as one JSON object, name to definition, in the words of the database: policies
 * with their command, roles and expressions, functions with their owner, rights and text, and triggers. Written down
 * when it is installed and compared at each start: PostgreSQL rewrites expressions, so our own text can't be compared.
 */
export const CATALOG = `
  select jsonb_object_agg(one.name, one.definition) from (
    select format('policy %s of the table %s', p.polname, c.relname) as name,
      concat_ws(' | ', p.polcmd, p.polpermissive,
        (select string_agg(r.rolname, ',' order by r.rolname) from pg_roles r where r.oid = any (p.polroles)),
        pg_get_expr(p.polqual, p.polrelid), 'check ' || pg_get_expr(p.polwithcheck, p.polrelid)) as definition
    from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace = 'public'::regnamespace
    union all
    select format('function app.%s(%s)', p.proname, pg_get_function_identity_arguments(p.oid)),
      md5(concat_ws(' | ', pg_get_userbyid(p.proowner), pg_get_functiondef(p.oid),
        (select string_agg(a.grantee::regrole::text, ',' order by a.grantee::regrole::text)
         from aclexplode(p.proacl) a where a.grantee not in (0, p.proowner))))
    from pg_proc p where p.pronamespace = 'app'::regnamespace and p.prokind = 'f'
    union all
    select format('trigger %s of the table %s', t.tgname, c.relname), concat_ws(' ', pg_get_triggerdef(t.oid), t.tgenabled)
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not t.tgisinternal and c.relnamespace = 'public'::regnamespace) one`;
