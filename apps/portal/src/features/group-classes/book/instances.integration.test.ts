import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createClass, createMembers, readClass } from '#testing/group-classes.testing.server.ts'
import { groupClassBooking } from '../model/tables.server.ts'
import type { Acknowledged, RushOrder } from './book-in-a-rush.testing.ts'

const { database, url } = await createTestDatabase()
const capacity = 50
const instances = 3
const membersOfEach = 400
const killedAfter = 120
const script = fileURLToPath(new URL('book-in-a-rush.testing.ts', import.meta.url))

function startInstance(order: RushOrder) {
  const { NODE_OPTIONS: _, ...env } = process.env
  const child: ChildProcess = spawn(process.execPath, [script, JSON.stringify(order)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  })
  const acknowledged: Acknowledged[] = []
  const lines = createInterface({ input: child.stdout ?? process.stdin })
  lines.on('line', (line) => acknowledged.push(JSON.parse(line)))
  const ended = Promise.all([once(child, 'exit'), once(lines, 'close')])
  return { child, acknowledged, ended, lines }
}

it('three instances book one class, one is killed: acknowledged bookings are stored in order and without gaps', async () => {
  const wanted = await createClass(database, { capacity })
  const members = await createMembers(database, instances * membersOfEach)
  const running = Array.from({ length: instances }, (_, index) =>
    startInstance({
      url,
      ...wanted,
      userIds: members.slice(index * membersOfEach, (index + 1) * membersOfEach),
    }),
  )
  const [victim] = running
  if (!victim) throw new Error('nothing runs')
  victim.lines.on('line', () => {
    if (victim.acknowledged.length === killedAfter) victim.child.kill('SIGKILL')
  })
  const ends = await Promise.all(running.map(({ ended }) => ended))
  expect(ends.map(([[code, signal]]) => signal ?? code)).toEqual(['SIGKILL', 0, 0])

  const { booked, queued, counters } = await readClass(database, wanted.classId)
  expect(booked).toHaveLength(capacity)
  expect(counters).toEqual({ booked: capacity, queued: queued.length })
  // Requests that the killed process had sent without an answer may be stored or not; all others are.
  const total = booked.length + queued.length
  expect(total).toBeGreaterThanOrEqual((instances - 1) * membersOfEach + killedAfter)
  expect(total).toBeLessThan(instances * membersOfEach)
  const { rows } = await database.execute<{ id: string; user_id: string }>(sql`
    select id, user_id from ${groupClassBooking} where class_id = ${wanted.classId}`)
  const bookingOf = new Map(rows.map((row) => [row.user_id, Number(row.id)]))
  const placeOf = new Map([
    ...booked.map((userId) => [userId, 0] as const),
    ...queued.map((userId, index) => [userId, index + 1] as const),
  ])
  for (const { userId, bookingId, queuePosition } of running.flatMap((one) => one.acknowledged))
    expect([userId, bookingOf.get(userId), placeOf.get(userId)]).toEqual([
      userId,
      bookingId,
      queuePosition,
    ])
  const { rows: seqs } = await database.execute<{ gaps: number }>(sql`
    select (max(seq) - min(seq) + 1 - count(*))::integer as gaps
      from ${groupClassBooking} where class_id = ${wanted.classId}`)
  expect(seqs).toEqual([{ gaps: 0 }])
}, 60_000)
