import type { TextLink } from '@trivsel/content-contract/content'
import { getLocale } from '#locale'
import { ApiError } from '#platform/api-client.ts'
import { fetchContent } from '#platform/content/fetch-content.ts'
import type { MyPageEntry, MyPageSectionEntry } from './my-page-offer.ts'
import { fixedNavigation, sectionNavigation } from './navigation.ts'

/** The menu of my page, and what stands below single entries of it. */
export async function loadMenu(
  entries: readonly MyPageEntry[],
  sectionEntries: readonly MyPageSectionEntry[],
) {
  return { entries: await loadNavigation(entries), sections: sectionNavigation(sectionEntries) }
}

/** The menu of my page as the editors have it; the pages that are always there when it cannot be had. */
async function loadNavigation(entries: readonly MyPageEntry[]): Promise<TextLink[]> {
  try {
    const { navigation } = await fetchContent('myPageFrame', { locale: getLocale() })
    return navigation
  } catch (error) {
    if (error instanceof ApiError) return fixedNavigation(entries)
    throw error
  }
}
