import { and, arrayContains, asc, isNull, ne } from 'drizzle-orm'
import {
  type SchemeCategory,
  type SchemeRules,
  usualAppealDays,
} from '#core/health-refunds/rules/scheme-rules.ts'
import { healthScheme, healthSchemeVersion } from '#core/health-refunds/tables.server.ts'
import { findDemoStaff } from '#core/staff-area/demo/find-demo-staff.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'

const userFees = '019ad0b8-6a00-7000-8000-000000000001'
const receipts = '019ad0b8-6a00-7000-8000-000000000002'

/**
 * Two schemes with invented amounts, this year and the one before; the total of the first was lower
 * then. Nothing where there is a scheme.
 */
export async function seedSchemes(database: Database, now = new Date()): Promise<void> {
  const year = Number(osloDate(now).slice(0, 4))
  await database.transaction(async (transaction) => {
    const proposer = await findDemoStaff(transaction, 'health')
    if (!proposer || (await transaction.$count(healthScheme)) > 0) return
    const [colleague] = await transaction
      .select({ userId: staffMember.userId })
      .from(staffMember)
      .where(
        and(
          arrayContains(staffMember.roles, ['health']),
          isNull(staffMember.endedAt),
          ne(staffMember.userId, proposer.userId),
        ),
      )
      .orderBy(asc(staffMember.userId))
      .limit(1)
    if (!colleague) return
    await transaction.insert(healthScheme).values(schemes)
    const by = { proposedBy: proposer.userId, confirmedBy: colleague.userId, revision: 1 }
    const from = (later: number) => `${year + later}-01-01`
    await transaction.insert(healthSchemeVersion).values([
      { ...by, schemeId: userFees, startsOn: from(-1), rules: userFeeRules(450_00) },
      { ...by, schemeId: userFees, startsOn: from(0), rules: userFeeRules(520_00) },
      { ...by, schemeId: receipts, startsOn: from(-1), rules: receiptRules(1_500_00) },
      { ...by, schemeId: receipts, startsOn: from(0), rules: receiptRules(1_800_00) },
    ])
  })
}

const schemes = [
  {
    id: userFees,
    position: 0,
    name: { no: 'Egenandeler hos lege', en: 'User fees for doctors' },
    intro: {
      no: 'Du får igjen det du har betalt i egenandeler over et fast beløp i året.',
      en: 'You get back what you have paid in user fees above a fixed amount a year.',
    },
  },
  {
    id: receipts,
    position: 1,
    name: { no: 'Tannlege, fysioterapi og syn', en: 'Dental care, physiotherapy and eyesight' },
    intro: {
      no: 'Du får igjen en del av utgiftene. Legg ved kvittering for hver utgift.',
      en: 'You get back a part of your expenses. Attach a receipt for each expense.',
    },
  },
]

/** Everything above an own share of the year, by one document. */
const userFeeRules = (ownShareOre: number): SchemeRules => ({
  period: 'year',
  statement: 'total',
  categories: [
    {
      key: 'user-fees',
      name: { no: 'Egenandeler', en: 'User fees' },
      ownShareOre: 0,
      percentage: 100,
      capOre: null,
      documents: {
        no: 'Oversikt over egenandeler fra Helsenorge',
        en: 'Overview of user fees from Helsenorge',
      },
    },
  ],
  ownShareOre,
  countedUpToOre: null,
  capOre: null,
  smallestPayoutOre: 0,
  isOnce: false,
  appealDays: usualAppealDays,
  times: [{ opens: null, closes: '03-01' }],
  right: { needsSemesterFee: true, needsDoctorHere: true, institutions: [] },
})

/** A part of each category above its own share, up to a cap. */
const receiptRules = (dentalCapOre: number): SchemeRules => ({
  period: 'year',
  statement: 'receipts',
  categories: [
    withReceipt('dental', { no: 'Tannlege', en: 'Dental care' }, [800_00, 50, dentalCapOre]),
    withReceipt(
      'physiotherapy',
      { no: 'Fysioterapi', en: 'Physiotherapy' },
      [400_00, 50, 1_200_00],
    ),
    withReceipt('eyesight', { no: 'Synsundersøkelse', en: 'Eye examination' }, [0, 75, 600_00]),
  ],
  ownShareOre: 0,
  countedUpToOre: null,
  capOre: 2_800_00,
  smallestPayoutOre: 150_00,
  isOnce: false,
  appealDays: usualAppealDays,
  times: [{ opens: null, closes: '01-31' }],
  right: { needsSemesterFee: true, needsDoctorHere: false, institutions: [] },
})

function withReceipt(
  key: string,
  name: SchemeCategory['name'],
  [ownShareOre, percentage, capOre]: readonly [number, number, number],
): SchemeCategory {
  const documents = { no: 'Kvittering med navn og dato', en: 'Receipt with name and date' }
  return { key, name, ownShareOre, percentage, capOre, documents }
}
