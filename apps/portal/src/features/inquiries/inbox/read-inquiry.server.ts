import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import {
  type Attachment,
  findAttachment,
  listAttachmentsBySubject,
} from '#core/files/attachments.server.ts'
import { downloadRefusals } from '#core/files/refusals.ts'
import { Answers } from '#core/public-forms/contract.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { messageFiles } from '../model/message-files.ts'
import { isConfidential } from '../model/rules.ts'
import {
  inquiry,
  inquiryMessage,
  inquiryNote,
  inquirySubcategory,
  inquiryTemplate,
} from '../model/tables.server.ts'
import { listAnswerers } from './answerers.server.ts'
import type { InquiryMessage, InquiryNote, OpenInquiry } from './contract.ts'
import { listCategories } from './list-inquiries.server.ts'
import { canMoveTo, isPermitted } from './permitted.server.ts'
import { refuseInbox } from './refuse-inbox.server.ts'
import { type FoundLine, selectLines, toLine } from './select-lines.server.ts'

/**
 * An inquiry with its messages and notes, also when it is closed.
 * @throws {Refusal} `INQUIRY_NOT_FOUND`
 */
export async function readInquiry(
  database: Database,
  staff: StaffActor,
  id: string,
): Promise<OpenInquiry> {
  const found = await findPermitted(database, staff, id)
  const { email, userId, language, categoryId, form, answers } = found.inquiry
  const [messages, notes, templates, subcategory, categories, answerers] = await Promise.all([
    listMessages(database, found),
    listNotes(database, id),
    listTemplates(database, found),
    findSubcategory(database, found),
    listCategories(database, canMoveTo(found.role)),
    listAnswerers(database, found.role),
  ])
  return {
    ...toLine(found),

    isConfidential: isConfidential(found.role),
    email,
    language,
    messages,
    notes,
    templates,
    subcategory,

    form,
    answers: answers === null ? null : Answers.parse(answers),

    categoryId,
    categories,
    answerers,
    isSignedIn: userId !== null,
  }
}

/** @throws {Refusal} `FILE_NOT_FOUND`, `INQUIRY_NOT_FOUND` */
export async function findInquiryFile(
  database: Database,
  staff: StaffActor,
  { id, message, file }: { id: string; message: number; file: string },
): Promise<Attachment> {
  await findPermitted(database, staff, id)
  const belongs = await database.$count(
    inquiryMessage,
    and(eq(inquiryMessage.id, message), eq(inquiryMessage.inquiryId, id)),
  )
  const subject = messageFiles(message)
  const sent = belongs > 0 && (await findAttachment(database, file, { subject }))
  if (!sent) throw new Refusal('FILE_NOT_FOUND', downloadRefusals.FILE_NOT_FOUND)
  return sent
}

async function findPermitted(
  database: Database,
  staff: StaffActor,
  id: string,
): Promise<FoundLine> {
  const [found] = await selectLines(database).where(and(eq(inquiry.id, id), isPermitted(staff)))
  if (!found) throw refuseInbox('INQUIRY_NOT_FOUND')
  return found
}

const authorName = sql<string | null>`${user.firstName} || ' ' || ${user.lastName}`

async function listMessages(
  database: Database,
  { inquiry: { id, firstName, lastName } }: FoundLine,
): Promise<InquiryMessage[]> {
  const rows = await database
    .select({ message: inquiryMessage, name: authorName })
    .from(inquiryMessage)
    .leftJoin(user, eq(user.id, inquiryMessage.authorId))
    .where(eq(inquiryMessage.inquiryId, id))
    .orderBy(asc(inquiryMessage.id))
  const subjects = rows.map((row) => messageFiles(row.message.id))
  const files = await listAttachmentsBySubject(database, subjects)
  return rows.map(({ message, name }) => ({
    id: message.id,
    direction: message.direction,
    name: message.direction === 'in' ? `${firstName} ${lastName}` : (name ?? ''),
    otherEmail: message.otherEmail,
    text: message.text,
    wholeText: message.wholeText,
    createdAt: message.createdAt.toISOString(),
    sentAt: message.sentAt?.toISOString() ?? null,
    bouncedAt: message.bouncedAt?.toISOString() ?? null,
    files: files.get(messageFiles(message.id).id) ?? [],
  }))
}

async function listNotes(database: Database, id: string): Promise<InquiryNote[]> {
  const rows = await database
    .select({ note: inquiryNote, name: authorName })
    .from(inquiryNote)
    .leftJoin(user, eq(user.id, inquiryNote.authorId))
    .where(eq(inquiryNote.inquiryId, id))
    .orderBy(asc(inquiryNote.id))
  return rows.map(({ note: { id: noteId, text, createdAt }, name }) => ({
    id: noteId,
    text,
    name: name ?? '',
    createdAt: createdAt.toISOString(),
  }))
}

async function listTemplates(
  database: Database,
  { inquiry: { categoryId, language } }: FoundLine,
): Promise<OpenInquiry['templates']> {
  const { id, name, text } = inquiryTemplate
  return database
    .select({ id, name, text: localizedText(text, language) })
    .from(inquiryTemplate)
    .where(or(isNull(inquiryTemplate.categoryId), eq(inquiryTemplate.categoryId, categoryId)))
    .orderBy(asc(inquiryTemplate.name), asc(inquiryTemplate.id))
}

async function findSubcategory(
  database: Database,
  { inquiry: { categoryId, subcategoryId } }: FoundLine,
): Promise<OpenInquiry['subcategory']> {
  if (subcategoryId === null) return null
  const [found] = await database
    .select({ name: inquirySubcategory.name })
    .from(inquirySubcategory)
    .where(
      and(eq(inquirySubcategory.categoryId, categoryId), eq(inquirySubcategory.id, subcategoryId)),
    )
  return found?.name ?? null
}
