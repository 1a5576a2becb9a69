import type { FixedPageKey } from '@trivsel/content-contract/addresses'
import type { FixedPage } from '@trivsel/content-contract/pages'
import { getLocale } from '#locale'
import { ApiError } from '#platform/api-client.ts'
import { fetchContent } from '#platform/content/fetch-content.ts'

/** What the editors have written above a service; the service is there without it too. */
export async function loadFixedPage(key: FixedPageKey): Promise<FixedPage | null> {
  try {
    return await fetchContent('fixedPage', { locale: getLocale(), key })
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
