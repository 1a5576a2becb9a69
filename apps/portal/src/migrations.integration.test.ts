import { readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import type { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'

// The generator adds a method to every array, which readers of PDFs in other tests refuse to work with.
Reflect.deleteProperty(Array.prototype, 'random')

const tables = import.meta.glob('./{core,features}/**/tables.server.ts', { eager: true })

/** Renames in migrations are written manually, and the snapshots do not show what a rename leaves behind. */
it('give constraints, indexes, columns and sequences the names that the code describes', async () => {
  const migrated = await createTestDatabase()
  const described = await createTestDatabase()
  const statements = await generateMigration(
    generateDrizzleJson({}, undefined, ['portal']),
    generateDrizzleJson(Object.assign({}, ...Object.values(tables)), undefined, ['portal']),
  )
  await described.database.execute(sql`drop schema portal cascade`)
  await described.database.execute(sql`create schema portal`)
  for (const statement of statements) await described.database.execute(sql.raw(statement))

  const names = await namesIn(described.database)
  expect(names.length).toBeGreaterThan(500)
  const present = new Set(await namesIn(migrated.database))
  expect(names.filter((name) => !present.has(name))).toEqual([])
})

/** Rows of running installations, before a migration and after it. */
it('carry the names and templates of inquiries over, and proposals about them', async () => {
  const { database } = await createTestDatabase()
  const migrate = await emptyDatabase(database)
  await migrate('20261126005500_standard_terms')
  await database.execute(sql`
    insert into portal.inquiry_category (id, name_no, name_en, mailbox)
    values ('housing', 'Bolig', 'Housing', 'bolig@trivsel.example')`)
  await database.execute(sql`
    insert into portal.inquiry_subcategory (category_id, id, name_no, name_en)
    values ('housing', 'key', 'Nøkkel', 'Key')`)
  await database.execute(sql`
    insert into portal.inquiry_template (name, text_no, text_en)
    values ('Nøkkel', 'Hent den.', 'Fetch it.')`)
  await database.execute(sql`
    insert into portal."user" (id, email, email_verified, first_name, last_name)
    values ('kari', 'kari@trivsel.example', true, 'Kari', 'Moen')`)
  const form = { mailbox: 'helse@trivsel.example', role: 'health', responseDays: 2 }
  const before = { seen: null, form: { ...form, nameNo: 'Helse', nameEn: 'Health' } }
  for (const [kind, payload] of [
    ['confidential-category', before],
    ['other', before],
  ] as const)
    await database.execute(sql`
      insert into portal.staff_proposal (kind, subject, payload, proposed_by)
      values (${kind}, 'new', ${JSON.stringify(payload)}::jsonb, 'kari')`)

  await migrate('20261126010500_localized_inquiries')
  const { rows } = await database.execute(sql`
    select name as value from portal.inquiry_category
    union all select name from portal.inquiry_subcategory
    union all select text from portal.inquiry_template`)
  expect(rows.map(({ value }) => value)).toEqual([
    { no: 'Bolig', en: 'Housing' },
    { no: 'Nøkkel', en: 'Key' },
    { no: 'Hent den.', en: 'Fetch it.' },
  ])
  const proposals = await database.execute(
    sql`select payload from portal.staff_proposal order by kind`,
  )
  expect(proposals.rows.map(({ payload }) => payload)).toEqual([
    { seen: null, form: { ...form, name: { no: 'Helse', en: 'Health' } } },
    before,
  ])
})

it('carry the names of membership types over, and of invoices', async () => {
  const { database } = await createTestDatabase()
  const migrate = await emptyDatabase(database)
  await migrate('20261126010500_localized_inquiries')
  await database.execute(sql`
    insert into portal.fitness_membership_type
      (code, valid_from, name_no, name_en, note_no, note_en, is_for_students, payment, months,
       price_ore, start_fee_ore, is_offered)
    values ('STUDENT', '2026-01-01', 'Student "A"', 'Student', 'Frys når du vil', '', true,
      'monthly', 0, 29900, 0, true)`)
  await database.execute(sql`
    insert into portal.fitness_invoice
      (invoice_number, kid, recipient_name, type_name_no, type_name_en, period_start, period_end,
       lines, amount_ore, invoiced_on, due_on)
    values (1, '18', 'Kari Moen', 'Ordinær', 'Ordinary', '2026-12-01', '2026-12-31', '[]', 49900,
      '2026-11-16', '2026-12-01')`)

  await migrate('20261126013000_localized_memberships')
  const types = await database.execute(
    sql`select code, name, note from portal.fitness_membership_type`,
  )
  expect(types.rows).toEqual([
    {
      code: 'STUDENT',
      name: { no: 'Student "A"', en: 'Student' },
      note: { no: 'Frys når du vil', en: '' },
    },
  ])
  const invoices = await database.execute(sql`select kid, type_name from portal.fitness_invoice`)
  expect(invoices.rows).toEqual([{ kid: '18', type_name: { no: 'Ordinær', en: 'Ordinary' } }])
})

type Executor = Pick<ReturnType<typeof drizzle>, 'execute'>

/** Empties a database. @returns a function that migrates it up to and with a migration */
async function emptyDatabase(database: Executor) {
  const read = (file: string) =>
    readFileSync(new URL(`../migrations/${file}`, import.meta.url), 'utf8')
  const { entries } = JSON.parse(read('meta/_journal.json')) as { entries: { tag: string }[] }
  const waiting = entries.map(({ tag }) => tag)
  await database.execute(sql`drop schema portal cascade`)
  await database.execute(sql`create schema portal`)
  return async (last: string) => {
    const until = waiting.indexOf(last) + 1
    for (const tag of waiting.splice(0, until))
      for (const statement of read(`${tag}.sql`).split('--> statement-breakpoint'))
        await database.execute(sql.raw(statement))
  }
}

async function namesIn(database: Executor) {
  const { rows } = await database.execute<{ name: string }>(sql`
    select conrelid::regclass || ' constraint ' || conname as name
      from pg_constraint where connamespace = 'portal'::regnamespace and contype <> 'n'
    union all
    select relkind::text || ' ' || relname from pg_class where relnamespace = 'portal'::regnamespace
    union all
    select attrelid::regclass || '.' || attname || ' ' || format_type(atttypid, atttypmod)
      from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'portal'::regnamespace and relkind = 'r'
       and attnum > 0 and not attisdropped
     order by 1`)
  return rows.map(({ name }) => name)
}
