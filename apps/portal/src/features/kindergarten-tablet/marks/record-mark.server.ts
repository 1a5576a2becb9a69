import { and, eq } from 'drizzle-orm'
import { mostMarksToReview } from '#core/kindergartens/limits.ts'
import { kindergartenDevice, kindergartenMark } from '#core/kindergartens/presence/tables.server.ts'
import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { refuseKindergarten } from '#core/kindergartens/refuse.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AdmittedDevice } from '../model/admit-device.server.ts'
import { tabletRefusals } from '../model/refusals.ts'
import { refuse } from '../model/refuse.server.ts'
import { applyMark, lockChildOf } from './apply-mark.server.ts'
import type { MarkAnswer, TabletMark } from './contract.ts'
import { isAhead, isOld, type MarkRefusal } from './judge-mark.ts'

type Outcome = MarkAnswer['state'] | { readonly refusal: string }

/**
 * Stores what a tablet has recorded, whatever becomes of it, and applies it to the day of the child. What
 * comes from a tablet that was shut off, or is older than a day, changes nothing until a leader decides.
 * @throws {Refusal} CHILD_NOT_FOUND, MARK_ID_USED, TABLET_SHUT_OFF or TOO_MANY_TO_REVIEW (no more are
 *   taken), and why the mark cannot be
 */
export async function recordMark(
  database: Database,
  device: Pick<AdmittedDevice, 'id' | 'departmentId'>,
  mark: TabletMark,
  now: Date,
): Promise<MarkAnswer> {
  const outcome = await database.transaction((transaction) =>
    storeMark(transaction, device, { ...mark, at: new Date(mark.at) }, now),
  )
  // After the transaction: what was refused is stored with its reason.
  if (typeof outcome === 'object') throw refuseMark(outcome.refusal as MarkRefusal)
  return { state: outcome }
}

type Dated = Omit<TabletMark, 'at'> & { readonly at: Date }

async function storeMark(
  transaction: Database,
  { id: deviceId, departmentId }: Pick<AdmittedDevice, 'id' | 'departmentId'>,
  mark: Dated,
  now: Date,
): Promise<Outcome> {
  // A leader who shuts it off waits for this mark, or it waits for them.
  const [device] = await transaction
    .select({ shutOffAt: kindergartenDevice.shutOffAt })
    .from(kindergartenDevice)
    .where(eq(kindergartenDevice.id, deviceId))
    .for('update')
  if (!device) throw refuse('TABLET_NOT_PAIRED')
  if (!(await lockChildOf(transaction, { childId: mark.childId, departmentId })))
    throw refuseKindergarten('CHILD_NOT_FOUND')
  const stored = await findStored(transaction, deviceId, mark)
  if (stored) return stored
  if (device.shutOffAt !== null || isOld(mark.at, now)) {
    const waiting = await transaction.$count(
      kindergartenMark,
      and(eq(kindergartenMark.deviceId, deviceId), eq(kindergartenMark.state, 'to-review')),
    )
    if (waiting >= mostMarksToReview)
      throw refuse(device.shutOffAt ? 'TABLET_SHUT_OFF' : 'TOO_MANY_TO_REVIEW')
    await insertMark(transaction, { ...mark, deviceId, receivedAt: now, state: 'to-review' })
    return 'received'
  }
  const { refusal, presenceId } = isAhead(mark.at, now)
    ? ({ refusal: 'TABLET_CLOCK_WRONG', presenceId: null } as const)
    : await applyMark(transaction, { ...mark, departmentId })
  const state = refusal === null ? 'recorded' : 'refused'
  await insertMark(transaction, { ...mark, deviceId, receivedAt: now, state, refusal, presenceId })
  return refusal === null ? 'recorded' : { refusal }
}

/** What was answered to the same mark before. */
async function findStored(
  transaction: Database,
  deviceId: string,
  { id, childId, kind }: Dated,
): Promise<Outcome | null> {
  const [stored] = await transaction
    .select()
    .from(kindergartenMark)
    .where(eq(kindergartenMark.id, id))
  if (!stored) return null
  const isSame = stored.deviceId === deviceId && stored.childId === childId && stored.kind === kind
  if (!isSame) throw refuse('MARK_ID_USED')
  if (stored.state === 'refused') return { refusal: stored.refusal ?? '' }
  return stored.state === 'to-review' || stored.reviewedAt ? 'received' : 'recorded'
}

async function insertMark(
  transaction: Database,
  values: typeof kindergartenMark.$inferInsert,
): Promise<void> {
  const added = await transaction
    .insert(kindergartenMark)
    .values(values)
    .onConflictDoNothing({ target: kindergartenMark.id })
    .returning({ id: kindergartenMark.id })
  if (added.length === 0) throw refuse('MARK_ID_USED')
}

function refuseMark(code: MarkRefusal): Refusal {
  return new Refusal(code, { ...kindergartenRefusals, ...tabletRefusals }[code])
}
