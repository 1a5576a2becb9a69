import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  kindergartenEnrolment,
  kindergartenGuardianship,
} from '#core/kindergartens/children/tables.server.ts'
import { listExtraOpenings } from '#core/kindergartens/days/list-extra-openings.server.ts'
import { kindergartenExtraPlace } from '#core/kindergartens/days/tables.server.ts'
import { setOffer } from '#core/places/places.testing.server.ts'
import { place } from '#core/places/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { freeEndedPlaces } from '../openings/free-ended.server.ts'
import {
  createKindergartenDays,
  type Guardian,
} from '../testing/kindergarten-days.testing.server.ts'
import { bookExtra } from './book-extra.server.ts'
import { cancelExtra } from './cancel-extra.server.ts'
import { listDays } from './list-days.server.ts'

const { database } = await createTestDatabase({ size: 12 })
const { parts, newGuardian, newKindergarten } = createKindergartenDays(database)

const book = ({ userId }: Guardian, openingId: string, childId: string) =>
  bookExtra(parts, { userId, openingId, childId })
const cancel = ({ userId }: Guardian, openingId: string, childId: string) =>
  cancelExtra(parts, { userId, openingId, childId })

/** The states of all places that were ever booked, in the order in which they came. */
async function statesOf(openingId: string): Promise<string[]> {
  const rows = await database
    .select({ state: place.state })
    .from(place)
    .where(eq(place.offerId, openingId))
    .orderBy(place.number)
  return rows.map(({ state }) => state)
}

/** What the page of a guardian shows of their children in an opening. */
async function shownTo({ userId }: Guardian, openingId: string) {
  const { openings } = await listDays(parts, userId)
  return openings.find(({ id }) => id === openingId)?.children
}

it('a guardian books for each of two children, and the next one waits', async () => {
  const { opening, newChild } = await newKindergarten()
  const { id } = await opening()
  const [one, other, third] = [await newChild(), await newChild(), await newChild()]
  const both = await newGuardian(one, other)
  const next = await newGuardian(third)
  await book(both, id, one)
  await book(both, id, other)
  await book(next, id, third)
  expect(await statesOf(id)).toEqual(['booked', 'booked', 'waiting'])
  expect(await shownTo(next, id)).toMatchObject([{ state: 'waiting', position: 1, isOwn: true }])
  await cancel(both, id, one)
  expect(await statesOf(id)).toEqual(['cancelled', 'booked', 'booked'])
})

it('a child has one place when both of its guardians book at once', async () => {
  const { opening, newChild } = await newKindergarten()
  const { id } = await opening()
  const childId = await newChild()
  const [one, other] = [await newGuardian(childId), await newGuardian(childId)]
  await Promise.all([one, other, one, other].map((guardian) => book(guardian, id, childId)))
  expect(await statesOf(id)).toEqual(['booked'])
})

it('the key of the table gives a child one place, whatever the code does', async () => {
  const { opening, newChild } = await newKindergarten()
  const { id: openingId } = await opening()
  const childId = await newChild()
  const { userId } = await newGuardian(childId)
  await bookExtra(parts, { userId, openingId, childId })
  const [seat] = await database.select().from(place).where(eq(place.offerId, openingId))
  const more = { openingId, childId, placeId: seat?.id ?? '' }
  await expect(database.insert(kindergartenExtraPlace).values(more)).rejects.toThrow()
})

it('of 40 guardians who want 10 places at once exactly 10 get one', async () => {
  const { opening, newChild } = await newKindergarten()
  const { id } = await opening({ places: 10 })
  const wanted: { guardian: Guardian; childId: string }[] = []
  for (let count = 0; count < 40; count += 1) {
    const childId = await newChild()
    wanted.push({ guardian: await newGuardian(childId), childId })
  }
  await Promise.all(wanted.map(({ guardian, childId }) => book(guardian, id, childId)))
  const states = await statesOf(id)
  expect(states.filter((state) => state === 'booked')).toHaveLength(10)
  expect(states.filter((state) => state === 'waiting')).toHaveLength(30)
})

