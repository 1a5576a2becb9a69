import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'

/** The page above those on which somebody becomes a member. */
export const findAssociation = () => ({
  name: m.association_join_parent(),
  href: pagePath('findAssociation', getLocale()),
})

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
