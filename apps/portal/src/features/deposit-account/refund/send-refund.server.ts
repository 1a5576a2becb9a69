import type { Locale } from '@trivsel/content-contract/locales'

import { and, eq } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { isPaidTo } from '#core/bank/is-paid-to.ts'
import { editCase, openCase } from '#core/cases/open-case.server.ts'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import {
  insertAttachments,
  listAttachments,
  removeAttachments,
} from '#core/files/attachments.server.ts'
import type { FilesProblem } from '#core/files/check-files.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { inspectFiles } from '#core/files/inspect/inspect-files.server.ts'
import type { Upload } from '#core/files/read-upload.server.ts'
import { uploadRefusals } from '#core/files/refusals.ts'
import { type StoredFile, storeFiles } from '#core/files/store-files.server.ts'
import { findNationalId } from '#core/national-id/read-national-id.server.ts'
import { findLanguage } from '#core/profile/find-language.server.ts'
import { invalidRequest, Refusal } from '#platform/api/errors.server.ts'
import { invalidFields } from '#platform/api/invalid-fields.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { depositDraft } from '../model/tables.server.ts'
import { refundCase, refundFiles } from './case-kind.ts'
import { findRefundState } from './find-refund.server.ts'
import {
  fromContent,
  type ManualReason,
  RefundContent,
  type RefundForm,
  type RefundRoute,
  refundForm,
} from './refund-form.ts'
import { notifyStudent } from './refund-mail.server.ts'
import { decryptTarget, encryptTarget, type RefundTarget } from './refund-secrets.server.ts'
import { type RefundRefusal, refundRefusals, refusalOf } from './refusals.ts'
import { depositRefund } from './tables.server.ts'

type Parts = {
  database: Database
  encryption: FieldEncryption
  files: FileParts
  portalUrl: string
  /** Of the organisation, by their IBANs. */
  ownAccounts: readonly string[]
}
type Sender = { userId: string; language: Locale | undefined }

/**
 * Applies for a refund, as a whole or not at all: a file that cannot be stored leaves no application.
 * When one person sends several at once, one is accepted.
 * @throws {Refusal} `refundRefusals`, `uploadRefusals`, UNAVAILABLE (503)
 */
export async function sendRefund(parts: Parts, sender: Sender, upload: Upload): Promise<string> {
  const content = readContent(upload)
  const sent = await check(parts, sender.userId, { content, upload, id: null })
  return storeFiles(parts.files, sent.judged, (stored) =>
    parts.database.transaction(async (transaction) => {
      const { userId } = sender
      const language = sender.language ?? (await findLanguage(transaction, userId))
      const opened = { ...refundCase, userId, language }
      const caseId = await openCase(transaction, opened).catch((error: unknown) => {
        throw error instanceof Refusal && error.code === 'CASE_EXISTS'
          ? refuse('REFUND_AWAITING_REPLY')
          : error
      })
      await transaction.insert(depositRefund).values({
        caseId,
        accountId: sent.accountId,
        ...encryptTarget(parts.encryption, caseId, sent.target),
      })
      await finish(parts, transaction, { caseId, userId, language, stored, what: 'sent' })
      return caseId
    }),
  )
}

/**
 * Sends a refund again after it was commented or rejected, or its money came back. Files that are not named go.
 * @throws {Refusal} as `sendRefund`, and `CASE_NOT_FOUND`, `STEP_NOT_POSSIBLE`
 */
export async function editRefund(
  parts: Parts,
  sender: Sender,
  { id, upload }: { id: string; upload: Upload },
): Promise<void> {
  const content = readContent(upload)
  const sent = await check(parts, sender.userId, { content, upload, id })
  await storeFiles(parts.files, sent.judged, (stored) =>
    parts.database.transaction(async (transaction) => {
      const { userId } = sender
      const action = sent.payoutFailure === null ? 'edit' : 'resend'
      await editCase(transaction, { caseId: id, kind: refundCase.kind, userId, action })
      await transaction
        .update(depositRefund)
        .set(encryptTarget(parts.encryption, id, sent.target))
        .where(eq(depositRefund.caseId, id))
      await removeAttachments(transaction, refundFiles(id), { except: sent.kept })
      const language = sender.language ?? (await findLanguage(transaction, userId))
      await finish(parts, transaction, { caseId: id, userId, language, stored, what: 'edited' })
    }),
  )
}

