import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CalendarSource } from '#core/calendar/calendar-entry.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createClass, createMember, noonInTwoDays } from '#testing/group-classes.testing.server.ts'
import { createGroupClassBooking } from './book/book-group-class.server.ts'
import { unbookGroupClass } from './book/unbook-group-class.server.ts'
import { classEntries } from './calendar/class-entries.server.ts'
import { createCalendarApi } from './calendar/handlers.server.ts'
import { classCalendar } from './calendar/tables.server.ts'
import { groupClass, groupClassBooking } from './model/tables.server.ts'
import { createClassNoticesApi } from './notices/handlers.server.ts'
import { sendDueNotices } from './notices/send-notices.server.ts'
import { signLink } from './notices/sign-link.server.ts'
import { classNotice } from './notices/tables.server.ts'

const { database } = await createTestDatabase()
const encryption = createFieldEncryption(new Map([['test', 'a secret of the test']]))
const portalUrl = 'http://localhost:3000'
const booking = createGroupClassBooking(database)
/** A calendar source of another feature. */
const somethingElse: CalendarSource = async (_, { userId, portalUrl: url }) => [
  {
    uid: `else-${userId}`,
    summary: 'Noe annet',
    location: 'Et annet sted',
    url,

    startsAt: noonInTwoDays(),
    endsAt: noonInTwoDays(),
    isTentative: false,
    description: [],
  },
]
const parts = {
  database,
  encryption,
  portalUrl,
  clock: () => new Date(),
  sessions: {
    find: async (request: Request) => {
      const userId = request.headers.get('x-test-user')
      return userId ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' } : null
    },
  },
}
const app = createApi({
  configuration: { PORTAL_URL: portalUrl, TRIVSEL_ENV: 'test' },
  log: createLog('silent'),
})
  .route('/', createCalendarApi({ ...parts, calendarSources: [classEntries, somethingElse] }))
  .route('/', createClassNoticesApi({ ...parts, announcer: { announce: () => undefined } }))

async function call(method: string, path: string, options: { user?: string; body?: object } = {}) {
  const answer = await app.request(`/api/frontend/${path}`, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(options.user && { 'x-test-user': options.user }),
      ...(options.body && { 'content-type': 'application/json' }),
    },
    ...(options.body && { body: JSON.stringify(options.body) }),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json')
  return { status: answer.status, body: isJson ? JSON.parse(text) : text }
}

async function bookAs(userId: string, wanted: { classId: number; centerId: number }) {
  const outcome = await booking.book({ ...wanted, userId })
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  return outcome.bookingId
}

describe('the calendar', () => {
  const calendar = 'user/sports/calendar'
  const fetchIcs = async (path: string) => {
    const answer = await app.request(path)
    return { status: answer.status, text: await answer.text() }
  }
  const make = async (user: string) =>
    (await call('POST', calendar, { user, body: { language: 'no' } })).body.path as string

  it('has its owner’s bookings, and no bookings of others, of cancelled classes or cancelled ones', async () => {
    const [member, other] = [await createMember(database), await createMember(database)]
    const at = (hours: number) => ({
      startsAt: new Date(noonInTwoDays().getTime() + hours * 3_600_000),
    })
    const [own, cancelled, returned, foreign] = [
      await createClass(database),
      await createClass(database, at(2)),
      await createClass(database, at(4)),
      await createClass(database, at(6)),
    ]
    await bookAs(member, own)
    await bookAs(member, cancelled)
    const id = await bookAs(member, returned)
    await bookAs(other, foreign)
    await database
      .update(groupClass)
      .set({ cancelledAt: sql`now()` })
      .where(sql`id = ${cancelled.classId}`)
    await unbookGroupClass(database, { ...returned, id, userId: member })

    const { status, text } = await fetchIcs(await make(member))
    expect(status).toBe(200)
    expect([...text.matchAll(/UID:group-class-(\d+)@/g)].map(([, uid]) => Number(uid))).toEqual([
      own.classId,
    ])
  })

  it('marks a waiting place, and includes bookings of other features', async () => {
    const wanted = await createClass(database, { capacity: 1 })
    await bookAs(await createMember(database), wanted)
    const member = await createMember(database)
    await bookAs(member, wanted)
    const { text } = await fetchIcs(await make(member))
    const unfolded = text.replaceAll('\r\n ', '')
    expect(unfolded).toMatch(/SUMMARY:I kø: [\s\S]*STATUS:TENTATIVE/)
    expect(unfolded).toContain(`UID:else-${member}@localhost`)
  })

  it('has an address that can be shown again, renewed and removed', async () => {
    const user = await createMember(database)
    expect((await call('GET', calendar, { user })).body).toEqual({ path: null })
    const first = await make(user)
    expect((await call('GET', calendar, { user })).body).toEqual({ path: first })
    const second = await make(user)
    expect(second).not.toBe(first)
    expect((await fetchIcs(first)).status).toBe(404)
    expect((await fetchIcs(second)).status).toBe(200)
    await call('DELETE', calendar, { user })
    expect((await fetchIcs(second)).status).toBe(404)
  })

  it('stores no address in plain text', async () => {
    const path = await make(await createMember(database))
    const token = /calendar\/([\w-]{43})\.ics/.exec(path)?.[1] ?? 'none'
    expect(JSON.stringify(await database.select().from(classCalendar))).not.toContain(token)
  })

  it.each(['x.ics', `${'a'.repeat(43)}.ics`, 'a'.repeat(43)])(
    'there is none at %s',
    async (file) => {
      expect(await call('GET', `sports/calendar/${file}`)).toEqual({
        status: 404,
        body: { errorMessage: 'CALENDAR_NOT_FOUND' },
      })
    },
  )
})

