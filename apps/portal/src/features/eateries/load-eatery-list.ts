import type { ContentData } from '@trivsel/content-contract/queries'
import { getLocale } from '#locale'
import { fetchContent } from '#platform/content/fetch-content.ts'
import { type EaterySearch, eateryTypeOf } from './eatery-search.ts'

/** The same on every screen (specification, section 9). */
const pageSize = 100

export type EateryList = ContentData<'eateryList'> & { pageSize: number; now: number }

export async function loadEateryList(search: EaterySearch): Promise<EateryList> {
  const list = await fetchContent('eateryList', {
    locale: getLocale(),
    page: search.page ?? 1,
    pageSize,
    studyPlace: search.studyPlace?.toString() ?? null,
    eateryType: eateryTypeOf(search.servingType),
  })
  return { ...list, pageSize, now: Date.now() }
}
