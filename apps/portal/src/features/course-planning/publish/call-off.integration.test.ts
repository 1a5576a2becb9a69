import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addCourse } from '#core/courses/courses.testing.server.ts'
import { course } from '#core/courses/tables.server.ts'
import { retryPayment } from '#core/payments/staff-payments.server.ts'
import { cancelPlace } from '#core/places/end-place.server.ts'
import { bookOne, readPlaces } from '#core/places/places.testing.server.ts'
import { refundCalledOff } from '#core/places/refund-place.server.ts'
import { confirmProposal, withdrawProposal } from '#core/proposals/decide-proposal.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { listCourses } from '../plan/list-courses.server.ts'
import { readCourse } from '../plan/read-course.server.ts'
import {
  addPerson,
  addStaff,
  createPaidCourses,
  findCallOff,
  jobsOf,
} from '../testing/courses.testing.server.ts'
import { callOffCourse } from './call-off-course.server.ts'
import { callOffProposals } from './call-off-kind.server.ts'

const { database } = await createTestDatabase({ size: 12 })
const priceOre = 20_000
const { payments, hold, payAtProvider, buy, paymentOf, reconcileLater, control, listReversals } =
  createPaidCourses(database, priceOre)
const [staff, colleague] = [await addStaff(database), await addStaff(database)]
const now = new Date()
const kinds = [callOffProposals]
const reason = 'Kursholderen er syk.'

const addPaid = () => addCourse(database, { capacity: 5, otherPriceOre: priceOre })
const callOff = (id: string, by: StaffActor = staff) =>
  callOffCourse(database, by, { id, version: 1, reason, now })
const confirm = async (id: string, by: StaffActor = colleague) =>
  confirmProposal({ database, configuration: {} }, kinds, by, await findCallOff(database, id))
const stateOf = async (id: string) =>
  (await database.select().from(course).where(eq(course.id, id)))[0]?.state

it('a course that costs nobody anything is called off at once, and all are told once', async () => {
  const id = await addCourse(database, { capacity: 1 })
  for (const _ of [1, 2]) await bookOne(database, id, { userId: await addPerson(database) })
  expect(await callOff(id)).toEqual({ outcome: 'called-off', told: 2 })
  expect(await database.select().from(course).where(eq(course.id, id))).toMatchObject([
    { state: 'called-off', reason, version: 2 },
  ])
  const places = (await readPlaces(database, id)).map((one) => one.id)
  const told = (await jobsOf(database, 'course-place-place-news')).filter((one) =>
    places.includes(one),
  )
  // Booked or waiting, and then called off.
  expect(told).toHaveLength(4)
  await expect(callOffCourse(database, staff, { id, version: 2, reason, now })).rejects.toThrow(
    'COURSE_STATE',
  )
})

it('money goes back only after a second person, to all in one press, and to who pays meanwhile', async () => {
  const id = await addPaid()
  const bought = [await buy(id), await buy(id)]
  const paying = await hold(id)
  const late = await payAtProvider(paying)
  expect(await callOff(id)).toEqual({ outcome: 'waits', told: 3 })
  expect(await stateOf(id)).toBe('published')
  expect((await listCourses(database, now)).items.find((one) => one.id === id)).toMatchObject({
    callOffWaits: true,
    incomeOre: 2 * priceOre,
  })
  await expect(callOff(id, colleague)).rejects.toThrow('COURSE_CALL_OFF_WAITS')
  await expect(confirm(id, staff)).rejects.toThrow('SECOND_PERSON')
  // Nobody else books meanwhile.
  await expect(hold(id)).rejects.toThrow('nothing was booked')
  await confirm(id)
  expect(await stateOf(id)).toBe('called-off')
  for (const { placeId, paymentId } of bought) {
    await refundCalledOff({ database, payments }, placeId)
    await refundCalledOff({ database, payments }, placeId)
    expect(await paymentOf(paymentId)).toMatchObject({
      state: 'refunded',
      refundDueOre: priceOre,
    })
  }
  await payments.reconcileOwn({ paymentId: late, userId: paying.userId })
  expect(['cancelled', 'refunded']).toContain((await paymentOf(late))?.state)
  expect((await readPlaces(database, id)).map((one) => one.state)).toEqual(
    Array.from({ length: 3 }, () => 'cancelled'),
  )
})

