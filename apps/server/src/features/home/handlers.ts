export { parent } from './parent.ts';
export { school } from './school.ts';
export { student } from './student.ts';
export { teacher } from './teacher.ts';
export { hideTodoCourse, tickTodo, todo } from './todo.ts';
