import { locales } from '@trivsel/content-contract/locales'
import { getTableName, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { retentionText } from '#core/personal-data/personal-table.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { personalTables } from '../../features.server.ts'

const { database } = await createTestDatabase()

/** Columns that name a person in whatever table. */
const tellingColumns =
  '(^|_)(user|actor|subject|member|person|owner|student|applicant)_(id|key)$|e_?mail|phone|national_id|social_security|birth|first_name|last_name|full_name|account_number|ip_address'

/** They lead to a person only by who founded the association that they are of, or planned the course. */
const ofOthers: readonly string[] = [
  'association_role_type',
  'course_date',
  // Its address and telephone are its own.
  'kindergarten',
  'newsletter_issue',
]

type Column = { table: string; column: string }

async function readColumns(): Promise<Column[]> {
  const { rows } = await database.execute<Column>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'portal' order by table_name, ordinal_position`)
  return rows
}

/** Tables with a foreign key to accounts, or to a table that has one, or with a telling column. */
async function findTablesWithPeople(): Promise<string[]> {
  const { rows } = await database.execute<{ name: string }>(sql`
    with recursive people as (
      select 'portal."user"'::regclass::oid as id
      union
      select conrelid from pg_constraint join people on confrelid = people.id where contype = 'f'
    )
    select relname as name from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace and nspname = 'portal'
    where relkind in ('r', 'p') and (
      pg_class.oid in (select id from people)
      or exists (select from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and attname ~ ${tellingColumns}))
    order by relname`)
  return rows.map(({ name }) => name)
}

const listed = () => personalTables.map(({ table }) => getTableName(table)).sort()

it('lists every table that names people', async () => {
  const found = (await findTablesWithPeople()).filter((name) => !ofOthers.includes(name))
  expect(found.length).toBeGreaterThan(10)
  expect(listed()).toEqual(expect.arrayContaining(found))
  expect(new Set(listed()).size).toBe(listed().length)
})

it('would notice a table that is not listed', async () => {
  await database.execute(sql`
    create table portal.forgotten_payment (payment integer, paid_by text references portal."user"(id))`)
  await database.execute(sql`create table portal.forgotten_case (applicant_id text)`)
  try {
    const found = await findTablesWithPeople()
    expect(found).toEqual(expect.arrayContaining(['forgotten_payment', 'forgotten_case']))
    expect(listed()).not.toEqual(expect.arrayContaining(found))
  } finally {
    await database.execute(sql`drop table portal.forgotten_payment, portal.forgotten_case`)
  }
})

it.each(personalTables.map((personal) => [getTableName(personal.table), personal] as const))(
  'says of every column of %s that the person gets it, or why not',
  async (name, { shown, withheld }) => {
    const columns = (await readColumns())
      .filter(({ table }) => table === name)
      .map(({ column }) => column)
    const declared = [...Object.keys(shown), ...Object.keys(withheld)]
    expect(declared.sort()).toEqual(columns.sort())
  },
)

it('has a name, a period and a reason in both languages', () => {
  for (const table of personalTables)
    for (const locale of locales) {
      const { name, onDeletion, shown } = table
      const reason = onDeletion === 'removed' ? [] : [onDeletion.retainedBecause]
      expect(retentionText(table, ({ months }) => months, locale)).not.toBe('')
      for (const text of [name, ...reason, ...Object.values(shown)])
        expect(text({}, { locale })).not.toBe('')
    }
})
