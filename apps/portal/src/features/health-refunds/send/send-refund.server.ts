import type { Locale } from '@trivsel/content-contract/locales'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { openCase, stepAsApplicant } from '#core/cases/open-case.server.ts'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { removeAttachments } from '#core/files/attachments.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import { caseSubject, draftFiles, healthCase, healthFiles } from '#core/health-refunds/case-kind.ts'
import { refuseHealth } from '#core/health-refunds/refuse.server.ts'
import { schemePeriodOf } from '#core/health-refunds/schemes.ts'
import { healthRefund, healthRefundLine } from '#core/health-refunds/tables.server.ts'
import { findLanguage } from '#core/profile/find-language.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { DraftPlace } from '../draft/place.ts'
import { requirePlace } from '../draft/require-place.server.ts'
import { removeDraft } from '../draft/save-draft.server.ts'
import { lockStored } from '../draft/stored-draft.server.ts'
import type { FormTerms, SendForm } from '../model/contract.ts'
import { type DraftContent, readExpenses } from '../model/expense-form.ts'
import { requireSent } from '../model/find-sent.server.ts'
import { applyStateOf, findOwnCases } from '../model/find-state.server.ts'
import { findTerms, requireSchemePeriod } from '../model/find-terms.server.ts'
import { notifyOfNews } from '../model/news-mail.server.ts'
import { type PayeeParts, readPayee } from '../model/read-payee.server.ts'
import {
  decryptDraft,
  decryptPayee,
  encryptLine,
  encryptNote,
  encryptPayee,
} from '../model/refund-secrets.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { changeOf } from '../model/sent-rules.ts'
import { type WorkedOut, workOut } from '../model/work-out.ts'

export type SendParts = PayeeParts & { readonly portalUrl: string }
export type Sender = {
  readonly userId: string
  readonly place: DraftPlace
  readonly language: Locale | undefined
}

/**
 * Sends the form that is saved: a new application, or changes to one that may be changed. All of it in
 * one transaction; of two tabs that send at once the second finds no form.
 * @returns the id of the application
 * @throws {Refusal} `applyRefusals`, `HEALTH_SCHEME_NOT_FOUND`, `HEALTH_SCHEME_CHANGED`,
 *   `CASE_NOT_FOUND`, `STEP_NOT_POSSIBLE`
 */
export function sendRefund(
  { database, ...parts }: SendParts,
  sender: Sender,
  form: SendForm,
  today: string,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const within = { ...parts, database: transaction }
    const { userId, place } = sender
    await requirePlace(transaction, sender)
    const draft = await lockStored(transaction, sender)
    if (!draft) throw refuse('HEALTH_DRAFT_MISSING')
    if (draft.version !== form.version) throw refuse('HEALTH_DRAFT_CHANGED')
    if (!form.isConfirmed) throw refuse('HEALTH_NOT_CONFIRMED')
    const about = { userId, schemeId: place.scheme, period: place.period, except: place.id, today }
    const terms = await findTerms(within, about)
    if (terms.versionId !== form.versionId) throw refuseHealth('HEALTH_SCHEME_CHANGED')
    if (place.id === undefined) await requireMayApply(transaction, sender, today)
    const content = decryptDraft(parts.encryption, draft)
    const worked = requireExpenses(terms, content, form)
    const language = sender.language ?? (await findLanguage(transaction, userId))
    const caseId = await (place.id === undefined
      ? openNew(within, { ...sender, language }, { terms, content, worked, form })
      : sendChanges(within, { userId, id: place.id }, { terms, content, worked, form }))
    await writeLines(within, caseId, worked)
    const used = worked.expenses.flatMap(({ files }) => files)
    await moveFiles(transaction, { draftId: draft.id, caseId, used })
    await removeDraft(transaction, draft.id)
    await notifyOfNews(transaction, { userId, language, portalUrl: parts.portalUrl })
    return caseId
  })
}

async function requireMayApply(
  transaction: Database,
  { userId, place }: Sender,
  today: string,
): Promise<void> {
  const about = { schemeId: place.scheme, period: place.period }
  const { scheme } = await requireSchemePeriod(transaction, about)
  const found = schemePeriodOf(scheme, place.period)
  if (!found) throw refuseHealth('HEALTH_SCHEME_NOT_FOUND')
  const cases = (await findOwnCases(transaction, userId)).filter(
    ({ schemeId, period }) => schemeId === place.scheme && period === place.period,
  )
  const state = applyStateOf(found, cases, today)
  if (state === 'not-open') throw refuse('HEALTH_NOT_OPEN', { opens: found.from, closes: found.to })
  if (state === 'once') throw refuse('HEALTH_ONCE')
  if (state === 'awaiting-reply') throw refuse('HEALTH_AWAITING_REPLY')
}

