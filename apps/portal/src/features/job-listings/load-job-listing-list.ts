import type { ContentData } from '@trivsel/content-contract/queries'
import { getLocale } from '#locale'
import { fetchContent } from '#platform/content/fetch-content.ts'
import { currentScreen } from '#platform/screen.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { cardListPageSize } from '#ui/card-list/page-size.ts'

export type JobListingList = ContentData<'jobListingList'> & { pageSize: number }

/** Loads one page of the positions that one may still apply for. */
export async function loadJobListingList({ page }: { page: number }): Promise<JobListingList> {
  const pageSize = cardListPageSize[currentScreen()]
  const today = osloDate(new Date())
  const list = await fetchContent('jobListingList', { locale: getLocale(), page, pageSize, today })
  return { ...list, pageSize }
}
