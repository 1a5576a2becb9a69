import { and, asc, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addCourse } from '#core/courses/courses.testing.server.ts'
import { course, courseDate, courseScan, courseTicket } from '#core/courses/tables.server.ts'
import { datesOf } from '#core/courses/tickets.testing.server.ts'
import { callOffPlaces, markMoved } from '#core/places/change-offer.server.ts'
import { pauseOffer, withdrawPause } from '#core/places/pausing.testing.server.ts'
import { addPeople, readOffer, readPlaces } from '#core/places/places.testing.server.ts'
import { refundCalledOff } from '#core/places/refund-place.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { mailReminder, remindOfDates } from './mail/remind.server.ts'
import { mailPlaceNews, mailTicket } from './mail/send-mails.server.ts'
import { createCourseBooking } from './testing/course-booking.testing.server.ts'

const { database } = await createTestDatabase({ size: 12 })
const { at, payments, payAtProvider, buy, newPerson, placeOf, paymentOf, mailParts, sent } =
  createCourseBooking(database)

const prices = { studentPriceOre: 20_000, memberPriceOre: 20_000, otherPriceOre: 20_000 }
const keeps = { refundHours: 24, keepOre: 5_000, keepPercent: 0 }
const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour)
const nils = { holder: 'Nils Nes', email: null }

const ticketsOf = (placeId: string) =>
  database
    .select()
    .from(courseTicket)
    .where(eq(courseTicket.placeId, placeId))
    .orderBy(asc(courseTicket.seat), asc(courseTicket.createdAt))

/** What was enqueued of one task for a place or a ticket. */
async function jobsOf(task: string, id: string): Promise<object[]> {
  const { rows } = await database.execute<{ payload: object }>(sql`
    select job.payload from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = ${task} and job.payload::text like ${`%${id}%`} order by job.id`)
  return rows.map(({ payload }) => payload)
}

it('seats are booked with a ticket for each, once, at the price that was seen', async () => {
  const courseId = await addCourse(database, { ...prices, mostSeats: 2, capacity: 3 })
  const userId = await newPerson()
  expect((await at.book(userId, courseId, 20_000, [nils])).body.error).toBe('COURSE_PRICE_CHANGED')
  expect((await at.book(userId, courseId, 60_000, [nils, nils])).body.error).toBe(
    'COURSE_TOO_MANY_SEATS',
  )
  const number = { holder: 'Nils 13097248022', email: null }
  expect((await at.book(userId, courseId, 40_000, [number])).body.error).toBe('COURSE_NAME_REFUSED')
  const answers = await Promise.all([1, 2, 3].map(() => at.book(userId, courseId, 40_000, [nils])))
  for (const { status } of answers) expect(status).toBe(200)
  const [place, ...more] = await readPlaces(database, courseId)
  expect(more).toEqual([])
  expect(place).toMatchObject({ state: 'held', seats: 2, priceOre: 40_000 })
  expect(await ticketsOf(place?.id ?? '')).toMatchObject([
    { seat: 1, holder: 'Test Person', priceOre: 20_000, state: 'valid' },
    { seat: 2, holder: 'Nils Nes', priceOre: 20_000, state: 'valid' },
  ])
  expect(answers[0]?.body.place.tickets[0].code).toBeNull()
})

it('those for whom a course is not, do not book it', async () => {
  const person = await newPerson()
  for (const [audience, error] of [
    ['members', 'COURSE_FOR_MEMBERS'],
    ['contact-persons', 'COURSE_FOR_CONTACTS'],
  ] as const) {
    const courseId = await addCourse(database, { audience })
    expect((await at.book(person, courseId)).body.error).toBe(error)
  }
  const draft = await addCourse(database, { state: 'draft' })
  expect((await at.book(person, draft)).body.error).toBe('COURSE_NOT_FOUND')
})

it('300 people at once get 20 seats, each with its ticket, whatever the size of their groups', async () => {
  const courseId = await addCourse(database, { capacity: 20, mostSeats: 3 })
  const people = await addPeople(database, 300)
  await Promise.all(
    people.map((userId, index) =>
      at.book(
        userId,
        courseId,
        0,
        Array.from({ length: index % 3 }, () => nils),
      ),
    ),
  )
  const booked = (await readPlaces(database, courseId)).filter(({ state }) => state === 'booked')
  expect(booked.reduce((sum, { seats }) => sum + seats, 0)).toBe(20)
  expect((await readOffer(database, courseId)).taken).toBe(20)
  for (const { id, seats } of booked) expect(await ticketsOf(id)).toHaveLength(seats)
})

