import type { Locale } from '@trivsel/content-contract/locales'

import { getLocale } from '#locale'
import { findInstitution } from './institutions.ts'

/** In the reader's language; the code itself if it is unknown. */
export function institutionName(code: string, locale: Locale = getLocale()): string {
  return findInstitution(code)?.[locale] ?? code
}
