import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import {
  isDuring,
  listedRow,
  listingOf,
  type RegistryTitle,
} from '@fieldhouse/domain/eligibility/listing.ts';
import { type NearFinder, nearFinder } from '@fieldhouse/domain/eligibility/near-titles.ts';
import type { CoreArea, CourseRow } from '@fieldhouse/domain/eligibility/record.ts';
import type { RowOf } from '#db/unit.ts';
import type { listSchoolTitles } from './record-queries.ts';

type TitleRow = RowOf<typeof listSchoolTitles>;

/** A title as the rules read it, with its units, weight and laboratory. */
const asRegistry = ({ title, area, validFrom, validTo, units, weight, isLab }: TitleRow) => ({
  title,
  // Of a title that was confirmed it is there.
  area: area as CoreArea,
  units,
  weight,
  isLab,
  fromOn: validFrom as CalendarDate | null,
  toOn: validTo as CalendarDate | null,
  isConfirmed: true,
});

/** The list of one school, as rows are held against it. */
export interface TitleList {
  readonly titles: readonly ListedTitle[];
  /** Courses that the platform marked, and when. */
  readonly marks: readonly Mark[];
  readonly nearIn: NearFinder<RegistryTitle>;
}

type ListedTitle = ReturnType<typeof asRegistry>;

/** The platform's mark on a course, from the day on which it was set to the one on which it was taken off. */
interface Mark {
  readonly courseId: string;
  readonly fromOn: CalendarDate | null;
  readonly toOn: CalendarDate | null;
}

/** The list of each other school by its name, and of the own one by null; each is put together once. */
export function listsOf(registry: readonly TitleRow[]): (name: string | null) => TitleList {
  const known = new Map<string | null, TitleList>();
  return (name) => {
    const list = known.get(name);
    if (list) return list;
    const ofSchool = registry.filter(({ outsideSchool }) => outsideSchool === name);
    const titles = ofSchool.filter(({ markedCourseId }) => markedCourseId === null).map(asRegistry);
    const marks = ofSchool.flatMap(({ markedCourseId, validFrom, validTo }) =>
      markedCourseId === null
        ? []
        : {
            courseId: markedCourseId,
            fromOn: validFrom as CalendarDate | null,
            toOn: validTo as CalendarDate | null,
          },
    );
    const made = { titles, marks, nearIn: nearFinder(titles) };
    known.set(name, made);
    return made;
  };
}

/** Whether the platform marked a course on some day on which it is taken. */
export const isMarkedIn = (
  { marks }: TitleList,
  courseId: string,
  days: Pick<CourseRow, 'enteredOn' | 'exitedOn'>,
): boolean => marks.some((mark) => mark.courseId === courseId && isDuring(mark, days));

/** A course of the school, on the days on which it is taken. */
interface OwnCourse {
  readonly title: string;
  readonly credits: number;
  /** The platform's own mark, which the operator sets, and its area. */
  readonly isMarked: boolean;
  readonly markedArea: string | null;
  readonly enteredOn: CalendarDate | null;
  readonly exitedOn: CalendarDate | null;
}

/** How a course of the school stands on its list, and what it counts for by that. */
export function listedCourse(
  { titles, nearIn }: TitleList,
  { title, credits, isMarked, markedArea, enteredOn, exitedOn }: OwnCourse,
): Pick<CourseRow, 'area' | 'listing' | 'units' | 'isLab' | 'weight'> {
  const { area, ...listing } = listingOf({ title, enteredOn, exitedOn }, titles, nearIn);
  const listed = listedRow({ title, enteredOn, exitedOn }, titles);
  return {
    area: area ?? (markedArea as CoreArea | null),
    listing: listing.state === 'unlisted' && isMarked ? { ...listing, state: 'platform' } : listing,
    units: Math.min(credits, listed?.units ?? credits),
    isLab: listed?.isLab ?? false,
    weight: listed?.weight ?? 0,
  };
}
