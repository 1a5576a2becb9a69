import { baseLocale, overwriteGetLocale } from '#locale'

/** Test files share what they have loaded: none begins in the language that another one chose. */
overwriteGetLocale(() => baseLocale)