it('a booking is paid once for all its seats, with the VAT that it contains', async () => {
  const courseId = await addCourse(database, { ...prices, mostSeats: 2, vatPercent: 25 })
  const { placeId, paymentId, tickets } = await buy(courseId, 40_000, [nils])
  expect(await placeOf(placeId)).toMatchObject({ state: 'booked', paymentId })
  expect(await paymentOf(paymentId)).toMatchObject({
    amountOre: 40_000,
    vatOre: 8_000,
    state: 'captured',
  })
  expect((await at.ticket(tickets[1].code)).body).toMatchObject({
    standing: 'valid',
    holder: 'Nils Nes',
  })
})

it('one of two seats is cancelled with what the course keeps, then the other, then nothing is left', async () => {
  const startsAt = [inHours(20)]
  const closesAt = inHours(19)
  const values = { ...prices, ...keeps, mostSeats: 2, startsAt, closesAt }
  const courseId = await addCourse(database, values)
  const { userId, placeId, paymentId, tickets } = await buy(courseId, 40_000, [nils])
  const cancel = (ticketIds: string[], refundOre: number) =>
    at.cancel(userId, courseId, { placeId, state: 'booked', ticketIds, refundOre })
  expect((await cancel([tickets[1].id], 20_000)).body.error).toBe('COURSE_REFUND_CHANGED')
  const twice = await Promise.all([
    cancel([tickets[1].id], 15_000),
    cancel([tickets[1].id], 15_000),
  ])
  for (const { status, body } of twice)
    if (status === 200) expect(body).toEqual({ refundOre: 15_000 })
    else expect(['PAYMENT_UNDER_WAY', 'COURSE_PLACE_CHANGED']).toContain(body.error)
  expect((await cancel([tickets[1].id], 15_000)).body).toEqual({ refundOre: 15_000 })
  expect(await placeOf(placeId)).toMatchObject({
    state: 'booked',
    seats: 1,
    priceOre: 20_000,
    keptOre: 5_000,
  })
  expect(await paymentOf(paymentId)).toMatchObject({ state: 'refunded', refundDueOre: 15_000 })
  expect((await readOffer(database, courseId)).taken).toBe(1)
  expect((await at.ticket(tickets[1].code)).body.standing).toBe('cancelled')
  expect((await at.ticket(tickets[0].code)).body.standing).toBe('valid')
  expect((await cancel([tickets[0].id], 15_000)).status).toBe(200)
  expect(await placeOf(placeId)).toMatchObject({
    state: 'cancelled',
    cancelledBecause: 'by-person',
  })
  expect((await paymentOf(paymentId))?.refundDueOre).toBe(30_000)
  expect((await readOffer(database, courseId)).taken).toBe(0)
})

it('a course that is called off gives back all but what was kept of seats that went before', async () => {
  const startsAt = [inHours(20)]
  const closesAt = inHours(19)
  const values = { ...prices, ...keeps, keepPercent: 100, mostSeats: 2, startsAt, closesAt }
  const courseId = await addCourse(database, values)
  const { userId, placeId, paymentId, tickets } = await buy(courseId, 40_000, [nils])
  // All of it is kept.
  await at.cancel(userId, courseId, {
    placeId,
    state: 'booked',
    ticketIds: [tickets[1].id],
    refundOre: 0,
  })
  expect(await placeOf(placeId)).toMatchObject({ seats: 1, keptOre: 20_000 })
  await database.transaction((transaction) => callOffPlaces(transaction, courseId))
  for (const _ of [1, 2]) await refundCalledOff({ database, payments }, placeId)
  expect((await paymentOf(paymentId))?.refundDueOre).toBe(20_000)
  expect((await at.ticket(tickets[0].code)).body.standing).toBe('called-off')
})

