import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { migrateDatabase } from '../migrate-database.server.ts'
import { functionFiles, functionName } from './apply-functions.server.ts'
import { createTestDatabase } from './testing.server.ts'

const { database, url } = await createTestDatabase()

it('every function of the portal has its file, and every file its function', async () => {
  const { rows } = await database.execute<{ name: string }>(sql`
    select proname as name from pg_proc where pronamespace = 'portal'::regnamespace order by proname`)
  expect(rows.map(({ name }) => name)).toEqual(functionFiles().map(functionName).sort())
})

it('the files say what a function does, whatever it did before', async () => {
  const read = async () => {
    const { rows } = await database.execute<{ text: string }>(sql`
      select prosrc as text from pg_proc
      where oid = 'portal.announce_group_classes'::regproc`)
    return rows[0]?.text
  }
  const before = await read()
  await database.execute(sql`
    create or replace function portal.announce_group_classes() returns trigger
    language plpgsql as 'begin return null; end'`)
  expect(await read()).not.toBe(before)
  await migrateDatabase(url)
  expect(await read()).toBe(before)
})
