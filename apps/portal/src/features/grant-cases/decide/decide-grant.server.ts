import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { recordHistory } from '#core/associations/record-history.server.ts'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import type { CaseEffect } from '#core/cases/effect.server.ts'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { applyDecision } from '#core/grants/decision/apply-decision.server.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import { grantCaseKind } from '#core/grants/grant-case.ts'
import { involves, requireUninvolved } from '#core/grants/involved-staff.server.ts'
import { readGrantSettings } from '#core/grants/settings.server.ts'
import { grantReason, grantRound } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { type FoundApplication, findChecked, lockChecked } from '../model/find-checked.server.ts'
import { formalDecisions } from '../model/formal-decisions.ts'
import type { GrantCaseNotification } from '../model/mails.server.ts'
import { notifyApplicant } from '../model/notify-applicant.server.ts'
import { findWarnings } from './find-warnings.server.ts'
import { listReasons } from './list-reasons.server.ts'

/** A caseworker checks an application; a meeting decides about it. */
export const grantCases: CaseKind = {
  kind: grantCaseKind,
  isTied: (own) => sql`exists (select from ${grantApplication}
    where ${grantApplication.caseId} = ${caseFile.id} and ${involves(own)})`,
  prepare: async (transaction, { caseId, staff }) => {
    const found = await findChecked(transaction, { caseId })
    if (!found) throw refuseCase('STEP_NOT_POSSIBLE')
    await requireUninvolved(transaction, staff, [found.application.id])
    return null
  },
  decisions: async (database, { caseId }) => {
    const found = await findChecked(database, { caseId })
    return found ? formalDecisions(found) : []
  },
  reasons: listReasons,
  warnings: findWarnings,
}

/** Round and application before the case, as all decisions lock them (`applyDecision`). */
export const lockFormal = (transaction: Database, caseId: string) =>
  lockChecked(transaction, { caseId })

/**
 * A formal refusal is a decision with an appeal; a mistake takes it back. The applicant is told of each.
 * A meeting that was agreed meanwhile has decided: then the caseworker takes back what they decided.
 */
export async function applyFormalDecision(
  transaction: Database,
  effect: CaseEffect,
  { portalUrl, now }: { readonly portalUrl: string; readonly now: Date },
): Promise<void> {
  const { caseId, action, decidedBy } = effect
  const found = await lockChecked(transaction, { caseId })
  if (!found || found.isWithdrawn) return
  const decided = formalDecisions(found).find((one) => one === action)
  if (!decided) throw new Error(`An application whose meeting has decided takes no "${action}"`)
  const what = await apply[decided](transaction, { found, effect, now })
  const { id, associationId } = found.application
  if (associationId !== null)
    await recordHistory(transaction, {
      associationId,
      action: historyOf[decided],
      actor: { kind: 'staff', userId: decidedBy },
      details: { reference: found.application.reference ?? '' },
      at: now,
    })
  await notifyApplicant(transaction, { applicationId: id, portalUrl }, what)
}

const historyOf = {
  reject: 'grant-case-refused',
  'ask-for-changes': 'grant-case-changes-asked',
  reopen: 'grant-case-reopened',
} as const

type Applied = {
  readonly found: FoundApplication
  readonly effect: CaseEffect
  readonly now: Date
}

const apply = {
  reject: refuseFormally,
  'ask-for-changes': askForChanges,
  reopen: takeRefusalBack,
} as const

async function refuseFormally(
  transaction: Database,
  { found, effect, now }: Applied,
): Promise<GrantCaseNotification> {
  const { reasons, comment, decidedBy } = effect
  const id = await applyDecision(
    transaction,
    {
      applicationId: found.application.id,
      basis: 'formal',
      outcome: 'refused',
      amountOre: 0,
      reasonIds: reasons,
      words: comment,
      conditions: '',
      roundId: null,
      decidedBy,
      confirmedBy: null,
    },
    now,
  )
  const [decision] = await transaction
    .select({ appealUntil: grantDecision.appealUntil })
    .from(grantDecision)
    .where(eq(grantDecision.id, id))
  const texts = await transaction
    .select({ id: grantReason.id, text: grantReason.text })
    .from(grantReason)
    .where(inArray(grantReason.id, [...reasons]))
  const known = new Map(texts.map((one) => [one.id, one.text]))
  return {
    kind: 'refused',
    reasons: reasons.flatMap((reason) => known.get(reason) ?? []),
    comment,
    appealUntil: decision?.appealUntil ?? null,
    appealBody: (await readGrantSettings(transaction)).appealBody,
  }
}

async function askForChanges(
  transaction: Database,
  { found, effect: { comment }, now }: Applied,
): Promise<GrantCaseNotification> {
  const meetsAt = await findMeeting(transaction, found)
  return { kind: 'changes-asked', comment, until: now < meetsAt ? meetsAt : null }
}

async function takeRefusalBack(
  transaction: Database,
  { found, effect: { comment }, now }: Applied,
): Promise<GrantCaseNotification> {
  await transaction
    .update(grantDecision)
    .set({ replacedAt: now })
    .where(
      and(eq(grantDecision.applicationId, found.application.id), isNull(grantDecision.replacedAt)),
    )
  return { kind: 'reopened', comment, meetsAt: await findMeeting(transaction, found) }
}

async function findMeeting(
  transaction: Database,
  { application }: FoundApplication,
): Promise<Date> {
  const [round] = await transaction
    .select({ meetsAt: grantRound.meetsAt })
    .from(grantRound)
    .where(eq(grantRound.id, application.roundId))
  if (!round) throw new Error('the round of an application is gone')
  return round.meetsAt
}
