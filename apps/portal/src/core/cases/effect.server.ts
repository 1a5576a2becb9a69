import type { Locale } from '@trivsel/content-contract/locales'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { ChosenTerms } from './case-kind.server.ts'
import { type CaseDecision, stepTarget } from './rules.ts'
import { caseDecision, caseEvent, caseFile } from './tables.server.ts'

export type CaseEffect = {
  readonly caseId: string
  readonly userId: string
  readonly language: Locale
  readonly action: CaseDecision
  /** The message to the student; empty for none. */
  readonly comment: string
  /** The member of staff. */
  readonly decidedBy: string
  /** What the decision fixes; null for nothing. */
  readonly terms: ChosenTerms | null
  /** Of a rejection, by their ids. */
  readonly reasons: readonly string[]
}

/** What a feature does when a decision takes effect, in the same transaction: invoices, mails. */
export type OnEffect = (transaction: Database, effect: CaseEffect) => Promise<void>

type EffectParts = {
  readonly onEffect: OnEffect
  /**
   * Locks what others of the feature lock before the case, so that they do not wait for each other. The
   * case itself is locked after it.
   */
  readonly lockFirst?: (transaction: Database, caseId: string) => Promise<unknown>
}

/** Each kind of case has a task of its own, which its feature handles. */
export const effectTask = (kind: string) =>
  declareTask(`case-takes-effect-${kind}`, z.object({ caseId: z.uuid() }))

export function handleEffect(
  kind: string,
  { database, onEffect, lockFirst }: EffectParts & { readonly database: Database },
): TaskHandler {
  return handleTask(effectTask(kind), ({ caseId }) =>
    applyEffect(database, caseId, onEffect, lockFirst),
  )
}

/**
 * A decision takes effect when its time has come. Safe to run twice and at once; one that was taken
 * back, or that the student has made void, does nothing.
 */
export async function applyEffect(
  database: Database,
  caseId: string,
  onEffect: OnEffect,
  lockFirst?: EffectParts['lockFirst'],
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockFirst?.(transaction, caseId)
    const [found] = await transaction
      .select()
      .from(caseFile)
      .where(eq(caseFile.id, caseId))
      .for('update')
    if (!found) return
    const [decision] = await transaction
      .delete(caseDecision)
      .where(sql`${caseDecision.caseId} = ${caseId} and ${caseDecision.takesEffectAt} <= now()`)
      .returning()
    if (!decision) return
    const { action, comment, decidedBy, terms, reasons } = decision
    const to = stepTarget(found.status, action, 'staff')
    if (!to) throw new Error(`A case that is ${found.status} cannot be decided: ${action}`)
    await transaction.insert(caseEvent).values({
      caseId,
      action,
      fromStatus: found.status,
      toStatus: to,
      actorKind: 'staff',
      actorId: decidedBy,
      comment,
    })
    const { userId, language } = found
    await onEffect(transaction, {
      caseId,
      userId,
      language,
      action,
      decidedBy,
      terms,
      reasons,
      comment: comment ?? '',
    })
  })
}
