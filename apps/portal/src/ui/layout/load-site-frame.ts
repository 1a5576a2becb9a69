import type { SiteFrame } from '@trivsel/content-contract/site'
import { getLocale } from '#locale'
import { ApiError } from '#platform/api-client.ts'
import { fetchContent } from '#platform/content/fetch-content.ts'
import { fixedFrame } from './fixed-frame.ts'

/** Header and footer as the editors have them; no page fails when they are unavailable. */
export async function loadSiteFrame(): Promise<SiteFrame> {
  try {
    return await fetchContent('siteFrame', { locale: getLocale() })
  } catch (error) {
    if (error instanceof ApiError) return fixedFrame()
    throw error
  }
}
