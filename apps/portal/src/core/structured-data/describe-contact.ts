import { describeOrganization } from './describe-page.ts'

/** How to reach a place, and whose it is. */
export function describeContact({
  address,
  phone,
}: {
  address: string | null
  phone: string | null
}) {
  return {
    ...(address && { address }),
    ...(phone && { telephone: phone }),
    parentOrganization: describeOrganization(),
  }
}
