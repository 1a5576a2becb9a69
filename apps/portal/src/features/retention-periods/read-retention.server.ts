import type { Locale } from '@trivsel/content-contract/locales'
import { type PersonalTable, retentionText } from '#core/personal-data/personal-table.ts'
import { readMonths } from '#core/personal-data/read-months.server.ts'
import type { RetentionStep } from '#core/personal-data/retention.server.ts'
import { retentionPeriod } from '#core/personal-data/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Retention } from './contract.ts'
import { listPeriods } from './list-periods.server.ts'

export type RetentionParts = {
  database: Database
  /** Of all features together. */
  retention: readonly RetentionStep[]
  /** Everything that the portal keeps about people. */
  personalTables: readonly PersonalTable[]
}

export async function readRetention(
  { database, retention, personalTables }: RetentionParts,
  locale: Locale,
): Promise<Retention> {
  const monthsOf = await readMonths(database)
  const rows = await database.select().from(retentionPeriod)
  const versions = new Map(rows.map(({ kind, version }) => [kind, version]))
  return {
    periods: listPeriods(retention).map((period) => ({
      kind: period.kind,
      name: period.name({}, { locale }),
      why: period.why({}, { locale }),
      months: monthsOf(period),
      least: period.least,
      most: period.most,
      version: versions.get(period.kind) ?? 0,
    })),
    data: personalTables.map((table) => ({
      name: table.name({}, { locale }),
      retention: retentionText(table, monthsOf, locale),
    })),
  }
}
