import { defaultLocale } from '@trivsel/content-contract/locales'
import type { AuditNames } from '#core/audit/audit-names.ts'
import { rolesOfKind } from '#core/cases/kinds-of.ts'
import type { CaseView, StaffOffer, StaffOffers, StaffPage } from '#core/staff-area/staff-offer.ts'
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
  const handled = reachable.flatMap(({ caseViews = [] }) => caseViews)
  const pages = offered.flatMap(({ pages = [] }) => pages.filter(({ to }) => isThere(to)))
  return {
    pages: inOrder(forHandled(handled, pages)),
    cards: inOrder(
      forHandled(
        handled,
        reachable.flatMap(({ cards = [] }) => cards),
      ),
    ),
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

/** What is for cases is there where there are kinds; where it names no roles, for those who handle one. */
export function forHandled<Item extends Pick<StaffPage, 'roles' | 'forCases'>>(
  kinds: readonly Pick<CaseView, 'roles'>[],
  items: readonly Item[],
): Item[] {
  const roles = [...new Set(kinds.flatMap(rolesOfKind))]
  return items.flatMap((item) => {
    if (!item.forCases) return item
    return kinds.length === 0 ? [] : { roles, ...item }
  })
}

const isThere = (to: string) => isOpenAddress(publicPath(to, defaultLocale), isReachable)