describe('notices', () => {
  const mailsTo = async (userId: string) => {
    const { rows } = await database.execute<{
      payload: { to: string; subject: string; text: string }
    }>(
      sql`select payload from graphile_worker._private_jobs where payload->>'to' = ${`${userId}@trivsel.example`} order by id`,
    )
    return rows.map(({ payload }) => payload)
  }
  const sendNotices = () => sendDueNotices({ database, encryption, portalUrl }, new Date())
  const requestNotice = (user: string, classId: number, kind: string) =>
    call('PUT', 'user/sports/notices', { user, body: { classId, kind } })

  it('are sent once when booking has opened, and not before', async () => {
    const user = await createMember(database)
    const { classId } = await createClass(database, {
      bookingOpensAt: new Date(Date.now() + 60_000),
    })
    expect((await requestNotice(user, classId, 'opening')).status).toBe(200)
    expect((await call('GET', 'user/sports/notices', { user })).body.items).toEqual([
      { classId, kind: 'opening' },
    ])
    await sendNotices()
    expect(await mailsTo(user)).toEqual([])
    await database
      .update(groupClass)
      .set({ bookingOpensAt: sql`now()` })
      .where(sql`id = ${classId}`)
    await Promise.all([sendNotices(), sendNotices(), sendNotices()])
    const mails = await mailsTo(user)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Bookingen er åpen: Rolig yoga / Booking is open: Calm yoga',
    ])
    expect(mails[0]?.text).toContain(`#class-${classId}`)
    expect((await call('GET', 'user/sports/notices', { user })).body.items).toEqual([])
  })

  it('are sent when a place is free, unless the request was cancelled', async () => {
    const [holder, waiting, changed] = [
      await createMember(database),
      await createMember(database),
      await createMember(database),
    ]
    const wanted = await createClass(database, { capacity: 1 })
    const id = await bookAs(holder, wanted)
    await requestNotice(waiting, wanted.classId, 'place')
    await requestNotice(changed, wanted.classId, 'place')
    await call('DELETE', `user/sports/notices?classId=${wanted.classId}&kind=place`, {
      user: changed,
    })
    await sendNotices()
    expect(await mailsTo(waiting)).toEqual([])
    await unbookGroupClass(database, { ...wanted, id, userId: holder })
    await sendNotices()
    await sendNotices()
    expect((await mailsTo(waiting)).map(({ subject }) => subject)).toEqual([
      'Ledig plass: Rolig yoga / A free place: Calm yoga',
    ])
    expect(await mailsTo(changed)).toEqual([])
  })

  it('are not sent for a cancelled class, and cannot be requested for a cancelled, past or unknown one', async () => {
    const user = await createMember(database)
    const { classId } = await createClass(database)
    await requestNotice(user, classId, 'place')
    await database.update(groupClass).set({ cancelledAt: sql`now()` }).where(sql`id = ${classId}`)
    await sendNotices()
    expect(await mailsTo(user)).toEqual([])
    const past = await createClass(database, { startsAt: new Date(Date.now() - 86_400_000) })
    for (const id of [classId, past.classId, 999_999_999])
      expect(await requestNotice(user, id, 'place')).toEqual({
        status: 404,
        body: { errorMessage: 'CLASS_NOT_FOUND' },
      })
  })

  describe('reminders of the deadline', () => {
    const minutes = (count: number) => new Date(Date.now() + count * 60_000)

    /** Changes a booking to one that was made some time ago. */
    async function bookAt(createdAt: Date, userId: string, classId: number): Promise<number> {
      const { rows } = await database.execute<{ id: string }>(sql`
        insert into portal.group_class_booking
          (class_id, user_id, state, seq, starts_at, ends_at, created_at)
        select id, ${userId}, 'booked', next_seq, starts_at, ends_at, ${createdAt.toISOString()}::timestamptz
          from portal.group_class where id = ${classId}
        returning id`)
      return Number(rows[0]?.id)
    }

    /** A class whose deadline is a number of minutes away, booked the day before. */
    async function bookedBefore(minutesToDeadline: number, bookedHoursBefore = 24) {
      const user = await createMember(database)
      const wanted = await createClass(database, { startsAt: minutes(minutesToDeadline + 180) })
      const id = await bookAt(
        minutes(minutesToDeadline - bookedHoursBefore * 60),
        user,
        wanted.classId,
      )
      return { user, id, ...wanted }
    }

    it('are sent once, within the last hour and not in the last minutes', async () => {
      const [early, due, late, fresh] = [
        await bookedBefore(62),
        await bookedBefore(59),
        await bookedBefore(9),
        await bookedBefore(59, 11),
      ]
      await Promise.all([sendNotices(), sendNotices()])
      await sendNotices()
      expect(await mailsTo(due.user)).toHaveLength(1)
      for (const { user } of [early, late, fresh]) expect(await mailsTo(user)).toEqual([])
      expect(await database.$count(classNotice, sql`kind = 'deadline'`)).toBe(1)
    })

    const tokensIn = (text: string) =>
      [...text.matchAll(/\/trening\/timelenke#(\S+)/g)].map(([, token = '']) => token)

    it('have a link that cancels the place, once, and only when it is followed', async () => {
      const { user, id } = await bookedBefore(50)
      await sendNotices()
      const [token = ''] = tokensIn((await mailsTo(user))[0]?.text ?? '')
      const readPurpose = () =>
        call('POST', 'sports/class-link/purpose', { body: { token, language: 'en' } })
      expect((await readPurpose()).body).toMatchObject({
        purpose: 'unbook',
        className: 'Calm yoga',
      })
      expect(await database.$count(groupClassBooking, sql`id = ${id}`)).toBe(1)
      expect((await call('POST', 'sports/class-link', { body: { token } })).status).toBe(200)
      expect(await database.$count(groupClassBooking, sql`id = ${id}`)).toBe(0)
      expect((await call('POST', 'sports/class-link', { body: { token } })).body).toEqual({
        errorMessage: 'BOOKING_NOT_FOUND',
      })
      expect((await readPurpose()).body).toEqual({ errorMessage: 'LINK_NOT_VALID' })
    })

    it('have a link that stops them', async () => {
      const { user } = await bookedBefore(40)
      await sendNotices()
      const [, token = ''] = tokensIn((await mailsTo(user))[0]?.text ?? '')
      for (const _ of [1, 2])
        expect((await call('POST', 'sports/class-link', { body: { token } })).status).toBe(200)
      const next = await createClass(database, { startsAt: minutes(30 + 180 + 120) })
      await bookAt(minutes(-24 * 60), user, next.classId)
      await database
        .update(groupClass)
        .set({ unbookingClosesAt: minutes(30) })
        .where(sql`id = ${next.classId}`)
      await sendNotices()
      expect(await mailsTo(user)).toHaveLength(1)
    })

    it('can be turned off, and on again', async () => {
      const { user } = await bookedBefore(45)
      const set = (isOn: boolean) => call('PUT', 'user/sports/reminders', { user, body: { isOn } })
      const isOn = async () => (await call('GET', 'user/sports/reminders', { user })).body.isOn
      expect(await isOn()).toBe(true)
      expect((await set(false)).status).toBe(200)
      expect((await set(false)).status).toBe(200)
      expect(await isOn()).toBe(false)
      await sendNotices()
      expect(await mailsTo(user)).toEqual([])
      await set(true)
      expect(await isOn()).toBe(true)
      await sendNotices()
      expect(await mailsTo(user)).toHaveLength(1)
      expect((await call('GET', 'user/sports/reminders')).status).toBe(401)
    })

    it('a link for another member’s booking cancels nothing', async () => {
      const { id } = await bookedBefore(45)
      const until = Math.floor(Date.now() / 1_000) + 60
      const permit = { purpose: 'unbook' as const, bookingId: id, userId: 'somebody-else', until }
      const token = signLink(encryption, permit)
      expect((await call('POST', 'sports/class-link', { body: { token } })).body).toEqual({
        errorMessage: 'BOOKING_NOT_FOUND',
      })
      expect(await database.$count(groupClassBooking, sql`id = ${id}`)).toBe(1)
    })
  })
})
