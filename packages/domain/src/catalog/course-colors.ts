/** How many colors there are for courses. They are numbered from 1; what each looks like in light and dark is the web app's. */
export const COURSE_COLORS = 8;
