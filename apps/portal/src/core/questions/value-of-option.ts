import { locales } from '@trivsel/content-contract/locales'
import { textOrOther } from '#platform/i18n/text-or-other.ts'

/** What is stored of a chosen option: the same whatever language it was chosen in. */
export const valueOfOption = (option: Readonly<Record<string, string>>): string =>
  textOrOther(option, locales[0])
