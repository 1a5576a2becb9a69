import { and, desc, eq, inArray } from 'drizzle-orm'
import { findNames } from '#core/accounts/find-names.server.ts'
import { paidThing } from '#core/bank/payouts/find-attempts.server.ts'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { refundOfPayout } from '../refund/case-kind.ts'
import type { ManualReason, RefundRoute } from '../refund/refund-form.ts'
import { depositRefund } from '../refund/tables.server.ts'

/** An approved refund, for the person who releases its payout. */
export type DecidedRefund = {
  readonly caseId: string
  readonly sentOn: string
  readonly route: RefundRoute
  readonly reason: ManualReason | null
  readonly approvedOn: string | null
  readonly approvedBy: string | null
  /** The comment to the student with the approval. */
  readonly comment: string | null
}

/** The approved refunds that payouts pay, by the key of the request; others pay no refund. */
export async function findRefunds(
  database: Database,
  requestKeys: readonly string[],
): Promise<ReadonlyMap<string, DecidedRefund>> {
  const ids = new Map(
    requestKeys.flatMap((key) => {
      const id = refundOfPayout(paidThing(key))
      return id === null ? [] : [[key, id] as const]
    }),
  )
  if (ids.size === 0) return new Map()
  const wanted = [...new Set(ids.values())]
  const refunds = await database
    .select({ caseFile, row: depositRefund })
    .from(depositRefund)
    .innerJoin(caseFile, eq(caseFile.id, depositRefund.caseId))
    .where(inArray(depositRefund.caseId, wanted))
  const approvals = await database
    .selectDistinctOn([caseEvent.caseId])
    .from(caseEvent)
    .where(and(inArray(caseEvent.caseId, wanted), eq(caseEvent.action, 'approve')))
    .orderBy(caseEvent.caseId, desc(caseEvent.id))
  const names = await findNames(
    database,
    approvals.map(({ actorId }) => actorId),
  )
  const byCase = new Map(approvals.map((approval) => [approval.caseId, approval]))
  const known = new Map(
    refunds.map(({ caseFile: { id, createdAt }, row: { route, reason } }) => {
      const approval = byCase.get(id)
      return [
        id,
        {
          caseId: id,
          route,
          reason,
          sentOn: osloDate(createdAt),
          approvedOn: approval ? osloDate(approval.at) : null,
          approvedBy: (approval && names.get(approval.actorId)) ?? null,
          comment: approval?.comment ?? null,
        },
      ] as const
    }),
  )
  return new Map(
    [...ids].flatMap(([key, id]) => {
      const found = known.get(id)
      return found ? [[key, found] as const] : []
    }),
  )
}
