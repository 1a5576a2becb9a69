import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { bookPlaces, type PlaceRequest } from './book-places.server.ts'
import { type OfferSettings, saveOffer } from './change-offer.server.ts'
import { place, placeOffer } from './tables.server.ts'

const hour = 3_600_000

/** An offer of two places that closes in a week. @returns its id */
export async function addOffer(
  database: Database,
  settings: Partial<OfferSettings> & { readonly id?: string } = {},
): Promise<string> {
  const id = settings.id ?? randomUUID()
  await database.transaction((transaction) =>
    saveOffer(transaction, {
      kind: 'association-event',
      capacity: 2,
      closesAt: new Date(Date.now() + 7 * 24 * hour),
      ...settings,
      id,
    }),
  )
  return id
}

/** People with an account. */
export async function addPeople(database: Database, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => `place-${randomUUID()}`)
  await database.insert(user).values(
    ids.map((id) => ({
      id,
      firstName: 'Test',
      lastName: 'Person',
      email: `${id}@trivsel.example`,
    })),
  )
  return ids
}

/** Books for one person in a transaction of its own. */
export async function bookOne(
  database: Database,
  offerId: string,
  request: Partial<PlaceRequest> & { readonly userId: string },
) {
  const [outcome] = await database.transaction((transaction) =>
    bookPlaces(transaction, offerId, [{ isFirstPool: false, priceOre: 0, ...request }]),
  )
  return outcome
}

/** What each person has, in the order in which they came. */
export async function readPlaces(database: Database, offerId: string) {
  return database.select().from(place).where(eq(place.offerId, offerId)).orderBy(asc(place.number))
}

export async function readOffer(database: Database, offerId: string) {
  const [found] = await database.select().from(placeOffer).where(eq(placeOffer.id, offerId))
  if (!found) throw new Error('there is no offer')
  return found
}

/** Sets times of an offer, as if they had come. */
export async function setOffer(
  database: Database,
  offerId: string,
  values: Partial<typeof placeOffer.$inferInsert>,
): Promise<void> {
  await database.update(placeOffer).set(values).where(eq(placeOffer.id, offerId))
}

export const ago = (milliseconds: number): Date => new Date(Date.now() - milliseconds)
