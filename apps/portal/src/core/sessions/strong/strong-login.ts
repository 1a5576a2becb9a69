import type { Locale } from '@trivsel/content-contract/locales'

/** Through ID-porten and back: the browser itself follows it. */
export const strongLoginPath = '/api/frontend/accounts/id-porten/start'

/** @param callback the address of the page to come back to */
export const strongLoginAddress = (language: Locale, callback: string): string =>
  `${strongLoginPath}?${new URLSearchParams({ language, callback })}`
