import { and, gt, isNull } from 'drizzle-orm'
import { invoice } from '#core/invoices/tables.server.ts'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { isKindergarten } from './invoices/lock-others-invoice.server.ts'
import { kindergartenInvoiceRun } from './model/tables.server.ts'
import { runsDescribed } from './runs/endpoints.server.ts'

/** What goes on while the service is switched off: what is invoiced is paid, and put right. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.kindergarten_money_unfinished,
      count: (database) => database.$count(invoice, and(isKindergarten, gt(invoice.openOre, 0))),
    },
    {
      text: m.kindergarten_runs_unfinished,
      count: (database) =>
        database.$count(kindergartenInvoiceRun, isNull(kindergartenInvoiceRun.finishedAt)),
    },
  ],
  promise: m.kindergarten_money_when_off,
  begins: [runsDescribed.start],
}
