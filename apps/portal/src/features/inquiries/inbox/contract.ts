import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'
import { AttachmentView } from '#core/files/contract.ts'
import { Answers } from '#core/public-forms/contract.ts'
import { localized } from '#platform/i18n/localized.ts'
import { inquiryStates } from '../model/rules.ts'
import { refusedOfSeveral } from './refusals.ts'

const text = z.string()
const instant = z.iso.datetime()
const person = z.strictObject({ id: text, name: text })
const names = localized(text)

/** A category, by its id. */
const NamedCategory = z.strictObject({ id: text, name: names })

export const InquiryLine = z.strictObject({
  id: z.uuid(),
  number: z.int(),
  /** Of the inquiry as it was read. */
  version: z.int(),
  state: z.enum(inquiryStates),
  /** The name of the sender. */
  name: text,
  subject: text.nullable(),
  category: names,
  assignee: person.nullable(),
  createdAt: instant,
  /** The time of the last message or change of state. */
  changedAt: instant,
  /** When staff should answer at the latest; null unless it waits for staff. */
  dueAt: instant.nullable(),
  isOverdue: z.boolean(),
})
export type InquiryLine = z.infer<typeof InquiryLine>

export const InboxPage = z.strictObject({
  items: z.array(InquiryLine),
  page: z.int(),
  total: z.int(),
})
export type InboxPage = z.infer<typeof InboxPage>

/** Inquiries that could not be changed; all others were. */
export const SeveralChanged = z.strictObject({
  refused: z.array(z.strictObject({ id: z.uuid(), code: z.enum(refusedOfSeveral) })),
})
export type SeveralChanged = z.infer<typeof SeveralChanged>
export type NotChanged = SeveralChanged['refused'][number]

/** The categories that the caller may see, in their order. */
export const InboxCategories = z.strictObject({
  items: z.array(NamedCategory),
  /** Members of staff who can answer in any of them, by name. */
  answerers: z.array(person),
})
export type InboxCategories = z.infer<typeof InboxCategories>

const Message = z.strictObject({
  id: z.int(),
  direction: z.enum(['in', 'out']),
  /** The name of the member of staff or of the sender; empty when the account no longer exists. */
  name: text,
  /** The sender address, when it differs from that of the inquiry. */
  otherEmail: text.nullable(),
  text,
  /** The whole text of a mail whose quotes were removed. */
  wholeText: text.nullable(),
  createdAt: instant,
  sentAt: instant.nullable(),
  bouncedAt: instant.nullable(),
  files: z.array(AttachmentView),
})
export type InquiryMessage = z.infer<typeof Message>

const Note = z.strictObject({ id: z.int(), name: text, text, createdAt: instant })
export type InquiryNote = z.infer<typeof Note>

export const OpenInquiry = z.strictObject({
  ...InquiryLine.shape,
  /** Only the role of its category sees it: neither its subject nor its sender is in a title. */
  isConfidential: z.boolean(),
  email: text,
  /** Whether the sender was logged in; otherwise the name is not confirmed. */
  isSignedIn: z.boolean(),
  /** The language of the answer. */
  language: z.enum(locales),
  subcategory: z.nullable(names),
  /** The id of the form: `contact`, or that of a service form. */
  form: text,
  /** The other answers, by the ids of the fields of the form. */
  answers: Answers.nullable(),
  categoryId: text,
  /** All categories, also of other roles: it may belong there. */
  categories: z.array(NamedCategory),
  /** Members of staff who can answer in its category, by name. */
  answerers: z.array(person),
  /** The oldest first. */
  messages: z.array(Message),
  notes: z.array(Note),
  /** Templates for answers, in the language of the inquiry. */
  templates: z.array(z.strictObject({ id: z.uuid(), name: text, text })),
})
export type OpenInquiry = z.infer<typeof OpenInquiry>
