import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { answerPdf } from '#core/documents/answer-pdf.server.ts'
import { findEndedLetter } from '#core/documents/checks/ended-letters.server.ts'
import { findUnwritable } from '#core/documents/pdf/typefaces.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { institutions } from '#core/studies/institutions.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { listAmounts, proposeAmount } from './amounts.server.ts'
import type { Submission } from './application-form.ts'
import { saveDeadlines } from './deadlines.server.ts'
import { describeAccount } from './describe-account.server.ts'
import { findDraft, saveDraft } from './drafts.server.ts'
import { described } from './endpoints.server.ts'
import { type FoundAccount, findAccount, findAccountOfCase } from './find-account.server.ts'
import { findOwnApplication } from './find-application.server.ts'
import { findStaffApplication } from './find-staff-application.server.ts'
import { type DepositConfiguration, depositHolderOf } from './model/deposit-holder.server.ts'
import { type DepositRefusal, depositRefusals } from './refusals.ts'
import { editApplication, sendApplication } from './send-application.server.ts'
import { listCreditNotes, writeCreditNoteOf } from './way-back/find-credit-notes.server.ts'
import {
  fullNameOf,
  letterOf,
  writeAccountConfirmation,
  writeAccountInvoice,
  writeAccountReceipt,
} from './write-letters.server.ts'

/** Applications for deposit accounts, by students; and what staff read and enter for them. */
export function createDepositAccountApi({
  database,
  portalUrl,
  encryption,
  configuration,
  clock,
  ...doors
}: AuthDependencies & {
  database: Database
  portalUrl: string
  encryption: FieldEncryption
  configuration: DepositConfiguration
  clock: Clock
}) {
  const { api, serve } = serveEndpoints(doors)
  const organisation = depositHolderOf(configuration)

  async function answerCreditNote(which: { userId: string } | { caseId: string }, number: string) {
    const wanted = { which, number: Number(number) }
    const bytes = organisation && (await writeCreditNoteOf(database, organisation, wanted))
    if (!bytes) throw refuse('NO_INVOICE')
    return answerPdf(bytes, { fileName: `${number}.pdf`, shown: 'attachment' })
  }
  async function answerInvoice(found: FoundAccount | null, number: string) {
    if (!organisation || found?.account.invoiceNumber !== Number(number)) throw refuse('NO_INVOICE')
    const bytes = await writeAccountInvoice(organisation, found)
    return answerPdf(bytes, { fileName: `${number}.pdf`, shown: 'attachment' })
  }

  serve(described.application, ({ user }) => findOwnApplication(database, user.userId))

  serve(described.send, async ({ user: { userId }, query: { language }, body }) => {
    requireWritable(body)
    return { id: await sendApplication(database, { userId, language, portalUrl }, body) }
  })

  serve(described.edit, async ({ user: { userId }, query: { language }, body }) => {
    requireWritable(body)
    await editApplication(database, { userId, language, portalUrl }, body)
    return { id: body.id }
  })

  serve(described.draft, async ({ user }) => ({
    values: await findDraft(database, user.userId, 'application'),
  }))

  serve(described.saveDraft, async ({ user, body }) => {
    await saveDraft(database, user.userId, 'application', body)
    return {}
  })

  serve(described.account, async ({ user: { userId } }) => {
    const found = await findAccount(database, userId)
    const letterEndedAt =
      found && (await findEndedLetter(database, { userId, letter: letterOf(found.caseFile.id) }))
    return describeAccount(found, organisation, letterEndedAt)
  })

  serve(described.invoice, async ({ user: { userId }, params: { id } }) => {
    return answerInvoice(await findAccount(database, userId), id)
  })

  serve(described.creditNotes, ({ user: { userId } }) => listCreditNotes(database, { userId }))

  serve(described.creditNote, async ({ user: { userId }, params: { id } }) => {
    return answerCreditNote({ userId }, id)
  })

  serve(described.confirmation, async ({ user: { userId } }) => {
    const found = await findAccount(database, userId)
    const bytes =
      found &&
      organisation &&
      (await writeAccountConfirmation(
        { database, encryption },
        { organisation, portalUrl, now: clock() },
        found,
      ))
    if (!bytes) throw refuse('NOT_PAID')
    return answerPdf(bytes, { fileName: 'confirmation.pdf', shown: 'inline' })
  })

  serve(described.receipt, async ({ user: { userId } }) => {
    const found = await findAccount(database, userId)
    const isBooked = found?.figures.isBooked
    if (!organisation || !isBooked) throw refuse('NOTHING_RECEIVED')
    const bytes = await writeAccountReceipt(organisation, osloDate(clock()), found)
    return answerPdf(bytes, { fileName: 'receipt.pdf', shown: 'inline' })
  })

  serve(described.universities, ({ query: { language } }) => ({
    items: institutions.map(({ code, ...names }) => ({ code, name: names[language] })),
  }))

  serve(described.staffApplication, async ({ params }) => {
    const found = await findStaffApplication(database, params.id)
    if (!found) throw refuseCase('CASE_NOT_FOUND')
    return found
  })

  serve(described.staffInvoice, async ({ params: { id, number } }) =>
    answerInvoice(await findAccountOfCase(database, id), number),
  )

  serve(described.staffCreditNote, ({ params: { id, number } }) =>
    answerCreditNote({ caseId: id }, number),
  )

  serve(described.amounts, () => listAmounts(database))

  serve(described.saveAmount, async ({ staff, body }) => {
    await proposeAmount(database, staff, body)
    return {}
  })

  serve(described.saveDeadlines, async ({ staff, body }) => {
    await saveDeadlines(database, staff, body)
    return {}
  })

  return api
}

/** The invoice and the letter name the student as the passport does, in Latin letters. */
function requireWritable({ user }: Submission): void {
  if (findUnwritable(fullNameOf(user)).length > 0) throw refuse('NAME_UNWRITABLE')
}

function refuse(code: DepositRefusal): Refusal<DepositRefusal> {
  return new Refusal(code, depositRefusals[code])
}
