import type { FrontPage } from '@trivsel/content-contract/pages'
import { getLocale } from '#locale'
import { ApiError } from '#platform/api-client.ts'
import { fetchContent } from '#platform/content/fetch-content.ts'
import { plainFrontPage } from './plain-front-page.ts'

/** The front page as the editors have it; nobody who comes in finds the door closed. */
export async function loadFrontPage(): Promise<FrontPage> {
  try {
    return await fetchContent('frontPage', { locale: getLocale() })
  } catch (error) {
    if (error instanceof ApiError) return plainFrontPage()
    throw error
  }
}
