import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { accessLog } from '#core/access-log/tables.server.ts'
import { accountActivity } from '#core/accounts/activity/tables.server.ts'
import { session, user } from '#core/accounts/tables.server.ts'
import { batchSize } from '#core/personal-data/retention.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { importRegistrations } from '#core/semester-registrations/import-registrations.server.ts'
import {
  semesterDelivery,
  semesterRegistration,
} from '#core/semester-registrations/tables.server.ts'
import { staffFactor, staffMember, staffRecoveryCode } from '#core/staff-area/tables.server.ts'
import { classHistory } from '#features/group-classes/model/class-history.ts'
import { removePastData } from '#features/privacy/remove-past-data.server.ts'
import { deleteUnused, warnUnused } from '#features/privacy/unused-accounts.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { personalTables, retention } from '../../features.server.ts'
import { testEncryption } from '../accounts.testing.server.ts'
import { createClass, createMember, readClass } from '../group-classes.testing.server.ts'
import { seedInstitutions } from '../institutions.testing.server.ts'
import { insertBooking } from './booking.testing.server.ts'

const { database } = await createTestDatabase()
await seedInstitutions(database)
const parts = {
  database,
  encryption: testEncryption,
  personalTables,
  retention,
  portalUrl: 'https://trivsel.example',
}
const now = new Date('2026-11-21T02:20:00Z')
const yearLater = (date: Date) => new Date(date.getTime() + 366 * 86_400_000)

const count = async (table: string) => {
  const { rows } = await database.execute<{ count: string }>(
    sql`select count(*) from portal.${sql.identifier(table)}`,
  )
  return Number(rows[0]?.count)
}

