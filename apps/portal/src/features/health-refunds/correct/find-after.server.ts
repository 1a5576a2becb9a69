import { and, desc, eq, isNull, not } from 'drizzle-orm'
import { findNames } from '#core/accounts/find-names.server.ts'
import { noteAccess } from '#core/cases/note-access.server.ts'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { caseDecision, caseFile } from '#core/cases/tables.server.ts'
import { isTied } from '#core/cases/tied-cases.server.ts'
import { healthKind } from '#core/health-refunds/case-kind.ts'
import {
  healthRefundCorrection,
  healthRefundRepayment,
} from '#core/health-refunds/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { healthCases } from '../decide/health-cases.server.ts'
import { findHeld } from '../decide/move-granted.server.ts'
import {
  describeAppeal,
  describeDecisions,
  findAppeals,
  findDecisions,
} from '../letters/describe-decisions.server.ts'
import type { DecisionRow } from '../letters/record-decision.server.ts'
import type { TermsParts } from '../model/find-terms.server.ts'
import { payReference } from '../model/pay-reference.ts'
import { decryptCorrection, decryptText } from '../model/refund-secrets.server.ts'
import type { AfterDecision, CorrectionView, RepaymentView } from './contract.ts'
import { isOpenCorrection } from './propose-correction.server.ts'
import { isPaying } from './require-not-paying.server.ts'

/** The people who took part in a decision. */
export const decidersOf = ({ decidedBy, confirmedBy }: DecisionRow): string[] =>
  confirmedBy === null ? [decidedBy] : [decidedBy, confirmedBy]

/**
 * What has been decided about an application, and what may follow. The look is in the access log of the
 * applicant.
 * @throws {Refusal} `CASE_NOT_FOUND`: there is none, or it is of somebody whom the reader is tied to
 */
export async function findAfter(
  parts: TermsParts,
  { staffId, id }: { readonly staffId: string; readonly id: string },
): Promise<AfterDecision> {
  const { database } = parts
  const [found] = await database
    .select({ caseFile, waiting: caseDecision.caseId })
    .from(caseFile)
    .leftJoin(caseDecision, eq(caseDecision.caseId, caseFile.id))
    .where(
      and(eq(caseFile.id, id), eq(caseFile.kind, healthKind), not(isTied([healthCases], staffId))),
    )
  if (!found) throw refuseCase('CASE_NOT_FOUND')
  await noteAccess(database, healthCases, { staffId, userId: found.caseFile.userId })
  const own = await findOwnAccounts(database, staffId)
  const [rows, appeals] = await Promise.all([
    findDecisions(database, id),
    findAppeals(database, id),
  ])
  const correction = await findCorrection(parts, id, { decisions: rows, own })
  const { claimedOre } = await findHeld(database, id)
  const repayments = await findRepayments(parts, id, own)
  const isGranted = found.caseFile.status === 'INNVILGET' && rows.length > 0
  const partsOf = (decisionId: string) => [
    ...rows.filter(({ id: known }) => known === decisionId),
    ...rows.slice(0, 1),
  ]
  return {
    decisions: describeDecisions(parts.encryption, rows),
    appeals: appeals.map((appeal) => ({
      ...describeAppeal(parts.encryption, appeal, rows),
      isOwnDecision: partsOf(appeal.decisionId)
        .flatMap(decidersOf)
        .some((who) => own.has(who)),
    })),
    correction,
    mayCorrect: isGranted && found.waiting === null && correction === null,
    isPaying: await isPaying(database, id),
    claim: claimedOre > 0 ? { leftOre: claimedOre, reference: payReference(id) } : null,
    repayments,
  }
}

type Seen = { readonly decisions: readonly DecisionRow[]; readonly own: ReadonlySet<string> }

async function findCorrection(
  { database, encryption }: TermsParts,
  caseId: string,
  { decisions, own }: Seen,
): Promise<CorrectionView | null> {
  const [row] = await database
    .select()
    .from(healthRefundCorrection)
    .where(and(eq(healthRefundCorrection.caseId, caseId), isOpenCorrection))
  if (!row) return null
  const names = await findNames(database, [row.proposedBy])
  return {
    id: row.id,
    ...decryptCorrection(encryption, row),
    beforeOre: decisions[0]?.grantedOre ?? 0,
    grantedOre: row.grantedOre,
    payBackBy: row.payBackBy,
    by: names.get(row.proposedBy) ?? null,
    at: row.proposedAt.toISOString(),
    isOwn: own.has(row.proposedBy),
  }
}

async function findRepayments(
  { database, encryption }: TermsParts,
  caseId: string,
  own: ReadonlySet<string>,
): Promise<RepaymentView[]> {
  const rows = await database
    .select()
    .from(healthRefundRepayment)
    .where(and(eq(healthRefundRepayment.caseId, caseId), isNull(healthRefundRepayment.droppedAt)))
    .orderBy(desc(healthRefundRepayment.registeredAt))
  const names = await findNames(
    database,
    rows.map(({ registeredBy }) => registeredBy),
  )
  const reversed = new Set(rows.map(({ reversesId }) => reversesId))
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    amountOre: row.amountOre,
    day: row.happenedOn,
    reason:
      row.reason === null
        ? ''
        : decryptText(encryption, 'repayment', { id: row.id, text: row.reason }),
    reversesId: row.reversesId,
    by: names.get(row.registeredBy) ?? null,
    at: row.registeredAt.toISOString(),
    confirmedAt: row.confirmedAt?.toISOString() ?? null,
    isOwn: own.has(row.registeredBy),
    isReversed: reversed.has(row.id),
  }))
}
