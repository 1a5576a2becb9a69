import type { Locale } from '@trivsel/content-contract/locales'
import { eq } from 'drizzle-orm'
import type { ClosingCheck } from '#core/associations/closing-check.ts'
import { applyContactRules } from '#core/associations/contacts/apply-contact-rules.server.ts'
import { recordHistory, systemActor } from '#core/associations/record-history.server.ts'
import { association } from '#core/associations/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { closeAssociation, takeMembersBack } from '../model/close-association.server.ts'
import { findUnfinished } from '../model/find-unfinished.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { StateChange } from './forms.ts'
import { lockAssociation } from './lock-association.server.ts'
import { possibleSteps } from './possible-steps.ts'

type Parts = { readonly database: Database; readonly closingChecks: readonly ClosingCheck[] }

/**
 * Staff make an association inactive or active, close or reopen it. One that is active again counts as
 * confirmed from now on, and is inactive at once where it has too few contact persons.
 * @throws {Refusal} as `lockAssociation`; `STEP_NOT_POSSIBLE`; `ASSOCIATION_UNFINISHED`
 */
export async function changeState(
  { database, closingChecks }: Parts,
  staff: StaffActor,
  asked: {
    readonly id: string
    readonly language: Locale
    readonly change: StateChange
    readonly now: Date
  },
): Promise<void> {
  const { id, language, change, now } = asked
  const { version, step } = change
  await database.transaction(async (transaction) => {
    const before = await lockAssociation(transaction, staff, { id, version })
    if (!possibleSteps(before).includes(step)) throw refuse('STEP_NOT_POSSIBLE')
    const note = 'form' in change ? change.form.note : null
    if (step === 'close') {
      const unfinished = await findUnfinished(transaction, closingChecks, {
        associationId: id,
        language,
      })
      if (unfinished.length > 0) throw refuse('ASSOCIATION_UNFINISHED', { unfinished })
      await closeAssociation(transaction, { id, because: 'closed-by-staff', note, now })
    } else {
      if (step === 'reopen') await takeMembersBack(transaction, id)
      await transaction
        .update(association)
        .set({
          ...(step === 'deactivate'
            ? { state: 'inactive', stateReason: 'by-staff', welcomesNew: false }
            : {
                state: 'active',
                stateReason: 'reopened',
                confirmedAt: now,
                remindedDays: null,
              }),
          stateNote: note,
          stateChangedAt: now,
          version: before.version + 1,
        })
        .where(eq(association.id, id))
    }
    await recordHistory(transaction, {
      associationId: id,
      action: historyOf[step],
      actor: { kind: 'staff', userId: staff.userId },
    })
    const followed =
      step === 'activate' || step === 'reopen'
        ? await applyContactRules(transaction, { associationId: id, actor: systemActor }, now)
        : null
    await recordAction(transaction, staff, {
      action: 'association-state-changed',
      subject: { kind: 'association', id },
      before: { associationState: before.state },
      after: {
        associationState: followed?.changed?.state ?? stateAfter[step],
        ...(note !== null && { associationNote: note }),
      },
    })
  })
}

const historyOf = {
  deactivate: 'deactivated',
  activate: 'activated',
  close: 'closed',
  reopen: 'reopened',
} as const

const stateAfter = {
  deactivate: 'inactive',
  activate: 'active',
  close: 'closed',
  reopen: 'active',
} as const
