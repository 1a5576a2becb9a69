import { defaultLocale } from '@trivsel/content-contract/locales'
import type { AuditNames } from '#core/audit/audit-names.ts'
import type { StaffOffer, StaffOffers, StaffPage } from '#core/staff-area/staff-offer.ts'
import { inOrder } from '#platform/in-order.ts'
import { isOpenAddress } from '#platform/routing/open-address.ts'
import { isReachable, publicPath } from '#platform/routing/route-table.ts'
import { reachableOf } from './of-services.ts'

/*
 * What features offer to the staff area, found by the names of their files: a new one costs no line
 * here. Vite puts it together; nothing outside the staff area imports this file.
 */

const files = import.meta.glob<StaffOffer>('../features/*/staff.ts', {
  eager: true,
  import: 'staff',
})
const offered = Object.values(files)
const parts = Object.values(
  import.meta.glob<AuditNames>(
    [
      '../{core,features}/*/audit-names.ts',
      '../features/*/model/audit-names.ts',
      '!../core/audit/*',
    ],
    { eager: true, import: 'auditNames' },
  ),
)

const auditNames: AuditNames = {
  actions: Object.assign({}, ...parts.map(({ actions }) => actions)),
  subjects: Object.assign({}, ...parts.map(({ subjects }) => subjects)),
  fields: Object.assign({}, ...parts.map(({ fields }) => fields)),
}

/** What was decided and recorded in a service keeps its words when that is switched off. */
export function staffOffers(): StaffOffers {
  const reachable = reachableOf(files)
  const hasCases = reachable.some(({ caseViews = [] }) => caseViews.length > 0)
  const isShown = ({ to, forCases }: StaffPage) => isThere(to) && (hasCases || !forCases)
  return {
    pages: inOrder(offered.flatMap(({ pages = [] }) => pages.filter(isShown))),
    cards: inOrder(reachable.flatMap(({ cards = [] }) => cards)),
    connections: inOrder(reachable.flatMap(({ connections = [] }) => connections)),
    proposalViews: offered.flatMap(({ proposalViews = [] }) => proposalViews),
    caseViews: offered.flatMap(({ caseViews = [] }) => caseViews),
    payoutLinks: inOrder(offered.flatMap(({ payoutLinks = [] }) => payoutLinks)).filter(({ to }) =>
      isThere(to),
    ),
    memberSections: inOrder(reachable.flatMap(({ memberSections = [] }) => memberSections)),
    auditNames,
  }
}

const isThere = (to: string) => isOpenAddress(publicPath(to, defaultLocale), isReachable)
