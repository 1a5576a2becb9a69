import { type APIRequestContext, expect } from '@playwright/test'
import { osloDate } from '../../apps/portal/src/platform/time/oslo.ts'
import { ownSite, portalUrl } from './addresses.ts'
import { controlPayments } from './card-form.ts'
import type { Language } from './test.ts'

const api = '/api/frontend'
const payments = `${api}/user/finances/seamless-payment/court`
type Named = { id: number; name: string }
type Slot = {
  isOpen: boolean
  startTime: string
  endTime: string
  court: Named
  category: Named
  sportsCenter: Named
}
export type WantedHour = {
  courtId: number
  courtName: string
  sportsCenterId: number
  fromTime: string
  toTime: string
}
type Reservation = { id: string; timeslotId: string; sportsCenter: Named }

/** Books an hour of a court and pays for it as a card form would. */
export async function bookAndPay(
  request: APIRequestContext,
  locale: Language,
  wanted: WantedHour,
): Promise<void> {
  const held = await request.put(`${api}/user/sports/courts/reservations?language=${locale}`, {
    headers: ownSite,
    data: wanted,
  })
  expect(held.status(), await held.text()).toBe(200)
  const { items } = (await held.json()) as { items: Reservation[] }
  const started = await request.post(payments, {
    headers: ownSite,
    data: {
      completeUrl: `${portalUrl}/trening/haller-og-baner?step=status`,
      courtReservationInputs: items.map(({ id, timeslotId, sportsCenter }) => ({
        reservationId: id,
        classId: timeslotId,
        location: sportsCenter.name,
      })),
      locale,
    },
  })
  const { paymentId } = (await started.json()) as { paymentId: string }
  const { orders } = (await controlPayments('GET', '/orders?status=Initialized')) as {
    orders: { guid: string; orderReference: string }[]
  }
  const order = orders.find(({ orderReference }) => orderReference === paymentId)
  await controlPayments('POST', `/orders/${order?.guid}/pay`, {})
  const paid = await request.post(`${payments}/pay`, {
    headers: ownSite,
    data: { paymentId },
  })
  expect(await paid.json()).toMatchObject({ paymentStatus: 'PAID' })
}

/** Finds the free hours of a category on a day, by time. */
export async function freeHours(
  request: APIRequestContext,
  category: string,
  day: string,
): Promise<WantedHour[]> {
  const answer = await request.get(`${api}/sports/courts/timeslots?language=no`)
  const { items } = (await answer.json()) as { items: Slot[] }
  const open = items.filter(
    (slot) =>
      slot.isOpen && slot.category.name === category && osloDate(new Date(slot.startTime)) === day,
  )
  return open.flatMap(({ court, sportsCenter, startTime, endTime }) => {
    const next = open.find((slot) => slot.court.id === court.id && slot.startTime === endTime)
    return next
      ? {
          courtId: court.id,
          courtName: court.name,
          sportsCenterId: sportsCenter.id,

          fromTime: startTime,
          toTime: next.endTime,
        }
      : []
  })
}
