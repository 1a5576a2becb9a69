import type { Locale } from '@trivsel/content-contract/locales'
import { sql } from 'drizzle-orm'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { writeCsv } from '#ui/data-table/write-csv.ts'
import type { GrantedItem } from '../granted/contract.ts'
import { granted, selectGranted, type Wanted, wantedOf } from '../granted/select-granted.server.ts'

/** All that was granted as a table: what the public page says, and no more. */
export async function writeGrantsFile(
  database: Database,
  wanted: Wanted,
  locale: Locale,
): Promise<string> {
  const items = await selectGranted(
    database,
    sql`select d.id from ${granted} where ${wantedOf(wanted)}`,
  )
  const options = { locale }
  const header = [
    m.grant_openness_year({}, options),
    m.grant_openness_decided({}, options),
    m.grant_openness_to({}, options),
    m.grant_openness_title({}, options),
    m.grant_openness_for({}, options),
    m.grant_openness_type({}, options),
    m.grant_openness_requested_kroner({}, options),
    m.grant_openness_granted_kroner({}, options),
    m.grant_openness_reason({}, options),
  ]
  return writeCsv(
    header,
    items.map((item) => rowOf(item, locale)),
  )
}

const rowOf = (item: GrantedItem, locale: Locale): (string | number)[] => [
  item.year,
  item.decidedOn,
  item.association?.name ?? m.grant_openness_person({}, { locale }),
  item.title,
  item.summary,
  textIn(item.type, locale),
  item.requestedOre / 100,
  item.amountOre / 100,
  item.reasons.map((reason) => textIn(reason, locale)).join(', '),
]