describe('data that is past its time', () => {
  it('goes from the access log after two years, in batches, and a second run finds nothing', async () => {
    const subjectId = await createMember(database, null)
    const entry = { subjectId, data: 'national-id', reason: 'own-profile' } as const
    await database
      .insert(accessLog)
      .values(
        Array.from({ length: batchSize + 1 }, () => ({ ...entry, at: new Date('2024-11-20') })),
      )
    await database.insert(accessLog).values({ ...entry, at: new Date('2024-11-21T00:00:00Z') })
    expect((await removePastData(parts, now))['access log']).toBe(batchSize + 1)
    expect(await count('access_log')).toBe(1)
    expect((await removePastData(parts, now))['access log']).toBe(0)
  })

  it('goes from classes a year after them; the numbers of the class stay', async () => {
    const member = await createMember(database)
    const old = await createClass(database, { startsAt: new Date('2025-11-20T10:00:00Z') })
    const young = await createClass(database, { startsAt: new Date('2025-11-21T10:00:00Z') })
    for (const { classId } of [old, young]) await insertBooking(database, classId, member)
    const removed = await removePastData(parts, now)
    expect(removed['bookings of past classes']).toBe(1)
    expect(await readClass(database, old.classId)).toMatchObject({
      booked: [],
      counters: { booked: 1 },
    })
    expect((await readClass(database, young.classId)).booked).toEqual([member])
  })

  it('goes from the history of bookings after a year, which the database holds by itself', async () => {
    const member = await createMember(database)
    const { classId } = await createClass(database)
    await insertBooking(database, classId, member)
    // A clock that is wrong removes nothing that is young.
    const removed = await removePastData(parts, yearLater(new Date()))
    expect(removed['history of bookings']).toBe(0)
    const addEvent = (age: string) =>
      database.execute(sql`
        insert into portal.group_class_booking_event (booking_id, class_id, user_id, kind, happened_at)
        values (0, 0, ${age}, 'booked', now() - ${age}::interval)`)
    await addEvent(`${classHistory.months} months`)
    await addEvent(`${classHistory.months} months -1 hour`)
    await expect(
      database.execute(sql`
        delete from portal.group_class_booking_event
        where user_id = ${`${classHistory.months} months -1 hour`}`),
    ).rejects.toThrow()
    expect((await removePastData(parts, yearLater(new Date())))['history of bookings']).toBe(1)
  })

  it('goes from semester fees after four semesters, and with them their deliveries', async () => {
    const line = { nationalId: '', email: 'student@trivsel.example', isPaid: true }
    await importRegistrations(
      database,
      testEncryption,
      {
        institution: 'BI',
        deliveredBy: 'test',
        lines: [
          { ...line, line: 1, semesterCode: '2024H' },
          { ...line, line: 2, semesterCode: '2025V' },
        ],
      },
      '2025-01-10',
    )
    await database.update(semesterDelivery).set({ deliveredAt: new Date('2024-11-01') })
    await removePastData(parts, now)
    const codes = await database
      .select({ code: semesterRegistration.semesterCode })
      .from(semesterRegistration)
    expect(codes).toEqual([{ code: '2025V' }])
    expect(await count('semester_delivery')).toBe(1)
    await removePastData(parts, yearLater(now))
    expect([await count('semester_registration'), await count('semester_delivery')]).toEqual([0, 0])
  })

  it('goes from former staff, from factors never confirmed and from used codes', async () => {
    const [former, recent, stuck] = [
      await createMember(database, null),
      await createMember(database, null),
      await createMember(database, null),
    ] as const
    await database.insert(staffMember).values([
      { userId: former, roles: ['sports'], endedAt: new Date('2024-11-20') },
      { userId: recent, roles: ['sports'], endedAt: new Date('2024-11-22') },
      { userId: stuck, roles: ['sports'], enrolmentUntil: new Date('2026-11-19') },
    ])
    await database.insert(staffFactor).values({ userId: stuck, secret: 'x' })
    await database.insert(staffRecoveryCode).values([
      { userId: stuck, codeHash: 'old', usedAt: new Date('2026-10-21') },
      { userId: stuck, codeHash: 'used', usedAt: new Date('2026-10-23') },
      { userId: stuck, codeHash: 'new' },
    ])
    await removePastData(parts, now)
    const members = await database.select({ id: staffMember.userId }).from(staffMember)
    expect(members.map(({ id }) => id).sort()).toEqual([recent, stuck].sort())
    expect(await count('staff_factor')).toBe(0)
    expect(await count('staff_recovery_code')).toBe(2)
  })

  it('goes from the queue two weeks after a job has failed for the last time', async () => {
    await database.execute(sql`delete from graphile_worker._private_jobs`)
    await database.execute(sql`
      select graphile_worker.add_job('send-mail', '{"to":"a@b.no"}') from generate_series(1, 3)`)
    await database.execute(sql`
      update graphile_worker._private_jobs j set attempts = v.attempts,
        updated_at = ${now.toISOString()}::timestamptz - make_interval(days => v.age)
      from (select id, (array[25, 25, 3])[row_number() over (order by id)] as attempts,
        (array[15, 13, 15])[row_number() over (order by id)] as age
        from graphile_worker._private_jobs) v where v.id = j.id`)
    const removed = await removePastData(parts, now)
    expect(removed['jobs that failed for the last time']).toBe(1)
  })

  it('is left when the run is ended, and the next run goes on', async () => {
    const ended = AbortSignal.abort(new Error('ended'))
    await expect(removePastData(parts, now, ended)).rejects.toThrow('ended')
    await Promise.all([removePastData(parts, now), removePastData(parts, now)])
  })
})

