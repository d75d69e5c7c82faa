export { attendanceSheet, markAttendance } from './attendance.ts';
