import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { testEncryption as encryption } from '#testing/accounts.testing.server.ts'
import { kindergartenAbsence, kindergartenPresence } from '../presence/tables.server.ts'
import { kindergartenDepartment } from '../setup/tables.server.ts'
import { absenceKinds } from '../states.ts'
import { seedChildren } from './seed-children.server.ts'
import { seedPresence, termLength } from './seed-presence.server.ts'

const { database } = await createTestDatabase()
/** 11.00 on a Monday in Norway. */
const now = new Date('2026-11-30T10:00:00Z')
await seedChildren({ database, encryption }, now)
await seedPresence(database, now)

const countOf = async (condition: ReturnType<typeof sql>): Promise<number> => {
  const { rows } = await database.execute<{ found: number }>(condition)
  return rows[0]?.found ?? Number.NaN
}

it('no department has more children than places', async () => {
  const { rows } = await database.execute(sql`
    select dept.name from portal.kindergarten_department dept
    join portal.kindergarten_enrolment placed on placed.department_id = dept.id
    group by dept.id having count(*) > dept.places`)
  expect(rows).toEqual([])
  expect(await database.$count(kindergartenDepartment)).toBe(7)
})

it('has a term of opening days, none on a weekend or a closing day', async () => {
  expect(
    await countOf(sql`select count(distinct on_date)::int as found from ${kindergartenPresence}`),
  ).toBe(termLength)
  expect(
    await countOf(sql`select count(*)::int as found from ${kindergartenPresence} here
      join ${kindergartenDepartment} dept on dept.id = here.department_id
      left join portal.kindergarten_closing_day closed
        on closed.kindergarten_id = dept.kindergarten_id and closed.on_date = here.on_date
      where extract(isodow from here.on_date) > 5 or closed.on_date is not null`),
  ).toBe(0)
  // The planning day of August is within the term.
  expect(
    await countOf(sql`select count(*)::int as found from portal.kindergarten_closing_day
      where on_date between (select min(on_date) from ${kindergartenPresence}) and '2026-11-30'`),
  ).toBeGreaterThan(0)
})

it('has each kind of absence, of guardians and of staff, and nobody is here and away at once', async () => {
  const rows = await database.select().from(kindergartenAbsence)
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(absenceKinds))
  expect(rows.some(({ guardianId }) => guardianId === null)).toBe(true)
  expect(
    await countOf(sql`select count(*)::int as found from ${kindergartenPresence} here
      join ${kindergartenAbsence} away on away.child_id = here.child_id and away.kind <> 'late'
        and here.on_date between away.from_on and away.to_on`),
  ).toBe(0)
})

it('marks a few departures that nobody recorded', async () => {
  const forgotten = await database.$count(
    kindergartenPresence,
    eq(kindergartenPresence.departedHow, 'closing-time'),
  )
  expect(forgotten).toBeGreaterThan(3)
  expect(forgotten).toBeLessThan(60)
})

it('no child is there before its place starts', async () => {
  expect(
    await countOf(sql`select count(*)::int as found from ${kindergartenPresence} here
      join portal.kindergarten_enrolment placed on placed.child_id = here.child_id
      where here.on_date < placed.starts_on`),
  ).toBe(0)
})

it('today is as far as the clock: most are here, and nothing is in the future', async () => {
  const today = sql`${kindergartenPresence.onDate} = '2026-11-30'`
  const here = await database.$count(kindergartenPresence, sql`${today} and departed_at is null`)
  expect(here).toBeGreaterThan(50)
  expect(
    await database.$count(kindergartenPresence, sql`greatest(arrived_at, departed_at) > ${now}`),
  ).toBe(0)
  expect(await database.$count(kindergartenAbsence, sql`reported_at > ${now}`)).toBe(0)
  expect(
    await database.$count(kindergartenAbsence, sql`'2026-11-30' between from_on and to_on`),
  ).toBeGreaterThan(0)
})

it('adds nothing the second time, also on a later day', async () => {
  const count = await database.$count(kindergartenPresence)
  expect(count).toBeGreaterThan(5_000)
  await seedPresence(database, new Date('2026-12-03T10:00:00Z'))
  expect(await database.$count(kindergartenPresence)).toBe(count)
})