it('another price while somebody pays changes nothing of what they pay, and is what the next one pays', async () => {
  const courseId = await addCourse(database, { ...prices, mostSeats: 2, vatPercent: 25 })
  const userId = await newPerson()
  const { body } = await at.book(userId, courseId, 20_000)
  const placeId = body.place.id
  const { paymentId } = (await at.start(userId, placeId)).body
  const dearer = { studentPriceOre: 30_000, memberPriceOre: 30_000, otherPriceOre: 30_000 }
  await database.update(course).set(dearer).where(eq(course.id, courseId))
  // The same form once more, also at the price of its booking.
  expect((await at.start(userId, placeId)).body.paymentId).toBe(paymentId)
  await payAtProvider(paymentId)
  expect((await at.complete(userId, paymentId)).body.money).toBe('captured')
  expect(await paymentOf(paymentId)).toMatchObject({ amountOre: 20_000, vatOre: 4_000 })
  const { rule, tickets } = (await at.read(userId, courseId)).body.place
  expect(tickets).toMatchObject([{ priceOre: 20_000, refundOre: 20_000 }])
  expect(rule.keepOre).toBe(0)
  const next = await newPerson()
  expect((await at.book(next, courseId, 20_000)).body.error).toBe('COURSE_PRICE_CHANGED')
  expect((await at.book(next, courseId, 30_000)).body.place.priceOre).toBe(30_000)
})

it('a ticket that was passed on is refunded to the one who paid, once, and lets in nobody', async () => {
  const courseId = await addCourse(database, { ...prices, mostSeats: 2 })
  const { userId, placeId, paymentId, tickets } = await buy(courseId, 40_000, [nils])
  const before = tickets[1]
  await at.pass(userId, before.id, { holder: 'Oda Olsen', email: 'oda@trivsel.example' })
  const now = (await ticketsOf(placeId)).find(({ seat, state }) => seat === 2 && state === 'valid')
  const cancel = (ticketId: string | undefined) =>
    at.cancel(userId, courseId, {
      placeId,
      state: 'booked',
      ticketIds: [ticketId],
      refundOre: 20_000,
    })
  // What was passed on is no seat any more.
  expect((await cancel(before.id)).body.error).toBe('COURSE_PLACE_CHANGED')
  expect((await cancel(now?.id)).body).toEqual({ refundOre: 20_000 })
  expect((await cancel(now?.id)).body).toEqual({ refundOre: 20_000 })
  expect(await paymentOf(paymentId)).toMatchObject({ state: 'refunded', refundDueOre: 20_000 })
  const standings = await Promise.all(
    [before.code, now?.code ?? '', tickets[0].code].map(
      async (code) => (await at.ticket(code)).body.standing,
    ),
  )
  expect(standings).toEqual(['replaced', 'cancelled', 'valid'])
  expect((await at.pass(userId, now?.id ?? '', nils)).body.error).toBe('COURSE_TICKET_CHANGED')
})

it('what comes in for a course that was called off goes back', async () => {
  const courseId = await addCourse(database, prices)
  const userId = await newPerson()
  const { body } = await at.book(userId, courseId, 20_000)
  const { paymentId } = (await at.start(userId, body.place.id)).body
  await payAtProvider(paymentId)
  await database.transaction((transaction) => callOffPlaces(transaction, courseId))
  expect((await at.complete(userId, paymentId)).body.paymentStatus).toBe('CANCELLED')
  expect((await at.start(userId, body.place.id)).status).toBe(404)
})

it('a course that was moved is cancelled with all the money, by those who had booked it', async () => {
  const startsAt = [inHours(20)]
  const closesAt = inHours(19)
  const courseId = await addCourse(database, { ...prices, ...keeps, startsAt, closesAt })
  const { userId, placeId, tickets } = await buy(courseId, 20_000)
  await database.transaction((transaction) => markMoved(transaction, courseId))
  const wanted = { placeId, state: 'booked', ticketIds: [tickets[0].id] }
  expect((await at.cancel(userId, courseId, { ...wanted, refundOre: 15_000 })).body.error).toBe(
    'COURSE_REFUND_CHANGED',
  )
  expect((await at.cancel(userId, courseId, { ...wanted, refundOre: 20_000 })).status).toBe(200)
})

it('a part is not given up while all of it is being paid, and all of it ends the payment', async () => {
  const courseId = await addCourse(database, { ...prices, mostSeats: 2 })
  const userId = await newPerson()
  const { body } = await at.book(userId, courseId, 40_000, [nils])
  const placeId = body.place.id
  const ids: string[] = body.place.tickets.map(({ id }: { id: string }) => id)
  await at.start(userId, placeId)
  const wanted = { placeId, state: 'held', refundOre: 0 }
  const part = await at.cancel(userId, courseId, { ...wanted, ticketIds: ids.slice(1) })
  expect(part.body.error).toBe('COURSE_PLACE_BEING_PAID')
  expect((await at.cancel(userId, courseId, { ...wanted, ticketIds: ids })).status).toBe(200)
  expect((await placeOf(placeId))?.state).toBe('cancelled')
})

