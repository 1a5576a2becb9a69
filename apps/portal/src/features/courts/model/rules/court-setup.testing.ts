import type { Court, CourtSetup, Weekly } from './court-setup.ts'

export const everyDay: Weekly = {
  firstWeekday: 1,
  lastWeekday: 7,
  fromTime: '07:00',
  toTime: '23:00',
  validFrom: '2026-08-17',
  validTo: null,
}

export const buildCourt = (overrides: Partial<Court> = {}): Court => ({
  id: 11,
  centerId: 2,
  categoryId: 2,
  name: { no: 'Bane 1', en: 'Court 1' },
  isOffered: true,
  ...overrides,
})

/** One squash court at Blindern, open from 07:00 to 23:00, at 60 kroner per half hour. */
export const buildSetup = (overrides: Partial<CourtSetup> = {}): CourtSetup => ({
  version: 1,
  daysAhead: 7,
  refundHours: 24,
  lateRefundPercent: 0,
  holdMinutes: 10,
  maxHolds: 3,
  maxSlotAlerts: 10,
  centers: new Map([[2, 'Blindern']]),
  categories: new Map([[2, { no: 'Squash', en: 'Squash' }]]),
  courts: [buildCourt()],
  openings: [{ ...everyDay, centerId: 2, courtId: null }],
  prices: [{ ...everyDay, fromTime: '00:00', toTime: '24:00', categoryId: 2, priceOre: 6_000 }],
  clubHours: [],
  closures: [],
  ...overrides,
})
