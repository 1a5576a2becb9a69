import { eq } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import { requireKindergarten } from '#core/kindergartens/access/staff-access.server.ts'
import { refuseKindergarten } from '#core/kindergartens/refuse.server.ts'
import { kindergarten, kindergartenDepartment } from '#core/kindergartens/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { breaksConstraint } from '#platform/database/breaks-constraint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireVersion } from '../model/changed.server.ts'
import { countKindergartenPlacesFrom } from '../model/count-children.server.ts'
import { kindergartenFields } from '../model/fields.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { AddedKindergarten } from './contract.ts'
import type { ChangeKindergarten, KindergartenForm } from './forms.ts'
import { toForm, toRow } from './kindergarten-values.server.ts'

/** @throws {Refusal} `KINDERGARTEN_NAME_TAKEN` */
export function addKindergarten(
  database: Database,
  staff: StaffActor,
  form: KindergartenForm,
): Promise<AddedKindergarten> {
  return namedOnce(
    database.transaction(async (transaction) => {
      const [added] = await transaction
        .insert(kindergarten)
        .values(toRow(form))
        .returning({ id: kindergarten.id })
      if (!added) throw new Error('the kindergarten was not added')
      await recordAction(transaction, staff, {
        action: 'kindergarten-added',
        subject: { kind: 'kindergarten-setup', id: added.id },
        after: auditedValues(kindergartenFields, form),
      })
      return added
    }),
  )
}

/**
 * @throws {Refusal} `KINDERGARTEN_NOT_FOUND`, `KINDERGARTEN_CHANGED`, `KINDERGARTEN_NAME_TAKEN`;
 *   `KINDERGARTEN_HAS_CHILDREN`: it would be closed on a day on which children have places, or before
 */
export function changeKindergarten(
  database: Database,
  staff: StaffActor,
  kindergartenId: string,
  { version, form }: ChangeKindergarten,
): Promise<void> {
  return namedOnce(
    database.transaction(async (transaction) => {
      await requireKindergarten(transaction, staff, kindergartenId)
      const [before] = await transaction
        .select()
        .from(kindergarten)
        .where(eq(kindergarten.id, kindergartenId))
        .for('update')
      if (!before) throw refuseKindergarten('KINDERGARTEN_NOT_FOUND')
      requireVersion(before, version)
      if (form.closedOn !== null && form.closedOn !== before.closedOn)
        await requireNoPlacesFrom(transaction, kindergartenId, form.closedOn)
      await transaction
        .update(kindergarten)
        .set({ ...toRow(form), version: version + 1 })
        .where(eq(kindergarten.id, kindergartenId))
      await recordAction(transaction, staff, {
        action: 'kindergarten-changed',
        subject: { kind: 'kindergarten-setup', id: kindergartenId },
        before: auditedValues(kindergartenFields, toForm(before)),
        after: auditedValues(kindergartenFields, form),
      })
    }),
  )
}

async function requireNoPlacesFrom(
  transaction: Database,
  kindergartenId: string,
  date: string,
): Promise<void> {
  await transaction
    .select({ id: kindergartenDepartment.id })
    .from(kindergartenDepartment)
    .where(eq(kindergartenDepartment.kindergartenId, kindergartenId))
    .orderBy(kindergartenDepartment.id)
    .for('update')
  const children = await countKindergartenPlacesFrom(transaction, kindergartenId, date)
  if (children > 0) throw refuse('KINDERGARTEN_HAS_CHILDREN', { children })
}

async function namedOnce<Saved>(saving: Promise<Saved>): Promise<Saved> {
  try {
    return await saving
  } catch (error) {
    if (breaksConstraint(error, 'kindergarten_name')) throw refuse('KINDERGARTEN_NAME_TAKEN')
    throw error
  }
}
