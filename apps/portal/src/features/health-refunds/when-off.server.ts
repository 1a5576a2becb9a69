import { and, eq, isNull } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import { healthKind } from '#core/health-refunds/case-kind.ts'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'

/** What goes on while the service is switched off: what was sent is decided and paid. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.health_refund_unfinished,
      count: (database) =>
        database.$count(caseFile, and(eq(caseFile.kind, healthKind), isNull(caseFile.closedAt))),
    },
  ],
  promise: m.health_refund_when_off,
  begins: [],
}
