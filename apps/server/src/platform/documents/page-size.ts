/** Lines of a page that is this wide are read best; a wider one takes longer and says no more. */
const WIDTH = 2_200;
/** A long picture, such as that of a whole web page, has fewer signs in a line instead. */
const HEIGHT = 16_000;
/** Three pages of paper: what a picture takes to be read grows with its pixels. */
const MOST_PIXELS = 18_000_000;

/** The size in which a picture of a page is read, whatever its shape; its sides keep their proportion. */
export function pageSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(WIDTH / width, HEIGHT / height, Math.sqrt(MOST_PIXELS / (width * height)));
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
