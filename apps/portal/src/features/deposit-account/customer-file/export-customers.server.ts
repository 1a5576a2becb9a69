import { readOrganisation } from '#core/organisation/read-organisation.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { semestersOf } from '../model/amounts.ts'
import { recordAction } from '../model/record-action.server.ts'
import { longestSource } from './columns.ts'
import type { CustomerExport } from './contract.ts'
import { type CustomerHere, findCustomersWithBalance } from './find-customers-here.server.ts'

/** All customers with a balance as a file has them: the same file changes nothing. */
export async function exportCustomers(
  database: Database,
  staff: StaffActor,
): Promise<CustomerExport> {
  return database.transaction(async (transaction) => {
    const organisation = await readOrganisation(transaction)
    const here = (organisation?.legalName || 'portal').slice(0, longestSource)
    const customers = await findCustomersWithBalance(transaction)
    await recordAction(transaction, staff, {
      action: 'deposit-customers-exported',
      subject: { kind: 'deposit-customer-export', id: 'all' },
      after: { depositExportLines: customers.length },
    })
    return { items: customers.map((one) => toCells(one, here)) }
  })
}

/** @param here the source of accounts that were opened in this portal */
function toCells(
  { account, application, imported, email, language, balanceOre, receivedOn }: CustomerHere,
  here: string,
): CustomerExport['items'][number] {
  const { academicYear, semesters } = application
  return {
    source: imported?.source ?? here,
    externalId: imported?.externalId ?? account.customerNumber,
    email,
    firstName: application.firstName,
    lastName: application.lastName,
    birthDate: application.birthDate,
    nationality: application.nationality,
    institution: application.institution,
    studyProgram: application.studySubject,
    start: semestersOf(application, academicYear ?? 0)[0] ?? '',
    semesters: semesters === 0 ? '' : String(semesters),
    degree: application.degree ?? '',
    amount: (balanceOre / 100).toFixed(2),
    paidOn: imported?.paidOn ?? receivedOn ?? account.invoicedOn ?? '',
    language,
  }
}