/** Everything that can be refused before a byte is stored. */
async function check(
  { database, encryption, files, ownAccounts }: Parts,
  userId: string,
  { content, upload, id }: { content: RefundContent; upload: Upload; id: string | null },
) {
  const state = await findRefundState(database, userId)
  const { account, refund, eligibility, payoutFailure } = state
  const route: RefundRoute = content.manual ? 'manual' : 'ordinary'
  if (id !== null && refund?.caseFile.id !== id) throw refuseCase('CASE_NOT_FOUND')
  const earlier = id === null ? null : refund
  const answer = eligibility[route]
  if (answer !== 'form') throw refuse(refusalOf[answer])
  if (!account) throw refuse('REFUND_NOT_PAID')

  const before = earlier && decryptTarget(encryption, earlier.row)
  const known = earlier ? await listAttachments(database, refundFiles(earlier.caseFile.id)) : []
  const kept = known.filter((file) => content.attachments?.includes(file.id))
  const given = upload.files.map(({ bytes }) => ({ size: bytes.length }))
  // Where the money did not arrive is asked for again.
  const told = payoutFailure === null ? before : null
  const form = parseForm(fromContent(content, [...kept, ...given]), told)
  const target = await toTarget({ database, encryption }, userId, form, told)
  if (isPaidTo(target, ownAccounts)) throw refuse('ACCOUNT_NUMBER_OWN')
  return {
    accountId: account.account.caseId,
    target,
    payoutFailure,
    kept: kept.map((file) => file.id),
    judged: await inspectFiles(files, upload.files, { client: userId, isVisitor: false }),
  }
}

function readContent({ fields }: Upload): RefundContent {
  const parsed = RefundContent.safeParse(parseJson(fields.get('content') ?? ''))
  if (!parsed.success) throw invalidRequest(invalidFields(parsed.error.issues))
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidRequest()
  }
}

/** What the browser's form refuses is refused here too. */
function parseForm(sent: RefundForm, before: RefundTarget | null): RefundForm {
  const kept = { account: before?.route === 'ordinary', details: before?.route === 'manual' }
  const { data, error } = refundForm(kept).safeParse(sent)
  if (data) return data
  const wrong = (field: keyof RefundForm) => error.issues.find(({ path }) => path[0] === field)
  if (wrong('kontonummer')) throw refuse('ACCOUNT_NUMBER_INVALID')
  const code = wrong('files')?.message as FilesProblem | undefined
  if (code) throw new Refusal(code, uploadRefusals[code])
  throw invalidRequest(invalidFields(error.issues).map((field) => `manual.${field}`))
}

/** The payee is the caller, by the name of the profile; a manual refund names the payee. */
async function toTarget(
  { database, encryption }: Pick<Parts, 'database' | 'encryption'>,
  userId: string,
  { route, kontonummer, reason, payeeName, details }: RefundForm,
  before: RefundTarget | null,
): Promise<RefundTarget> {
  if (route === 'manual') {
    const kept = before?.route === 'manual' ? before.details : ''
    return { route, payeeName, reason: reason as ManualReason, details: details || kept }
  }
  const account = kontonummer || (before?.route === 'ordinary' ? before.account : '')
  const own = await findNationalId(database, encryption, userId)
  if (own?.number === account) throw refuse('ACCOUNT_NUMBER_IS_NATIONAL_ID')
  const [found] = await database
    .select({ firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(eq(user.id, userId))
  if (!found) throw new Error('the sender’s account does not exist')
  return { route, account, payeeName: `${found.firstName} ${found.lastName}` }
}

async function finish(
  { portalUrl }: Parts,
  transaction: Database,
  done: {
    caseId: string
    userId: string
    language: Locale
    stored: readonly StoredFile[]
    what: 'sent' | 'edited'
  },
): Promise<void> {
  const { caseId, userId, stored } = done
  await insertAttachments(transaction, stored, { ownerId: userId, subject: refundFiles(caseId) })
  await transaction
    .delete(depositDraft)
    .where(and(eq(depositDraft.userId, userId), eq(depositDraft.form, 'refund')))
  await notifyStudent(transaction, { ...done, portalUrl })
}

function refuse(code: RefundRefusal): Refusal<RefundRefusal> {
  return new Refusal(code, refundRefusals[code])
}
