import { sql } from 'drizzle-orm'
import { afterAll, expect, it, vi } from 'vitest'
import { createListener, type Listener } from '#platform/database/listen.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createOldAddresses } from '#platform/pages/old-addresses.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { saveRedirect } from '../edit/save-redirect.server.ts'
import { missedAddress, redirect } from '../model/tables.server.ts'
import { flushMissed, followRedirects } from './follow-redirects.server.ts'

const { database, url } = await createTestDatabase()
const staffId = await createMember(database, null)
const staff = { kind: 'staff', userId: staffId, roles: ['admin'], requestId: null } as const
const log = createLog('silent')
const ends: (() => unknown)[] = []
afterAll(async () => {
  for (const end of ends) await end()
})

/** What an instance of the portal has. */
async function startInstance() {
  const listener = createListener(url, log)
  await listener.start()
  const oldAddresses = createOldAddresses({ findRedirect: async () => null })
  const context = {
    database,
    listener,
    log,
    oldAddresses,
    clock: () => new Date('2026-11-27T23:30:00Z'),
    onStop: (end: () => void) => void ends.push(end),
  }
  await followRedirects(context)
  ends.push(() => listener.close())
  await waitUntilListening(listener)
  const find = (pathname: string) => oldAddresses.findTarget({ pathname, search: '' })
  return { context, find, miss: oldAddresses.noteMissed }
}

/** It listens to one channel after the other. */
async function waitUntilListening(listener: Listener) {
  const heard = vi.fn()
  listener.on('redirects_test', heard)
  await vi.waitFor(async () => {
    await database.execute(sql`select pg_notify('redirects_test', '')`)
    expect(heard).toHaveBeenCalled()
  })
}

it('every instance knows a redirect from its start, and each change soon', async () => {
  await database.insert(redirect).values({ oldAddress: '/gammel', target: '/ny' })
  const instances = [await startInstance(), await startInstance()]
  for (const { find } of instances) expect(await find('/gammel')).toBe('/ny')
  const edit = { action: 'add', form: { from: '/eldre', to: '/gammel' } } as const
  await saveRedirect(database, staff, edit, 'https://site.example')
  for (const { find } of instances)
    await vi.waitFor(async () => expect(await find('/eldre')).toBe('/ny'))
})

it('writes what an instance has missed with the day in Norway, and only once', async () => {
  const { context, miss } = await startInstance()
  for (const client of ['one', 'two']) miss({ pathname: '/a', client, isFromOwnPage: false })
  await flushMissed(context)
  await flushMissed(context)
  expect(await database.select().from(missedAddress)).toMatchObject([
    { address: '/a', count: 2, firstDay: '2026-11-28', lastDay: '2026-11-28' },
  ])
})
