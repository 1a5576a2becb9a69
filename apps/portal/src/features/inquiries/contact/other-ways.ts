import type { ContactArea } from '@trivsel/content-contract/pages'
import type { SiteFrame } from '@trivsel/content-contract/site'

/** Where the page has other contact details: below the form, in the footer, or nowhere. */
export type OtherWays = 'areas' | 'footer' | null

export function findOtherWays(
  areas: readonly ContactArea[],
  { phone, email, address }: SiteFrame['footer'],
): OtherWays {
  if (areas.length > 0) return 'areas'
  return phone || email || address ? 'footer' : null
}
