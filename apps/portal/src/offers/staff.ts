import type { AuditNames } from '#core/audit/audit-names.ts'
import type { StaffOffer, StaffOffers } from '#core/staff-area/staff-offer.ts'
import { inOrder } from '#platform/in-order.ts'

/*
 * What features offer to the staff area, found by the names of their files: a new one costs no line
 * here. Vite puts it together; nothing outside the staff area imports this file.
 */

const offered = Object.values(
  import.meta.glob<StaffOffer>('../features/*/staff.ts', { eager: true, import: 'staff' }),
)
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

export const staffOffers: StaffOffers = {
  pages: inOrder(offered.flatMap(({ pages = [] }) => pages)),
  cards: inOrder(offered.flatMap(({ cards = [] }) => cards)),
  connections: inOrder(offered.flatMap(({ connections = [] }) => connections)),
  proposalViews: offered.flatMap(({ proposalViews = [] }) => proposalViews),
  caseViews: offered.flatMap(({ caseViews = [] }) => caseViews),
  memberSections: inOrder(offered.flatMap(({ memberSections = [] }) => memberSections)),
  auditNames: {
    actions: Object.assign({}, ...parts.map(({ actions }) => actions)),
    subjects: Object.assign({}, ...parts.map(({ subjects }) => subjects)),
    fields: Object.assign({}, ...parts.map(({ fields }) => fields)),
  },
}
