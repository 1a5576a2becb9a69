import { and, eq } from 'drizzle-orm'
import { findConcerned } from '#core/kindergartens/access/guardian-accounts.server.ts'
import { requireDepartment } from '#core/kindergartens/access/staff-access.server.ts'
import { kindergartenEnrolment } from '#core/kindergartens/children/tables.server.ts'
import { isEnrolledOn } from '#core/kindergartens/presence/record-presence.server.ts'
import { kindergartenPresence } from '#core/kindergartens/presence/tables.server.ts'
import { refuseKindergarten } from '#core/kindergartens/refuse.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { breaksConstraint } from '#platform/database/breaks-constraint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import { lockChildOf } from '../marks/apply-mark.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { CorrectionForm } from './correction-form.ts'
import { isPossible } from './judge-correction.ts'

type Presence = typeof kindergartenPresence.$inferSelect

/**
 * A leader says when a child came and went. It counts before marks of tablets that are sent later.
 * @throws {Refusal} DEPARTMENT_NOT_FOUND, CHILD_NOT_ENROLLED, PRESENCE_NOT_FOUND, KINDERGARTEN_CHANGED,
 *   PRESENCE_TIME_INVALID, CHILD_ALREADY_HERE, OWN_CASE
 */
export async function correctPresence(
  { database, encryption }: { readonly database: Database; readonly encryption: FieldEncryption },
  staff: StaffActor,
  form: CorrectionForm,
  now: Date,
): Promise<void> {
  const { departmentId, childId, onDate, presenceId, reason } = form
  await database.transaction(async (transaction) => {
    await requireDepartment(transaction, staff, departmentId)
    if (!(await lockChildOf(transaction, { childId, departmentId })))
      throw refuseKindergarten('CHILD_NOT_ENROLLED')
    await requireOtherPerson(
      transaction,
      staff,
      await findConcerned({ database: transaction, encryption }, childId),
    )
    const ofDay = await transaction
      .select()
      .from(kindergartenPresence)
      .where(
        and(eq(kindergartenPresence.childId, childId), eq(kindergartenPresence.onDate, onDate)),
      )
    const before = ofDay.find(({ id }) => id === presenceId) ?? null
    if (presenceId !== null && before?.departmentId !== departmentId)
      throw refuse('PRESENCE_NOT_FOUND')
    requireUnchanged(before, form)
    const after = readTimes(form)
    const others = ofDay.filter(({ id }) => id !== presenceId)
    if (after && !isPossible(after, others, now)) throw refuseKindergarten('PRESENCE_TIME_INVALID')
    const id = await save(transaction, form, { before, after })
    await recordAction(transaction, staff, {
      action: 'kindergarten-presence-corrected',
      subject: { kind: 'kindergarten-presence', id },
      before: before ? timesOf(before) : {},
      after: { ...(after && timesOf(after)), tabletChildId: childId, presenceReason: reason },
    })
  })
}

function requireUnchanged(before: Presence | null, { seen }: CorrectionForm): void {
  const isSame =
    before?.arrivedAt.toISOString() === seen?.arrivedAt &&
    (before?.departedAt?.toISOString() ?? null) === (seen?.departedAt ?? null)
  if (!isSame) throw refuseKindergarten('KINDERGARTEN_CHANGED')
}

type Times = { readonly arrivedAt: Date; readonly departedAt: Date | null }

/** Null where the child was not here. */
function readTimes({ onDate, arrives, departs }: CorrectionForm): Times | null {
  const at = (time: string) => toInstant(atWallTime(onDate, time))
  return arrives === ''
    ? null
    : { arrivedAt: at(arrives), departedAt: departs === '' ? null : at(departs) }
}

const timesOf = ({ arrivedAt, departedAt }: Times) => ({
  presenceArrivedAt: arrivedAt.toISOString(),
  ...(departedAt && { presenceDepartedAt: departedAt.toISOString() }),
})

/** @returns the id of the presence */
async function save(
  transaction: Database,
  { departmentId, childId, onDate }: CorrectionForm,
  { before, after }: { readonly before: Presence | null; readonly after: Times | null },
): Promise<string> {
  if (after === null) {
    if (!before) throw refuse('PRESENCE_NOT_FOUND')
    await transaction.delete(kindergartenPresence).where(eq(kindergartenPresence.id, before.id))
    return before.id
  }
  const values = { ...after, departedHow: after.departedAt && ('corrected' as const) }
  if (!before) {
    const enrolled = await transaction.$count(
      kindergartenEnrolment,
      and(
        eq(kindergartenEnrolment.childId, childId),
        eq(kindergartenEnrolment.departmentId, departmentId),
        isEnrolledOn(onDate),
      ),
    )
    if (enrolled === 0) throw refuseKindergarten('CHILD_NOT_ENROLLED')
  }
  try {
    const [saved] = await transaction.transaction((nested) =>
      before
        ? nested
            .update(kindergartenPresence)
            .set(values)
            .where(eq(kindergartenPresence.id, before.id))
            .returning({ id: kindergartenPresence.id })
        : nested
            .insert(kindergartenPresence)
            .values({ ...values, departmentId, childId, onDate })
            .returning({ id: kindergartenPresence.id }),
    )
    if (!saved) throw new Error('the presence was not saved')
    return saved.id
  } catch (error) {
    if (breaksConstraint(error, 'kindergarten_presence_here'))
      throw refuseKindergarten('CHILD_ALREADY_HERE')
    throw error
  }
}
