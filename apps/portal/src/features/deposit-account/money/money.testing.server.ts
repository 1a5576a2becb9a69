import type { Locale } from '@trivsel/content-contract/locales'
import { camt054, ownIban, type SampleEntry } from '#core/bank/files/camt054.testing.ts'
import type { PayerConfiguration, SettlingParts } from '#core/bank/payout-source.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { exampleDeposit } from '#platform/example-deposit.ts'
import { buildPerson, seedPeople, testEncryption } from '#testing/accounts.testing.server.ts'
import { seedInstitutions } from '#testing/institutions.testing.server.ts'
import { openDepositAccount } from '../decide/open-account.server.ts'
import { applicationKind } from '../model/case-kind.ts'
import { depositApplication } from '../model/tables.server.ts'
import { depositPayouts } from './payout-source.server.ts'

/** The account that deposits are paid from. */
export const payers: PayerConfiguration = { TRIVSEL_ENV: 'test', ...exampleDeposit }

/** What operations on payouts need. */
export const payoutParts = (database: Database): SettlingParts => ({
  database,
  encryption: testEncryption,
  payoutSources: [depositPayouts],
  portalUrl: 'https://portal.example',
})

let serial = 0
export const next = (name: string) => `${name}-${++serial}`

/** A student with an account in the books and an invoice; nothing has come as yet. */
export async function newStudent(
  database: Database,
  {
    name = ['Linh', 'Nguyen'],
    birthDate = '2003-04-05',
    amountOre = 1_000_00,
    language = 'en' as Locale,
  } = {},
) {
  const [firstName = '', lastName = ''] = name
  const person = buildPerson({ membership: null, firstName, lastName })
  const { email } = person
  const userId = (await seedPeople(database, [person])).get(email) ?? ''
  const opened = { userId, firstName, lastName, email, birthDate, amountOre, language }
  return openAccount(database, opened)
}

/** What has followed from the approval of an application of somebody who is there. */
export async function openAccount(
  database: Database,
  {
    userId,
    language,
    amountOre,
    ...applicant
  }: {
    userId: string
    firstName: string
    lastName: string
    email: string
    birthDate: string
    amountOre: number
    language: Locale
  },
) {
  await seedInstitutions(database)
  return database.transaction(async (transaction) => {
    const [opened] = await transaction
      .insert(caseFile)
      .values({ kind: applicationKind, userId, language })
      .returning({ id: caseFile.id })
    if (!opened) throw new Error('The case was not added')
    const study = {
      institution: 'UiO',
      depositForm: 'semesters' as const,
      degree: null,
      semesters: 2,
      semesterStart: 'HOEST' as const,
    }
    const caseId = opened.id
    await transaction.insert(depositApplication).values({
      caseId,
      ...applicant,
      ...study,
      nationality: 'VN',
      studySubject: 'Informatics',
      studyDescription: '',
      academicYear: 2026,
      amountOre,
      acceptedAt: new Date(),
    })
    const customerNumber = await openDepositAccount(transaction, {
      caseId,
      study,
      academicYear: 2026,
    })
    return { userId, caseId, customerNumber, email: applicant.email }
  })
}

/** A file of the bank as it is uploaded. */
export const bankFileOf = (entries: readonly SampleEntry[]) =>
  camt054(entries, { messageId: next('MSG'), account: ownIban.slice(4) })
