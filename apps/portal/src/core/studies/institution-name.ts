import type { Locale } from '@trivsel/content-contract/content'
import { getLocale } from '#locale'
import { findInstitution } from './institutions.ts'

/** In the reader's language; a code that is no longer known stands for itself. */
export function institutionName(code: string, locale: Locale = getLocale()): string {
  return findInstitution(code)?.[locale] ?? code
}
