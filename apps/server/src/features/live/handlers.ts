export { attendanceCourses, attendanceSheet, markAttendance } from './attendance.ts';
