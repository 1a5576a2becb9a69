import type { Locale } from '@trivsel/content-contract/locales'

import { getLocale } from '#locale'
import { m } from '#messages'
import { readSemester } from '#platform/time/semester.ts'

/** `høsten 2026`, `autumn 2026`; the code itself if it is not a semester. */
export function semesterName(code: string, locale: Locale = getLocale()): string {
  const semester = readSemester(code)
  if (!semester) return code
  const year = String(semester.year)
  const name = semester.isAutumn ? m.semester_autumn : m.semester_spring
  return name({ year }, { locale })
}
