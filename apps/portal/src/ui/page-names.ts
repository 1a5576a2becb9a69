import { type FixedPageKey, fixedPageNames } from '@trivsel/content-contract/addresses'
import { getLocale } from '#locale'

/** What a page with a fixed address is called where the editors have not named it, as in a trail. */
export const pageName = (page: FixedPageKey, locale = getLocale()): string =>
  fixedPageNames[page][locale]
