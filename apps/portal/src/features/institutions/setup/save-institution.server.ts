import { and, asc, eq, max, ne } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import { writeOrder } from '#core/editable/write-order.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { campus, institution } from '#core/studies/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { newInstitutionFields } from '../model/setup-fields.ts'
import type { EditOf } from './setup-forms.ts'

type Row = typeof institution.$inferSelect
type Seen = EditOf<'change-institution'>['seen']

/** @throws {Refusal} `INSTITUTION_EXISTS`, `DBH_EXISTS`, `CAMPUS_NOT_FOUND` */
export async function addInstitution(
  transaction: Database,
  staff: StaffActor,
  { form }: Pick<EditOf<'add-institution'>, 'form'>,
): Promise<void> {
  const { code } = form
  const rows = await lockInstitutions(transaction)
  if (rows.some((row) => isSameCode(row.code, code))) throw refuse('INSTITUTION_EXISTS')
  await requireReferences(transaction, form)
  const [last] = await transaction.select({ position: max(institution.position) }).from(institution)
  await transaction
    .insert(institution)
    .values({ ...form, dbh: form.dbh || null, position: (last?.position ?? -1) + 1 })
  await recordAction(transaction, staff, {
    action: 'institution-saved',
    subject: { kind: 'institution', id: code },
    after: auditedValues(newInstitutionFields, form),
  })
}

/** @throws {Refusal} `INSTITUTION_NOT_FOUND`, `INSTITUTION_CHANGED`, `DBH_EXISTS`, `CAMPUS_NOT_FOUND` */
export async function changeInstitution(
  transaction: Database,
  staff: StaffActor,
  { seen, form }: Pick<EditOf<'change-institution'>, 'seen' | 'form'>,
): Promise<void> {
  const before = await requireSeen(transaction, seen)
  await requireReferences(transaction, { ...form, code: seen.code })
  await transaction
    .update(institution)
    .set({ ...form, dbh: form.dbh || null, version: before.version + 1 })
    .where(eq(institution.code, seen.code))
  await recordAction(transaction, staff, {
    action: 'institution-saved',
    subject: { kind: 'institution', id: seen.code },
    before: auditedInstitution(before),
    after: auditedValues(newInstitutionFields, form),
  })
}

/** @throws {Refusal} `INSTITUTION_NOT_FOUND`, `INSTITUTION_CHANGED` */
export async function moveInstitution(
  transaction: Database,
  staff: StaffActor,
  { seen, to }: EditOf<'move-institution'>,
): Promise<void> {
  await requireSeen(transaction, seen)
  const rows = await transaction
    .select({ id: institution.code })
    .from(institution)
    .orderBy(asc(institution.position), asc(institution.code))
  const places = await writeOrder(rows, { id: seen.code, to }, (code, position) =>
    transaction.update(institution).set({ position }).where(eq(institution.code, code)),
  )
  await recordAction(transaction, staff, {
    action: 'institution-moved',
    subject: { kind: 'institution', id: seen.code },
    before: { institutionPlace: places.before },
    after: { institutionPlace: places.after },
  })
}

/** @throws {Refusal} `INSTITUTION_NOT_FOUND`, `INSTITUTION_CHANGED` */
export async function requireSeen(transaction: Database, { code, version }: Seen): Promise<Row> {
  const found = (await lockInstitutions(transaction)).find((row) => row.code === code)
  if (!found) throw refuse('INSTITUTION_NOT_FOUND')
  if (found.version !== version) throw refuse('INSTITUTION_CHANGED')
  return found
}

/** Of two changes at a time, the second waits for the first. */
const lockInstitutions = (transaction: Database) =>
  transaction.select().from(institution).orderBy(asc(institution.code)).for('update')

export const auditedInstitution = ({ dbh, ...row }: Row) =>
  auditedValues(newInstitutionFields, { ...row, dbh: dbh ?? '' })

/** Names that differ in their capitals alone would be taken for the same. */
const isSameCode = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

async function requireReferences(
  transaction: Database,
  { code, dbh, campusId }: { code: string; dbh: string; campusId: number | null },
): Promise<void> {
  const isOthers = and(eq(institution.dbh, dbh), ne(institution.code, code))
  if (dbh !== '' && (await transaction.$count(institution, isOthers)) > 0)
    throw refuse('DBH_EXISTS')
  if (campusId !== null && (await transaction.$count(campus, eq(campus.id, campusId))) === 0)
    throw refuse('CAMPUS_NOT_FOUND')
}
