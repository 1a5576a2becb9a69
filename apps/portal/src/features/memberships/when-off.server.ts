import { and, gt, gte, isNull, or } from 'drizzle-orm'
import { invoice } from '#core/invoices/tables.server.ts'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { purchasesDescribed } from './buy/endpoints.server.ts'
import { frontDeskDescribed } from './front-desk/endpoints.server.ts'
import { memberFileDescribed } from './member-file/endpoints.server.ts'
import { isFitness } from './model/invoices-of.server.ts'

/** What goes on while the service is switched off. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.membership_unfinished,
      count: (database, now) =>
        database.$count(
          fitnessMembership,
          or(isNull(fitnessMembership.endDate), gte(fitnessMembership.endDate, osloDate(now))),
        ),
    },
    {
      text: m.membership_unfinished_invoices,
      count: (database) => database.$count(invoice, and(isFitness, gt(invoice.openOre, 0))),
    },
  ],
  promise: m.membership_when_off,
  begins: [
    ...Object.values(purchasesDescribed),
    frontDeskDescribed.previewSale,
    frontDeskDescribed.sellMembership,
    memberFileDescribed.preview,
    memberFileDescribed.importFile,
  ],
}