/** Everything is filled in, and something would be paid, or the applicant says that they have the right. */
function requireExpenses(terms: FormTerms, content: DraftContent, form: SendForm): WorkedOut {
  const { expenses, problems } = readExpenses(content, terms)
  if (problems.length > 0) throw refuse('HEALTH_EXPENSES_INVALID', { problems })
  const worked = workOut(terms, expenses, content)
  const { calculation, withRight } = worked
  if (calculation.payoutOre > 0) return worked
  const mayClaim = form.claimsRight && content.note.trim() !== ''
  if (withRight.payoutOre === 0 || !mayClaim)
    throw refuse('HEALTH_NOTHING_TO_PAY', {
      why: withRight.payoutOre === 0 ? withRight.noPayout : 'no-right',
    })
  return worked
}

type Filled = {
  readonly terms: FormTerms
  readonly content: DraftContent
  readonly worked: WorkedOut
  readonly form: SendForm
}

const rowOf = ({ terms, content, worked }: Filled) => ({
  schemeVersionId: terms.versionId,
  doctorFrom: content.doctorFrom || null,
  doctorTo: content.doctorTo || null,
  sentCalculation: worked.calculation,
})

async function openNew(
  parts: SendParts,
  { userId, place, language }: Sender & { readonly language: Locale },
  filled: Filled,
): Promise<string> {
  const { database, encryption } = parts
  const payee = await readPayee(parts, userId, filled.form.account)
  const number = await database.$count(
    caseFile,
    and(
      eq(caseFile.userId, userId),
      eq(caseFile.kind, healthCase.kind),
      sql`starts_with(${caseFile.subject}, ${`${place.scheme} ${place.period} `})`,
    ),
  )
  const subject = caseSubject(place.scheme, place.period, number + 1)
  const opened = { ...healthCase, userId, language, subject }
  const caseId = await openCase(database, opened).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'CASE_EXISTS'
      ? refuse('HEALTH_AWAITING_REPLY')
      : error
  })
  await database.insert(healthRefund).values({
    caseId,
    schemeId: place.scheme,
    period: place.period,
    ...rowOf(filled),
    ...encryptPayee(encryption, caseId, payee),
    note: encryptNote(encryption, caseId, filled.content.note.trim()),
  })
  return caseId
}

async function sendChanges(
  parts: SendParts,
  { userId, id }: { readonly userId: string; readonly id: string },
  filled: Filled,
): Promise<string> {
  const { database, encryption } = parts
  const { caseFile: found, row } = await requireSent(database, { userId, id })
  const action = changeOf(found.status)
  if (action === null) throw refuseCase('STEP_NOT_POSSIBLE')
  await stepAsApplicant(database, { caseId: id, action, userId })
  const typed = filled.form.account.trim()
  const account = typed === '' ? decryptPayee(encryption, row).account : typed
  const payee = await readPayee(parts, userId, account)
  await database
    .update(healthRefund)
    .set({
      ...rowOf(filled),
      ...encryptPayee(encryption, id, payee),
      note: encryptNote(encryption, id, filled.content.note.trim()),
      sentAt: sql`now()`,
    })
    .where(eq(healthRefund.caseId, id))
  await database.delete(healthRefundLine).where(eq(healthRefundLine.caseId, id))
  return id
}

async function writeLines(
  { database, encryption }: SendParts,
  caseId: string,
  { expenses }: WorkedOut,
): Promise<void> {
  await database.insert(healthRefundLine).values(
    expenses.map(
      ({ id, category, from, to, amountOre, isForeign, note, files, noRight }, position) => ({
        id,
        caseId,
        position,
        category,
        spentFrom: from,
        spentTo: to,
        amountOre,
        isForeign,
        note: encryptLine(encryption, 'note', { id, text: note }),
        files: [...files],
        noRight,
      }),
    ),
  )
}

/** Files of the form become those of the application; what no expense names any more goes. */
async function moveFiles(
  transaction: Database,
  { draftId, caseId, used }: { draftId: string; caseId: string; used: readonly string[] },
): Promise<void> {
  const from = draftFiles(draftId)
  const to = healthFiles(caseId)
  await removeAttachments(transaction, to, { except: used })
  if (used.length === 0) return
  await transaction
    .update(attachment)
    .set({ subjectKind: to.kind, subjectId: to.id })
    .where(
      and(
        eq(attachment.subjectKind, from.kind),
        eq(attachment.subjectId, from.id),
        inArray(attachment.id, [...used]),
      ),
    )
  const there = await transaction.$count(
    attachment,
    and(
      eq(attachment.subjectKind, to.kind),
      eq(attachment.subjectId, to.id),
      inArray(attachment.id, [...used]),
    ),
  )
  // A file that somebody else has sent, or that is gone.
  if (there < new Set(used).size) throw refuse('HEALTH_EXPENSES_INVALID', { problems: [] })
}
