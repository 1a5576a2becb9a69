import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createClass, createMember } from '#testing/group-classes.testing.server.ts'
import { insertBooking } from '#testing/privacy/booking.testing.server.ts'
import { createGroupClassBooking } from '../book/book-group-class.server.ts'
import { findBookingEligibility } from '../book/find-booking-eligibility.server.ts'
import {
  groupClassAttendance,
  groupClassBlock,
  groupClassSettings,
} from '../model/tables.server.ts'
import { blockMember } from './block-member.server.ts'
import { markAttendance } from './mark-attendance.server.ts'
import { auditOf, trainer } from './staff.testing.server.ts'
import { unblockMember } from './unblock-member.server.ts'

const { database } = await createTestDatabase()
const { book } = createGroupClassBooking(database)
const day = 86_400_000
const refusedWith = (code: string) => expect.objectContaining({ code })

/** A class that started a number of days ago, in which the member had a place. */
async function pastClass(userId: string, days: number): Promise<number> {
  const startsAt = new Date(Date.now() - days * day)
  const { classId } = await createClass(database, { startsAt })
  await insertBooking(database, classId, userId)
  return classId
}

async function noShow(userId: string, days: number): Promise<number> {
  const classId = await pastClass(userId, days)
  await markAttendance(database, trainer, { classId, userId, mark: 'no-show' })
  return classId
}

async function isBlocked(userId: string): Promise<boolean> {
  const outcome = await book({ ...(await createClass(database)), userId })
  return 'refusal' in outcome && outcome.refusal === 'USER_BLOCKED'
}

