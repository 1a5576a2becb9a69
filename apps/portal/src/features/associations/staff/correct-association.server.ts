import { eq } from 'drizzle-orm'
import type { HistoryAction } from '#core/associations/history-names.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { auditedValues } from '#core/editable/form.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { requireChosen } from '../model/find-choices.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { correctionFields } from '../model/staff-fields.ts'
import type { Correction } from './forms.ts'
import { lockAssociation } from './lock-association.server.ts'

/**
 * Staff correct an association. Its address stays when the name changes: links to it stay right.
 * @throws {Refusal} as `lockAssociation`; `INVALID_REQUEST`
 */
export async function correctAssociation(
  database: Database,
  staff: StaffActor,
  { id, version, form }: Correction & { readonly id: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = await lockAssociation(transaction, staff, { id, version })
    const chosen = await requireChosen(transaction, form, before.institutionCode)
    const after = { name: form.name, isTrusted: form.isTrusted, ...chosen }
    await transaction
      .update(association)
      .set({ ...after, version: before.version + 1 })
      .where(eq(association.id, id))
    const note = (action: HistoryAction, details?: Readonly<Record<string, string>>) =>
      recordHistory(transaction, {
        associationId: id,
        action,
        actor: { kind: 'staff', userId: staff.userId },
        ...(details && { details }),
      })
    if (before.name !== after.name)
      await note('renamed', { before: before.name, after: after.name })
    if (before.isTrusted !== after.isTrusted)
      await note(after.isTrusted ? 'trusted' : 'not-trusted')
    if (
      before.institutionCode !== after.institutionCode ||
      before.campusId !== after.campusId ||
      before.topicId !== after.topicId
    )
      await note('corrected')
    await recordAction(transaction, staff, {
      action: 'association-corrected',
      subject: { kind: 'association', id },
      before: auditedValues(correctionFields, before),
      after: auditedValues(correctionFields, after),
    })
  })
}
