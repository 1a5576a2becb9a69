import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { typeFields } from '../model/setup-fields.ts'
import { fitnessMembershipType as type } from '../model/tables.server.ts'
import type { MembershipTypeForm, MembershipTypes } from './contract.ts'

/** The subject of an entry names the code and the day. */
const { code: _code, validFrom: _validFrom, ...recorded } = typeFields

/** By code, newest price first. */
export async function listTypes(database: Database): Promise<MembershipTypes> {
  const items = await database.select().from(type).orderBy(asc(type.code), desc(type.validFrom))
  return { items }
}

/** @throws {Refusal} `TYPE_CHANGED`: the version differs from the one that was read */
export async function saveType(
  database: Database,
  staff: StaffActor,
  { code, validFrom, version, ...values }: MembershipTypeForm,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const isThis = and(eq(type.code, code), eq(type.validFrom, validFrom))
    const [before] = await transaction.select().from(type).where(isThis).for('update')
    const saved =
      version === 0
        ? await transaction
            .insert(type)
            .values({ code, validFrom, ...values })
            .onConflictDoNothing()
            .returning({ version: type.version })
        : await transaction
            .update(type)
            .set({ ...values, version: sql`${type.version} + 1` })
            .where(and(isThis, eq(type.version, version)))
            .returning({ version: type.version })
    if (saved.length === 0) throw refuse('TYPE_CHANGED')
    await recordAction(transaction, staff, {
      action: 'membership-type-saved',
      subject: { kind: 'membership-type', id: `${code} ${validFrom}` },
      ...(before && { before: auditedValues(recorded, before) }),
      after: auditedValues(recorded, values),
    })
  })
}
