import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { createPaymentProvider } from '#core/payments/provider/provider.server.ts'
import { payment } from '#core/payments/tables.server.ts'
import { addPeople } from '#core/places/places.testing.server.ts'
import { place } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { base, simulate } from '../../../../../payment-simulator/src/simulator.testing.ts'
import { createEventPlaces } from './event-places.testing.server.ts'

/** The API of places with a simulated payment provider, and people who buy places at a price. */
export function createPaidPlaces(database: Database, priceOre: number) {
  const simulator = simulate({
    now: Date.now,
    environment: { SIMULATOR_CALLBACKS: 'off', SIMULATOR_VARIATIONS: 'on' },
  })
  const provider = createPaymentProvider(
    {
      url: base,
      token: simulator.tokens.PAYMENT_TOKEN,
      payeeId: randomUUID(),
      timeoutMilliseconds: 5_000,
    },
    async (input, init) =>
      simulator.simulator.request(String(input).replace(base, ''), init as RequestInit),
  )
  const at = createEventPlaces(database, { provider })

  async function newPerson(): Promise<string> {
    const [id = ''] = await addPeople(database, 1)
    return id
  }

  async function hold(eventId: string) {
    const userId = await newPerson()
    const booked = await at.book(userId, eventId, priceOre)
    return { userId, placeId: booked.body.place.id as string, eventId }
  }

  async function payAtProvider(paymentId: string): Promise<void> {
    const [row] = await database.select().from(payment).where(eq(payment.id, paymentId))
    await simulator.pay(row?.orderId ?? '')
  }

  /** A place that was paid. */
  async function buy(eventId: string) {
    const held = await hold(eventId)
    const { paymentId } = (await at.start(held.userId, held.placeId)).body
    await payAtProvider(paymentId)
    await at.complete(held.userId, paymentId)
    return { ...held, paymentId: paymentId as string }
  }

  const stateOf = async (placeId: string) =>
    (await database.select().from(place).where(eq(place.id, placeId)))[0]
  const paymentOf = async (id: string) =>
    (await database.select().from(payment).where(eq(payment.id, id)))[0]

  return { at, newPerson, hold, payAtProvider, buy, stateOf, paymentOf }
}
