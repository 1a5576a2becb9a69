import { randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { demoPeople } from '#core/memberships/demo/people.server.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import { placeQuestion } from '#core/questions/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { locales } from '#platform/i18n/localized.ts'
import { addDays } from '#platform/time/date.ts'
import { addDaysByWallTime, osloDate } from '#platform/time/oslo.ts'
import { placeTimesFrom, spanFrom } from '../model/event-times.server.ts'
import { eventPlaceKind } from '../model/place-kind.ts'
import { associationEvent } from '../model/tables.server.ts'
import { type DemoEvent, demoEvents } from './demo-events.ts'

/** Adds the events of the demo to its associations, unless there are events. */
export async function seedAssociationEvents(database: Database, now = new Date()): Promise<void> {
  await database.transaction(async (transaction) => {
    const slugs = [...new Set(demoEvents.map(({ by }) => by))]
    const found = await transaction
      .select({ id: association.id, slug: association.slug })
      .from(association)
      .where(inArray(association.slug, slugs))
    const ids = new Map(found.map(({ id, slug }) => [slug, id]))
    const known = await transaction.$count(
      associationEvent,
      inArray(associationEvent.associationId, [...ids.values()]),
    )
    if (known > 0) return
    const people = await findPeople(transaction)
    for (const event of demoEvents) {
      const associationId = ids.get(event.by)
      const seriesId = event.times ? randomUUID() : null
      for (let week = 0; associationId && week < (event.times ?? 1); week += 1)
        await addEvent(transaction, event, { associationId, seriesId, week, people, now })
    }
    // Those who publish without approval are the ones whose events wait for nobody.
    const waiting = demoEvents.flatMap(({ by, state }) =>
      state === 'waiting' || state === 'sent-back' ? by : [],
    )
    const trusted = slugs.filter((slug) => !waiting.includes(slug))
    await transaction
      .update(association)
      .set({ isTrusted: true })
      .where(inArray(association.slug, trusted))
  })
}

async function findPeople(transaction: Database): Promise<string[]> {
  const emails = demoPeople.map(({ email }) => email)
  const found = await transaction
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(inArray(user.email, emails))
  const ids = new Map(found.map(({ id, email }) => [email, id]))
  return emails.flatMap((email) => ids.get(email) ?? [])
}

type Around = {
  associationId: string
  seriesId: string | null
  week: number
  people: readonly string[]
  now: Date
}

async function addEvent(
  transaction: Database,
  event: DemoEvent,
  { associationId, seriesId, week, people, now }: Around,
): Promise<void> {
  const { state = 'published', places } = event
  const id = randomUUID()
  const day = addDays(osloDate(now), event.inDays + 7 * week)
  const span = spanFrom(day, {
    startDay: day,
    startTime: event.from,
    endDay: addDays(day, event.nights ?? 0),
    endTime: event.to,
  })
  const isPublic = state === 'published' || state === 'called-off'
  const madeAt = addDaysByWallTime(new Date(Math.min(now.getTime(), span.startsAt.getTime())), -6)
  await transaction.insert(associationEvent).values({
    id,
    associationId,
    seriesId,
    title: event.title,
    text: event.text,
    place: event.place,
    languages: locales.filter((locale) => event.title[locale] !== ''),
    ...span,
    state,
    reason: event.reason ?? null,
    audience: event.membersOnly ? 'members' : 'all',
    hasPlaces: places !== undefined,
    memberPriceOre: places?.memberPriceOre ?? places?.priceOre ?? 0,
    priceOre: places?.priceOre ?? places?.memberPriceOre ?? 0,
    publishedAt: isPublic ? madeAt : null,
    createdAt: madeAt,
  })
  if (!places) return
  const { capacity, booked = 0, waiting = 0, membersFirstDays = 0 } = places
  const isCalledOff = state === 'called-off'
  const comers = people.slice(0, booked)
  const queue = people.slice(booked, booked + waiting)
  await transaction.insert(placeOffer).values({
    id,
    kind: eventPlaceKind,
    capacity,
    taken: isCalledOff ? 0 : comers.length,
    ...placeTimesFrom(span.startsAt, { membersFirstDays, closesHours: 2 }),
    calledOffAt: isCalledOff ? now : null,
  })
  const rows = [
    ...comers.map((userId) => ({ userId, state: 'booked' as const, waitingBecause: null })),
    ...queue.map((userId) => ({
      userId,
      state: 'waiting' as const,
      waitingBecause: 'full' as const,
    })),
  ].map((row) => ({
    ...row,
    ...(isCalledOff && {
      state: 'cancelled' as const,
      waitingBecause: null,
      cancelledBecause: 'called-off' as const,
      endedAt: now,
    }),
    offerId: id,
    isFirstPool: false,
    // Nobody has paid in the demo: a place that costs something is one that its board gave away.
    priceOre: 0,
    createdAt: madeAt,
  }))
  if (rows.length > 0) await transaction.insert(place).values(rows)
  if (places.asksForAllergies)
    await transaction.insert(placeQuestion).values({
      offerId: id,
      text: { no: 'Er det noe du ikke kan spise?', en: 'Is there anything that you cannot eat?' },
      kind: 'text',
      isSensitive: true,
      position: 0,
    })
}
