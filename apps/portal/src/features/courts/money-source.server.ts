import type { MoneySource } from '#core/person-money/money-source.ts'
import { courtPayments } from './pay/payment-kind.server.ts'
import { service } from './service.ts'

/** Bookings of courts; their receipts say what they were. */
export const courtMoney: MoneySource = {
  subject: courtPayments.kind,
  service,
  placesOf: async (_, ids) => new Map(ids.map((id) => [id, { place: { page: 'mySports' } }])),
}
