import { locales } from '@trivsel/content-contract/locales'

/** In the order of the screen: all of one language before the next. */
export const issueFields = locales.flatMap(
  (locale) => [`subject.${locale}`, `text.${locale}`] as const,
)
export type IssueField = (typeof issueFields)[number]
