import { formatTagOf, type Locale } from '@trivsel/content-contract/locales'

import { semesterName } from '#core/studies/semester-name.ts'

/** `høsten 2026 og våren 2027`. */
export function semestersText(semesters: readonly string[], locale: Locale): string {
  const names = semesters.map((code) => semesterName(code, locale))
  return new Intl.ListFormat(formatTagOf(locale)).format(names)
}
