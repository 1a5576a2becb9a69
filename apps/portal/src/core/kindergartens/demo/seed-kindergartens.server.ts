import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import {
  kindergarten,
  kindergartenClosingDay,
  kindergartenConsentKind,
  kindergartenDepartment,
  kindergartenEmployee,
  kindergartenLeader,
} from '../setup/tables.server.ts'
import { demoClosingDays } from './demo-closing-days.ts'
import {
  type DemoKindergarten,
  type DemoKindergartenKey,
  demoConsentKinds,
  demoKindergartens,
} from './demo-kindergartens.ts'
import { findDemoAccount } from './find-demo-account.server.ts'

export type SeededDepartment = {
  readonly id: string
  readonly name: string
  readonly places: number
}

export type SeededKindergarten = {
  readonly kindergartenId: string
  /** In the order of `demoKindergartens`. */
  readonly departments: readonly SeededDepartment[]
}

export type SeededKindergartens = {
  readonly kindergartens: Readonly<Record<DemoKindergartenKey, SeededKindergarten>>
  /** In the order that guardians read. */
  readonly consentKindIds: readonly string[]
}

const all = Object.entries(demoKindergartens) as [DemoKindergartenKey, DemoKindergarten][]

/**
 * Adds the kindergartens of the demo with departments, employees, leaders, closing days and kinds of
 * consent, unless they are there: what is built on them calls it for the ids.
 */
export function seedKindergartens(
  database: Database,
  now = new Date(),
): Promise<SeededKindergartens> {
  return database.transaction(async (transaction) => {
    const names = all.map(([, { name }]) => name)
    const isThere = await transaction.$count(kindergarten, inArray(kindergarten.name, names))
    if (isThere === 0) await addAll(transaction, osloDate(now))
    return findAll(transaction)
  })
}

async function addAll(transaction: Database, today: string): Promise<void> {
  for (const [, one] of all) await addOne(transaction, one, today)
  if ((await transaction.$count(kindergartenConsentKind)) === 0)
    await transaction
      .insert(kindergartenConsentKind)
      .values(demoConsentKinds.map((kind, sortOrder) => ({ ...kind, sortOrder })))
}

async function addOne(transaction: Database, one: DemoKindergarten, today: string): Promise<void> {
  const { departments, principal, leaderEmail, ...values } = one
  const [added] = await transaction
    .insert(kindergarten)
    .values(values)
    .returning({ id: kindergarten.id })
  if (!added) throw new Error('the kindergarten was not added')
  const kindergartenId = added.id
  const rows = await transaction
    .insert(kindergartenDepartment)
    .values(departments.map(({ name, places }) => ({ kindergartenId, name, places })))
    .returning({ id: kindergartenDepartment.id, name: kindergartenDepartment.name })
  const idOf = new Map(rows.map(({ id, name }) => [name, id]))
  const account = leaderEmail === null ? null : await findDemoAccount(transaction, leaderEmail)
  await transaction.insert(kindergartenEmployee).values([
    { ...principal, kindergartenId, userId: account },
    ...departments.flatMap(({ name, employees }) =>
      employees.map((employee) => ({
        ...employee,
        kindergartenId,
        departmentId: idOf.get(name) ?? null,
      })),
    ),
  ])
  if (account !== null)
    await transaction.insert(kindergartenLeader).values({ userId: account, kindergartenId })
  await transaction
    .insert(kindergartenClosingDay)
    .values(demoClosingDays(today).map((closing) => ({ kindergartenId, ...closing })))
}

async function findAll(transaction: Database): Promise<SeededKindergartens> {
  const rows = await transaction
    .select({
      kindergartenId: kindergarten.id,
      kindergartenName: kindergarten.name,
      id: kindergartenDepartment.id,
      name: kindergartenDepartment.name,
      places: kindergartenDepartment.places,
    })
    .from(kindergarten)
    .innerJoin(kindergartenDepartment, eq(kindergartenDepartment.kindergartenId, kindergarten.id))
  const kinds = await transaction
    .select({ id: kindergartenConsentKind.id })
    .from(kindergartenConsentKind)
    .orderBy(asc(kindergartenConsentKind.sortOrder), asc(kindergartenConsentKind.id))
  const found = all.map(([key, { name, departments }]): [string, SeededKindergarten] => {
    const own = rows.filter((row) => row.kindergartenName === name)
    return [
      key,
      {
        kindergartenId: own[0]?.kindergartenId ?? '',
        departments: departments.flatMap((department) => {
          const row = own.find((each) => each.name === department.name)
          return row ? [{ id: row.id, name: row.name, places: row.places }] : []
        }),
      },
    ]
  })
  return {
    kindergartens: Object.fromEntries(found) as SeededKindergartens['kindergartens'],
    consentKindIds: kinds.map(({ id }) => id),
  }
}
