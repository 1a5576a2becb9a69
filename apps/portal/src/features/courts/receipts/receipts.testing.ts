import type { ReceiptRow } from './issue-receipt.server.ts'

/** An hour of squash on a Wednesday evening, at 75 kroner per half hour. */
export const buildReceipt = (overrides: Partial<ReceiptRow> = {}): ReceiptRow => ({
  reservationId: '7f3a2a9e-0f35-4f5e-9f0c-2c6a1f1f9a10',
  userId: 'kari',
  paymentId: '0b9d6cb6-0f35-4f5e-9f0c-2c6a1f1f9a10',
  receiptNumber: 700_001,
  court: { no: 'Squashbane 1', en: 'Squash court 1' },
  category: { no: 'Squash', en: 'Squash' },
  centerName: 'Blindern',
  startsAt: new Date('2026-11-25T17:00:00Z'),
  endsAt: new Date('2026-11-25T18:00:00Z'),
  units: [
    { startsAt: '2026-11-25T17:00:00+00:00', priceOre: 7_500 },
    { startsAt: '2026-11-25T17:30:00+00:00', priceOre: 7_500 },
  ],
  amountOre: 15_000,
  soldAt: new Date('2026-11-23T09:00:00Z'),
  ...overrides,
})
