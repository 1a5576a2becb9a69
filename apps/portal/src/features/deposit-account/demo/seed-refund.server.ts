import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import type { DemoContext } from '#core/feature/feature.server.ts'
import { insertAttachments } from '#core/files/attachments.server.ts'
import { inspectFiles } from '#core/files/inspect/inspect-files.server.ts'
import { storeFiles } from '#core/files/store-files.server.ts'
import { depositPayouts } from '../money/payout-source.server.ts'
import { refundCase, refundFiles } from '../refund/case-kind.ts'
import { prepareRefundPayout } from '../refund/decide-refund.server.ts'
import { encryptTarget, type RefundTarget } from '../refund/refund-secrets.server.ts'
import { depositRefund } from '../refund/tables.server.ts'
import { writeDemoStatement } from './write-statement.server.ts'

/** What a student of the demo has asked for, and what was decided. */
export type DemoRefund = {
  target: RefundTarget
  decided?: { action: 'approve' } | { action: 'reject'; comment: string }
}

/** As the student would send it, and staff decide: without a mail to anybody. */
export async function seedRefund(
  { database, encryption, files }: DemoContext,
  asked: {
    userId: string
    name: string
    accountId: string
    caseworker: string
    refund: DemoRefund
  },
): Promise<void> {
  const { userId, name, accountId, caseworker } = asked
  const { target, decided } = asked.refund
  const bytes = await writeDemoStatement(name)
  const statement = { name: 'bank-statement.pdf', declaredType: 'application/pdf', bytes }
  const judged = await inspectFiles(files, [statement], { client: userId, isVisitor: false })
  await storeFiles(files, judged, (stored) =>
    database.transaction(async (transaction) => {
      const [opened] = await transaction
        .insert(caseFile)
        .values({ ...refundCase, userId, language: 'en' })
        .returning({ id: caseFile.id })
      if (!opened) throw new Error('the case was not added')
      const caseId = opened.id
      await transaction
        .insert(depositRefund)
        .values({ caseId, accountId, ...encryptTarget(encryption, caseId, target) })
      const subject = refundFiles(caseId)
      await insertAttachments(transaction, stored, { ownerId: userId, subject })
      if (!decided) return
      await transaction.insert(caseEvent).values({
        caseId,
        action: decided.action,
        fromStatus: 'OPPRETTET',
        toStatus: decided.action === 'approve' ? 'INNVILGET' : 'AVVIST',
        actorKind: 'staff',
        actorId: caseworker,
        comment: decided.action === 'reject' ? decided.comment : null,
      })
      if (decided.action === 'approve')
        await prepareRefundPayout(
          { database: transaction, encryption, payoutSources: [depositPayouts] },
          { caseId, language: 'en', decidedBy: caseworker },
        )
    }),
  )
}
