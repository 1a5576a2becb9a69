import { and, desc, eq, sql } from 'drizzle-orm'
import { refuseKindergarten } from '#core/kindergartens/refuse.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { breaksConstraint } from '#platform/database/breaks-constraint.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseMoney } from '../model/refuse.server.ts'
import { kindergartenPrice } from '../model/tables.server.ts'
import type { PriceForm, Prices } from './contract.ts'

export async function listPrices(database: Database): Promise<Prices> {
  const items = await database
    .select()
    .from(kindergartenPrice)
    .orderBy(desc(kindergartenPrice.validFrom))
  return { items }
}

/**
 * Adds a price, or changes one. What is invoiced stays: a preview of those months says what differs.
 * @throws {Refusal} `PRICE_MONTH_TAKEN`; `KINDERGARTEN_CHANGED`: somebody else has saved it
 */
export async function savePrice(
  database: Database,
  staff: StaffActor,
  { id, version, ...price }: PriceForm & { id: string },
): Promise<void> {
  const values = { ...price, freeMonths: [...price.freeMonths].sort((one, other) => one - other) }
  try {
    await database.transaction(async (transaction) => {
      const saved =
        version === 0
          ? await transaction
              .insert(kindergartenPrice)
              .values({ id, ...values })
              .onConflictDoNothing({ target: kindergartenPrice.id })
              .returning({ id: kindergartenPrice.id })
          : await transaction
              .update(kindergartenPrice)
              .set({ ...values, version: sql`${kindergartenPrice.version} + 1` })
              .where(and(eq(kindergartenPrice.id, id), eq(kindergartenPrice.version, version)))
              .returning({ id: kindergartenPrice.id })
      if (saved.length === 0) throw refuseKindergarten('KINDERGARTEN_CHANGED')
      await recordAction(transaction, staff, {
        action: 'kindergarten-price-saved',
        subject: { kind: 'kindergarten-price', id: values.validFrom },
        after: {
          kindergartenPlaceOre: values.placeOre,
          kindergartenMealsOre: values.mealsOre,
          kindergartenSecondPercent: values.secondPercent,
          kindergartenLaterPercent: values.laterPercent,
          kindergartenFreeMonths: values.freeMonths.join(', '),
          kindergartenPartialMonth: values.partialMonth,
          kindergartenDaysToPay: values.daysToPay,
        },
      })
    })
  } catch (error) {
    if (breaksConstraint(error, 'kindergarten_price_from')) throw refuseMoney('PRICE_MONTH_TAKEN')
    throw error
  }
}
