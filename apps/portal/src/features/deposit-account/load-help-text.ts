import type { HelpText } from '@trivsel/content-contract/pages'
import { getLocale } from '#locale'
import { ApiError } from '#platform/api-client.ts'
import { fetchContent } from '#platform/content/fetch-content.ts'

/** What the editors have written about deposit accounts; the pages are there without it too. */
export async function loadHelpText(): Promise<HelpText | null> {
  try {
    return await fetchContent('helpText', { locale: getLocale(), key: 'depositAccount' })
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}
