import type { Locale } from '@trivsel/content-contract/locales'

import { type PageId, pagePath } from '#platform/routing/route-table.ts'
import type { ProviderId } from './providers.ts'

export function pageAddress(
  page: PageId,
  locale: Locale,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  )
  const search = new URLSearchParams(given)
  return pagePath(page, locale) + (search.size > 0 ? `?${search}` : '')
}

/** The page that says what went wrong: where the person pressed the button. */
export function failureAddress(failure: {
  locale: Locale
  callback: string | undefined
  isLinking: boolean
  provider: ProviderId
  code: string
}): string {
  const { locale, callback, isLinking, provider, code } = failure
  if (isLinking) return pageAddress('accountSecurity', locale, { [provider]: code })
  return pageAddress('login', locale, { callback, [provider]: code })
}
