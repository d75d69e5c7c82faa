import { decimalText } from './decimal-text.ts';
import { element, valueElement, type XmlElement } from './xml.ts';

/** What a credit of a school is called in the standard. */
export const UNITS = 'Units';

/** The longest note that the standard has. */
const NOTE_SIGNS = 80;

/** Words for which the standard has no element, in as many notes as they take. */
export function notes(label: string, value: string | null): XmlElement[] {
  const rest = [...(value ?? '')];
  const made: XmlElement[] = [];
  while (rest.length > 0) {
    const head = made.length === 0 ? `${label}: ` : `${label}, continued: `;
    const content = head + rest.splice(0, NOTE_SIGNS - head.length).join('');
    made.push({ name: 'NoteMessage', attributes: {}, content });
  }
  return made;
}

/** A value in an element that holds so many signs; one that is longer is cut there, and stands whole in the notes. */
export function fitted(
  name: string,
  value: string | null,
  most: number,
  label: string,
): { readonly element: XmlElement | null; readonly notes: readonly XmlElement[] } {
  const signs = [...(value ?? '')];
  return {
    element: valueElement(name, signs.slice(0, most).join('')),
    notes: signs.length > most ? notes(label, value) : [],
  };
}

/** Credits and GPA of a year or of the record. */
export const gpaElement = (gpa: number | null, earned: number): XmlElement =>
  element('GPA', [
    valueElement('CreditHoursEarned', decimalText(earned)),
    valueElement('CreditUnit', UNITS),
    valueElement('GradePointAverage', gpa === null ? null : decimalText(gpa)),
  ]);
