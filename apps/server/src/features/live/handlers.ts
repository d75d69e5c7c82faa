export { attendanceCourses, attendanceSheet, markAttendance } from './attendance.ts';
export { cancel, retryMeeting, setRecording, update } from './change.ts';
export { join } from './join.ts';
export { schedule } from './plan.ts';
export { list, scheduleCourses } from './session-list.ts';
