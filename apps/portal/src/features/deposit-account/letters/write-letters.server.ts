import { addressWithCode, groupCheckCode } from '#core/documents/checks/check-code.ts'
import { issueCheck } from '#core/documents/checks/document-checks.server.ts'
import { lockAccount } from '#core/ledger/lock-account.server.ts'
import { findInstitutionName } from '#core/studies/find-institutions.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { semestersOf } from '../model/amounts.ts'
import type { DepositHolder } from '../model/deposit-holder.server.ts'
import { type FoundAccount, findAccountOfCase } from '../model/find-account.server.ts'
import { fullNameOf } from '../model/full-name.ts'
import type { Invoice } from '../model/invoice-of.ts'
import { hasApprovedRefund } from '../refund/has-approved-refund.server.ts'
import { writeConfirmation } from './write-confirmation.server.ts'
import { writeInvoice } from './write-invoice.server.ts'
import { writeReceipt } from './write-receipt.server.ts'

type Pdf = Uint8Array<ArrayBuffer>

/** What is asked for, and how it is paid; the same bytes whenever it is asked for. */
export function writeAccountInvoice(
  holder: DepositHolder,
  { caseFile, application, account, academicYear, invoicedOre }: FoundAccount,
  { invoiceNumber, invoicedOn, dueOn }: Invoice,
): Promise<Pdf> {
  return writeInvoice({
    locale: caseFile.language,
    holder,
    writtenOn: invoicedOn,
    student: {
      fullName: fullNameOf(application),
      birthDate: application.birthDate,
      addressLines: [],
    },
    invoiceNumber: String(invoiceNumber),
    customerNumber: account.customerNumber,
    dueOn,
    semesters: semestersOf(application, academicYear),
    amountOre: invoicedOre,
  })
}

/**
 * Issues the letter, or finds the one that is valid.
 * @returns null while the whole amount is not there, and once a refund is approved
 */
export function issueConfirmation(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  { holder, now }: { holder: DepositHolder; now: Date },
  { caseFile, account: { customerNumber } }: FoundAccount,
) {
  return database.transaction(async (transaction) => {
    // What is read after the lock holds until the letter is issued.
    await lockAccount(transaction, { kind: 'deposit', key: customerNumber })
    const found = await findAccountOfCase(transaction, caseFile.id)
    const paidOn = found?.figures.paidOn ?? null
    if (!found || paidOn === null || (await hasApprovedRefund(transaction, caseFile.id)))
      return null
    const { application, academicYear, invoicedOre } = found
    return issueCheck(transaction, encryption, {
      letter: letterOf(caseFile.id),
      kind: 'deposit-confirmation',
      userId: caseFile.userId,
      money: { customerNumber, amountOre: invoicedOre },
      says: {
        fullName: fullNameOf(application),
        birthDate: application.birthDate,
        citizenship: application.nationality,
        institution: application.institution,
        semesters: semestersOf(application, academicYear),
        amountOre: invoicedOre,
        receivedOn: paidOn,
        accountHolder: holder.name,
        writtenOn: osloDate(now),
      },
    })
  })
}

/**
 * The letter for the immigration authority, with the code by which it is checked. What it says stays
 * the same while it is valid; when the money has left and has come back, there is a new letter.
 * @returns null while the whole amount is not there, and once a refund is approved
 */
export async function writeAccountConfirmation(
  parts: { database: Database; encryption: FieldEncryption },
  context: { holder: DepositHolder; portalUrl: string; now: Date },
  found: FoundAccount,
): Promise<Pdf | null> {
  const { holder, portalUrl } = context
  const locale = found.caseFile.language
  const issued = await issueConfirmation(parts, context, found)
  if (!issued) return null
  const code = groupCheckCode(issued.code)
  const address = portalUrl + pagePath('verify', locale)
  return writeConfirmation({
    locale,
    holder,
    confirmed: issued.says,
    institution: await findInstitutionName(parts.database, issued.says.institution),
    check: { code, address, addressWithCode: addressWithCode(address, code) },
  })
}

/** The name by which the letter of an account is known to the engine of letters. */
export const letterOf = (caseId: string) => `deposit-confirmation ${caseId}`

/** What was received so far, and what is missing. */
export function writeAccountReceipt(
  holder: DepositHolder,
  writtenOn: string,
  { caseFile, application, account, invoice, invoicedOre, payments, figures }: FoundAccount,
): Promise<Pdf> {
  return writeReceipt({
    locale: caseFile.language,
    holder,
    writtenOn,
    student: { fullName: fullNameOf(application), birthDate: application.birthDate },
    invoiceNumber: invoice && String(invoice.invoiceNumber),
    customerNumber: account.customerNumber,
    invoicedOre,
    payments,
    balanceOre: figures.balanceOre,
  })
}