it('nobody touches what another person has booked', async () => {
  const courseId = await addCourse(database, { ...prices })
  const { placeId, tickets } = await buy(courseId, 20_000)
  const stranger = await newPerson()
  const wanted = { placeId, state: 'booked', ticketIds: [tickets[0].id], refundOre: 20_000 }
  expect((await at.cancel(stranger, courseId, wanted)).status).toBe(404)
  expect((await at.pass(stranger, tickets[0].id, nils)).status).toBe(404)
  expect((await at.start(stranger, placeId)).status).toBe(404)
})

it('a ticket that is passed on has a new code, also when two press at once', async () => {
  const courseId = await addCourse(database, { capacity: 2 })
  const userId = await newPerson()
  const { body } = await at.book(userId, courseId)
  const [ticket] = body.place.tickets
  const passed = await Promise.all([
    at.pass(userId, ticket.id, { holder: 'Oda', email: 'oda@trivsel.example' }),
    at.pass(userId, ticket.id, nils),
  ])
  expect(passed.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await at.ticket(ticket.code)).body.standing).toBe('replaced')
  const rows = await ticketsOf(body.place.id)
  expect(rows.map(({ state }) => state).sort()).toEqual(['replaced', 'valid'])
  const now = rows.find(({ state }) => state === 'valid')
  expect(now?.code).not.toBe(ticket.code)
  expect((await at.ticket(now?.code ?? '')).body.standing).toBe('valid')
  expect(await jobsOf('course-ticket-passed', now?.id ?? '')).toHaveLength(1)
})

it('a ticket is passed on until the limit of its course, and not before it is paid', async () => {
  const startsAt = [inHours(3)]
  const closesAt = inHours(2)
  const late = await addCourse(database, { startsAt, closesAt, passHours: 4 })
  const userId = await newPerson()
  const booked = (await at.book(userId, late)).body.place.tickets[0]
  expect((await at.pass(userId, booked.id, nils)).body.error).toBe('COURSE_PASS_TOO_LATE')
  const unpaid = await addCourse(database, { ...prices })
  const held = (await at.book(userId, unpaid, 20_000)).body.place.tickets[0]
  expect((await at.pass(userId, held.id, nils)).body.error).toBe('COURSE_TICKET_CHANGED')
})

it('a ticket with which somebody came in is not passed on', async () => {
  const courseId = await addCourse(database, { startsAt: [inHours(5)], closesAt: inHours(4) })
  const [dateId = ''] = await datesOf(database, courseId)
  const userId = await newPerson()
  const [ticket] = (await at.book(userId, courseId)).body.place.tickets
  const scannedAt = new Date()
  const scan = { id: crypto.randomUUID(), ticketId: ticket.id, dateId, scannedAt }
  await database.insert(courseScan).values(scan)
  expect((await at.pass(userId, ticket.id, nils)).body.error).toBe('COURSE_TICKET_USED')
  await database.update(courseScan).set({ undoneAt: scannedAt }).where(eq(courseScan.id, scan.id))
  expect((await at.pass(userId, ticket.id, nils)).status).toBe(200)
})

it('tickets are mailed with their files, to their own addresses too, each once', async () => {
  const courseId = await addCourse(database, { capacity: 2, mostSeats: 2 })
  const userId = await newPerson()
  const { body } = await at.book(userId, courseId, 0, [
    { holder: 'Oda Olsen', email: 'oda@trivsel.example' },
  ])
  const placeId = body.place.id
  sent.length = 0
  for (const _ of [1, 2]) await mailPlaceNews(mailParts, { placeId, news: { kind: 'booked' } })
  expect(sent[0]?.attachments?.map(({ fileName }) => fileName)).toEqual([
    'billetter.pdf',
    'billetter.ics',
  ])
  const own = (await ticketsOf(placeId)).find(({ email }) => email !== null)
  const wanted = { ticketId: own?.id ?? '' }
  sent.length = 0
  for (const _ of [1, 2]) await mailTicket(mailParts, wanted)
  expect(sent.map(({ to }) => to)).toEqual(['oda@trivsel.example'])
  expect(sent[0]?.text).toContain(own?.code)
  await at.pass(userId, wanted.ticketId, nils)
  await mailTicket(mailParts, wanted)
  expect(sent[1]?.subject).toContain('gjelder ikke lenger')
})

