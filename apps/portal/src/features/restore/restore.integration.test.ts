import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { auditEntry } from '#core/audit/tables.server.ts'
import { allocateNumber } from '#core/documents/series/allocate-number.server.ts'
import { type FileStore, FileStoreError } from '#core/files/store/file-store.ts'
import { createLocalStore } from '#core/files/store/local-store.server.ts'
import { currentQuarantine, holdQuarantine } from '#core/quarantine/current-quarantine.server.ts'
import { followQuarantine } from '#core/quarantine/follow-quarantine.server.ts'
import { repeatDeletions, writeNote } from '#core/quarantine/noted-deletions.server.ts'
import { siteRestore } from '#core/quarantine/tables.server.ts'
import { createListener } from '#platform/database/listen.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import { createLog } from '#platform/log.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { readRestores } from './read-restores.server.ts'
import { releaseSite } from './release-site.server.ts'

const { database, pool, url } = await createTestDatabase()
const userId = await createMember(database, null)
const staff = { kind: 'staff', userId, roles: ['admin'], requestId: null } as const
const other = declareTask('other', z.strictObject({}))
const allCompared = { paymentsCompared: true, bankCompared: true, deletionsCompared: true } as const
const empty: FileStore = createLocalStore(`/tmp/none-${randomUUID()}`)

const begin = (backup = '2026-11-30T02:00:00Z') =>
  database.execute(sql`select portal.begin_quarantine(${backup}::timestamptz)`)
const release = (waitingMails: 'dropped' | 'sent' = 'dropped') =>
  releaseSite(database, staff, { ...allCompared, waitingMails })
const jobs = async () =>
  (
    await pool.query('select task_identifier as task from graphile_worker.jobs order by id')
  ).rows.map(({ task }) => task)

beforeEach(async () => {
  await database.delete(siteRestore)
  await database.execute(sql`delete from graphile_worker._private_jobs`)
})
afterEach(() => holdQuarantine(null))

describe('a restored site', () => {
  it('waits until it is released, once', async () => {
    expect((await readRestores(database, empty)).open).toBeNull()
    await begin()
    expect((await readRestores(database, empty)).open).toMatchObject({
      backupStartedAt: '2026-11-30T02:00:00.000Z',
      waitingMails: 0,
      payoutFile: null,
    })
    const outcomes = await Promise.allSettled([release(), release('sent')])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(release()).rejects.toMatchObject({ code: 'NOT_QUARANTINED', status: 409 })
    const view = await readRestores(database, empty)
    expect(view.open).toBeNull()
    expect(view.released).toHaveLength(1)
    const entries = await database.select().from(auditEntry)
    expect(entries.map(({ action }) => action)).toEqual(['restore-released'])
  })

  it('restored twice before it is released, is as old as the older backup', async () => {
    await begin('2026-11-30T02:00:00Z')
    await begin('2026-11-29T02:00:00Z')
    await begin('2026-11-30T03:00:00Z')
    const { open, released } = await readRestores(database, empty)
    expect(open?.backupStartedAt).toBe('2026-11-29T02:00:00.000Z')
    expect(released).toEqual([])
  })

  it.each([
    ['dropped', ['other', 'send-mail', 'repeat-deletions']],
    ['sent', ['send-mail', 'other', 'send-mail', 'repeat-deletions']],
  ] as const)('mails that waited in the backup are %s', async (choice, left) => {
    const mail = { to: 'kari@example.no', subject: 'Hei', text: 'Hei' }
    await enqueueJob(database, sendMail, mail)
    await enqueueJob(database, other, {})
    // Within one millisecond of the restore.
    await database.execute(sql`update graphile_worker._private_jobs
      set created_at = '2026-11-30T09:00:00.000400Z'`)
    await begin()
    await database.update(siteRestore).set({ restoredAt: sql`'2026-11-30T09:00:00.000900Z'` })
    // Of an editor, meanwhile.
    await enqueueJob(database, sendMail, mail)
    expect((await readRestores(database, empty)).open).toMatchObject({
      waitingMails: 1,
      waitingJobs: 1,
    })
    await release(choice)
    expect(await jobs()).toEqual(left)
  })

  it('gives no number again that may have gone out', async () => {
    const given = await database.transaction((transaction) =>
      allocateNumber(transaction, 'card-receipt'),
    )
    const customer = async () =>
      Number(
        (await pool.query(`select nextval('portal.deposit_customer_serial') as serial`)).rows[0]
          .serial,
      )
    const serial = await customer()
    await begin()
    const next = await database.transaction((transaction) =>
      allocateNumber(transaction, 'card-receipt'),
    )
    expect(next - given).toBe(2_001)
    expect((await customer()) - serial).toBe(2_001)
  })

  it('is shown and released while the store of files is away, too', async () => {
    const store: FileStore = {
      ...memoryStore(),
      // biome-ignore lint/correctness/useYield: it fails before there is anything.
      async *list() {
        throw new FileStoreError('away')
      },
    }
    await begin()
    expect((await readRestores(database, store)).open).toMatchObject({
      waitingMails: 0,
      deletedAccounts: null,
    })
    await release()
    expect(await jobs()).toEqual([repeatDeletions.name])
  })

  it('deletes again whom it still knows, and asks the job for it', async () => {
    const store = memoryStore()
    await begin()
    await writeNote(store, { userId, deletedAt: '2026-11-30T02:00:00.000Z' })
    await writeNote(store, { userId: randomUUID(), deletedAt: '2026-11-30T09:00:00.000Z' })
    expect((await readRestores(database, store)).open?.deletedAccounts).toBe(1)
    await writeNote(store, { userId, deletedAt: '2026-11-30T01:59:59.999Z' })
    expect((await readRestores(database, store)).open?.deletedAccounts).toBe(0)
    await release()
    const { rows } = await pool.query(
      `select payload from graphile_worker._private_jobs order by id desc limit 1`,
    )
    expect(rows[0].payload).toEqual({ since: '2026-11-30T02:00:00.000Z' })
    expect(await jobs()).toEqual([repeatDeletions.name])
  })
})

it('every instance follows its begin and its end', async () => {
  const log = createLog('silent')
  const listener = createListener(url, log)
  const changed = vi.fn()
  const ends: (() => void)[] = []
  await begin()
  const load = followQuarantine(
    { database, listener, log, onStop: (end) => ends.push(end) },
    changed,
  )
  try {
    await listener.start()
    await load()
    expect(currentQuarantine()?.backupStartedAt).toEqual(new Date('2026-11-30T02:00:00Z'))
    await release()
    await vi.waitFor(() => expect(currentQuarantine()).toBeNull(), { timeout: 20_000 })
    expect(changed).toHaveBeenCalledOnce()
    await begin()
    await vi.waitFor(() => expect(currentQuarantine()).not.toBeNull(), { timeout: 20_000 })
  } finally {
    for (const end of ends) end()
    await listener.close()
  }
})

function memoryStore(): FileStore {
  const files = new Map<string, Buffer>()
  return {
    put: async (name, bytes) => void files.set(name, Buffer.from(bytes)),
    get: async (name) => files.get(name) ?? null,
    delete: async (name) => void files.delete(name),
    async *list() {
      for (const name of files.keys()) yield { name, storedAt: new Date() }
    },
  }
}
