import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { type Localized, locales } from '#platform/i18n/localized.ts'
import { type Institution, institutionName } from './institutions.ts'
import { campus, institution } from './tables.server.ts'

/**
 * All institutions in their order. It reads a table of a few dozen rows, which costs what asking for
 * the version of a cached copy would cost, and is right on every instance.
 */
export async function findInstitutions(database: Database): Promise<Institution[]> {
  return database
    .select({
      code: institution.code,
      name: institution.name,
      campus: campus.name,
      depositForm: institution.depositForm,
      isActive: institution.isActive,
    })
    .from(institution)
    .leftJoin(campus, eq(campus.id, institution.campusId))
    .orderBy(asc(institution.position), asc(institution.code))
}

/** One that can be chosen: active, or `current`, which somebody has chosen before and may keep. */
export async function findChoice(
  database: Database,
  code: string,
  current: string | null = null,
): Promise<Institution | undefined> {
  const found = (await findInstitutions(database)).find((one) => one.code === code)
  return found && (found.isActive || code === current) ? found : undefined
}

/** In every language; the code itself if it is unknown. */
export async function findInstitutionName(database: Database, code: string): Promise<Localized> {
  const institutions = await findInstitutions(database)
  const names = locales.map((locale) => [locale, institutionName(institutions, code, locale)])
  return Object.fromEntries(names) as Localized
}
