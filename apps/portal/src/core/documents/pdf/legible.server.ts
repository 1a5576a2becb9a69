import { toPrintable } from '../printable.ts'
import { findUnwritable } from './typefaces.server.ts'

/**
 * What people write in their own words, for a letter: what no typeface has is left out or is a gap, as
 * `toPrintable` says. Names of people are not: a letter with a wrong name is none.
 */
export const legible = (text: string): string =>
  toPrintable(text, (letter) => findUnwritable(letter).length === 0).text
