import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  addAssociation,
  addContact,
  addMember,
  addRole,
} from '#core/associations/associations.testing.server.ts'
import { findWelcomes } from '#core/associations/find-welcome.server.ts'
import { countOpenEvents } from '#core/associations/open-events.server.ts'
import { readAssociationSettings } from '#core/associations/settings.server.ts'
import {
  association,
  associationHistory,
  associationMember,
} from '#core/associations/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import { createPublicEvents } from '#core/public-events/public-events.server.ts'
import { placeQuestion } from '#core/questions/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import { findPublicEvent } from './calendar/find-public-event.server.ts'
import { associationEventSource } from './calendar/public-event-source.server.ts'
import { changeEvent } from './manage/change-event.server.ts'
import { createEvents, type Who } from './manage/create-events.server.ts'
import type { EventForm, PlacesForm } from './manage/event-form.ts'
import { listOwnEvents } from './manage/list-own-events.server.ts'
import { readEvent } from './manage/read-event.server.ts'
import { removeEvent } from './manage/remove-event.server.ts'
import { associationEvent } from './model/tables.server.ts'
import { callOffEvents } from './publish/call-off-events.server.ts'
import { decideEvents } from './publish/decide-events.server.ts'
import { listStaffEvents } from './publish/list-staff-events.server.ts'
import { publishEvents } from './publish/publish-events.server.ts'

const { database } = await createTestDatabase({ size: 8 })
const now = new Date('2027-03-01T12:00:00Z')
const parts = { database, portalUrl: 'https://portal.example' }

async function person(): Promise<string> {
  const one = buildPerson({ membership: null })
  return (await seedPeople(database, [one])).get(one.email) ?? ''
}

/** An association with somebody who holds its events. */
async function board(values: Parameters<typeof addAssociation>[1] = {}) {
  const { id: associationId } = await addAssociation(database, { isTrusted: true, ...values })
  const userId = await person()
  await addRole(database, { associationId, userId, kind: 'event' })
  return { associationId, userId, now }
}

const places: PlacesForm = {
  capacity: 10,
  membersFirstDays: 0,
  closesHours: 2,
  payMinutes: 15,
  promotedHours: 24,
  memberPriceOre: 0,
  priceOre: 0,
  refundHours: 24,
  lateRefundPercent: 0,
  answerDays: 14,
  questions: [],
}
const question = {
  id: null,
  text: { no: 'Allergier?', en: '' },
  kind: 'text' as const,
  options: [],
  isRequired: false,
  isSensitive: true,
}
const event = (changes: Partial<EventForm> = {}): EventForm => ({
  title: { no: 'Quiz', en: '' },
  text: { no: 'Kom.', en: '' },
  place: 'Kantinen, Blindern',
  link: null,
  languages: ['no'],
  startDay: '2027-03-25',
  startTime: '18:00',
  endDay: '2027-03-25',
  endTime: '20:00',
  audience: 'all',
  places: null,
  ...changes,
})
const add = (who: Who, form = event(), days = [form.startDay], publish = true) =>
  createEvents(database, who, { event: form, days, publish })

const rowsOf = (associationId: string) =>
  database
    .select()
    .from(associationEvent)
    .where(eq(associationEvent.associationId, associationId))
    .orderBy(associationEvent.startsAt)

/** Somebody has a place, as one who has booked has. */
async function book(eventId: string, state: 'booked' | 'waiting' = 'booked'): Promise<void> {
  await database.insert(place).values({
    offerId: eventId,
    userId: await person(),
    state,
    waitingBecause: state === 'waiting' ? 'full' : null,
    isFirstPool: false,
    priceOre: 0,
  })
  if (state === 'booked')
    await database
      .update(placeOffer)
      .set({ taken: sql`${placeOffer.taken} + 1` })
      .where(eq(placeOffer.id, eventId))
}

/** Where it was before, of each mail about a change. */
async function newsOf(eventId: string): Promise<(string | null)[]> {
  const { rows } = await database.execute<{ before: string | null }>(sql`
    select payload -> 'change' -> 'before' ->> 'place' as before
    from graphile_worker._private_jobs
    join ${place} p on p.id::text = payload ->> 'placeId'
    where p.offer_id = ${eventId} and payload -> 'change' is not null`)
  return rows.map(({ before }) => before)
}

