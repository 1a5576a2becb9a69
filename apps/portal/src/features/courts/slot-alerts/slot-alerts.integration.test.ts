import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { user as account } from '#core/accounts/tables.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { releaseHold, sweepExpiredHolds } from '../holds/change-reservation.server.ts'
import { createHold } from '../holds/create-hold.server.ts'
import { courtClosure, courtReservation, courtSetup } from '../model/tables.server.ts'
import {
  confirm,
  createCourt,
  createHoldParts,
  expire,
  inTwoDays,
  spanOf,
} from '../testing/courts.testing.server.ts'
import { SlotAlerts } from './contract.ts'
import { slotAlertEndpoints as endpoints } from './endpoints.ts'
import { createSlotAlertsApi } from './handlers.server.ts'
import { notifyOfFreeCourts } from './notify-of-free-courts.server.ts'
import { slotAlert } from './tables.server.ts'

const { database } = await createTestDatabase()
const portalUrl = 'http://localhost:3000'
const holding = createHoldParts(database)
const sessions = {
  find: async (request: Request): Promise<SessionUser | null> => {
    const userId = request.headers.get('x-test-user')
    return userId ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' } : null
  },
}
const app = createApi({
  configuration: { PORTAL_URL: portalUrl, TRIVSEL_ENV: 'test' },
  log: createLog('silent'),
}).route('/', createSlotAlertsApi({ ...holding, sessions }))

