import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inArray, sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { createLocalStore } from '#core/files/store/local-store.server.ts'
import { noteDeletion, repeatDeletions } from '#core/quarantine/noted-deletions.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import { deleteAccount } from '#features/privacy/delete-account.server.ts'
import { privacyTasks } from '#features/privacy/jobs.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { personalTables } from '../../features.server.ts'
import { testEncryption as encryption } from '../accounts.testing.server.ts'
import { createMember } from '../group-classes.testing.server.ts'

const { database } = await createTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'trivsel-deletions-'))
afterAll(() => rm(folder, { recursive: true }))
const parts = { database, encryption, personalTables }
const tasks = privacyTasks({
  ...parts,
  files: { store: createLocalStore(folder) },
  retention: [],
  portalUrl: 'http://localhost:3000',
  clock: () => new Date(),
  log: createLog('silent'),
})
const run = (name: string, payload: unknown) =>
  tasks
    .find((task) => task.name === name)
    ?.run(payload, { jobId: '1', signal: AbortSignal.timeout(20_000) })

it('accounts that were deleted after the backup are deleted again, without a mail', async () => {
  const [gone, back, older, blocked] = await Promise.all(
    Array.from({ length: 4 }, () => createMember(database, null)),
  )
  if (!gone || !back || !older || !blocked) throw new Error('there are four members')
  const since = '2026-11-30T02:00:00.000Z'
  for (const userId of [gone, back, blocked])
    await run(noteDeletion.name, { userId, deletedAt: '2026-11-30T08:00:00.000Z' })
  await run(noteDeletion.name, { userId: older, deletedAt: '2026-11-29T08:00:00.000Z' })
  await deleteAccount(parts, gone, { farewell: null })
  await database.insert(staffMember).values({ userId: blocked, roles: ['admin'] })

  await run(repeatDeletions.name, { since })
  await run(repeatDeletions.name, { since })

  const left = await database
    .select({ id: user.id })
    .from(user)
    .where(inArray(user.id, [gone, back, older, blocked]))
  expect(left.map(({ id }) => id).sort()).toEqual([older, blocked].sort())
  const { rows } = await database.execute(
    sql`select from graphile_worker.jobs where task_identifier = 'send-mail'`,
  )
  expect(rows).toHaveLength(0)
})

it('a note goes when no backup is as old', async () => {
  await run(noteDeletion.name, { userId: 'long-ago', deletedAt: '2026-10-01T08:00:00.000Z' })
  const name = 'deleted-account-long-ago'
  expect(await readdir(folder)).toContain(name)
  await utimes(join(folder, name), new Date('2026-10-01'), new Date('2026-10-01'))
  await run('remove-past-data', {})
  expect(await readdir(folder)).not.toContain(name)
})