describe('an account that nobody uses', () => {
  const night = (date: string) => new Date(`${date}T03:30:00Z`)

  async function newUnused(lastUsedOn: string, membership: object | null = null): Promise<string> {
    const userId = await createMember(database, membership)
    await database
      .update(accountActivity)
      .set({ lastUsedOn })
      .where(eq(accountActivity.userId, userId))
    return userId
  }
  const isThere = async (id: string) =>
    (await database.select().from(user).where(eq(user.id, id))).length === 1
  const warnedOn = async (id: string) =>
    (await database.select().from(accountActivity).where(eq(accountActivity.userId, id)))[0]
      ?.warnedOn
  const mailsTo = async (id: string) => {
    const { rows } = await database.execute<{ subject: string; text: string }>(sql`
      select payload ->> 'subject' as subject, payload ->> 'text' as text
      from graphile_worker._private_jobs
      where payload ->> 'to' = ${`${id}@trivsel.example`} order by id`)
    return rows
  }
  afterEach(() => database.delete(user))

  it('is warned once, thirty days before, in the language of its owner', async () => {
    const due = await newUnused('2023-12-21')
    const notYet = await newUnused('2023-12-22')
    await database.insert(profile).values({ userId: due, language: 'en' })
    expect(await warnUnused(parts, night('2026-11-21'))).toBe(1)
    expect(await warnUnused(parts, night('2026-11-21'))).toBe(0)
    expect(await warnedOn(due)).toBe('2026-11-21')
    expect(await warnedOn(notYet)).toBeNull()
    const mails = await mailsTo(due)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('Your account will be deleted in 30 days')
    expect(mails[0]?.text).toContain('21\u00a0December 2026')
    expect(mails[0]?.text).toContain('https://trivsel.example/en/login')
    expect(await mailsTo(notYet)).toEqual([])
  })

  it('is deleted on the day that its owner was notified of, and not the day before', async () => {
    const userId = await newUnused('2023-12-21')
    await warnUnused(parts, night('2026-11-21'))
    expect(await deleteUnused(parts, night('2026-12-20'))).toBe(0)
    expect(await deleteUnused(parts, night('2026-12-21'))).toBe(1)
    expect(await isThere(userId)).toBe(false)
    expect((await mailsTo(userId)).map(({ subject }) => subject)).toEqual([
      'Kontoen din er slettet',
    ])
    expect(await deleteUnused(parts, night('2026-12-21'))).toBe(0)
  })

  it('is never deleted without a warning, however old it is', async () => {
    const userId = await newUnused('2010-01-01')
    expect(await deleteUnused(parts, night('2026-11-21'))).toBe(0)
    expect(await isThere(userId)).toBe(true)
  })

  it('stays when its owner logs in after the warning', async () => {
    const userId = await newUnused('2023-12-21')
    await warnUnused(parts, night('2026-11-21'))
    await database
      .insert(session)
      .values({ id: userId, token: userId, userId, expiresAt: new Date('2099-01-01') })
    const today = new Date().toISOString().slice(0, 10)
    const [activity] = await database.select().from(accountActivity)
    expect(activity).toMatchObject({ warnedOn: null })
    expect(Math.abs(Date.parse(activity?.lastUsedOn ?? '') - Date.parse(today))).toBeLessThan(
      2 * 86_400_000,
    )
    expect(await deleteUnused(parts, night('2026-12-21'))).toBe(0)
  })

  it('stays when its owner logs in at the very moment that it is looked at', async () => {
    const userId = await newUnused('2023-12-21')
    await warnUnused(parts, night('2026-11-21'))
    const { promise: hasLoggedIn, resolve } = Promise.withResolvers<void>()
    const login = database.transaction(async (transaction) => {
      await transaction
        .insert(session)
        .values({ id: userId, token: userId, userId, expiresAt: new Date('2099-01-01') })
      resolve()
      // Long enough for the deletion to start and to wait for the end of this.
      await sleep(500)
    })
    await hasLoggedIn
    const [deleted] = await Promise.all([deleteUnused(parts, night('2026-12-21')), login])
    expect([deleted, await isThere(userId)]).toEqual([0, true])
  })

  it('stays for a membership that runs, and for work in the staff', async () => {
    const member = await newUnused('2020-01-01', {})
    const formerMember = await newUnused('2020-01-01', { endDate: '2026-11-20' })
    const staff = await newUnused('2020-01-01')
    await database.insert(staffMember).values({ userId: staff, roles: ['sports'] })
    expect(await warnUnused(parts, night('2026-11-21'))).toBe(1)
    await database.update(accountActivity).set({ warnedOn: '2026-01-01' })
    expect(await deleteUnused(parts, night('2026-12-21'))).toBe(1)
    expect([await isThere(member), await isThere(staff), await isThere(formerMember)]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('is notified and deleted once when two runs meet', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => newUnused('2023-12-21')))
    const twice = <Result>(run: () => Promise<Result>) => Promise.all([run(), run()])
    const warned = await twice(() => warnUnused(parts, night('2026-11-21')))
    expect(warned[0] + warned[1]).toBe(10)
    const deleted = await twice(() => deleteUnused(parts, night('2026-12-21')))
    expect(deleted[0] + deleted[1]).toBe(10)
    for (const id of ids) expect(await mailsTo(id)).toHaveLength(1)
  })

  it('is known to be used from the moment that it is made', async () => {
    await createMember(database)
    expect(await database.select().from(accountActivity)).toHaveLength(1)
  })
})
