import type { Location } from '@trivsel/content-contract/place'
import { describeOrganization } from './describe-page.ts'

/** How to reach a place, and whose it is. */
export function describeContact({
  address,
  location,
  phone,
}: {
  address: string | null
  location: Location | null
  phone: string | null
}) {
  return {
    ...(address && { address }),
    ...(location && { geo: { '@type': 'GeoCoordinates' as const, ...location } }),
    ...(phone && { telephone: phone }),
    parentOrganization: describeOrganization(),
  }
}