it('60 people get their money back in one press of two people, each once, also when one refund fails', {
  timeout: 120_000,
}, async () => {
  const people = 60
  const id = await addCourse(database, { capacity: people, otherPriceOre: priceOre })
  const bought: Awaited<ReturnType<typeof buy>>[] = []
  for (let person = 0; person < people; person += 1) bought.push(await buy(id))
  const ids = bought.map(({ placeId }) => placeId)
  expect(await callOff(id)).toEqual({ outcome: 'waits', told: people })
  expect((await readCourse(database, { id, now })).refunds).toBeNull()
  await confirm(id)
  const jobs = (await jobsOf(database, 'refund-place')).filter((one) => ids.includes(one))
  expect(jobs.sort()).toEqual([...ids].sort())
  expect((await readCourse(database, { id, now })).refunds).toEqual({
    total: people,
    done: 0,
    stopped: [],
  })

  const [unlucky = '', ...others] = ids
  const refund = (placeId: string) => refundCalledOff({ database, payments }, placeId)
  await control('POST', '/faults', { operation: 'reversal', kind: 'decline', count: 3 })
  await refund(unlucky)
  const { paymentId } = bought[0] ?? { paymentId: '' }
  // It is tried twice again, and then staff see it.
  for (const minutes of [2, 10, 60]) await reconcileLater(paymentId, minutes)
  for (const placeId of others) await Promise.allSettled([refund(placeId), refund(placeId)])
  // A job that runs again finds nothing to do.
  for (const placeId of ids) await refund(placeId)
  for (const one of bought.slice(1)) {
    // As the sweeper continues where two jobs met.
    await payments.reconcile(one.paymentId)
    expect(await listReversals(one.paymentId)).toEqual([priceOre])
  }
  expect(await listReversals(paymentId)).toEqual([])
  expect((await readCourse(database, { id, now })).refunds).toMatchObject({
    total: people,
    done: people - 1,
    stopped: [{ placeId: unlucky, amountOre: priceOre }],
  })

  const { version = 0 } = (await paymentOf(paymentId)) ?? {}
  await retryPayment(database, staff, { id: paymentId, version })
  await payments.reconcile(paymentId)
  expect(await listReversals(paymentId)).toEqual([priceOre])
  expect((await readCourse(database, { id, now })).refunds).toEqual({
    total: people,
    done: people,
    stopped: [],
  })
})

it('is taken back before the second person, and all goes on: holds, and the queue', async () => {
  const id = await addCourse(database, { capacity: 2, otherPriceOre: priceOre })
  await buy(id)
  const holding = await hold(id)
  await hold(id)
  await callOff(id)
  await database.transaction((transaction) =>
    cancelPlace(transaction, { placeId: holding.placeId, because: 'by-person' }),
  )
  expect((await readPlaces(database, id)).map((one) => one.state)).toEqual([
    'booked',
    'cancelled',
    'waiting',
  ])
  await withdrawProposal(database, kinds, staff, await findCallOff(database, id))
  await expect(confirm(id)).rejects.toThrow('PROPOSAL_NOT_FOUND')
  expect(await stateOf(id)).toBe('published')
  expect((await readPlaces(database, id)).map((one) => one.state)).toEqual([
    'booked',
    'cancelled',
    'held',
  ])
})

it('nobody who would get money back asks for it or confirms it; payouts may confirm, others not', async () => {
  const id = await addPaid()
  await buy(id, staff.userId)
  await expect(callOff(id)).rejects.toThrow('OWN_CASE')
  await callOff(id, colleague)
  await expect(confirm(id, staff)).rejects.toThrow('OWN_CASE')
  for (const role of ['admin', 'caseworker'] as const)
    await expect(confirm(id, await addStaff(database, role))).rejects.toThrow('PROPOSAL_NOT_FOUND')
  await confirm(id, await addStaff(database, 'payout-approver'))
  expect(await stateOf(id)).toBe('called-off')
})

it('of two who confirm at once one does it', async () => {
  const id = await addPaid()
  await buy(id)
  await callOff(id)
  const third = await addStaff(database)
  const results = await Promise.allSettled([confirm(id), confirm(id, third)])
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

it('what is over is not called off any more', async () => {
  const id = await addCourse(database, { startsAt: [new Date(now.getTime() - 3 * 3_600_000)] })
  await expect(callOff(id)).rejects.toThrow('COURSE_OVER')
})

it('of withdrawing it and giving up a seat at once, the seat goes to the next one', async () => {
  const id = await addCourse(database, { capacity: 1, otherPriceOre: priceOre })
  const { placeId } = await hold(id)
  await hold(id)
  await callOff(id)
  const proposal = await findCallOff(database, id)
  await Promise.all([
    withdrawProposal(database, kinds, staff, proposal),
    database.transaction((transaction) =>
      cancelPlace(transaction, { placeId, because: 'by-person' }),
    ),
  ])
  expect((await readPlaces(database, id)).map((one) => one.state)).toEqual(['cancelled', 'held'])
})
