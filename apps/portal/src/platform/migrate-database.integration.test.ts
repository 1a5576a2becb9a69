import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { createTestDatabase } from './database/testing.server.ts'
import { migrateDatabase } from './migrate-database.server.ts'

const { url } = await createTestDatabase()
const times = { lockTimeout: 100, pauseBetween: 50, attempts: 3 }
const clients: pg.Client[] = []

afterEach(async () => {
  for (const client of clients.splice(0)) await client.end()
})

/** Somebody who is busy with a table that the migration needs. */
async function occupy(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  clients.push(client)
  await client.query('begin')
  await client.query('lock table portal.migration in access exclusive mode')
  return client
}

it('a migration does not stand in the way of those who wait behind it', async () => {
  await occupy()
  const started = performance.now()
  await expect(migrateDatabase(url, times)).rejects.toMatchObject({ cause: { code: '55P03' } })
  // It lets go between its attempts, and does not wait for ever.
  expect(performance.now() - started).toBeGreaterThan(3 * 100 + 2 * 50 - 10)
})

it('goes on when the table is free', async () => {
  const busy = await occupy()
  const migrating = migrateDatabase(url, { ...times, attempts: 200 })
  await sleep(300)
  await busy.query('commit')
  await migrating
})

it('waits for another instance that migrates, however long that takes', async () => {
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  clients.push(other)
  await other.query('select pg_advisory_lock(7418230)')
  const migrating = migrateDatabase(url, { ...times, attempts: 1 })
  await sleep(300)
  await other.query('select pg_advisory_unlock(7418230)')
  await migrating
})
