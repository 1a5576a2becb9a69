import type { ContentPage } from '@trivsel/content-contract/pages'
import type { ContentData } from '@trivsel/content-contract/queries'
import { staffKinds } from '@trivsel/content-contract/staff-kinds'
import { getLocale } from '#locale'
import { ApiError } from '#platform/api-client.ts'
import { fetchContent } from '#platform/content/fetch-content.ts'
import { orNotFound } from '#ui/or-not-found.ts'

/** People on a content page; the list with an address of its own has them all. */
const shownStaff = 40

type Staff = Pick<ContentData<'staffList'>, 'items' | 'total'>

/** `staff` is null when the page shows none, or when they cannot be had. */
export type LoadedContentPage = ContentPage & { staff: Staff | null }

/** Loads a page by its path; one that exists in the other language only leads there. */
export async function loadContentPage(path: string): Promise<LoadedContentPage> {
  const locale = getLocale()
  const page = await orNotFound(fetchContent('pageByPath', { locale, path }), async (other) => {
    const { alternates } = await fetchContent('pageByPath', { locale: other, path })
    return alternates[other] ?? null
  })
  return { ...page, staff: await loadStaff(page.staffList) }
}

async function loadStaff(staffList: string | null): Promise<Staff | null> {
  const kind = staffKinds.find((name) => name === staffList)
  if (!kind) return null
  try {
    const { items, total } = await fetchContent('staffList', {
      locale: getLocale(),
      kind,
      page: 1,
      pageSize: shownStaff,
      healthCenter: null,
      fitnessClub: null,
      goal: null,
    })
    return { items, total }
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
