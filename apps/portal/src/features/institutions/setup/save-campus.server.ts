import { asc, eq, max } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import { auditedValues } from '#core/editable/form.ts'
import { writeOrder } from '#core/editable/write-order.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { campus, institution } from '#core/studies/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { campusFields } from '../model/setup-fields.ts'
import type { EditOf } from './setup-forms.ts'

export async function addCampus(
  transaction: Database,
  staff: StaffActor,
  { form }: EditOf<'add-campus'>,
): Promise<void> {
  const [last] = await transaction.select({ position: max(campus.position) }).from(campus)
  const [added] = await transaction
    .insert(campus)
    .values({ ...form, position: (last?.position ?? -1) + 1 })
    .returning({ id: campus.id })
  await recordAction(transaction, staff, {
    action: 'campus-saved',
    subject: { kind: 'campus', id: String(added?.id) },
    after: auditedValues(campusFields, form),
  })
}

/** @throws {Refusal} `CAMPUS_NOT_FOUND`, `CAMPUS_CHANGED` */
export async function changeCampus(
  transaction: Database,
  staff: StaffActor,
  { seen, form }: EditOf<'change-campus'>,
): Promise<void> {
  const before = await requireSeen(transaction, seen)
  await transaction
    .update(campus)
    .set({ ...form, version: before.version + 1 })
    .where(eq(campus.id, seen.id))
  await recordAction(transaction, staff, {
    action: 'campus-saved',
    subject: { kind: 'campus', id: String(seen.id) },
    before: auditedValues(campusFields, before),
    after: auditedValues(campusFields, form),
  })
}

/** @throws {Refusal} `CAMPUS_NOT_FOUND`, `CAMPUS_CHANGED` */
export async function moveCampus(
  transaction: Database,
  staff: StaffActor,
  { seen, to }: EditOf<'move-campus'>,
): Promise<void> {
  await requireSeen(transaction, seen)
  const rows = await transaction
    .select({ id: campus.id })
    .from(campus)
    .orderBy(asc(campus.position), asc(campus.id))
  const places = await writeOrder(
    rows.map(({ id }) => ({ id: String(id) })),
    { id: String(seen.id), to },
    (id, position) =>
      transaction
        .update(campus)
        .set({ position })
        .where(eq(campus.id, Number(id))),
  )
  await recordAction(transaction, staff, {
    action: 'campus-moved',
    subject: { kind: 'campus', id: String(seen.id) },
    before: { institutionPlace: places.before },
    after: { institutionPlace: places.after },
  })
}

/** @throws {Refusal} `CAMPUS_NOT_FOUND`, `CAMPUS_CHANGED`, `CAMPUS_IN_USE` */
export async function removeCampus(
  transaction: Database,
  staff: StaffActor,
  { seen }: EditOf<'remove-campus'>,
): Promise<void> {
  const before = await requireSeen(transaction, seen)
  const institutions = await transaction.$count(institution, eq(institution.campusId, seen.id))
  const associations = await transaction.$count(association, eq(association.campusId, seen.id))
  if (institutions + associations > 0) throw refuse('CAMPUS_IN_USE', { institutions })
  await transaction.delete(campus).where(eq(campus.id, seen.id))
  await recordAction(transaction, staff, {
    action: 'campus-removed',
    subject: { kind: 'campus', id: String(seen.id) },
    before: auditedValues(campusFields, before),
  })
}

/** Locks all, so that of two moves at a time the second waits for the first. */
async function requireSeen(transaction: Database, seen: EditOf<'change-campus'>['seen']) {
  const rows = await transaction.select().from(campus).orderBy(asc(campus.id)).for('update')
  const found = rows.find(({ id }) => id === seen.id)
  if (!found) throw refuse('CAMPUS_NOT_FOUND')
  if (found.version !== seen.version) throw refuse('CAMPUS_CHANGED')
  return found
}