async function countBlockMails(userId: string): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::integer as count
      from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      join portal.group_class_block b on b.id = (job.payload ->> 'blockId')::bigint
     where task.identifier = 'group-class-member-blocked' and b.user_id = ${userId}`)
  return rows[0]?.count ?? 0
}

describe('no-shows', () => {
  it('block a member when there are two in thirty days, and the member is notified', async () => {
    const userId = await createMember(database)
    await noShow(userId, 20)
    expect((await findBookingEligibility(database, userId)).noShows.count).toBe(1)
    expect(await isBlocked(userId)).toBe(false)
    await noShow(userId, 1)
    expect(await isBlocked(userId)).toBe(true)
    expect(await countBlockMails(userId)).toBe(1)
    const [block] = await database
      .select({
        cause: groupClassBlock.cause,
        days: sql<number>`round(extract(epoch from ends_at - starts_at) / 86400)::integer`,
      })
      .from(groupClassBlock)
      .where(eq(groupClassBlock.userId, userId))
    expect(block).toEqual({ cause: 'no-shows', days: 30 })
    expect((await auditOf(database, 'sports-member', userId)).at(-1)).toMatchObject({
      action: 'attendance-marked',
      before: { attendance: null },
      after: { attendance: 'no-show', blockedUntil: expect.any(String) },
    })
  })

  it('do not block when they are thirty-one days apart, or when the second one attended', async () => {
    const apart = await createMember(database)
    await noShow(apart, 32)
    await noShow(apart, 1)
    expect(await isBlocked(apart)).toBe(false)
    const came = await createMember(database)
    await noShow(came, 2)
    const classId = await pastClass(came, 1)
    await markAttendance(database, trainer, { classId, userId: came, mark: 'attended' })
    expect(await isBlocked(came)).toBe(false)
  })

  it('count once each: a block that was lifted does not come back with the next one', async () => {
    const userId = await createMember(database)
    await noShow(userId, 3)
    await noShow(userId, 2)
    await unblockMember(database, trainer, { userId, reason: 'Var syk' })
    await noShow(userId, 1)
    expect(await isBlocked(userId)).toBe(false)
    expect((await findBookingEligibility(database, userId)).noShows.count).toBe(1)
  })

  it('that are corrected lift the block they led to, and the other one counts again', async () => {
    const userId = await createMember(database)
    await noShow(userId, 2)
    const classId = await noShow(userId, 1)
    expect(await isBlocked(userId)).toBe(true)
    await markAttendance(database, trainer, { classId, userId, mark: 'attended' })
    expect(await isBlocked(userId)).toBe(false)
    await markAttendance(database, trainer, { classId, userId, mark: 'no-show' })
    expect(await isBlocked(userId)).toBe(true)
  })

  it('marked twice by a phone that lost the answer count once', async () => {
    const userId = await createMember(database)
    const classId = await pastClass(userId, 1)
    await Promise.all(
      Array.from({ length: 6 }, () =>
        markAttendance(database, trainer, { classId, userId, mark: 'no-show' }),
      ),
    )
    expect(await isBlocked(userId)).toBe(false)
    expect(await auditOf(database, 'sports-member', userId)).toHaveLength(1)
  })

  it('follow the limits in the settings', async () => {
    const userId = await createMember(database)
    await database.update(groupClassSettings).set({ noShowLimit: 1, blockDays: 7 })
    await noShow(userId, 1)
    await database.update(groupClassSettings).set({ noShowLimit: 2, blockDays: 30 })
    expect(await isBlocked(userId)).toBe(true)
  })
})

describe('marking is refused and nothing is stored', () => {
  it('before the class starts, for a cancelled class and without a place', async () => {
    const userId = await createMember(database)
    const mark = (classId: number, who = userId) =>
      markAttendance(database, trainer, { classId, userId: who, mark: 'no-show' })
    const coming = await createClass(database)
    await insertBooking(database, coming.classId, userId)
    await expect(mark(coming.classId)).rejects.toEqual(refusedWith('CLASS_NOT_STARTED'))
    const startsAt = new Date(Date.now() - day)
    const cancelled = await createClass(database, { startsAt, cancelledAt: new Date() })
    await insertBooking(database, cancelled.classId, userId)
    await expect(mark(cancelled.classId)).rejects.toEqual(refusedWith('CLASS_NOT_STARTED'))
    const past = await createClass(database, { startsAt })
    await expect(mark(past.classId)).rejects.toEqual(refusedWith('MEMBER_NOT_BOOKED'))
    await insertBooking(database, past.classId, userId, 'queued')
    await expect(mark(past.classId)).rejects.toEqual(refusedWith('MEMBER_NOT_BOOKED'))
    await expect(mark(past.classId, 'nobody')).rejects.toEqual(refusedWith('MEMBER_NOT_FOUND'))
    await expect(mark(Number.MAX_SAFE_INTEGER)).rejects.toEqual(refusedWith('CLASS_NOT_FOUND'))
    const ofMember = eq(groupClassAttendance.userId, userId)
    expect(await database.$count(groupClassAttendance, ofMember)).toBe(0)
    expect(await auditOf(database, 'sports-member', userId)).toEqual([])
  })
})

describe('staff', () => {
  it('block a member with a reason, and lift the block with another', async () => {
    const userId = await createMember(database)
    await blockMember(database, trainer, { userId, reason: 'Ødela utstyr', endsAt: null })
    expect(await isBlocked(userId)).toBe(true)
    expect(await countBlockMails(userId)).toBe(1)
    await unblockMember(database, trainer, { userId, reason: 'Har erstattet det' })
    expect(await isBlocked(userId)).toBe(false)
    expect(await auditOf(database, 'sports-member', userId)).toEqual([
      {
        action: 'booking-blocked',
        before: null,
        after: { blockReason: 'Ødela utstyr', blockedUntil: null },
      },
      {
        action: 'booking-unblocked',
        before: { blockedUntil: [null] },
        after: { blockReason: 'Har erstattet det' },
      },
    ])
  })

  it('cannot block until a past instant, lift a block that does not exist, or block an unknown member', async () => {
    const userId = await createMember(database)
    const past = { userId, reason: 'X', endsAt: new Date(Date.now() - 1_000) }
    await expect(blockMember(database, trainer, past)).rejects.toEqual(
      refusedWith('BLOCK_ENDS_IN_THE_PAST'),
    )
    await expect(unblockMember(database, trainer, { userId, reason: 'X' })).rejects.toEqual(
      refusedWith('MEMBER_NOT_BLOCKED'),
    )
    await expect(
      unblockMember(database, trainer, { userId: 'nobody', reason: 'X' }),
    ).rejects.toEqual(refusedWith('MEMBER_NOT_FOUND'))
    expect(await database.$count(groupClassBlock, eq(groupClassBlock.userId, userId))).toBe(0)
  })
})
