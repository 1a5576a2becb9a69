import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { user as account } from '#core/accounts/tables.server.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { holdUnits } from '../reservations/hold-units.server.ts'
import { releaseHold, sweepExpiredHolds } from '../reservations/move-hold.server.ts'
import { mostWishes } from '../rules/limits.ts'
import { courtClosure, courtReservation } from '../tables.server.ts'
import {
  confirm,
  createCourt,
  createHolding,
  expire,
  inTwoDays,
  spanOf,
} from '../testing/courts.testing.server.ts'
import { CourtWishes } from './contract.ts'
import { wishEndpoints as endpoints } from './endpoints.ts'
import { createWishesApi } from './handlers.server.ts'
import { courtWish } from './tables.server.ts'
import { tellOfFreeCourts } from './tell-of-free-courts.server.ts'

const { database } = await createTestDatabase()
const portalUrl = 'http://localhost:3000'
const holding = createHolding(database)
const sessions = {
  find: async (request: Request): Promise<SessionUser | null> => {
    const userId = request.headers.get('x-test-user')
    return userId ? { sessionId: 'session', userId, firstName: 'Test', lastName: 'Person' } : null
  },
}
const app = createApi({
  configuration: { PORTAL_URL: portalUrl, TRIVSEL_ENV: 'test' },
  log: createLog('silent'),
}).route('/', createWishesApi({ ...holding, sessions }))

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
const wishFor = ({ categoryId, courtId }: Court, from = '18:00', to = '19:00', any = false) => ({
  categoryId,
  sportsCenterId: null,
  courtId: any ? null : courtId,
  startTime: inTwoDays(from).toISOString(),
  endTime: inTwoDays(to).toISOString(),
})
const ask = (user: string, body: object) => call(user, 'PUT', endpoints.ask.path, body)
const list = async (user: string) => {
  const [, body] = await call(user, 'GET', `${endpoints.list.path}?language=no`)
  return CourtWishes.parse(body).items
}
const done = [200, {}]
const refused = (status: number, code: string) => [status, { errorMessage: code }]

/** A court that somebody has from six to seven. */
async function takenCourt(from = '18:00', to = '19:00') {
  const court = await createCourt(database)
  return { ...court, holdId: await take(court, from, to) }
}

async function take(court: Court, from = '18:00', to = '19:00'): Promise<string> {
  const userId = await createMember(database)
  const outcome = await holdUnits(holding, { ...spanOf(court, from, to), userId })
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  return outcome.holdId
}

const release = (holdId: string) =>
  database.transaction((transaction) => releaseHold(transaction, holdId))
const tell = (span?: { from: Date; until: Date }) =>
  tellOfFreeCourts({ database, portalUrl }, { now: new Date(), span })

async function mailsTo(user: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await database.execute<{ payload: { subject: string; text: string } }>(sql`
    select payload from graphile_worker._private_jobs
     where payload ->> 'to' = ${`${user}@trivsel.example`} order by id`)
  return rows.map(({ payload }) => payload)
}

/** What is to be looked at because units were freed. */
async function queued(): Promise<{ from?: string; until?: string }[]> {
  const { rows } = await database.execute<{ payload: { from?: string; until?: string } }>(sql`
    delete from graphile_worker._private_jobs j
     using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'tell-of-free-courts' returning payload`)
  return rows.map(({ payload }) => payload)
}

afterEach(() => database.delete(courtWish))

describe('asking to be told', () => {
  it('is for what is taken, and listed until it is removed', async () => {
    const court = await takenCourt()
    const user = await createMember(database)
    expect(await ask(user, wishFor(court))).toEqual(done)
    expect(await ask(user, wishFor(court))).toEqual(done)
    const [wish, ...others] = await list(user)
    expect(others).toEqual([])
    expect(wish).toMatchObject({
      court: { id: court.courtId },
      sportsCenter: { name: 'Blindern' },
      isTold: false,
      startTime: inTwoDays('18:00').toISOString(),
    })
    const stranger = await createMember(database)
    const path = endpoints.remove.path.replace(':id', String(wish?.id))
    expect(await call(stranger, 'DELETE', path)).toEqual(done)
    expect(await list(user)).toHaveLength(1)
    expect(await call(user, 'DELETE', path)).toEqual(done)
    expect(await call(user, 'DELETE', path)).toEqual(done)
    expect(await list(user)).toEqual([])
  })

  it('is not for what is free, over, or no court', async () => {
    const court = await takenCourt()
    const user = await createMember(database)
    expect(await ask(user, wishFor(court, '20:00', '21:00'))).toEqual(refused(409, 'COURT_IS_FREE'))
    expect(await ask(user, { ...wishFor(court), courtId: 999_999 })).toEqual(
      refused(404, 'COURT_NOT_FOUND'),
    )
    const past = {
      startTime: '2026-01-01T10:00:00Z',
      endTime: '2026-01-01T11:00:00Z',
    }
    expect(await ask(user, { ...wishFor(court), ...past })).toEqual(
      refused(409, 'SLOT_IN_THE_PAST'),
    )
  })

  it('is for members who may book', async () => {
    const court = await takenCourt()
    const nobody = await createMember(database, null)
    expect(await ask(nobody, wishFor(court))).toEqual(refused(403, 'UNKNOWN_CUSTOMER'))
    const blocked = await createMember(database, { isDisqualified: true })
    expect(await ask(blocked, wishFor(court))).toEqual(refused(403, 'MEMBERSHIP_DISQUALIFIED'))
  })

  it('is for so many times and no more, however many are asked for at once', async () => {
    const court = await createCourt(database)
    const starts = Array.from({ length: mostWishes + 3 }, (_, index) => {
      const minutes = 8 * 60 + index * 60
      return `${String(minutes / 60).padStart(2, '0')}:00`
    })
    for (const from of starts) await take(court, from, `${from.slice(0, 2)}:30`)
    const user = await createMember(database)
    const answers = await Promise.all(
      starts.map((from) => ask(user, wishFor(court, from, `${from.slice(0, 2)}:30`))),
    )
    expect(answers.filter(([status]) => status === 200)).toHaveLength(mostWishes)
    expect(answers.filter(([status]) => status === 409)).toHaveLength(3)
    expect(await list(user)).toHaveLength(mostWishes)
    const [first] = await list(user)
    const again = { ...wishFor(court), startTime: first?.startTime, endTime: first?.endTime }
    expect(await ask(user, again)).toEqual(done)
  })
})

