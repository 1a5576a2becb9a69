import type { SchemeCategory, SchemeRules } from './scheme-rules.ts'

export function categoryOf(key: string, changes: Partial<SchemeCategory> = {}): SchemeCategory {
  return {
    key,
    name: { no: `Kategori ${key}`, en: `Category ${key}` },
    ownShareOre: 0,
    percentage: 100,
    capOre: null,
    documents: { no: 'Kvittering', en: 'Receipt' },
    ...changes,
  }
}

export function rulesOf(changes: Partial<SchemeRules> = {}): SchemeRules {
  return {
    period: 'year',
    statement: 'receipts',
    categories: [categoryOf('doctor')],
    ownShareOre: 0,
    countedUpToOre: null,
    capOre: null,
    smallestPayoutOre: 0,
    isOnce: false,
    appealDays: 21,
    times: [{ opens: null, closes: '01-31' }],
    right: { needsSemesterFee: true, needsDoctorHere: false, institutions: [] },
    ...changes,
  }
}

/**
 * Schemes as organisations have published them (domain facts 8.4). The amounts are old: they show that
 * settings alone express each.
 */
export const publishedSchemes = {
  /** One total of user fees with the card; everything above an own share of the year. */
  sio: rulesOf({
    statement: 'total',
    categories: [categoryOf('user-fees')],
    ownShareOre: 490_00,
    right: { needsSemesterFee: true, needsDoctorHere: true, institutions: [] },
  }),
  kjeller: rulesOf({
    statement: 'total',
    categories: [categoryOf('user-fees')],
    ownShareOre: 655_00,
    right: { needsSemesterFee: true, needsDoctorHere: false, institutions: ['OSLOMET'] },
  }),
  /** Own share and cap of one category. */
  sit: rulesOf({
    categories: [
      categoryOf('dental', { ownShareOre: 1_000_00, percentage: 50, capOre: 2_500_00 }),
      categoryOf('psychologist', { capOre: 1_500_00 }),
    ],
  }),
  studentinord: rulesOf({
    categories: ['dental', 'physiotherapy', 'glasses'].map((key) =>
      categoryOf(key, { ownShareOre: 1_500_00, percentage: 50 }),
    ),
    capOre: 6_000_00,
    smallestPayoutOre: 300_00,
  }),
  /** One percentage above an own share, once a year, in a window. */
  sis: rulesOf({
    categories: ['doctor', 'dental', 'medicine'].map((key) => categoryOf(key, { percentage: 40 })),
    ownShareOre: 800_00,
    isOnce: true,
    times: [{ opens: '04-01', closes: '06-01' }],
  }),
  /** What lies between two amounts. */
  sopp: rulesOf({
    categories: [categoryOf('user-fees'), categoryOf('psychologist')],
    ownShareOre: 250_00,
    countedUpToOre: 2_185_00,
  }),
  /** A deadline for each semester. */
  ssn: rulesOf({
    period: 'semester',
    categories: [categoryOf('doctor', { percentage: 75 })],
    times: [
      { opens: null, closes: '06-15' },
      { opens: null, closes: '12-10' },
    ],
  }),
} satisfies Record<string, SchemeRules>
