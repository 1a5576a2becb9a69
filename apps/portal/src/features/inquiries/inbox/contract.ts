import { z } from 'zod'
import { AttachmentView } from '#core/files/contract.ts'
import { Answers } from '#core/public-forms/contract.ts'
import { inquiryStates } from '../model/rules.ts'

const text = z.string()
const instant = z.iso.datetime()
const person = z.strictObject({ id: text, name: text })
const names = z.strictObject({ no: text, en: text })

/** A category, by its id. */
const NamedCategory = z.strictObject({ id: text, name: names })

export const InquiryLine = z.strictObject({
  id: z.uuid(),
  number: z.int(),
  state: z.enum(inquiryStates),
  /** Of whoever has written. */
  name: text,
  subject: text.nullable(),
  category: names,
  assignee: person.nullable(),
  createdAt: instant,
  /** When something was last written, or its state changed. */
  changedAt: instant,
  /** By when staff should have answered; null while it is not their turn. */
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

/** Those that were found, the newest first; more than there is place for are left out. */
export const FoundInquiries = z.strictObject({ items: z.array(InquiryLine), isMore: z.boolean() })
export type FoundInquiries = z.infer<typeof FoundInquiries>

/** Categories that whoever asks may see, in their order. */
export const InboxCategories = z.strictObject({
  items: z.array(NamedCategory),
})
export type InboxCategories = z.infer<typeof InboxCategories>

const Message = z.strictObject({
  id: z.int(),
  direction: z.enum(['in', 'out']),
  /** Of the staff who wrote it, or of the sender; empty when an account is gone. */
  name: text,
  /** It came from this address, which is not the one of the inquiry. */
  otherEmail: text.nullable(),
  text,
  /** All of a mail, where what it quotes was taken out. */
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
  version: z.int(),
  email: text,
  /** Whether it was written by somebody who was logged in; else the name is what was typed. */
  isKnown: z.boolean(),
  /** In which it is answered. */
  language: z.enum(['no', 'en']),
  subcategory: names.nullable(),
  /** That it came by: `contact`, or a service form. */
  form: text,
  /** What was filled in besides, by the fields of that form. */
  answers: Answers.nullable(),
  categoryId: text,
  /** All categories, those of others as well: it may belong there. */
  categories: z.array(NamedCategory),
  /** Who answers in its category, by name. */
  answerers: z.array(person),
  /** The oldest first. */
  messages: z.array(Message),
  notes: z.array(Note),
  /** Answers to begin with, in the language of the inquiry. */
  templates: z.array(z.strictObject({ id: z.uuid(), name: text, text })),
})
export type OpenInquiry = z.infer<typeof OpenInquiry>
