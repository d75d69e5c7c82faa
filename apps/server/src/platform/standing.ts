/** Whether people can write in a school, as `isWritable` of an actor says. SQL over `s`, the school. */
export const IS_WRITABLE_SCHOOL = `s.status = 'active' and s.payment_status = 'active'`;

/** Whether a student has no account, or a membership that hasn't ended. SQL over `e`, an enrollment. */
export const HAS_NOT_LEFT = `exists (
  select from student_profiles own where own.school_id = e.school_id and own.id = e.student_id
    and (own.user_id is null or exists (select from school_memberships m where m.school_id = own.school_id
      and m.user_id = own.user_id and m.role = 'student' and m.status <> 'ended')))`;
