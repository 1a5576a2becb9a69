import { perLocale } from '@trivsel/content-contract/locales'
import type { Localized } from './localized.ts'
import { textOrOther } from './text-or-other.ts'

/** A text that is written in some languages: the others get the one that there is. */
export const inEveryLanguage = (text: Localized): Localized =>
  perLocale((locale) => textOrOther(text, locale))
