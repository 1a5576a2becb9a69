import type { ContactArea } from '@trivsel/content-contract/pages'
import { organisation } from '#platform/organisation/current-organisation.ts'

/** Where the page has other contact details: below the form, in the footer, or nowhere. */
export type OtherWays = 'areas' | 'footer' | null

export function findOtherWays(areas: readonly ContactArea[]): OtherWays {
  if (areas.length > 0) return 'areas'
  const { phone, email, visitingAddress, postalAddress } = organisation() ?? {}
  return phone || email || visitingAddress || postalAddress ? 'footer' : null
}
