-- Who may call which function. Everything else is closed.
revoke all on all functions in schema app from public;
grant usage on schema app to
  fieldhouse_login, fieldhouse_app, fieldhouse_operator, fieldhouse_jobs, fieldhouse_public, fieldhouse_entry,
  fieldhouse_eraser;
grant execute on function app.school_ids(), app.known_school_ids(), app.staff_school_ids(), app.user_id(), app.all_schools(), app.uuidv7()
  to fieldhouse_login, fieldhouse_app, fieldhouse_operator, fieldhouse_jobs, fieldhouse_public, fieldhouse_entry;
grant execute on function app.is_live_link(text, date, date, text, date, date), app.rights_on(text[], text, date, date),
  app.birthday_on(date, integer), app.nobody()
  to fieldhouse_app, fieldhouse_jobs, fieldhouse_entry;
grant execute on function app.family_student_ids(), app.conversation_ids(), app.reported_conversation_ids(),
  app.has_begun(uuid, uuid), app.people_named(uuid, text[], integer) to fieldhouse_app;
grant execute on function app.enter(text), app.enter_record(text), app.open_feed(text),
  app.open_share(text, timestamptz), app.open_transcript_share(text, timestamptz), app.may_share(uuid, uuid, uuid, timestamptz),
  app.counselors_of(uuid, uuid) to fieldhouse_app;
grant execute on function app.has_graduated(uuid, uuid) to fieldhouse_app, fieldhouse_jobs;
grant execute on function app.signing_key() to fieldhouse_app, fieldhouse_jobs;
grant execute on function app.transcript_by_code(text), app.transcript_delivery(text, timestamptz),
  app.issuer_keys(uuid) to fieldhouse_public;
grant execute on function app.enter_operator(text, uuid[]) to fieldhouse_operator;
grant execute on function app.enter_user(uuid) to fieldhouse_jobs;
grant execute on function app.refresh_due_dates(uuid, uuid, uuid, uuid)
  to fieldhouse_app, fieldhouse_operator, fieldhouse_jobs;
grant execute on function
  app.full_buckets(text[], integer[], integer[]), app.count_wrong(text[], integer[]), app.clear_tries(text[]),
  app.spend_challenge(text, timestamptz, timestamptz), app.report_code_guessing(text, inet, text, timestamptz),
  app.record_login(uuid, text, inet, boolean, text) to fieldhouse_login;
grant execute on function
  app.check_code(text, text),
  app.register_school(uuid, text, text, text, text, text, text, text, inet, text),
  app.confirm_school(text, inet, text, timestamptz)
  to fieldhouse_login, fieldhouse_public;
grant execute on function app.resend_school_confirmation(text, text, inet, text, timestamptz) to fieldhouse_login;
grant execute on function app.confirm_address(uuid), app.end_access(uuid, uuid),
  app.drop_deletions_asked_by(uuid, timestamptz), app.unconfirmed_account(uuid),
  app.take_over(uuid, text, text, date, text, timestamptz), app.disown_account(uuid, timestamptz)
  to fieldhouse_login;
grant execute on function app.record_account_change(uuid, text, inet, text, timestamptz), app.login_tries(uuid)
  to fieldhouse_login;
grant execute on function app.account_contact(uuid) to fieldhouse_login;
grant execute on function app.is_erased(uuid), app.attends(uuid, uuid) to fieldhouse_app, fieldhouse_jobs;
grant execute on function app.waits_after_leaving(uuid, uuid, timestamptz) to fieldhouse_app;
grant execute on function app.may_come_back(uuid, uuid, timestamptz, timestamptz),
  app.attends_elsewhere(uuid, uuid) to fieldhouse_app;
grant execute on function app.is_account_ending(uuid, timestamptz),
  app.has_outlived(uuid, timestamptz, timestamptz) to fieldhouse_app;
grant execute on function app.hold_family(uuid) to fieldhouse_app, fieldhouse_jobs, fieldhouse_entry;
grant execute on function app.of_age_on(date) to fieldhouse_app, fieldhouse_jobs;
grant execute on function app.accept_invitation(text, timestamptz), app.own_links(timestamptz),
  app.use_pairing_code(text, text, text[], timestamptz),
  app.leave_guardian_link(uuid, timestamptz) to fieldhouse_app;
