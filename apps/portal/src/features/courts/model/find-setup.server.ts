import { asc, gt } from 'drizzle-orm'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CourtSetup } from './rules/court-setup.ts'
import {
  court,
  courtCategory,
  courtClosure,
  courtClubHours,
  courtOpening,
  courtPrice,
  courtSetup,
} from './tables.server.ts'

/** The version grows with every change of the setup. */
export async function findSetupVersion(database: Database): Promise<number> {
  const [found] = await database.select({ version: courtSetup.version }).from(courtSetup)
  if (!found) throw new Error('court_setup has no row')
  return found.version
}

/**
 * Reads the setup without closures that are over. The version is read first: when the setup changes
 * during the read, the version is too old, and a booking by it is checked again.
 */
export async function findSetup(database: Database, now: Date): Promise<CourtSetup> {
  const [settings] = await database.select().from(courtSetup)
  if (!settings) throw new Error('court_setup has no row')
  const [centers, categories, courts, openings, prices, clubHours, closures] = await Promise.all([
    database.select().from(sportsCenter).orderBy(asc(sportsCenter.name)),
    database.select().from(courtCategory).orderBy(asc(courtCategory.id)),
    database
      .select()
      .from(court)
      .orderBy(asc(court.categoryId), asc(court.centerId), asc(court.id)),
    database.select().from(courtOpening),
    database.select().from(courtPrice),
    database.select().from(courtClubHours),
    database.select().from(courtClosure).where(gt(courtClosure.endsAt, now)),
  ])
  return {
    ...settings,
    centers: new Map(centers.map(({ id, name }) => [id, name])),
    categories: new Map(categories.map(({ id, name }) => [id, name])),
    courts,
    openings: openings.map(shortenTimes),
    prices: prices.map(shortenTimes),
    clubHours: clubHours.map(shortenTimes),
    closures,
  }
}

/** The database returns `07:30:00`. */
export function shortenTimes<Rule extends { fromTime: string; toTime: string }>(rule: Rule): Rule {
  return { ...rule, fromTime: rule.fromTime.slice(0, 5), toTime: rule.toTime.slice(0, 5) }
}