it('those who come are reminded once, at the time that the course says', async () => {
  const startsAt = [inHours(30)]
  const closesAt = inHours(29)
  const courseId = await addCourse(database, { startsAt, closesAt, remindHours: 24 })
  const userId = await newPerson()
  const { body } = await at.book(userId, courseId)
  const placeId = body.place.id
  await remindOfDates(database, inHours(5))
  expect(await jobsOf('course-reminder', placeId)).toEqual([])
  await Promise.all([1, 2, 3].map(() => remindOfDates(database, inHours(7))))
  await remindOfDates(database, inHours(8))
  const jobs = await jobsOf('course-reminder', placeId)
  const [date] = await database.select().from(courseDate).where(eq(courseDate.courseId, courseId))
  expect(jobs).toEqual([{ placeId, dateId: date?.id, email: null }])
  sent.length = 0
  await mailReminder(mailParts, { placeId, dateId: date?.id ?? '', email: null })
  expect(sent).toHaveLength(1)
  await database.update(course).set({ state: 'called-off' }).where(eq(course.id, courseId))
  await mailReminder(mailParts, { placeId, dateId: date?.id ?? '', email: null })
  expect(sent).toHaveLength(1)
})

it('a ticket is a file and a calendar for whoever has its code, while it is valid', async () => {
  const courseId = await addCourse(database, { link: 'https://meet.example.no/kurs' })
  const userId = await newPerson()
  const { body } = await at.book(userId, courseId)
  const [{ code, id }] = body.place.tickets
  const read = (what: string) => at.request(null, 'GET', `course-tickets/${code}/${what}`)
  expect((await read('pdf')).headers.get('content-type')).toBe('application/pdf')
  expect(await (await read('calendar')).text()).toContain('SUMMARY:Førstehjelp')
  expect((await at.ticket(code)).body.link).toBe('https://meet.example.no/kurs')
  const wanted = { placeId: body.place.id, state: 'booked', ticketIds: [id], refundOre: 0 }
  await at.cancel(userId, courseId, wanted)
  expect((await read('pdf')).status).toBe(404)
  expect((await at.ticket(code)).body).toMatchObject({ standing: 'cancelled', link: null })
  expect((await at.ticket('A'.repeat(26))).status).toBe(404)
  expect((await at.call(userId, 'GET', 'user/courses')).body.items).toEqual([])
})

it('of seats in the queue some are given up, and the rest may fit at once', async () => {
  const courseId = await addCourse(database, { capacity: 2, mostSeats: 2 })
  await at.book(await newPerson(), courseId)
  const userId = await newPerson()
  const { body } = await at.book(userId, courseId, 0, [nils])
  expect(body.place).toMatchObject({ state: 'waiting', position: 1 })
  const [, second] = body.place.tickets
  const wanted = { placeId: body.place.id, state: 'waiting', ticketIds: [second.id], refundOre: 0 }
  expect((await at.cancel(userId, courseId, wanted)).status).toBe(200)
  expect((await placeOf(body.place.id))?.state).toBe('booked')
  const left = await database
    .select()
    .from(courseTicket)
    .where(and(eq(courseTicket.placeId, body.place.id), eq(courseTicket.state, 'valid')))
  expect(left).toHaveLength(1)
})

it('a course that may be called off is neither booked nor paid, until that is given up', async () => {
  const courseId = await addCourse(database, { ...prices, capacity: 3 })
  const userId = await newPerson()
  const placeId = (await at.book(userId, courseId, 20_000)).body.place.id
  const payer = await newPerson()
  const paid = (await at.book(payer, courseId, 20_000)).body.place.id
  const { paymentId } = (await at.start(payer, paid)).body
  await payAtProvider(paymentId)
  await pauseOffer(database, courseId)
  const booked = await at.book(await newPerson(), courseId, 20_000)
  expect([booked.status, booked.body.error]).toEqual([409, 'COURSE_PAUSED'])
  const started = await at.start(userId, placeId)
  expect([started.status, started.body.error]).toEqual([409, 'COURSE_PAUSED'])
  // What was paid before stays paid: it goes back if the course is called off.
  expect((await at.complete(payer, paymentId)).body.paymentStatus).toBe('PAID')
  expect((await at.call(null, 'GET', `courses-to-book/${courseId}`)).body.state).toBe('paused')
  expect((await at.read(userId, courseId)).body.place).toMatchObject({ isPaused: true })
  const listed = async () =>
    (await at.call(null, 'GET', 'courses-to-book')).body.items.map(({ id }: { id: string }) => id)
  expect(await listed()).not.toContain(courseId)
  await withdrawPause(database, courseId)
  expect(await listed()).toContain(courseId)
  expect((await at.start(userId, placeId)).status).toBe(200)
})
