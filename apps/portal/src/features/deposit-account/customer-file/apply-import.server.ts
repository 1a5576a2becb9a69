import { asc, eq, sql } from 'drizzle-orm'
import { addImportedAccounts } from '#core/accounts/imported/add-imported-accounts.server.ts'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import { postTransactions } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { findInstitutions } from '#core/studies/find-institutions.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { depositFormsOf } from '../model/application-form.ts'
import { applicationCase } from '../model/case-kind.ts'
import { fullNameOf } from '../model/full-name.ts'
import { openCustomers } from '../model/open-customers.server.ts'
import { openingBalanceKind } from '../model/opening-balance.ts'
import { recordAction } from '../model/record-action.server.ts'
import { depositAccount, depositApplication } from '../model/tables.server.ts'
import type { Customer, CustomerLine } from './customer.ts'
import { lockImport, openingAccount, refuseImport } from './find-import.server.ts'
import { type PlannedLine, planImport } from './plan-import.ts'
import { versionOf } from './propose-import.server.ts'
import { readPresent } from './read-present.server.ts'
import { depositImport, depositImportLine } from './tables.server.ts'

/**
 * Makes the import that somebody else has proposed: each line becomes an approved application with
 * an account that its money is on. Nobody is notified, and no letter is made.
 * @param proposedBy the account of the proposer
 * @throws {Refusal} IMPORT_NOT_FOUND, IMPORT_OUTDATED
 */
export async function applyImport(
  transaction: Database,
  staff: StaffActor,
  importId: string,
  proposedBy: string,
): Promise<void> {
  // Of two imports at once, the second sees what the first has done.
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('deposit import', 0))`,
  )
  const found = await lockImport(transaction, importId)
  const planned = await planAgain(transaction, importId, proposedBy)
  if (versionOf(planned) !== found.version) throw refuseImport('IMPORT_OUTDATED')
  const userIds = await addPeople(transaction, importId, planned)
  const customers = planned.map(({ line, customer, userId }) => ({
    line,
    customer,
    userId: userId ?? userIds.get(customer.email) ?? '',
  }))
  const caseIds = await openApprovedCases(transaction, staff, customers)
  const numbers = await openCustomers(transaction, caseIds)
  await transaction.insert(depositAccount).values(
    customers.map(({ customer }, at) => ({
      caseId: caseIds[at] ?? '',
      customerNumber: numbers[at] ?? '',
      importedFrom: customer.source,
    })),
  )
  const posted = await postTransactions(
    transaction,
    customers.map(({ line, customer: { amountOre, paidOn } }, at) => ({
      key: `${openingBalanceKind}:${importId}:${line}`,
      kind: openingBalanceKind,
      valueDate: paidOn,
      entries: move(amountOre, {
        from: { kind: 'deposit', key: numbers[at] ?? '' },
        to: openingAccount(importId),
      }),
      actorId: staff.userId,
    })),
  )
  await linkLines(
    transaction,
    importId,
    customers.map(({ line }, at) => ({
      line,
      case_id: caseIds[at] ?? '',
      transaction_id: posted[at]?.id ?? 0,
    })),
  )
  await transaction
    .update(depositImport)
    .set({ confirmedAt: sql`now()` })
    .where(eq(depositImport.id, importId))
  await recordAction(transaction, staff, {
    action: 'deposit-import-confirmed',
    subject: { kind: 'deposit-import', id: importId },
    after: {
      depositImportFile: found.fileName,
      depositImportLines: found.lines,
      depositImportAmount: found.amountOre,
      depositImportAccounts: userIds.size,
    },
  })
}

/** What the lines would do now. @throws {Refusal} IMPORT_OUTDATED */
async function planAgain(
  transaction: Database,
  importId: string,
  proposedBy: string,
): Promise<PlannedLine[]> {
  const rows = await transaction
    .select({ line: depositImportLine.line, customer: depositImportLine.customer })
    .from(depositImportLine)
    .where(eq(depositImportLine.importId, importId))
    .orderBy(asc(depositImportLine.line))
  const lines: CustomerLine[] = rows.flatMap(({ line, customer }) =>
    customer ? [{ line, customer }] : [],
  )
  const formOf = depositFormsOf(await findInstitutions(transaction))
  const asks = lines.every(
    ({ customer: { institution, depositForm } }) => formOf(institution) === depositForm,
  )
  const plan = planImport(lines, await readPresent(transaction, proposedBy, lines))
  if (!asks || 'problems' in plan) throw refuseImport('IMPORT_OUTDATED')
  return plan.lines.filter(({ change }) => change === 'added')
}

/** @returns the ids of those who had no account, by address */
async function addPeople(
  transaction: Database,
  importId: string,
  planned: readonly PlannedLine[],
): Promise<ReadonlyMap<string, string>> {
  const people = planned.flatMap(({ userId, customer }) => (userId ? [] : [customer]))
  const ids = await addImportedAccounts(transaction, importId, people)
  if (!ids) throw refuseImport('IMPORT_OUTDATED')
  if (people.length > 0)
    await transaction.insert(profile).values(
      people.map(({ email, birthDate, language }) => ({
        userId: ids.get(email) ?? '',
        birthDate,
        language,
      })),
    )
  return ids
}

type Owned = { readonly customer: Customer; readonly userId: string }

/** @returns the ids of the cases, in the order of the customers */
async function openApprovedCases(
  transaction: Database,
  staff: StaffActor,
  customers: readonly Owned[],
): Promise<string[]> {
  const opened = await transaction
    .insert(caseFile)
    .values(
      customers.map(({ customer, userId }) => ({
        ...applicationCase,
        userId,
        language: customer.language,
        groupName: customer.institution,
        applicantName: fullNameOf(customer),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: caseFile.id, userId: caseFile.userId })
  // Meanwhile somebody has applied.
  if (opened.length < customers.length) throw refuseImport('IMPORT_OUTDATED')
  const ids = new Map(opened.map(({ id, userId }) => [userId, id]))
  const caseIds = customers.map(({ userId }) => ids.get(userId) ?? '')
  await transaction.insert(depositApplication).values(
    customers.map(({ customer }, at) => ({
      ...customer,
      caseId: caseIds[at] ?? '',
      studyDescription: '',
      acceptedAt: sql`now()`,
    })),
  )
  await transaction.insert(caseEvent).values(
    customers.map(({ customer: { source, language } }, at) => ({
      caseId: caseIds[at] ?? '',
      action: 'approve' as const,
      fromStatus: 'OPPRETTET' as const,
      toStatus: 'INNVILGET' as const,
      actorKind: 'staff' as const,
      actorId: staff.userId,
      comment: m.customer_case_imported({ source }, { locale: language }),
    })),
  )
  return caseIds
}

/** From now on the application has the details. */
async function linkLines(
  transaction: Database,
  importId: string,
  links: readonly { line: number; case_id: string; transaction_id: number }[],
): Promise<void> {
  await transaction
    .update(depositImportLine)
    .set({
      customer: null,
      caseId: sql`given.case_id`,
      transactionId: sql`given.transaction_id`,
    })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(links)}::jsonb)
        as given (line integer, case_id uuid, transaction_id bigint)`,
    )
    .where(
      sql`${depositImportLine.importId} = ${importId} and ${depositImportLine.line} = given.line`,
    )
}
