import { getLocale } from '#locale'
import { ApiError } from '#platform/api-client.ts'
import { fetchContent } from '#platform/content/fetch-content.ts'
import type { MyPageEntry } from './my-page-offer.ts'
import { type Navigation, toNavigation } from './navigation.ts'

/** The menu of my page as the editors have it; the pages that are always there when it cannot be had. */
export async function loadNavigation(entries: readonly MyPageEntry[]): Promise<Navigation> {
  try {
    const { navigation } = await fetchContent('myPageFrame', { locale: getLocale() })
    return toNavigation(entries, navigation)
  } catch (error) {
    if (error instanceof ApiError) return toNavigation(entries)
    throw error
  }
}
