import { asc, eq } from 'drizzle-orm'
import { caseEvent } from '#core/cases/tables.server.ts'
import { listAttachments } from '#core/files/attachments.server.ts'
import { refundAccount } from '#core/health-refunds/accounts.ts'
import { healthFiles } from '#core/health-refunds/case-kind.ts'
import { healthScheme, healthSchemeVersion } from '#core/health-refunds/tables.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import type { Application } from '../model/contract.ts'
import { describeLine } from '../model/describe-line.server.ts'
import { findPayouts } from '../model/find-payouts.server.ts'
import { findLines, requireSent } from '../model/find-sent.server.ts'
import type { TermsParts } from '../model/find-terms.server.ts'
import { decryptNote } from '../model/refund-secrets.server.ts'
import { mayChange, mayWithdraw } from '../model/sent-rules.ts'

/** One's own application with all that has happened to it. @throws {Refusal} `CASE_NOT_FOUND` */
export async function findApplication(
  { database, encryption }: TermsParts,
  who: { readonly userId: string; readonly id: string },
): Promise<Application> {
  const { id } = who
  const { caseFile, row } = await requireSent(database, who)
  const [scheme] = await database
    .select({ name: healthScheme.name, rules: healthSchemeVersion.rules })
    .from(healthSchemeVersion)
    .innerJoin(healthScheme, eq(healthScheme.id, healthSchemeVersion.schemeId))
    .where(eq(healthSchemeVersion.id, row.schemeVersionId))
  if (!scheme) throw new Error('an application without its rules')
  const files = await listAttachments(database, healthFiles(id))
  const events = await database
    .select()
    .from(caseEvent)
    .where(eq(caseEvent.caseId, id))
    .orderBy(asc(caseEvent.id))
  const lines = await findLines(database, id)
  const payouts = await findPayouts(database, [id])
  const isDecided = row.grantedOre !== null || caseFile.status === 'AVVIST'
  return {
    id,
    schemeId: row.schemeId,
    schemeName: scheme.name,
    categories: scheme.rules.categories.map(({ key, name }) => ({ key, name })),
    period: row.period,
    status: caseFile.status,
    isClosed: caseFile.closedAt !== null,
    sentAt: row.sentAt.toISOString(),
    lines: lines
      .map((line) => describeLine(encryption, line, files))
      .map((line) => (isDecided ? line : withoutAccepted(line))),
    doctorFrom: row.doctorFrom,
    doctorTo: row.doctorTo,
    note: decryptNote(encryption, row),
    maskedAccount: row.accountMasked,
    calculation: row.decidedCalculation ?? row.sentCalculation,
    grantedOre: row.grantedOre,
    isUnpaid: (await balanceOf(database, refundAccount(id))) > 0,
    comment: events.findLast(({ actorKind }) => actorKind === 'staff')?.comment ?? '',
    events: [
      { action: 'send', by: 'customer', comment: '', at: caseFile.createdAt.toISOString() },
      ...events.map(({ action, actorKind, comment, at }) => ({
        action,
        by: actorKind,
        comment: comment ?? '',
        at: at.toISOString(),
      })),
    ],
    payouts: payouts
      .filter(({ state }) => state !== 'withdrawn')
      .map(({ amountOre, state, preparedAt, settledAt, returnedAt }) => ({
        amountOre,
        state,
        at: (returnedAt ?? settledAt ?? preparedAt).toISOString(),
      })),
    dueAt: caseFile.dueAt?.toISOString() ?? null,
    mayChange: mayChange(caseFile),
    mayWithdraw: mayWithdraw(caseFile),
  }
}

/** What staff are working on is theirs until it is decided. */
const withoutAccepted = (line: Application['lines'][number]): Application['lines'][number] => ({
  ...line,
  acceptedOre: null,
  acceptedBecause: '',
})
