import { and, asc, desc, eq, lte, sql } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { MembershipTypes, OfferedType } from './contract.ts'
import type { MembershipTypeForm } from './membership-type.ts'
import { recordAction } from './record-action.server.ts'
import { refuse } from './refuse.server.ts'
import { fitnessMembershipType as type } from './tables.server.ts'

type Row = typeof type.$inferSelect

/** What holds of each code on a day, offered or not. */
const typesOn = (database: Database, today: string) =>
  database
    .selectDistinctOn([type.code])
    .from(type)
    .where(lte(type.validFrom, today))
    .orderBy(type.code, desc(type.validFrom))

/** What can be bought today: that for students first, and by price. */
export async function listOfferedTypes(database: Database, today: string): Promise<OfferedType[]> {
  const rows = await typesOn(database, today)
  return rows
    .filter(({ isOffered }) => isOffered)
    .toSorted(
      (one, other) =>
        Number(other.isForStudents) - Number(one.isForStudents) ||
        (one.payment === other.payment
          ? one.priceOre - other.priceOre
          : one.payment === 'once'
            ? 1
            : -1),
    )
    .map(toOffered)
}

/** @throws {Refusal} `TYPE_NOT_FOUND` */
export async function getOfferedType(
  database: Database,
  code: string,
  today: string,
): Promise<OfferedType> {
  const found = (await listOfferedTypes(database, today)).find((one) => one.code === code)
  if (!found) throw refuse('TYPE_NOT_FOUND')
  return found
}

function toOffered({ nameNo, nameEn, noteNo, noteEn, ...row }: Row): OfferedType {
  const { code, isForStudents, payment, months, priceOre, startFeeOre } = row
  return {
    code,
    name: { no: nameNo, en: nameEn },
    note: { no: noteNo, en: noteEn },
    isForStudents,
    payment,
    months,
    priceOre,
    startFeeOre,
  }
}

/** What a type is called on a day, also when it is not offered any more. */
export async function findTypeName(
  database: Database,
  code: string,
  today: string,
): Promise<{ no: string; en: string } | null> {
  const [found] = await database
    .select({ no: type.nameNo, en: type.nameEn })
    .from(type)
    .where(and(eq(type.code, code), lte(type.validFrom, today)))
    .orderBy(desc(type.validFrom))
    .limit(1)
  return found ?? null
}

/** By code, the newest price of each first. */
export async function listTypes(database: Database): Promise<MembershipTypes> {
  const items = await database.select().from(type).orderBy(asc(type.code), desc(type.validFrom))
  return { items }
}

/** @throws {Refusal} `TYPE_CHANGED`: what stands there is something else than what was seen */
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
      ...(before && { before: audited(before) }),
      after: audited(values),
    })
  })
}

function audited(values: Omit<MembershipTypeForm, 'code' | 'validFrom' | 'version'>) {
  const { nameNo, nameEn, noteNo, noteEn, isForStudents, payment, months, isOffered } = values
  return {
    nameNo,
    nameEn,
    noteNo,
    noteEn,
    isForStudents,
    payment,
    months,
    isOffered,
    membershipPriceOre: values.priceOre,
    startFeeOre: values.startFeeOre,
  }
}
