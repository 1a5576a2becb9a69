import { createHash, randomUUID } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { courseSpan } from '#core/courses/course-times.ts'
import { coursePlaceKind } from '#core/courses/place-kind.ts'
import { course, courseDate, courseScan, courseTicket } from '#core/courses/tables.server.ts'
import { makeTicketCode } from '#core/courses/ticket-code.ts'
import { demoPeople } from '#core/memberships/demo/people.server.ts'
import { addDemoCardPayment } from '#core/payments/demo/add-card-payment.server.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import { placeQuestion } from '#core/questions/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { locales } from '#platform/i18n/localized.ts'
import { addDays } from '#platform/time/date.ts'
import { addDaysByWallTime, osloDate } from '#platform/time/oslo.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import { type DemoCourse, demoCourses } from './demo-courses.ts'

type Person = { readonly id: string; readonly name: string }

/** Adds the courses of the demo, unless there are courses. */
export async function seedCourses(database: Database, now = new Date()): Promise<void> {
  await database.transaction(async (transaction) => {
    if ((await transaction.$count(course)) > 0) return
    const people = await findPeople(transaction)
    // Each course begins at another one, so that everybody has some.
    for (const [index, one] of demoCourses.entries())
      await addCourse(transaction, one, { people: rotate(people, index), now, index })
  })
}

const rotate = <One>(all: readonly One[], by: number): One[] => {
  const at = all.length === 0 ? 0 : by % all.length
  return [...all.slice(at), ...all.slice(0, at)]
}

async function findPeople(transaction: Database): Promise<Person[]> {
  const emails = demoPeople.map(({ email }) => email)
  const found = await transaction
    .select({ id: user.id, email: user.email, first: user.firstName, last: user.lastName })
    .from(user)
    .where(inArray(user.email, emails))
  const known = new Map(found.map((row) => [row.email, row]))
  return emails.flatMap((email) => {
    const row = known.get(email)
    return row ? [{ id: row.id, name: `${row.first} ${row.last}` }] : []
  })
}

type Around = { readonly people: readonly Person[]; readonly now: Date; readonly index: number }

async function addCourse(transaction: Database, one: DemoCourse, around: Around): Promise<void> {
  const { now } = around
  const id = randomUUID()
  const today = osloDate(now)
  const dates = one.dates.map(({ inDays, from, to }) => ({
    id: randomUUID(),
    courseId: id,
    startsAt: toInstant(atWallTime(addDays(today, inDays), from)),
    endsAt: toInstant(atWallTime(addDays(today, inDays), to)),
  }))
  const span = courseSpan(dates)
  if (!span) return
  const madeAt = addDaysByWallTime(new Date(Math.min(now.getTime(), span.startsAt.getTime())), -21)
  const state = one.state ?? 'published'
  const [student = 0, member = 0, other = 0] = one.prices ?? []
  await transaction.insert(course).values({
    id,
    title: one.title,
    text: one.text,
    teacher: one.teacher,
    place: one.place,
    link: one.link ?? null,
    languages: locales.filter((locale) => one.title[locale] !== ''),
    audience: one.audience ?? 'all',
    state,
    reason: one.reason ?? null,
    mostSeats: one.mostSeats ?? 1,
    studentPriceOre: student * 100,
    memberPriceOre: member * 100,
    otherPriceOre: other * 100,
    refundHours: one.refundHours ?? 24,
    keepOre: one.keepOre ?? 0,
    keepPercent: one.keepPercent ?? 0,
    certificateDates: one.certificateDates ?? null,
    publishedAt: state === 'draft' ? null : madeAt,
    createdAt: madeAt,
  })
  await transaction.insert(courseDate).values(dates)
  await addBookings(transaction, one, { ...around, id, dates, madeAt, startsAt: span.startsAt })
  if (one.asksForAllergies)
    await transaction.insert(placeQuestion).values({
      offerId: id,
      text: { no: 'Er det noe du ikke kan spise?', en: 'Is there anything that you cannot eat?' },
      kind: 'text',
      isSensitive: true,
      position: 0,
    })
}

type Made = Around & {
  readonly id: string
  readonly dates: readonly { readonly id: string; readonly startsAt: Date; readonly endsAt: Date }[]
  readonly madeAt: Date
  readonly startsAt: Date
}

async function addBookings(
  transaction: Database,
  one: DemoCourse,
  { id, people, dates, madeAt, startsAt, now }: Made,
): Promise<void> {
  const { booked = 0, waiting = 0, capacity } = one
  const isCalledOff = one.state === 'called-off'
  const seats = one.inPairs ? 2 : 1
  const comers = people.slice(0, booked)
  const queue = people.slice(booked, booked + waiting)
  await transaction.insert(placeOffer).values({
    id,
    kind: coursePlaceKind,
    capacity,
    taken: isCalledOff ? 0 : comers.length * seats,
    closesAt: addDaysByWallTime(startsAt, -(one.closesDays ?? 1)),
    calledOffAt: isCalledOff ? now : null,
  })
  const [student = 0, , other = 0] = one.prices ?? []
  const seatsOre = [student * 100, ...Array.from({ length: seats - 1 }, () => other * 100)]
  const priceOre = seatsOre.reduce((sum, ore) => sum + ore, 0)
  const rows = [...comers, ...queue].map((person, index) => {
    const isWaiting = index >= comers.length
    return {
      id: randomUUID(),
      offerId: id,
      userId: person.id,
      state: isWaiting ? ('waiting' as const) : ('booked' as const),
      waitingBecause: isWaiting ? ('full' as const) : null,
      ...(isCalledOff && {
        state: 'cancelled' as const,
        waitingBecause: null,
        cancelledBecause: 'called-off' as const,
        endedAt: now,
      }),
      isFirstPool: false,
      seats,
      priceOre,
      paymentId: null as string | null,
      createdAt: madeAt,
    }
  })
  for (const row of priceOre > 0 ? rows.slice(0, comers.length) : [])
    row.paymentId = await addDemoCardPayment(transaction, {
      userId: row.userId,
      subjectKind: coursePlaceKind,
      subjectId: row.id,
      amountOre: priceOre,
      account: null,
      at: madeAt,
      refundedOre: isCalledOff ? priceOre : 0,
      refundedAt: now,
    })
  if (rows.length === 0) return
  await transaction.insert(place).values(rows)
  const tickets = rows.flatMap((row, index) =>
    Array.from({ length: seats }, (_, seat) => ({
      id: randomUUID(),
      placeId: row.id,
      courseId: id,
      seat: seat + 1,
      holder: seat === 0 ? ([...comers, ...queue][index]?.name ?? '') : 'Ola Nordmann',
      code: codeFor(`${row.id} ${seat}`),
      priceOre: seatsOre[seat] ?? 0,
      createdAt: madeAt,
      ...(isCalledOff && { state: 'cancelled' as const, endedAt: now }),
    })),
  )
  await transaction.insert(courseTicket).values(tickets)
  const scans = dates.flatMap((date, dateIndex) =>
    date.endsAt >= now || !one.isThere
      ? []
      : tickets.flatMap((ticket, person) =>
          person < comers.length && one.isThere?.(person, dateIndex)
            ? [
                {
                  id: randomUUID(),
                  ticketId: ticket.id,
                  dateId: date.id,
                  scannedAt: date.startsAt,
                  uploadedAt: date.startsAt,
                },
              ]
            : [],
        ),
  )
  if (scans.length > 0) await transaction.insert(courseScan).values(scans)
}

const codeFor = (seed: string): string =>
  makeTicketCode(new Uint8Array(createHash('sha256').update(seed).digest()).subarray(0, 26))
