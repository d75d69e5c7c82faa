export { attendanceCourses, attendanceSheet, markAttendance } from './attendance.ts';
export { cancel, retryMeeting, setRecording, update } from './change.ts';
export { join } from './join.ts';
export { addMaterials, materialLink, removeMaterial } from './materials.ts';
export { schedule } from './plan.ts';
export { list, materials, scheduleCourses } from './session-list.ts';
