import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addCourse } from '#core/courses/courses.testing.server.ts'
import { course } from '#core/courses/tables.server.ts'
import { cancelPlace } from '#core/places/end-place.server.ts'
import { bookOne, readPlaces } from '#core/places/places.testing.server.ts'
import { refundCalledOff } from '#core/places/refund-place.server.ts'
import { confirmProposal, withdrawProposal } from '#core/proposals/decide-proposal.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { listCourses } from '../plan/list-courses.server.ts'
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
const { payments, hold, payAtProvider, buy, paymentOf } = createPaidCourses(database, priceOre)
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
  expect((await listCourses(database)).items.find((one) => one.id === id)).toMatchObject({
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
