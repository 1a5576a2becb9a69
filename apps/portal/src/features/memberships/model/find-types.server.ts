import { and, desc, eq, lte } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import type { OfferedType } from './contract.ts'
import { refuse } from './refuse.server.ts'
import { fitnessMembershipType as type } from './tables.server.ts'

type Row = typeof type.$inferSelect

/** The valid row of each code on a day, whether for sale or not. */
const typesOn = (database: Database, today: string) =>
  database
    .selectDistinctOn([type.code])
    .from(type)
    .where(lte(type.validFrom, today))
    .orderBy(type.code, desc(type.validFrom))

/** The types for sale today: for students first, then by price. */
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

function toOffered(row: Row): OfferedType {
  const { validFrom: _from, isOffered: _isOffered, version: _version, ...offered } = row
  return offered
}

/** The name of a type on a day, also if it is no longer for sale. */
export const findTypeName = async (
  database: Database,
  code: string,
  today: string,
): Promise<Localized | null> => (await findType(database, code, today))?.name ?? null

/** What invoices print of a type on a day, also if it is no longer for sale. */
export async function findType(
  database: Database,
  code: string,
  today: string,
): Promise<{ name: Localized; vatPercent: number } | null> {
  const [found] = await database
    .select({ name: type.name, vatPercent: type.vatPercent })
    .from(type)
    .where(and(eq(type.code, code), lte(type.validFrom, today)))
    .orderBy(desc(type.validFrom))
    .limit(1)
  return found ?? null
}
