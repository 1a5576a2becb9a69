import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { isDatabaseUnavailable } from '#platform/api/database-failure.server.ts'
import { createLog } from '#platform/log.server.ts'
import { connectDatabase } from './database.server.ts'
import { createTestDatabase } from './testing.server.ts'

const { database: other, url } = await createTestDatabase()

it('a connection that is lost between two statements fails the transaction, not the process', async () => {
  const { database, close } = connectDatabase(url, { size: 1, log: createLog('silent') })
  const lost = database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await other.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`)
    // Long enough for the end of the connection to arrive while nothing is asked of it.
    await new Promise((resolve) => setTimeout(resolve, 200))
    await transaction.execute(sql`select 1`)
  })
  await expect(lost).rejects.toThrow()
  const { rows } = await database.execute<{ one: number }>(sql`select 1 as one`)
  expect(rows).toEqual([{ one: 1 }])
  await close()
})

it('a server that may not be written to any more is unavailable, and its connection is closed', async () => {
  const { database, close } = connectDatabase(url, { size: 1, log: createLog('silent') })
  // As on a primary that has become a standby.
  await database.execute(sql`set default_transaction_read_only = on`)
  const write = () =>
    database.transaction((transaction) => transaction.execute(sql`create table written (id int)`))
  const failure = await write().catch((error: unknown) => error)
  expect([isDatabaseUnavailable(failure), String(failure)]).toEqual([
    true,
    expect.stringContaining('Failed query'),
  ])
  // The next one is another, of a server that may.
  await expect(write()).resolves.toBeDefined()
  await close()
})
