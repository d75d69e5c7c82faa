/**
 * Most minutes of study that a day counts, over all courses: a screen left open overnight is no study (E59).
 */
export const MAX_STUDY_MINUTES_PER_DAY = 12 * 60;
