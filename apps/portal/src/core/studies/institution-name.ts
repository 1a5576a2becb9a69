import { getLocale } from '#locale'
import { findInstitution } from './institutions.ts'

/** In the reader's language; a code that is no longer known stands for itself. */
export function institutionName(code: string): string {
  return findInstitution(code)?.[getLocale()] ?? code
}
