import { desc, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { mostRedirects } from '../model/limits.ts'
import { leadsOf, lockRedirects, readRedirects } from '../model/save-leads.server.ts'
import { missedAddress, redirect } from '../model/tables.server.ts'
import type { RedirectEdit } from './redirect-forms.ts'
import { saveRedirect } from './save-redirect.server.ts'

const { database } = await createTestDatabase()
const staffId = await createMember(database, null)
const staff = { kind: 'staff', userId: staffId, roles: ['admin'], requestId: null } as const

const save = (edit: RedirectEdit) => saveRedirect(database, staff, edit, 'https://site.example')
const add = (from: string, to: string) => save({ action: 'add', form: { from, to } })
const leads = async () => Object.fromEntries(leadsOf(await readRedirects(database)))
async function seen(from: string) {
  const found = (await readRedirects(database)).find(({ oldAddress }) => oldAddress === from)
  return { id: found?.id ?? 0, version: found?.version ?? 0 }
}
async function lastAudited() {
  const [entry] = await database.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1)
  return entry
}

/** Statements that wait for a lock in this database. */
async function countWaiting() {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_locks
      join pg_database on pg_database.oid = pg_locks.database and datname = current_database()
      where not granted`,
  )
  return rows[0]?.count
}

beforeEach(async () => {
  await database.delete(redirect)
  await database.delete(missedAddress)
})

describe('a redirect', () => {
  it('is saved as addresses are compared, and recorded', async () => {
    await add(' https://gammel.example/Om-Oss/?b=2&a=1#her ', 'https://site.example/ny#der')
    expect(await leads()).toEqual({ '/Om-Oss?a=1&b=2': '/ny#der' })
    expect(await lastAudited()).toMatchObject({
      action: 'redirect-saved',
      actorId: staffId,
      subjectId: '/Om-Oss?a=1&b=2',
      before: null,
      after: { redirectFrom: '/Om-Oss?a=1&b=2', redirectTo: '/ny#der' },
    })
  })

  it('leads on at once, as do those that led to its old address', async () => {
    await add('/b', '/c')
    await add('/a', '/b')
    expect(await leads()).toEqual({ '/a': '/c', '/b': '/c' })
    await add('/c', '/d')
    expect(await leads()).toEqual({ '/a': '/d', '/b': '/d', '/c': '/d' })
    expect((await seen('/b')).version).toBe(2)
    expect(await database.$count(auditEntry)).toBeGreaterThanOrEqual(5)
  })

  it('is changed and removed as it was read', async () => {
    await add('/a', '/b')
    const first = await seen('/a')
    await save({ action: 'change', seen: first, form: { to: '/c' } })
    expect(await leads()).toEqual({ '/a': '/c' })
    expect(await lastAudited()).toMatchObject({
      before: { redirectTo: '/b' },
      after: { redirectTo: '/c' },
    })
    const late: RedirectEdit[] = [
      { action: 'change', seen: first, form: { to: '/d' } },
      { action: 'remove', seen: first },
    ]
    for (const edit of late) await expect(save(edit)).rejects.toThrow('REDIRECT_CHANGED')
    const second = await seen('/a')
    await save({ action: 'remove', seen: second })
    expect(await leads()).toEqual({})
    expect(await lastAudited()).toMatchObject({
      action: 'redirect-removed',
      before: { redirectFrom: '/a', redirectTo: '/c' },
    })
    await expect(save({ action: 'remove', seen: second })).rejects.toThrow('REDIRECT_NOT_FOUND')
  })

  it.each([
    ['there is one from the address', '/a/', '/x', 'REDIRECT_EXISTS'],
    ['the site answers there', '/kontakt', '/x', 'ADDRESS_IN_USE'],
    ['it leads to itself', '/x', '/x?y=1', 'REDIRECT_CIRCLE'],
    ['it leads back', '/b', '/a', 'REDIRECT_CIRCLE'],
  ])('is refused when %s', async (_, from, to, code) => {
    await add('/a', '/b')
    await expect(add(from, to)).rejects.toThrow(code)
    expect(await leads()).toEqual({ '/a': '/b' })
  })

  it('solves the missed address', async () => {
    const days = { firstDay: '2026-11-01', lastDay: '2026-11-02' }
    await database.insert(missedAddress).values([
      { address: '/a', count: 3, ...days },
      { address: '/b', count: 3, ...days },
    ])
    await add('/a', '/ny')
    expect((await database.select().from(missedAddress)).map(({ address }) => address)).toEqual([
      '/b',
    ])
  })

  it('waits for another change, and is refused when both would make a circle', async () => {
    const locked = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const first = database.transaction(async (transaction) => {
      await lockRedirects(transaction)
      await transaction.insert(redirect).values({ oldAddress: '/b', target: '/a' })
      locked.resolve()
      await release.promise
    })
    await locked.promise
    const second = add('/a', '/b').then(
      () => 'saved',
      (error: Error) => error.message,
    )
    await Promise.race([second, vi.waitFor(async () => expect(await countWaiting()).toBe(1))])
    release.resolve()
    await first
    expect(await second).toBe('REDIRECT_CIRCLE')
    expect(await leads()).toEqual({ '/b': '/a' })
  })

  it('is refused when there are as many as there may be', async () => {
    const rows = Array.from({ length: mostRedirects - 1 }, (_, at) => ({
      oldAddress: `/gammel/${at}`,
      target: '/ny',
    }))
    await database.insert(redirect).values(rows)
    await add('/siste', '/ny')
    await expect(add('/en-til', '/ny')).rejects.toThrow('TOO_MANY_REDIRECTS')
    expect(await database.$count(redirect)).toBe(mostRedirects)
  })
})
