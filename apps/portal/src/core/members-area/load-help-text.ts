import type { HelpedPageKey } from '@trivsel/content-contract/addresses'
import type { HelpText } from '@trivsel/content-contract/pages'
import { getLocale } from '#locale'
import { ApiError } from '#platform/api-client.ts'
import { fetchContent } from '#platform/content/fetch-content.ts'

/** What the editors have written for a page of my page, which is there without it too. */
export async function loadHelpText(key: HelpedPageKey): Promise<HelpText | null> {
  try {
    return await fetchContent('helpText', { locale: getLocale(), key })
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
