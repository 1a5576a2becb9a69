import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import {
  court,
  courtCategory,
  courtClubHours,
  courtOpening,
  courtPrice,
} from '../model/tables.server.ts'
import { clubHours, courtCategories, courts, openings, prices } from './courts.ts'

/** Adds the demo's courts when there are none. The centres are those of the group classes. */
export async function seedCourts(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    if ((await transaction.$count(court)) > 0) return
    const centers = new Set((await transaction.select().from(sportsCenter)).map(({ id }) => id))
    const { id, name } = courtCategory
    const made = await transaction
      .insert(courtCategory)
      .values(courtCategories.map((category) => ({ name: category })))
      .returning({ id, name })
    const categories = new Map(made.map((category) => [category.name.no, category.id]))
    const ids = new Map<string, number>()
    for (const { key, category, ...values } of courts) {
      const categoryId = categories.get(category)
      if (categoryId === undefined || !centers.has(values.centerId)) continue
      const [added] = await transaction
        .insert(court)
        .values({ ...values, categoryId })
        .returning({ id: court.id })
      if (added) ids.set(key, added.id)
    }
    const existing = openings.filter(({ centerId }) => centers.has(centerId))
    if (existing.length > 0) await transaction.insert(courtOpening).values(existing)
    for (const { category, ...values } of prices) {
      const categoryId = categories.get(category)
      if (categoryId !== undefined)
        await transaction.insert(courtPrice).values({ ...values, categoryId })
    }
    for (const { court: key, ...values } of clubHours) {
      const courtId = ids.get(key)
      if (courtId !== undefined)
        await transaction.insert(courtClubHours).values({ ...values, courtId })
    }
  })
}