async function mailsAbout(id: string): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(*)::int as count from graphile_worker._private_jobs
    where payload ->> 'text' like ${`%${id}%`}`)
  return rows[0]?.count ?? 0
}

describe('a board', () => {
  it('adds a series at the same time of the clock, each with places and questions of its own', async () => {
    const who = await board()
    const form = event({ places: { ...places, questions: [question] } })
    await add(who, form, ['2027-04-01', '2027-03-25'])
    const rows = await rowsOf(who.associationId)
    expect(rows.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2027-03-25T17:00:00.000Z',
      '2027-04-01T16:00:00.000Z',
    ])
    expect(new Set(rows.map(({ seriesId }) => seriesId)).size).toBe(1)
    for (const { id } of rows) {
      const open = await readEvent(database, who, id)
      expect(open.event.places).toMatchObject({ capacity: 10, closesHours: 2 })
      expect(open.event.places?.questions).toHaveLength(1)
    }
  })

  it('adds all of a series or nothing', async () => {
    const who = await board()
    await expect(add(who, event(), ['2027-02-28', '2027-03-25'])).rejects.toMatchObject({
      code: 'EVENT_IN_PAST',
    })
    expect(await rowsOf(who.associationId)).toEqual([])
  })

  it('publishes at once where it is trusted, is looked at elsewhere, and not while inactive', async () => {
    expect((await add(await board())).state).toBe('published')
    expect((await add(await board({ isTrusted: false }))).state).toBe('waiting')
    const asleep = await board({ state: 'inactive', stateReason: 'not-confirmed' })
    await expect(add(asleep)).rejects.toMatchObject({ code: 'ASSOCIATION_STATE' })
    const draft = await add(asleep, event(), ['2027-03-25'], false)
    const seen = { eventId: draft.id, version: 1, scope: 'one' } as const
    await expect(publishEvents(database, asleep, seen)).rejects.toMatchObject({
      code: 'ASSOCIATION_STATE',
    })
  })

  it('is of that association: strangers, former leaders and other boards find nothing', async () => {
    const who = await board()
    const { id } = await add(who)
    const change = { eventId: id, event: event(), version: 1, scope: 'one' } as const
    for (const other of [await board(), { ...(await board()), associationId: who.associationId }])
      await expect(changeEvent(database, other, change)).rejects.toMatchObject({ status: 404 })
    const former = await person()
    const { associationId } = who
    await addRole(
      database,
      { associationId, userId: former, kind: 'leader' },
      { endsOn: '2027-02-28' },
    )
    await expect(readEvent(database, { ...who, userId: former }, id)).rejects.toMatchObject({
      code: 'ASSOCIATION_NOT_FOUND',
    })
    const treasurer = await person()
    await addRole(database, { associationId, userId: treasurer, kind: 'treasurer' })
    await expect(listOwnEvents(database, { ...who, userId: treasurer })).rejects.toMatchObject({
      code: 'ASSOCIATION_RIGHT_MISSING',
    })
  })
})

describe('a change', () => {
  it('leaves as many places as are taken, and says how many', async () => {
    const who = await board()
    const { id } = await add(who, event({ places }))
    await book(id)
    await book(id)
    const change = { eventId: id, version: 1, scope: 'one' } as const
    const smaller = (capacity: number) => event({ places: { ...places, capacity } })
    await expect(
      changeEvent(database, who, { ...change, event: smaller(1) }),
    ).rejects.toMatchObject({
      code: 'EVENT_BELOW_TAKEN',
      details: { taken: 2, startsAt: '2027-03-25T17:00:00.000Z' },
    })
    await expect(changeEvent(database, who, { ...change, event: event() })).rejects.toMatchObject({
      code: 'EVENT_HAS_BOOKINGS',
    })
    await changeEvent(database, who, { ...change, event: smaller(2) })
    expect((await readEvent(database, who, id)).event.places?.capacity).toBe(2)
  })

  it('of time or place is told to those who come or wait, and another one is not', async () => {
    const who = await board()
    const { id } = await add(who, event({ places }))
    await book(id)
    await book(id, 'waiting')
    const change = { eventId: id, scope: 'one' } as const
    const text = event({ places, text: { no: 'Ny tekst', en: '' } })
    expect(await changeEvent(database, who, { ...change, event: text, version: 1 })).toMatchObject({
      told: 0,
    })
    const moved = event({ places, place: 'Aulaen' })
    expect(await changeEvent(database, who, { ...change, event: moved, version: 2 })).toMatchObject(
      {
        told: 2,
      },
    )
    expect(await newsOf(id)).toEqual([event().place, event().place])
  })

  it.each<[string, Partial<EventForm>, boolean]>([
    ['the start', { startTime: '17:30' }, true],
    ['the end', { endTime: '21:00' }, true],
    ['the meeting place', { place: 'Aulaen' }, true],
    ['the text and the link', { text: { no: 'Nytt', en: '' }, link: 'https://x.example' }, false],
    ['the questions', { places: { ...places, questions: [question] } }, false],
  ])(
    'of %s decides whether those who have a place may cancel free of charge',
    async (_, changes, isFree) => {
      const who = await board()
      const { id } = await add(who, event({ places }))
      await book(id)
      await book(id, 'waiting')
      const save = (version: number, form: EventForm) =>
        changeEvent(database, who, { eventId: id, scope: 'one', version, event: form })
      // One place more: who waits gets it in the same step, at the new time.
      const grown = { ...places, ...changes.places, capacity: 2 }
      await database.update(placeOffer).set({ capacity: 1 }).where(eq(placeOffer.id, id))
      await save(1, event({ ...changes, places: grown }))
      const read = () =>
        database
          .select({ movedAt: place.movedAt, state: place.state })
          .from(place)
          .where(eq(place.offerId, id))
          .orderBy(place.number)
      const [first, promoted] = await read()
      expect(first?.movedAt).toEqual(isFree ? expect.any(Date) : null)
      expect(promoted).toEqual({ movedAt: null, state: 'booked' })
      // Taken back to how it was, the right stays.
      await save(2, event({ places: { ...places, capacity: 2 } }))
      expect((await read())[0]?.movedAt).toEqual(first?.movedAt)
    },
  )

  it('of its texts waits for staff again where the board is not trusted, until somebody has booked', async () => {
    const who = await board({ isTrusted: false })
    const { id } = await add(who, event({ places }))
    const publish = () =>
      database
        .update(associationEvent)
        .set({ state: 'published', publishedAt: now })
        .where(eq(associationEvent.id, id))
    await publish()
    const save = (version: number, changes: Partial<EventForm>) =>
      changeEvent(database, who, {
        eventId: id,
        version,
        scope: 'one',
        event: event({ places, ...changes }),
      })
    expect((await readEvent(database, who, id)).isApprovedAnew).toBe(true)
    expect((await save(1, { endTime: '21:00' })).state).toBe('published')
    expect((await save(2, { title: { no: 'Fest', en: '' } })).state).toBe('waiting')
    await expect(findPublicEvent(database, id)).rejects.toMatchObject({ status: 404 })
    await publish()
    await book(id)
    expect((await readEvent(database, who, id)).isApprovedAnew).toBe(false)
    expect((await save(3, { place: 'Aulaen' })).state).toBe('published')
  })

  it('is not overwritten: of two at once one is told', async () => {
    const who = await board()
    const { id } = await add(who)
    const save = (place: string) =>
      changeEvent(database, who, { eventId: id, event: event({ place }), version: 1, scope: 'one' })
    const outcomes = await Promise.allSettled([save('A'), save('B')])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'EVENT_CHANGED' },
    })
  })

  it('of those that follow moves each by as many days, and keeps answers of its questions', async () => {
    const who = await board()
    const form = event({ places: { ...places, questions: [question] } })
    await add(who, form, ['2027-03-18', '2027-03-25', '2027-04-01'])
    const [first, second, third] = await rowsOf(who.associationId)
    const questionsOf = (id = '') =>
      database.select().from(placeQuestion).where(eq(placeQuestion.offerId, id))
    const [ownQuestion] = await questionsOf(second?.id)
    const before = await questionsOf(third?.id)
    const kept = { ...question, id: ownQuestion?.id ?? '' }
    const added = { ...question, text: { no: 'Alder?', en: '' } }
    await changeEvent(database, who, {
      eventId: second?.id ?? '',
      version: 1,
      scope: 'following',
      event: event({
        startDay: '2027-03-26',
        startTime: '19:00',
        endDay: '2027-03-27',
        endTime: '01:00',
        places: { ...places, questions: [added, kept] },
      }),
    })
    const rows = await rowsOf(who.associationId)
    expect(
      rows.map(({ startsAt, endsAt }) => [startsAt.toISOString(), endsAt.toISOString()]),
    ).toEqual([
      [first?.startsAt.toISOString(), first?.endsAt.toISOString()],
      ['2027-03-26T18:00:00.000Z', '2027-03-27T00:00:00.000Z'],
      ['2027-04-02T17:00:00.000Z', '2027-04-02T23:00:00.000Z'],
    ])
    const after = await questionsOf(third?.id)
    expect(after).toHaveLength(2)
    expect(after.map(({ id }) => id)).toContain(before[0]?.id)
  })

  it('takes no question of another event', async () => {
    const who = await board()
    const { id } = await add(who, event({ places }))
    const stolen = event({ places: { ...places, questions: [{ ...question, id: randomUUID() }] } })
    await expect(
      changeEvent(database, who, { eventId: id, event: stolen, version: 1, scope: 'one' }),
    ).rejects.toMatchObject({ code: 'QUESTION_NOT_FOUND' })
  })
})

describe('what is published', () => {
  it('is called off and not removed; those who come are told, and its page says why', async () => {
    const who = await board()
    const { id } = await add(who, event({ places }))
    await book(id)
    const seen = { eventId: id, version: 1, scope: 'one' } as const
    await expect(removeEvent(database, who, seen)).rejects.toMatchObject({ code: 'EVENT_STATE' })
    const calledOff = await callOffEvents(database, who, { ...seen, reason: 'Syk' })
    expect(calledOff).toEqual({ state: 'called-off', events: 1, told: 1 })
    expect(await findPublicEvent(database, id)).toMatchObject({ calledOff: 'Syk' })
    const [offer] = await database.select().from(placeOffer).where(eq(placeOffer.id, id))
    expect(offer).toMatchObject({ calledOffAt: expect.any(Date), taken: 0 })
    await expect(
      callOffEvents(database, who, { ...seen, version: 2, reason: 'Igjen' }),
    ).rejects.toMatchObject({ code: 'EVENT_STATE' })
  })

  it('is read by everybody; drafts and what waits are not', async () => {
    const who = await board()
    const draft = await add(who, event(), ['2027-03-25'], false)
    await expect(findPublicEvent(database, draft.id)).rejects.toMatchObject({ status: 404 })
    await removeEvent(database, who, { eventId: draft.id, version: 1, scope: 'one' })
    expect(await rowsOf(who.associationId)).toEqual([])
  })

  it('and open to all counts for the mark of an association, by days in Norway', async () => {
    const who = await board()
    await add(who, event({ startTime: '00:00' }), ['2027-04-01'])
    await add(who, event({ audience: 'members' }))
    const count = async (from: string, until: string) =>
      (await countOpenEvents(database, { associationIds: [who.associationId], from, until })).get(
        who.associationId,
      )
    expect(await count('2027-03-01', '2027-03-31')).toBeUndefined()
    expect(await count('2027-04-01', '2027-04-30')).toBe(1)
  })
})

it('keeps the mark of an association while it holds open events, and calling one off loses it', async () => {
  const who = await board()
  const { associationId } = who
  const { welcomeMembers } = await readAssociationSettings(database)
  for (let joined = 0; joined < welcomeMembers; joined += 1)
    await addMember(database, { associationId, userId: await person() })
  await database
    .update(associationMember)
    .set({ joinedAt: new Date('2027-02-20T12:00:00Z') })
    .where(eq(associationMember.associationId, associationId))
  const ahead = await add(who)
  await database
    .update(associationEvent)
    .set({
      startsAt: new Date('2027-02-20T17:00:00Z'),
      endsAt: new Date('2027-02-20T19:00:00Z'),
    })
    .where(eq(associationEvent.id, (await add(who, event(), ['2027-03-26'])).id))
  const hasMark = async () =>
    (await findWelcomes(database, [{ id: associationId, isOpenToAll: true }], now)).get(
      associationId,
    )?.hasMark
  expect(await hasMark()).toBe(true)
  const seen = { eventId: ahead.id, version: 1, scope: 'one', reason: 'Syk' } as const
  await callOffEvents(database, who, seen)
  expect(await hasMark()).toBe(false)
})

describe('staff', () => {
  const actor = (userId: string): StaffActor => ({
    kind: 'staff',
    userId,
    roles: ['caseworker'],
    requestId: 'request',
  })
  const approve = { version: 1, decision: 'approve', reason: '', now } as const

  it('decide about a series at once, which is audited and mailed to the board', async () => {
    const who = await board({ isTrusted: false })
    const { id } = await add(who, event(), ['2027-03-25', '2027-04-01'])
    const waiting = (await listStaffEvents(database, now)).waiting.filter(
      ({ association: { id: of } }) => of === who.associationId,
    )
    expect(waiting).toMatchObject([{ id, dates: [expect.any(String), expect.any(String)] }])
    const staff = actor(await person())
    expect(await decideEvents(parts, staff, { ...approve, eventId: id })).toEqual({ events: 2 })
    expect((await rowsOf(who.associationId)).map(({ state }) => state)).toEqual([
      'published',
      'published',
    ])
    expect(await mailsAbout(id)).toBe(1)
    const entries = await database.select().from(auditEntry).where(eq(auditEntry.subjectId, id))
    expect(entries.map(({ action }) => action)).toEqual(['association-event-approved'])
    const history = await database
      .select()
      .from(associationHistory)
      .where(eq(associationHistory.associationId, who.associationId))
    expect(history.map(({ action }) => action)).toEqual(['event-sent', 'event-approved'])
  })

  it('send back with a reason; the board changes it and sends it again', async () => {
    const who = await board({ isTrusted: false })
    const { id } = await add(who)
    const staff = actor(await person())
    const sentBack = { ...approve, decision: 'send-back', reason: 'Hvor?', eventId: id } as const
    await decideEvents(parts, staff, sentBack)
    expect(await readEvent(database, who, id)).toMatchObject({
      state: 'sent-back',
      reason: 'Hvor?',
    })
    await expect(
      decideEvents(parts, staff, { ...approve, eventId: id, version: 2 }),
    ).rejects.toMatchObject({ code: 'EVENT_STATE' })
    const again = await publishEvents(database, who, { eventId: id, version: 2, scope: 'one' })
    expect(again.state).toBe('waiting')
  })

  it('decide nothing for an association to which they belong', async () => {
    const who = await board({ isTrusted: false })
    const { id } = await add(who)
    const member = await person()
    await addMember(database, { associationId: who.associationId, userId: member })
    const contact = await person()
    await addContact(database, who.associationId, contact)
    for (const userId of [who.userId, member, contact])
      await expect(
        decideEvents(parts, actor(userId), { ...approve, eventId: id }),
      ).rejects.toMatchObject({ code: 'OWN_CASE' })
    expect((await rowsOf(who.associationId))[0]?.state).toBe('waiting')
  })
})

describe('the event calendar', () => {
  it('has what is published and not over, by place, and pages of it with nothing twice', async () => {
    await database.delete(associationEvent)
    const who = await board()
    for (const title of ['A', 'B', 'C'])
      await add(who, event({ title: { no: title, en: '' }, place: 'Aulaen' }))
    await add(who, event(), ['2027-03-26'])
    await add(who, event(), ['2027-03-27'], false)
    const calendar = createPublicEvents(database, [associationEventSource])
    const wanted = { locale: 'en', endsFrom: now, place: null } as const
    const starts = await calendar.starts(wanted)
    expect(starts).toHaveLength(4)
    const one = await calendar.list(wanted, starts, { from: 0, to: 2 })
    const two = await calendar.list(wanted, starts, { from: 2, to: 4 })
    expect(new Set([...one, ...two].map(({ id }) => id)).size).toBe(4)
    expect(one[0]).toMatchObject({ lang: 'nb', place: 'Aulaen', isCalledOff: false })
    expect(await calendar.starts({ ...wanted, place: 'blindern' })).toHaveLength(1)
    const later = { ...wanted, endsFrom: new Date('2027-03-26T00:00:00Z') }
    expect(await calendar.starts(later)).toHaveLength(1)
    await database
      .update(association)
      .set({ state: 'inactive', stateReason: 'not-confirmed' })
      .where(eq(association.id, who.associationId))
    expect(await calendar.starts(wanted)).toHaveLength(4)
  })
})