describe('whoever waits', () => {
  it('is told once by mail when it can be had, with the way there, and may ask again', async () => {
    const court = await takenCourt()
    const user = await createMember(database)
    await ask(user, wishFor(court))
    expect(await tell()).toBe(0)
    await release(court.holdId)
    const told = await Promise.all([tell(), tell(), tell()])
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
    expect(await list(user)).toMatchObject([{ isTold: true }])
    await take(court)
    expect(await ask(user, wishFor(court))).toEqual(done)
    expect(await list(user)).toMatchObject([{ isTold: false }])
  })

  it('for any court is told when one of them can be had for all of the time', async () => {
    const one = await takenCourt()
    const other = await createCourt(database, { categoryId: one.categoryId, centerId: 7 })
    await take({ ...other, categoryId: one.categoryId }, '18:30', '19:00')
    const [anywhere, here] = [await createMember(database), await createMember(database)]
    expect(await ask(anywhere, wishFor(one, '18:00', '19:00', true))).toEqual(done)
    const atCenter = { ...wishFor(one, '18:00', '19:00', true), sportsCenterId: 7 }
    expect(await ask(here, atCenter)).toEqual(done)
    await release(one.holdId)
    expect(await tell()).toBe(1)
    expect(await mailsTo(here)).toEqual([])
    expect((await mailsTo(anywhere))[0]?.text).toContain('Blindern')
  })

  it('for a time that has begun, or that lies elsewhere, is not told', async () => {
    const court = await takenCourt()
    const user = await createMember(database)
    await ask(user, wishFor(court))
    await release(court.holdId)
    const later = { from: inTwoDays('19:00'), until: inTwoDays('20:00') }
    expect(await tell(later)).toBe(0)
    const begun = { now: inTwoDays('18:00') }
    expect(await tellOfFreeCourts({ database, portalUrl }, begun)).toBe(0)
    expect(await tell({ from: inTwoDays('18:30'), until: inTwoDays('19:00') })).toBe(1)
  })

  it('is forgotten with the account', async () => {
    const court = await takenCourt()
    const user = await createMember(database)
    await ask(user, wishFor(court))
    await database.delete(account).where(eq(account.id, user))
    expect(await database.$count(courtWish, eq(courtWish.userId, user))).toBe(0)
  })
})

describe('the database has those looked at who wait', () => {
  it.each([
    ['is given up', release],
    [
      'expires and is swept',
      async (holdId: string) => {
        await expire(database, holdId)
        await sweepExpiredHolds(database)
      },
    ],
    [
      'is booked and given back',
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
    await queued()
    await ask(await createMember(database), wishFor(court, '18:30', '19:30'))
    await free(court.holdId)
    const jobs = await queued()
    expect(jobs).toHaveLength(1)
    expect([jobs[0]?.from, jobs[0]?.until].map((at) => new Date(at ?? 0))).toEqual([
      inTwoDays('18:30'),
      inTwoDays('19:00'),
    ])
  })

  it('and not when nobody waits for what is freed', async () => {
    const court = await takenCourt()
    await queued()
    await take(court, '16:00', '17:00')
    await ask(await createMember(database), wishFor(court, '16:30', '17:30'))
    await release(court.holdId)
    expect(await queued()).toEqual([])
  })

  it('when a closure is taken away', async () => {
    const court = await createCourt(database)
    const [closure] = await database
      .insert(courtClosure)
      .values({
        centerId: court.sportsCenterId,
        courtId: court.courtId,

        startsAt: inTwoDays('12:00'),
        endsAt: inTwoDays('22:00'),

        reasonNo: 'Vask',
        reasonEn: 'Cleaning',
      })
      .returning({ id: courtClosure.id })
    const user = await createMember(database)
    expect(await ask(user, wishFor(court))).toEqual(done)
    expect(await tell()).toBe(0)
    await queued()
    await database.delete(courtClosure).where(eq(courtClosure.id, closure?.id ?? 0))
    expect(await queued()).toEqual([{}])
    expect(await tell()).toBe(1)
    expect(await mailsTo(user)).toHaveLength(1)
  })
})
