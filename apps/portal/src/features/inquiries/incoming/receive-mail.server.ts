import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { insertAttachments } from '#core/files/attachments.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { type StoredFile, storeFiles } from '#core/files/store-files.server.ts'
import { m } from '#messages'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import type { IncomingMail } from '#platform/mail/incoming/parse-mail.server.ts'
import {
  longestReport,
  MailUnreadable,
  readMail,
  readMailEnvelope,
} from '#platform/mail/incoming/read-mail.server.ts'
import type { NoteOutcome } from '#platform/mail/mail-outcome.server.ts'
import type { ReplyAddresses } from '#platform/mail/reply-address.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { changeState, lockInquiry } from '../inbox/change-inquiry.server.ts'
import { anyCategory } from '../inbox/permitted.server.ts'
import { stripBrackets } from '../model/mail-ids.ts'
import { messageFiles } from '../model/message-files.ts'
import { inquiryMessage, inquiryNote } from '../model/tables.server.ts'
import type { Incoming } from './contract.ts'
import { findThread } from './find-thread.server.ts'
import { judgeMailFiles } from './judge-mail-files.server.ts'
import { type IncomingRefusal, incomingRefusals } from './refusals.ts'
import { composeReplyMail } from './reply-mail.server.ts'

type Parts = {
  readonly database: Database
  readonly files: FileParts
  readonly replyAddresses: ReplyAddresses
  readonly portalUrl: string
  readonly noteMailOutcome: NoteOutcome
}

/** Characters of an automatic reply that go into a note. */
const longestNoteText = 1_500
const longestFileName = 100

/**
 * Receives a mail in one transaction, and once even if it is delivered several times. Its headers are
 * parsed first: the body of a mail without a thread is not parsed. No automatic reply is sent, so that
 * two systems never answer each other.
 * @throws {Refusal} MAIL_UNREADABLE, THREAD_UNKNOWN; UNAVAILABLE (503) when it should be retried later
 */
export async function receiveMail(
  { database, files, replyAddresses, portalUrl, noteMailOutcome }: Parts,
  raw: Uint8Array,
  now: Date,
): Promise<Incoming> {
  const envelope = await refuseUnreadable(readMailEnvelope(raw))
  const inquiryId = await findThread(database, replyAddresses, envelope)
  if (inquiryId === null) {
    if (!envelope.mayBeReport) throw refuse('THREAD_UNKNOWN')
    // Reports may be about the mails of any feature. The first part contains the outcome.
    const { report } = await refuseUnreadable(readMail(raw.subarray(0, longestReport)))
    if (!report) throw refuse('THREAD_UNKNOWN')
    return noteReport(noteMailOutcome, report)
  }
  const mailId = envelope.messageId ? stripBrackets(envelope.messageId) : hashOf(raw)
  if (await isKnown(database, mailId)) return { outcome: 'known' }
  const mail = await refuseUnreadable(readMail(raw))
  if (mail.report) return noteReport(noteMailOutcome, mail.report)
  const received = { mail, inquiryId, mailId, now }
  if (mail.isAutomatic) return noteAutomatic(database, received)
  const { accepted, rejectedNames } = await judgeMailFiles(files, mail)
  return storeFiles(files, accepted, (stored) =>
    database.transaction((transaction) =>
      add(transaction, { ...received, stored, rejectedNames, portalUrl }),
    ),
  )
}

type Received = {
  readonly mail: IncomingMail
  readonly inquiryId: string
  readonly mailId: string
  readonly now: Date
}

async function add(
  transaction: Database,
  {
    mail,
    inquiryId,
    mailId,
    now,
    stored,
    rejectedNames,
    portalUrl,
  }: Received & {
    stored: readonly StoredFile[]
    rejectedNames: readonly string[]
    portalUrl: string
  },
): Promise<Incoming> {
  const found = await lockInquiry(transaction, anyCategory, inquiryId)
  const { written, text, from } = mail
  const [message] = await transaction
    .insert(inquiryMessage)
    .values({
      inquiryId,
      direction: 'in',
      mailId,
      text: written,
      wholeText: text === written ? null : text,
      otherEmail: from?.email === found.email ? null : (from?.email ?? '?'),
    })
    .onConflictDoNothing()
    .returning({ id: inquiryMessage.id })
  // A concurrent second delivery: its files are removed by the sweep.
  if (!message) return { outcome: 'known' }
  const isOwn = from?.email === found.email
  await insertAttachments(transaction, stored, {
    ownerId: isOwn ? found.userId : null,
    subject: messageFiles(message.id),
  })
  await changeState(transaction, found, 'reply', now)
  // The mailbox was notified when the inquiry started to wait.
  if (found.state !== 'waiting')
    await enqueueJob(transaction, sendMail, {
      to: found.mailbox,
      ...composeReplyMail({
        id: inquiryId,
        number: found.number,
        language: found.mailboxLanguage,
        portalUrl,
      }),
    })
  if (rejectedNames.length > 0) await note(transaction, inquiryId, filesLeftText(rejectedNames))
  return { outcome: 'added' }
}

function refuseUnreadable<Read>(reading: Promise<Read>): Promise<Read> {
  return reading.catch((error: unknown) => {
    throw error instanceof MailUnreadable ? refuse('MAIL_UNREADABLE') : error
  })
}

/** A delayed mail will arrive, or be reported again. */
async function noteReport(
  noteMailOutcome: NoteOutcome,
  { action, messageId }: NonNullable<IncomingMail['report']>,
): Promise<Incoming> {
  if (action === 'failed' && messageId !== null)
    await noteMailOutcome({ messageId, outcome: 'bounced' })
  return { outcome: 'report' }
}

async function noteAutomatic(database: Database, { mail, inquiryId }: Received): Promise<Incoming> {
  const text = m.inbox_note_automatic({ text: mail.written.slice(0, longestNoteText) }, norwegian)
  await note(database, inquiryId, text)
  return { outcome: 'noted' }
}

/** Internal notes are in Norwegian. */
const norwegian = { locale: 'no' } as const

function filesLeftText(names: readonly string[]): string {
  const shown = names
    .slice(0, 20)
    .map((name) => name.slice(0, longestFileName))
    .join(', ')
  return m.inbox_note_files_left({ names: shown }, norwegian)
}

/** The same note may be delivered twice. */
async function note(database: Database, inquiryId: string, text: string): Promise<void> {
  const isSame = and(eq(inquiryNote.inquiryId, inquiryId), eq(inquiryNote.text, text))
  if ((await database.$count(inquiryNote, isSame)) > 0) return
  await database.insert(inquiryNote).values({ inquiryId, authorId: null, text })
}

async function isKnown(database: Database, mailId: string): Promise<boolean> {
  return (await database.$count(inquiryMessage, eq(inquiryMessage.mailId, mailId))) > 0
}

/** The id of a mail without a Message-ID. */
function hashOf(raw: Uint8Array): string {
  return `${createHash('sha256').update(raw).digest('hex')}@without-id.invalid`
}

function refuse(code: IncomingRefusal): Refusal<IncomingRefusal> {
  return new Refusal(code, incomingRefusals[code])
}