grant execute on function app.record_keepers(uuid) to fieldhouse_app, fieldhouse_jobs;
grant execute on function app.open_invitation(text, timestamptz) to fieldhouse_public;
grant execute on function app.student_sign_in(text, text) to fieldhouse_login;
grant execute on function app.is_kept_without_address(uuid, timestamptz) to fieldhouse_login, fieldhouse_app;
grant execute on function app.is_sign_in_name_taken(text), app.choose_sign_in_name(uuid, text, timestamptz),
  app.make_student_account(uuid, uuid, integer, uuid, uuid, text, text, text, date, integer, integer, text, text, text,
    text, timestamptz),
  app.made_name(uuid, uuid), app.correct_made_name(uuid, uuid, text, text, text, text, timestamptz),
  app.student_account(uuid, timestamptz), app.student_sign_ins(uuid, timestamptz),
  app.reset_student_password(uuid, text, timestamptz), app.end_student_access(uuid, uuid, timestamptz)
  to fieldhouse_app;
-- Consent. A child who waits, parents without an account, guardians and those who keep records, and jobs.
grant execute on function app.own_consent(), app.name_parent(text, text, text, inet, text, timestamptz),
  app.tell_recorded(uuid, timestamptz), app.consent_children(timestamptz), app.withdraw_consent(uuid, text, timestamptz, inet, text, timestamptz),
  app.student_consent(uuid, timestamptz), app.first_consent_day(uuid), app.hold_account(uuid),
  app.address_obstacle(uuid, uuid, text, timestamptz),
  app.consents_elsewhere(uuid[], timestamptz), app.find_consent(uuid, boolean, timestamptz),
  app.replace_account_consents(uuid, timestamptz) to fieldhouse_app;
grant execute on function app.waiting_user_id() to fieldhouse_entry;
grant execute on function app.consent_age_on(date) to fieldhouse_app, fieldhouse_jobs, fieldhouse_entry;
grant execute on function app.is_accepted(uuid, uuid) to fieldhouse_jobs;
grant execute on function app.settle_consent(uuid, boolean, timestamptz)
  to fieldhouse_login, fieldhouse_app, fieldhouse_jobs;
grant execute on function app.is_directory_off(uuid) to fieldhouse_app, fieldhouse_jobs;
grant execute on function app.open_consent_request(text, timestamptz),
  app.answer_consent_request(text, text, text, text, boolean, text, text, inet, text, timestamptz),
  app.open_given_consent(uuid, timestamptz),
  app.withdraw_consent_by_link(uuid, timestamptz, inet, text, timestamptz),
  app.renew_consent_by_link(uuid, text, text, boolean, text, text, inet, text, timestamptz) to fieldhouse_public;
grant execute on function app.mailbox_standing(uuid, text, uuid, timestamptz), app.may_answer(uuid, text, timestamptz),
  app.expire_consent_request(uuid, timestamptz), app.birthdays_due(timestamptz), app.hold_user(uuid)
  to fieldhouse_jobs;
grant execute on function app.own_requests(), app.own_contact(), app.former_schools(),
  app.ended_by_leaving(uuid, uuid, uuid) to fieldhouse_app;
grant execute on function app.is_operator(uuid), app.is_staff_or_operator(uuid), app.locale_of(uuid),
  app.has_operator()
  to fieldhouse_login;
grant execute on function app.first_operator(text, uuid, text, text) to fieldhouse_login;
grant execute on function app.makes_first_operator(text) to fieldhouse_login;
grant execute on function app.mail_heading(uuid) to fieldhouse_jobs;
grant execute on function app.queue_mail(uuid, text, uuid, text, text, text, text, text, text, text, uuid)
  to fieldhouse_login, fieldhouse_app, fieldhouse_operator, fieldhouse_jobs, fieldhouse_public;
grant execute on function app.school_admins(uuid) to fieldhouse_login, fieldhouse_app, fieldhouse_jobs;
grant execute on function app.notify_people(uuid[], uuid, text, text, uuid, uuid, uuid, text, timestamptz, integer)
  to fieldhouse_app, fieldhouse_operator, fieldhouse_jobs;
