import { z } from 'zod';

/** Ids are UUIDs made by the server, branded per entity so that one can't stand in for another. */
const idOf = <const Name extends string>() => z.uuid().brand<Name>();

export const UserId = idOf<'User'>();
export type UserId = z.infer<typeof UserId>;
export const SchoolId = idOf<'School'>();
export type SchoolId = z.infer<typeof SchoolId>;
export const MembershipId = idOf<'Membership'>();
export type MembershipId = z.infer<typeof MembershipId>;
export const StudentId = idOf<'Student'>();
export type StudentId = z.infer<typeof StudentId>;
export const CourseId = idOf<'Course'>();
export type CourseId = z.infer<typeof CourseId>;
export const ModuleId = idOf<'Module'>();
export type ModuleId = z.infer<typeof ModuleId>;
export const LessonId = idOf<'Lesson'>();
export type LessonId = z.infer<typeof LessonId>;
export const AssignmentId = idOf<'Assignment'>();
export type AssignmentId = z.infer<typeof AssignmentId>;
export const AttemptId = idOf<'Attempt'>();
export type AttemptId = z.infer<typeof AttemptId>;
export const ProposalId = idOf<'Proposal'>();
export type ProposalId = z.infer<typeof ProposalId>;
export const EnrollmentId = idOf<'Enrollment'>();
export type EnrollmentId = z.infer<typeof EnrollmentId>;
export const NotificationId = idOf<'Notification'>();
export type NotificationId = z.infer<typeof NotificationId>;
export const MailId = idOf<'Mail'>();
export type MailId = z.infer<typeof MailId>;
export const FileId = idOf<'File'>();
export type FileId = z.infer<typeof FileId>;
export const LiveSessionId = idOf<'LiveSession'>();
export type LiveSessionId = z.infer<typeof LiveSessionId>;
export const InquiryId = idOf<'Inquiry'>();
export type InquiryId = z.infer<typeof InquiryId>;
export const ReportId = idOf<'Report'>();
export type ReportId = z.infer<typeof ReportId>;
