import { EventEmitter } from 'node:events'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '#platform/api/create-api.server.ts'
import { createListener } from '#platform/database/listen.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createClass, createMembers } from '#testing/group-classes.testing.server.ts'
import { createGroupClassBooking } from '../book/book-group-class.server.ts'
import { unbookGroupClass } from '../book/unbook-group-class.server.ts'
import { createBookingAnnouncer } from '../model/announce-bookings.server.ts'
import type { FigureChange } from './figures.ts'
import { createClassListApi } from './handlers.server.ts'
import { createListFollowers } from './list-followers.server.ts'
import { createGroupClassList } from './list-group-classes.server.ts'

const { database, url } = await createTestDatabase()
const log = createLog('silent')
const listener = createListener(url, log)
const announcer = createBookingAnnouncer({ database, log })
const booking = createGroupClassBooking(database)
const list = createGroupClassList({ database, listener })
const followers = createListFollowers({ list, log })
const api = createApi({
  configuration: { PORTAL_URL: 'http://localhost:3000', TRIVSEL_ENV: 'test' },
  log,
}).route(
  '/',
  createClassListApi({ database, sessions: { find: async () => null }, list, followers }),
)
const server = serve({ fetch: api.fetch, port: 0 })

beforeAll(() => listener.start())
afterAll(async () => {
  followers.stop()
  announcer.stop()
  server.close()
  await listener.close()
})

type ReceivedEvent = { event: string; data: string }

/** A connection, and the events received on it. */
async function openConnection() {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://localhost:${port}/api/frontend/sports/group-exercises/changes`)
  const text = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  const received: ReceivedEvent[] = []
  const ended = (async () => {
    for (let rest = ''; text; ) {
      const { value, done } = await text.read()
      if (done) return
      const parts = (rest + value).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) {
        const event = /^event: (.*)$/m.exec(part)?.[1]
        if (event) received.push({ event, data: /^data: ?(.*)$/m.exec(part)?.[1] ?? '' })
      }
    }
  })()
  return {
    answer,
    ended,
    events: () => received.map(({ event }) => event),
    figures: (classId: number): FigureChange[] =>
      received
        .filter(({ event }) => event === 'figures')
        .flatMap(({ data }) => JSON.parse(data) as FigureChange[])
        .filter(({ id }) => id === classId),
    close: () => text?.cancel(),
  }
}

const withinASecond = { timeout: 1_000, interval: 20 }

describe('an open connection', () => {
  it('receives a booking within a second, and nothing before', async () => {
    const wanted = await createClass(database, { capacity: 1 })
    const connection = await openConnection()
    expect(connection.answer.headers.get('content-type')).toBe('text/event-stream')
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(connection.events()).toEqual([])
    for (const [queueSize, userId] of (await createMembers(database, 2)).entries()) {
      await booking.book({ ...wanted, userId })
      announcer.announce()
      await expect
        .poll(() => connection.figures(wanted.classId), withinASecond)
        .toContainEqual(expect.objectContaining({ isFull: true, queueSize }))
    }
    await connection.close()
  })

  it('receives that a queue has moved when one member leaves it as another joins', async () => {
    const wanted = await createClass(database, { capacity: 1 })
    const [holder = '', leaver = '', stayer = '', comer = ''] = await createMembers(database, 4)
    const book = (userId: string) => booking.book({ ...wanted, userId })
    await book(holder)
    const left = await book(leaver)
    await book(stayer)
    const connection = await openConnection()
    await new Promise((resolve) => setTimeout(resolve, 500))
    if (!('bookingId' in left)) throw new Error('the leaver was refused')
    await Promise.all([
      unbookGroupClass(database, { ...wanted, id: left.bookingId, userId: leaver }),
      book(comer),
    ])
    announcer.announce()
    await expect
      .poll(() => connection.figures(wanted.classId).at(-1), withinASecond)
      .toMatchObject({ queueSize: 2, queueMoved: true })
    await connection.close()
  })

  it('receives that the list has changed', async () => {
    const connection = await openConnection()
    await new Promise((resolve) => setTimeout(resolve, 500))
    await createClass(database)
    await expect.poll(() => connection.events(), { timeout: 2_000 }).toContain('list')
    await connection.close()
  })

  it('ends when the portal stops', async () => {
    const connection = await openConnection()
    followers.stop()
    await connection.ended
  })
})

it('a follower that does not read is disconnected, and the others still receive events', async () => {
  const writes: string[] = []
  const connectionWith = (writableLength: number, name: string) =>
    Object.assign(new EventEmitter(), {
      writableLength,
      write: () => writes.push(`${name} written`) > 0,
      destroy: () => writes.push(`${name} closed`),
      end: () => undefined,
    })
  const own = createListFollowers({ list, log })
  const slow = connectionWith(64 * 1024 + 1, 'slow')
  const quick = connectionWith(64 * 1024, 'quick')
  own.add(slow as never)
  own.add(quick as never)
  await new Promise((resolve) => setTimeout(resolve, 500))
  writes.length = 0
  await createClass(database)
  await expect.poll(() => writes, { timeout: 2_500 }).toEqual(['slow closed', 'quick written'])
  own.stop()
})

it('a call within the process is answered at once', async () => {
  const answer = await api.request('/api/frontend/sports/group-exercises/changes')
  expect([answer.status, await answer.text()]).toEqual([200, ''])
})
