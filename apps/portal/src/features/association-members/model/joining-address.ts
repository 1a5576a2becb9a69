import { getLocale } from '#locale'
import { pagePath } from '#platform/routing/route-table.ts'

/** Where somebody becomes a member, pays, or sees what became of it. */
export function joiningAddress(
  page: 'becomeAssociationMember' | 'associationFeePayment' | 'associationFeePaid',
  query: { slug: string; code?: string | undefined; paymentId?: string },
): string {
  const { slug, code, paymentId } = query
  const search = new URLSearchParams({
    association: slug,
    ...(code && { code }),
    ...(paymentId && { paymentId }),
  })
  return `${pagePath(page, getLocale())}?${search}`
}
