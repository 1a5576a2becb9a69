import { perLocale } from '@trivsel/content-contract/locales'
import type { IssuedCreditNote, IssuedReceipt } from './issue-documents.server.ts'

/** An hour of squash on a Wednesday evening, at 75 kroner per half hour. */
export const buildReceipt = (overrides: Partial<IssuedReceipt> = {}): IssuedReceipt => ({
  id: '5c1d6cb6-0f35-4f5e-9f0c-2c6a1f1f9a10',
  paymentId: '0b9d6cb6-0f35-4f5e-9f0c-2c6a1f1f9a10',
  subjectKind: 'court',
  subjectId: '7f3a2a9e-0f35-4f5e-9f0c-2c6a1f1f9a10',
  userId: 'kari',
  receiptNumber: 700_001,
  product: { no: 'Squash, Squashbane 1', en: 'Squash, Squash court 1' },
  place: perLocale(() => 'Blindern'),
  startsAt: new Date('2026-11-25T17:00:00Z'),
  endsAt: new Date('2026-11-25T18:00:00Z'),
  lines: [
    {
      text: { no: 'Squashbane 1, 18.00–18.30', en: 'Squash court 1, 18:00–18:30' },
      amountOre: 7_500,
    },
    {
      text: { no: 'Squashbane 1, 18.30–19.00', en: 'Squash court 1, 18:30–19:00' },
      amountOre: 7_500,
    },
  ],
  amountOre: 15_000,
  vatPercent: 0,
  creditedOre: 0,
  soldAt: new Date('2026-11-23T09:00:00Z'),
  ...overrides,
})

/** A part that staff gave back the day after. */
export const buildCreditNote = (
  overrides: Partial<IssuedCreditNote['note']> = {},
): IssuedCreditNote['note'] => ({
  id: '9a3d6cb6-0f35-4f5e-9f0c-2c6a1f1f9a10',
  receiptId: buildReceipt().id,
  creditNumber: 800_001,
  amountOre: 5_000,
  vatOre: 0,
  cause: 'by-staff',
  reason: 'Lyset var borte',
  creditedAt: new Date('2026-11-24T09:00:00Z'),
  createdBy: null,
  ...overrides,
})
