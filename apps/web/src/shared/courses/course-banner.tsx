import type { CourseImage } from '@fieldhouse/contract/course-look.ts';
import classes from './course-banner.module.css';

/** The color of a course at the top of its page, with its picture where it has one. */
export const CourseBanner = ({
  color,
  image,
}: {
  /** A copy that the device kept from before has none. */
  readonly color: number | undefined;
  readonly image: CourseImage | null | undefined;
}) => (
  <div className={classes.banner} data-series={color}>
    {image && <img className={classes.image} src={image.url} alt={image.alt} />}
  </div>
);
