import type { fitnessMembershipType } from '../model/tables.server.ts'

type Row = typeof fitnessMembershipType.$inferInsert

const example = {
  validFrom: '2024-01-01',
  note: { no: 'Eksempelpris i en demo', en: 'Example price of a demo' },
  isOffered: true,
}
const monthly = { ...example, payment: 'monthly', startFeeOre: 0 } as const

/** All prices are fictitious, and the notes say so. */
export const demoTypes: readonly Row[] = [
  {
    ...monthly,
    code: 'STUDENT',
    name: { no: 'Student med binding', en: 'Student with commitment' },
    isForStudents: true,
    months: 12,
    priceOre: 29_900,
  },
  {
    ...monthly,
    code: 'STUDENT_FREE',
    name: { no: 'Student uten binding', en: 'Student without commitment' },
    isForStudents: true,
    months: 0,
    priceOre: 34_900,
    startFeeOre: 10_000,
  },
  {
    ...example,
    code: 'STUDENT_CASH',
    name: { no: 'Student i seks måneder', en: 'Student for six months' },
    isForStudents: true,
    payment: 'once',
    months: 6,
    priceOre: 189_000,
    startFeeOre: 0,
  },
  {
    ...monthly,
    code: 'ORDINARY',
    name: { no: 'Ordinær med binding', en: 'Ordinary with commitment' },
    isForStudents: false,
    months: 12,
    priceOre: 49_900,
  },
  {
    ...monthly,
    code: 'ORDINARY_FREE',
    name: { no: 'Ordinær uten binding', en: 'Ordinary without commitment' },
    isForStudents: false,
    months: 0,
    priceOre: 54_900,
    startFeeOre: 10_000,
  },
]
