import { and, asc, eq, inArray } from 'drizzle-orm'
import { findConcerned } from '#core/kindergartens/access/guardian-accounts.server.ts'
import { kindergartensOf } from '#core/kindergartens/access/staff-access.server.ts'
import { kindergartenChild } from '#core/kindergartens/children/tables.server.ts'
import { kindergartenDevice, kindergartenMark } from '#core/kindergartens/presence/tables.server.ts'
import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { kindergarten, kindergartenDepartment } from '#core/kindergartens/setup/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { applyMark, lockChildOf } from '../marks/apply-mark.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { tabletRefusals } from '../model/refusals.ts'
import { refuse } from '../model/refuse.server.ts'
import type { MarksToReview } from './contract.ts'

/** More are shown when these are reviewed. */
const mostShown = 500

export async function listMarksToReview(
  database: Database,
  staff: StaffActor,
): Promise<MarksToReview> {
  const rows = await database
    .select({
      id: kindergartenMark.id,
      tablet: kindergartenDevice.name,
      department: kindergartenDepartment.name,
      kindergarten: kindergarten.name,
      firstName: kindergartenChild.firstName,
      lastName: kindergartenChild.lastName,
      kind: kindergartenMark.kind,
      at: kindergartenMark.at,
      receivedAt: kindergartenMark.receivedAt,
    })
    .from(kindergartenMark)
    .innerJoin(kindergartenDevice, eq(kindergartenDevice.id, kindergartenMark.deviceId))
    .innerJoin(
      kindergartenDepartment,
      eq(kindergartenDepartment.id, kindergartenDevice.departmentId),
    )
    .innerJoin(kindergarten, eq(kindergarten.id, kindergartenDepartment.kindergartenId))
    .innerJoin(kindergartenChild, eq(kindergartenChild.id, kindergartenMark.childId))
    .where(
      and(
        eq(kindergartenMark.state, 'to-review'),
        inArray(kindergarten.id, kindergartensOf(staff)),
      ),
    )
    .orderBy(asc(kindergartenMark.at), asc(kindergartenMark.receivedAt), asc(kindergartenMark.id))
    .limit(mostShown)
  return {
    marks: rows.map(({ firstName, lastName, at, receivedAt, ...row }) => ({
      ...row,
      child: `${firstName} ${lastName}`,
      at: at.toISOString(),
      receivedAt: receivedAt.toISOString(),
    })),
  }
}

type Parts = { readonly database: Database; readonly encryption: FieldEncryption }

/**
 * A leader records a mark, or dismisses it. One that cannot be recorded as it is stays for review.
 * @throws {Refusal} MARK_NOT_FOUND, MARK_REVIEWED, OWN_CASE, and why it cannot be recorded
 */
export async function reviewMark(
  { database, encryption }: Parts,
  staff: StaffActor,
  { id, isRecorded }: { readonly id: string; readonly isRecorded: boolean },
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { mark, departmentId } = await lockMark(transaction, staff, id)
    await requireOtherPerson(
      transaction,
      staff,
      await findConcerned({ database: transaction, encryption }, mark.childId),
    )
    if (mark.state !== 'to-review') throw refuse('MARK_REVIEWED')
    const presenceId = isRecorded ? await apply(transaction, { ...mark, departmentId }) : null
    await transaction
      .update(kindergartenMark)
      .set({
        state: isRecorded ? 'recorded' : 'dismissed',
        presenceId,
        reviewedAt: now,
        reviewedBy: staff.userId,
      })
      .where(eq(kindergartenMark.id, id))
    await recordAction(transaction, staff, {
      action: isRecorded ? 'kindergarten-mark-recorded' : 'kindergarten-mark-dismissed',
      subject: { kind: 'kindergarten-mark', id },
      after: {
        tabletChildId: mark.childId,
        tabletMarkKind: mark.kind,
        tabletMarkAt: mark.at.toISOString(),
      },
    })
  })
}

/** A mark of a tablet of the caller's kindergartens. @throws {Refusal} MARK_NOT_FOUND */
async function lockMark(transaction: Database, staff: StaffActor, id: string) {
  const devices = transaction
    .select({ id: kindergartenDevice.id })
    .from(kindergartenDevice)
    .innerJoin(
      kindergartenDepartment,
      eq(kindergartenDepartment.id, kindergartenDevice.departmentId),
    )
    .where(inArray(kindergartenDepartment.kindergartenId, kindergartensOf(staff)))
  const [mark] = await transaction
    .select()
    .from(kindergartenMark)
    .where(and(eq(kindergartenMark.id, id), inArray(kindergartenMark.deviceId, devices)))
    .for('update')
  if (!mark) throw refuse('MARK_NOT_FOUND')
  const [device] = await transaction
    .select({ departmentId: kindergartenDevice.departmentId })
    .from(kindergartenDevice)
    .where(eq(kindergartenDevice.id, mark.deviceId))
  if (!device) throw refuse('MARK_NOT_FOUND')
  return { mark, departmentId: device.departmentId }
}

async function apply(
  transaction: Database,
  mark: Parameters<typeof applyMark>[1],
): Promise<string | null> {
  if (!(await lockChildOf(transaction, mark))) throw refuse('MARK_NOT_FOUND')
  const { refusal, presenceId } = await applyMark(transaction, mark)
  if (refusal !== null)
    throw new Refusal(refusal, { ...kindergartenRefusals, ...tabletRefusals }[refusal])
  return presenceId
}