async function call(user: string, method: string, path: string, body?: object) {
  const answer = await app.request(path, {
    method,
    headers: {
      'x-test-user': user,
      'sec-fetch-site': 'same-origin',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return [answer.status, await answer.json()]
}

type Court = Awaited<ReturnType<typeof createCourt>>
const alertFor = ({ categoryId, courtId }: Court, from = '18:00', to = '19:00', any = false) => ({
  categoryId,
  sportsCenterId: null,
  courtId: any ? null : courtId,
  startTime: inTwoDays(from).toISOString(),
  endTime: inTwoDays(to).toISOString(),
})
const requestAlert = (user: string, body: object) => call(user, 'PUT', endpoints.request.path, body)
const list = async (user: string) => {
  const [, body] = await call(user, 'GET', `${endpoints.list.path}?language=no`)
  return SlotAlerts.parse(body).items
}
const done = [200, {}]
const refused = (status: number, code: string) => [status, { errorMessage: code }]

/** A court that somebody else has booked from six to seven. */
async function takenCourt(from = '18:00', to = '19:00') {
  const court = await createCourt(database)
  return { ...court, holdId: await holdCourt(court, from, to) }
}

async function holdCourt(court: Court, from = '18:00', to = '19:00'): Promise<string> {
  const userId = await createMember(database)
  const outcome = await createHold(holding, { ...spanOf(court, from, to), userId })
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  return outcome.holdId
}

const release = (holdId: string) =>
  database.transaction((transaction) => releaseHold(transaction, holdId))
const notifyMembers = (span?: { from: Date; until: Date }) =>
  notifyOfFreeCourts({ database, portalUrl }, { now: new Date(), span })

async function mailsTo(user: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await database.execute<{ payload: { subject: string; text: string } }>(sql`
    select payload from graphile_worker._private_jobs
     where payload ->> 'to' = ${`${user}@trivsel.example`} order by id`)
  return rows.map(({ payload }) => payload)
}

/** Reads the spans of the jobs that freed units have enqueued. */
async function readQueuedSpans(): Promise<{ from?: string; until?: string }[]> {
  const { rows } = await database.execute<{ payload: { from?: string; until?: string } }>(sql`
    delete from graphile_worker._private_jobs j
     using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'tell-of-free-courts' returning payload`)
  return rows.map(({ payload }) => payload)
}

afterEach(() => database.delete(slotAlert))

describe('requesting a slot alert', () => {
  it('accepts a taken time, and lists it until it is removed', async () => {
    const court = await takenCourt()
    const user = await createMember(database)
    expect(await requestAlert(user, alertFor(court))).toEqual(done)
    expect(await requestAlert(user, alertFor(court))).toEqual(done)
    const [alert, ...others] = await list(user)
    expect(others).toEqual([])
    expect(alert).toMatchObject({
      court: { id: court.courtId },
      sportsCenter: { name: 'Blindern' },
      isNotified: false,
      startTime: inTwoDays('18:00').toISOString(),
    })
    const stranger = await createMember(database)
    const path = endpoints.remove.path.replace(':id', String(alert?.id))
    expect(await call(stranger, 'DELETE', path)).toEqual(done)
    expect(await list(user)).toHaveLength(1)
    expect(await call(user, 'DELETE', path)).toEqual(done)
    expect(await call(user, 'DELETE', path)).toEqual(done)
    expect(await list(user)).toEqual([])
  })

  it('refuses a time that is free or over, and an unknown court', async () => {
    const court = await takenCourt()
    const user = await createMember(database)
    expect(await requestAlert(user, alertFor(court, '20:00', '21:00'))).toEqual(
      refused(409, 'COURT_IS_FREE'),
    )
    expect(await requestAlert(user, { ...alertFor(court), courtId: 999_999 })).toEqual(
      refused(404, 'COURT_NOT_FOUND'),
    )
    const past = {
      startTime: '2026-01-01T10:00:00Z',
      endTime: '2026-01-01T11:00:00Z',
    }
    expect(await requestAlert(user, { ...alertFor(court), ...past })).toEqual(
      refused(409, 'SLOT_IN_THE_PAST'),
    )
  })

  it('is open to members who may book', async () => {
    const court = await takenCourt()
    const nobody = await createMember(database, null)
    expect(await requestAlert(nobody, alertFor(court))).toEqual(refused(403, 'UNKNOWN_CUSTOMER'))
    const blocked = await createMember(database, { isDisqualified: true })
    expect(await requestAlert(blocked, alertFor(court))).toEqual(
      refused(403, 'MEMBERSHIP_DISQUALIFIED'),
    )
  })

  it('stops at the maximum that staff have set, also for concurrent requests', async () => {
    const maxSlotAlerts = 4
    await database.update(courtSetup).set({ maxSlotAlerts, version: sql`version + 1` })
    const court = await createCourt(database)
    const starts = Array.from({ length: maxSlotAlerts + 3 }, (_, index) => {
      const minutes = 8 * 60 + index * 60
      return `${String(minutes / 60).padStart(2, '0')}:00`
    })
    for (const from of starts) await holdCourt(court, from, `${from.slice(0, 2)}:30`)
    const user = await createMember(database)
    const answers = await Promise.all(
      starts.map((from) => requestAlert(user, alertFor(court, from, `${from.slice(0, 2)}:30`))),
    )
    expect(answers.filter(([status]) => status === 200)).toHaveLength(maxSlotAlerts)
    expect(answers.filter(([status]) => status === 409)).toHaveLength(3)
    expect(await list(user)).toHaveLength(maxSlotAlerts)
    const [first] = await list(user)
    const again = { ...alertFor(court), startTime: first?.startTime, endTime: first?.endTime }
    expect(await requestAlert(user, again)).toEqual(done)
  })
})

describe('a member with a slot alert', () => {
  it('gets one mail with a link when the time is free, and may request another alert', async () => {
    const court = await takenCourt()
    const user = await createMember(database)
    await requestAlert(user, alertFor(court))
    expect(await notifyMembers()).toBe(0)
    await release(court.holdId)
    const told = await Promise.all([notifyMembers(), notifyMembers(), notifyMembers()])
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(1)
    const [mail, ...others] = await mailsTo(user)
    expect(others).toEqual([])
    expect(mail?.subject).toContain('Ledig tid: Bane 1')
    expect(mail?.text).toContain('Tiden er ikke holdt av til deg')
    expect(mail?.text).toMatch(
      new RegExp(
        `/trening/haller-og-baner\\?category=${court.categoryId}&.*court=${court.courtId}`,
      ),
    )
    expect(await list(user)).toMatchObject([{ isNotified: true }])
    await holdCourt(court)
    expect(await requestAlert(user, alertFor(court))).toEqual(done)
    expect(await list(user)).toMatchObject([{ isNotified: false }])
  })

  it('is notified about any court when one is free for the whole time', async () => {
    const one = await takenCourt()
    const other = await createCourt(database, { categoryId: one.categoryId, centerId: 7 })
    await holdCourt({ ...other, categoryId: one.categoryId }, '18:30', '19:00')
    const [anywhere, here] = [await createMember(database), await createMember(database)]
    expect(await requestAlert(anywhere, alertFor(one, '18:00', '19:00', true))).toEqual(done)
    const atCenter = { ...alertFor(one, '18:00', '19:00', true), sportsCenterId: 7 }
    expect(await requestAlert(here, atCenter)).toEqual(done)
    await release(one.holdId)
    expect(await notifyMembers()).toBe(1)
    expect(await mailsTo(here)).toEqual([])
    expect((await mailsTo(anywhere))[0]?.text).toContain('Blindern')
  })

  it('is not notified about a time that has started or does not match', async () => {
    const court = await takenCourt()
    const user = await createMember(database)
    await requestAlert(user, alertFor(court))
    await release(court.holdId)
    const later = { from: inTwoDays('19:00'), until: inTwoDays('20:00') }
    expect(await notifyMembers(later)).toBe(0)
    const started = { now: inTwoDays('18:00') }
    expect(await notifyOfFreeCourts({ database, portalUrl }, started)).toBe(0)
    expect(await notifyMembers({ from: inTwoDays('18:30'), until: inTwoDays('19:00') })).toBe(1)
  })

  it('loses the alert with the account', async () => {
    const court = await takenCourt()
    const user = await createMember(database)
    await requestAlert(user, alertFor(court))
    await database.delete(account).where(eq(account.id, user))
    expect(await database.$count(slotAlert, eq(slotAlert.userId, user))).toBe(0)
  })
})

describe('the database enqueues the notification of slot alerts', () => {
  it.each([
    ['is released', release],
    [
      'expires and is swept',
      async (holdId: string) => {
        await expire(database, holdId)
        await sweepExpiredHolds(database)
      },
    ],
    [
      'is booked and cancelled',
      async (holdId: string) => {
        await confirm(database, holdId)
        await database
          .update(courtReservation)
          .set({ state: 'cancelled' })
          .where(eq(courtReservation.id, holdId))
      },
    ],
    [
      'goes with its owner',
      async (holdId: string) => {
        await database.execute(sql`delete from portal.user where id =
          (select user_id from portal.court_reservation where id = ${holdId})`)
      },
    ],
  ])('when a court %s', async (_, free) => {
    const court = await takenCourt()
    await readQueuedSpans()
    await requestAlert(await createMember(database), alertFor(court, '18:30', '19:30'))
    await free(court.holdId)
    const jobs = await readQueuedSpans()
    expect(jobs).toHaveLength(1)
    expect([jobs[0]?.from, jobs[0]?.until].map((at) => new Date(at ?? 0))).toEqual([
      inTwoDays('18:30'),
      inTwoDays('19:00'),
    ])
  })

  it('not when no alert matches the freed units', async () => {
    const court = await takenCourt()
    await readQueuedSpans()
    await holdCourt(court, '16:00', '17:00')
    await requestAlert(await createMember(database), alertFor(court, '16:30', '17:30'))
    await release(court.holdId)
    expect(await readQueuedSpans()).toEqual([])
  })

  it('when a closure is removed', async () => {
    const court = await createCourt(database)
    const [closure] = await database
      .insert(courtClosure)
      .values({
        centerId: court.sportsCenterId,
        courtId: court.courtId,

        startsAt: inTwoDays('12:00'),
        endsAt: inTwoDays('22:00'),

        reason: { no: 'Vask', en: 'Cleaning' },
      })
      .returning({ id: courtClosure.id })
    const user = await createMember(database)
    expect(await requestAlert(user, alertFor(court))).toEqual(done)
    expect(await notifyMembers()).toBe(0)
    await readQueuedSpans()
    await database.delete(courtClosure).where(eq(courtClosure.id, closure?.id ?? 0))
    expect(await readQueuedSpans()).toEqual([{}])
    expect(await notifyMembers()).toBe(1)
    expect(await mailsTo(user)).toHaveLength(1)
  })
})
