import { testSender } from '../letters/sender.testing.ts'
import type { Confirmed } from './confirmed.ts'

export const buildConfirmed = (overrides: Partial<Confirmed> = {}): Confirmed => ({
  fullName: 'Mai Thi Nguyen',
  birthDate: '2001-08-15',
  citizenship: 'VN',
  institution: 'UiO',
  semesters: ['2026H', '2027V'],
  amountOre: 16_685_900,
  receivedOn: '2026-06-03',
  accountHolder: testSender.name,
  writtenOn: '2026-06-04',
  ...overrides,
})