grant execute on function app.default_cadence(uuid, text, text), app.cadence(uuid, text, text),
  app.replan_deliveries(uuid, timestamptz), app.delivery_wait(text, text), app.first_instant(timestamp, text),
  app.delivery_due(timestamptz, interval, text, text, time, time) to fieldhouse_app, fieldhouse_jobs, fieldhouse_entry;
grant execute on function app.unsubscribe(uuid, text[], timestamptz),
  app.resubscribe(uuid, text[], text[], timestamptz) to fieldhouse_public;
grant execute on function app.mail_suppressed_at(text), app.lift_mail_suppression(text),
  app.keep_device(uuid, uuid, text, text, text, text, integer, timestamptz) to fieldhouse_app;
grant execute on function app.is_session_live(uuid) to fieldhouse_jobs;
grant execute on function app.member_emails(uuid[]) to fieldhouse_app, fieldhouse_operator, fieldhouse_jobs;
grant execute on function app.keep_name(text, text), app.avatar_key(uuid, timestamptz),
  app.own_children(timestamptz), app.ask_deletion(uuid, uuid, timestamptz, timestamptz),
  app.withdraw_deletion(uuid, timestamptz) to fieldhouse_app;
grant execute on function app.is_deletion_held(uuid, timestamptz) to fieldhouse_app;
grant execute on function app.last_families(uuid) to fieldhouse_jobs;
grant execute on function app.closing_families(uuid), app.own_left_alone(timestamptz), app.am_alone(timestamptz),
  app.goes_along_at(timestamptz)
  to fieldhouse_app;
grant execute on function app.end_left_alone(uuid, timestamptz), app.sweep_left_alone(timestamptz, timestamptz)
  to fieldhouse_jobs;
grant execute on function app.is_minor(uuid, timestamptz), app.is_last_admin(uuid), app.is_operator(uuid)
  to fieldhouse_app, fieldhouse_jobs;
grant execute on function app.end_sessions(uuid) to fieldhouse_app, fieldhouse_operator;
grant execute on function app.suspend_account(uuid, timestamptz, text), app.session_counts(uuid[]),
  app.guessed_prefixes(), app.resume_deletions(uuid, uuid, timestamptz) to fieldhouse_operator;
grant execute on function app.other_admins(uuid, uuid) to fieldhouse_app;
grant execute on function app.open_staff(uuid), app.open_teachers(uuid, uuid) to fieldhouse_app, fieldhouse_jobs;
grant execute on function app.new_school_code(text) to fieldhouse_app;
grant execute on function app.forget_course_history(uuid) to fieldhouse_app;
grant execute on function app.sweep_tries() to fieldhouse_jobs;
grant execute on function app.keep_cleaned_version(uuid, jsonb, jsonb), app.keep_cleaned_revision(uuid, text, text)
  to fieldhouse_jobs;
grant execute on function app.search(text[], text, text, integer, boolean), app.search_titles(text[]),
  app.fold(text) to fieldhouse_app;
-- Erasing: made by rls/erase.ts from the rules of the tables, run by jobs alone.
grant execute on function app.erase_person(uuid, text[], timestamptz),
  app.erase_expired(text, uuid, timestamptz, integer, boolean) to fieldhouse_jobs;
grant execute on function app.redact_audit(uuid[], text), app.redact_person(uuid) to fieldhouse_eraser;
grant execute on function app.is_held(uuid), app.seal_audit(timestamptz, integer), app.seal_hash(audit_seals),
  app.audit_head(audit_log), app.audit_content(audit_log, uuid), app.audit_address(audit_log, uuid),
  app.add_seal(uuid, uuid, text, text, text, text) to fieldhouse_jobs, fieldhouse_eraser;
grant execute on function app.is_held(uuid), app.forget_entries(uuid, text, text, timestamptz) to fieldhouse_entry;
-- What a trigger calls; made anew by the owner of the tables.
grant execute on function app.on_sign_up(), app.on_birth_change(), app.on_student_left(), app.on_guardian_active(),
  app.on_guardian_let_go(), app.on_guardian_mistaken(), app.keep_search_entry(), app.keep_ncaa_mark(), app.course_has_owner()
  to fieldhouse_owner;
