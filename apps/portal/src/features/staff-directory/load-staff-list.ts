import type { ContentData } from '@trivsel/content-contract/queries'
import type { StaffKind } from '@trivsel/content-contract/staff'
import { getLocale } from '#locale'
import { fetchContent } from '#platform/content/fetch-content.ts'
import type { StaffSearch } from './staff-search.ts'

/** People on one page (specification, section 9). */
export const staffPageSize = 40

export type LoadedStaffList = ContentData<'staffList'> & { search: StaffSearch }

/** Loads one page of a staff list, with the filters that it was asked for. */
export async function loadStaffList(
  kind: StaffKind,
  search: StaffSearch,
): Promise<LoadedStaffList> {
  const list = await fetchContent('staffList', {
    locale: getLocale(),
    kind,
    page: search.page ?? 1,
    pageSize: staffPageSize,
    healthCenter: search.healthCenter ?? null,
    fitnessClub: search.fitnessClub ?? null,
    goal: search.goal ?? null,
  })
  return { ...list, search }
}
