import type { fitnessMembershipType } from '../model/tables.server.ts'

type Row = typeof fitnessMembershipType.$inferInsert

const example = {
  validFrom: '2024-01-01',
  noteNo: 'Eksempelpris i en demo',
  noteEn: 'Example price of a demo',
  isOffered: true,
}
const monthly = { ...example, payment: 'monthly', startFeeOre: 0 } as const

/** All prices are fictitious, and the notes say so. */
export const demoTypes: readonly Row[] = [
  {
    ...monthly,
    code: 'STUDENT',
    nameNo: 'Student med binding',
    nameEn: 'Student with commitment',
    isForStudents: true,
    months: 12,
    priceOre: 29_900,
  },
  {
    ...monthly,
    code: 'STUDENT_FREE',
    nameNo: 'Student uten binding',
    nameEn: 'Student without commitment',
    isForStudents: true,
    months: 0,
    priceOre: 34_900,
    startFeeOre: 10_000,
  },
  {
    ...example,
    code: 'STUDENT_CASH',
    nameNo: 'Student i seks måneder',
    nameEn: 'Student for six months',
    isForStudents: true,
    payment: 'once',
    months: 6,
    priceOre: 189_000,
    startFeeOre: 0,
  },
  {
    ...monthly,
    code: 'ORDINARY',
    nameNo: 'Ordinær med binding',
    nameEn: 'Ordinary with commitment',
    isForStudents: false,
    months: 12,
    priceOre: 49_900,
  },
  {
    ...monthly,
    code: 'ORDINARY_FREE',
    nameNo: 'Ordinær uten binding',
    nameEn: 'Ordinary without commitment',
    isForStudents: false,
    months: 0,
    priceOre: 54_900,
    startFeeOre: 10_000,
  },
]
