import { defaultLocale } from '@trivsel/content-contract/locales'
import { asc, eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import { findInstitutions } from '#core/studies/find-institutions.server.ts'
import { institutionName } from '#core/studies/institutions.ts'
import { findCountry } from '#platform/countries/countries.ts'
import type { Database } from '#platform/database/database.server.ts'
import { listCreditNotes } from '../account/find-credit-notes.server.ts'
import type { StaffApplication } from '../model/contract.ts'
import { type FoundAccount, findAccountOfCase } from '../model/find-account.server.ts'
import { findAmount } from '../model/find-amount.server.ts'
import { depositAccount, depositApplication } from '../model/tables.server.ts'

/** Everything that a decision needs. @returns null when there is no such application */
export async function findStaffApplication(
  database: Database,
  id: string,
): Promise<StaffApplication | null> {
  const [found] = await database
    .select({ caseFile, row: depositApplication, invoiceNumber: depositAccount.invoiceNumber })
    .from(caseFile)
    .innerJoin(depositApplication, eq(depositApplication.caseId, caseFile.id))
    .leftJoin(depositAccount, eq(depositAccount.caseId, caseFile.id))
    .where(eq(caseFile.id, id))
  if (!found) return null
  const { row } = found
  const { userId, status, createdAt, changedAt } = found.caseFile
  const events = await database
    .select({ event: caseEvent, firstName: user.firstName, lastName: user.lastName })
    .from(caseEvent)
    .leftJoin(user, eq(user.id, caseEvent.actorId))
    .where(eq(caseEvent.caseId, id))
    .orderBy(asc(caseEvent.id))
  const hendelser = events.map(({ event, firstName, lastName }) => ({
    id: event.id,
    type: event.action,
    soknadsId: id,
    tekst: event.comment ?? '',
    opprettetAv: [firstName, lastName].filter(Boolean).join(' '),
    opprettet: event.at.toISOString(),
    sistEndret: event.at.toISOString(),
    metaData: { fra: event.fromStatus, til: event.toStatus },
  }))
  const { kind, amountOre, academicYear } = await findAmount(database, row, createdAt)
  const applicant = `${row.firstName} ${row.lastName}`
  return {
    id,
    brukerId: userId,
    etternavn: row.lastName,
    fornavn: row.firstName,
    nasjonalitet: findCountry(row.nationality)?.no ?? row.nationality,
    fodselsDato: row.birthDate,
    email: row.email,
    studieemne: row.studySubject,
    studiebeskrivelse: row.studyDescription,
    studiegrad: row.degree,
    antallSemester: row.semesters,
    type: 'UDI',
    status,
    semester: row.semesterStart,
    hendelser,
    opprettet: createdAt.toISOString(),
    sistEndret: changedAt.toISOString(),
    opprettetAv: applicant,
    kommentar: events.findLast(({ event }) => event.actorKind === 'staff')?.event.comment ?? '',
    sistEndretAv: hendelser.at(-1)?.opprettetAv ?? applicant,
    institusjon: institutionName(await findInstitutions(database), row.institution, defaultLocale),
    institusjonskode: row.institution,
    fakturaNummer: String(found.invoiceNumber ?? ''),
    acceptedAt: row.acceptedAt?.toISOString() ?? null,
    amountOre,
    academicYear,
    amountKind: kind,
    creditNotes: (await listCreditNotes(database, { caseId: id })).items,
    ...describeAccount(await findAccountOfCase(database, id)),
  }
}

function describeAccount(
  found: FoundAccount | null,
): Pick<StaffApplication, 'account' | 'invoice'> {
  if (!found) return { account: null, invoice: null }
  const { customerNumber, importedFrom } = found.account
  const { balanceOre, isPaid } = found.figures
  const { invoice } = found
  return {
    account: { customerNumber, balanceOre, isPaid, dueOn: invoice?.dueOn ?? null, importedFrom },
    invoice: invoice && {
      number: String(invoice.invoiceNumber),
      invoicedOn: invoice.invoicedOn,
      dueOn: invoice.dueOn,
      amountOre: found.invoicedOre,
    },
  }
}