it('what a guardian booked who is blocked stays with the child, and the other one cancels it', async () => {
  const { opening, newChild } = await newKindergarten()
  const { id } = await opening()
  const childId = await newChild()
  const [blocked, other] = [await newGuardian(childId), await newGuardian(childId)]
  await book(blocked, id, childId)
  await database
    .update(kindergartenGuardianship)
    .set({ blockedAt: new Date(), blockedBecause: 'Besøksforbud' })
    .where(
      and(
        eq(kindergartenGuardianship.childId, childId),
        eq(kindergartenGuardianship.guardianId, blocked.guardianId),
      ),
    )
  expect(await listDays(parts, blocked.userId)).toEqual({
    hasChildren: false,
    surveys: [],
    openings: [],
  })
  await expect(cancel(blocked, id, childId)).rejects.toThrow('CHILD_NOT_FOUND')
  await expect(book(blocked, id, childId)).rejects.toThrow('CHILD_NOT_FOUND')
  expect(await shownTo(other, id)).toMatchObject([{ state: 'booked', isOwn: false }])
  await cancel(other, id, childId)
  expect(await statesOf(id)).toEqual(['cancelled'])
  await book(other, id, childId)
  expect(await statesOf(id)).toEqual(['cancelled', 'booked'])
})

it('nobody books or cancels after the deadline, and a cancellation before it may be repeated', async () => {
  const { opening, newChild } = await newKindergarten()
  const { id } = await opening()
  const [one, other] = [await newChild(), await newChild()]
  const guardian = await newGuardian(one, other)
  await book(guardian, id, one)
  await book(guardian, id, other)
  await cancel(guardian, id, other)
  await setOffer(database, id, { closesAt: new Date(Date.now() - 1_000) })
  await expect(cancel(guardian, id, one)).rejects.toThrow('OPENING_CLOSED')
  await expect(book(guardian, id, other)).rejects.toThrow('OPENING_CLOSED')
  await cancel(guardian, id, other)
})

it('refuses a child of another guardian, another kindergarten, and what is no opening', async () => {
  const { opening, newChild } = await newKindergarten()
  const elsewhere = await newKindergarten()
  const { id } = await opening()
  const guardian = await newGuardian(await elsewhere.newChild())
  await expect(book(guardian, id, await newChild())).rejects.toThrow('CHILD_NOT_FOUND')
  const away = await elsewhere.newChild()
  const ofOther = await newGuardian(away)
  await expect(book(ofOther, id, away)).rejects.toThrow('CHILD_NOT_ENROLLED')
  await expect(book(ofOther, crypto.randomUUID(), away)).rejects.toThrow('OPENING_NOT_FOUND')
})

it.each([
  ['the day before', '2099-03-06', ['cancelled', 'booked']],
  ['on the day', '2099-03-07', ['booked', 'waiting']],
])(
  'a child who leaves %s: the place goes to the next one only if it is not there then',
  async (_, endsOn, states) => {
    const { opening, newChild, kindergartenId } = await newKindergarten()
    const { id } = await opening({ places: 1 })
    const [leaving, next] = [await newChild(), await newChild({ firstName: 'Aud' })]
    await book(await newGuardian(leaving), id, leaving)
    await book(await newGuardian(next), id, next)
    await database
      .update(kindergartenEnrolment)
      .set({ endsOn })
      .where(eq(kindergartenEnrolment.childId, leaving))
    await freeEndedPlaces(database, new Date())
    expect(await statesOf(id)).toEqual(states)
    const [listed] = await listExtraOpenings(database, { kindergartenId, onDate: '2099-03-07' })
    expect(listed?.children.map((child) => child.id)).toEqual([
      states[0] === 'booked' ? leaving : next,
    ])
  },
)
