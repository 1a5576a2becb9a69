import { and, between, gte, inArray, isNull, lte, ne, sql } from 'drizzle-orm'
import { requireKindergarten } from '#core/kindergartens/access/staff-access.server.ts'
import { kindergartenChild } from '#core/kindergartens/children/tables.server.ts'
import { childNumberLocation } from '#core/kindergartens/field-locations.ts'
import {
  kindergartenAbsence,
  kindergartenPresence,
} from '#core/kindergartens/presence/tables.server.ts'
import { isOpenOn } from '#core/kindergartens/setup/is-open-on.ts'
import { readOpenDays } from '#core/kindergartens/setup/read-open-days.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import { addDays, daysBetween } from '#platform/time/date.ts'
import { isWorkingDay } from '#platform/time/working-days.ts'
import { recordAction } from '../model/record-action.server.ts'
import type { FeeLine } from '../model/rules/calculate-month.ts'
import { lastDayOf } from '../model/rules/month.ts'
import type { FeeExport, MonthQuery } from './contract.ts'
import { readMonth } from './read-month.server.ts'

/**
 * What the municipality asks for: the place of each child, on how many days it was there, and the fee.
 * Only what it needs to find the child and to count: no names. Days are counted on which the kindergarten
 * is open; its closing days are listed with their reasons.
 * @throws {Refusal} `KINDERGARTEN_NOT_FOUND`
 */
export async function exportFees(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  staff: StaffActor,
  { kindergartenId, month }: MonthQuery,
): Promise<FeeExport> {
  return database.transaction(async (transaction) => {
    await requireKindergarten(transaction, staff, kindergartenId)
    const { children } = await readMonth(transaction, { kindergartenId, month })
    const ids = children.map(({ childId }) => childId)
    const facts = await readChildren(transaction, ids)
    const present = await findPresent(transaction, ids, month)
    const absent = await findAbsent(transaction, ids, month)
    const to = lastDayOf(month)
    const openDays = await readOpenDays(transaction, kindergartenId, { from: month, to })
    const countOpen = (days: readonly string[] = []) =>
      days.filter((day) => isOpenOn(day, openDays)).length
    const items = children.flatMap(({ childId, lines }) =>
      lines
        .filter(({ kind }) => kind === 'place')
        .map((place, index) => {
          const meals = lines.find(({ kind, from }) => kind === 'meals' && from === place.from)
          const known = facts.get(childId)
          return {
            nationalId: known?.nationalId
              ? encryption.decrypt(known.nationalId, childNumberLocation(childId))
              : null,
            bornOn: known?.bornOn ?? month,
            from: place.from,
            to: place.to,
            // Once for each child, also where its place was changed within the month.
            daysPresent: index === 0 ? countOpen(present.get(childId)) : 0,
            daysAbsent: index === 0 ? countOpen(absent.get(childId)) : 0,
            daysOpen: countOpen(listDays(place)),
            closingDays: listClosingDays(openDays.closingDays, place),
            ...amountsOf(place),
            mealsOre: meals?.amountOre ?? 0,
          }
        }),
    )
    await recordAction(transaction, staff, {
      action: 'kindergarten-fees-exported',
      subject: { kind: 'kindergarten-run', id: kindergartenId },
      after: { kindergartenMonth: month, kindergartenExported: items.length },
    })
    return { items }
  })
}

type Span = Pick<FeeLine, 'from' | 'to'>

const listDays = ({ from, to }: Span): string[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))

/** Those that would be opening days otherwise. */
const listClosingDays = (closingDays: ReadonlyMap<string, Localized>, span: Span) =>
  listDays(span).flatMap((onDate) => {
    const reason = closingDays.get(onDate)
    return reason && isWorkingDay(onDate) ? [{ onDate, reason }] : []
  })

function amountsOf({ steps = [], amountOre }: FeeLine) {
  const step = (kind: string) => steps.find((one) => one.kind === kind)
  return {
    placePercent: step('place-percent')?.percent ?? 100,
    priceOre: step('price')?.amountOre ?? 0,
    decisionOre: step('decision')?.amountOre ?? 0,
    reference: step('decision')?.reference ?? '',
    siblingPercent: step('sibling')?.percent ?? 0,
    siblingOre: step('sibling')?.amountOre ?? 0,
    feeOre: amountOre,
  }
}

async function readChildren(database: Database, ids: readonly string[]) {
  const { id, bornOn, nationalId } = kindergartenChild
  const rows = await database
    .select({ id, bornOn, nationalId })
    .from(kindergartenChild)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

type Days = ReadonlyMap<string, readonly string[]>

const byChild = (rows: readonly { readonly childId: string; readonly onDate: string }[]): Days =>
  new Map(
    [...Map.groupBy(rows, ({ childId }) => childId)].map(([childId, own]) => [
      childId,
      own.map(({ onDate }) => onDate),
    ]),
  )

async function findPresent(database: Database, ids: readonly string[], month: string) {
  const { childId, onDate } = kindergartenPresence
  const rows = await database
    .selectDistinct({ childId, onDate })
    .from(kindergartenPresence)
    .where(and(inArray(childId, [...ids]), between(onDate, month, lastDayOf(month))))
  return byChild(rows)
}

/** Days that were reported; a late arrival is no absence. */
async function findAbsent(database: Database, ids: readonly string[], month: string) {
  const { childId, kind, fromOn, toOn, withdrawnAt } = kindergartenAbsence
  const last = lastDayOf(month)
  const rows = await database
    .selectDistinct({ childId, onDate: sql<string>`day.on_date::date::text` })
    .from(kindergartenAbsence)
    .innerJoin(
      sql`lateral generate_series(greatest(${fromOn}, ${month}::date),
        least(${toOn}, ${last}::date), '1 day') as day (on_date)`,
      sql`true`,
    )
    .where(
      and(
        inArray(childId, [...ids]),
        ne(kind, 'late'),
        isNull(withdrawnAt),
        lte(fromOn, last),
        gte(toOn, month),
      ),
    )
  return byChild(rows)
}
