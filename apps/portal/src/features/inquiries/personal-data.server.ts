import { and, eq, isNull, or, sql } from 'drizzle-orm'
import {
  type PersonalTable,
  type PersonIdentifiers,
  withheldBecause,
} from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { inquiry, inquiryMessage, inquiryNote } from './model/tables.server.ts'
import { inquiryPeriod } from './retention.server.ts'

const { ownId, internal, somebodyElse } = withheldBecause

/** Sent while logged in, or with the confirmed address of the account. */
const belongsTo = ({ userId, email }: PersonIdentifiers) =>
  sql`(${or(eq(inquiry.userId, userId), and(isNull(inquiry.userId), eq(inquiry.email, email)))})`

const inquiryIdsOf = (person: PersonIdentifiers) =>
  sql`(select ${inquiry.id} from ${inquiry} where ${belongsTo(person)})`

export const inquiryData: readonly PersonalTable[] = [
  {
    table: inquiry,
    name: m.data_inquiry,
    rowsOf: belongsTo,
    shown: {
      number: m.data_inquiry_number,
      category_id: m.contact_category,
      subcategory_id: m.contact_subcategory,
      language: m.data_inquiry_language,
      first_name: m.form_first_name,
      last_name: m.form_last_name,
      email: m.form_email,
      subject: m.contact_subject,
      answers: m.data_inquiry_answers,
      state: m.data_inquiry_state,
      created_at: m.data_created,
      changed_at: m.data_inquiry_changed,
      due_at: m.data_inquiry_due,
      first_answered_at: m.data_inquiry_answered,
      closed_at: m.data_inquiry_closed,
    },
    withheld: {
      id: internal,
      form: internal,
      version: internal,
      user_id: ownId,
      assignee_id: somebodyElse,
    },
    retention: { period: inquiryPeriod, text: m.data_inquiry_kept },
    onDeletion: 'removed',
  },
  {
    table: inquiryMessage,
    name: m.data_inquiry_message,
    rowsOf: (person) => sql`${inquiryMessage.inquiryId} in ${inquiryIdsOf(person)}`,
    shown: {
      direction: m.data_inquiry_direction,
      text: m.contact_message,
      whole_text: m.data_inquiry_whole,
      created_at: m.data_created,
      sent_at: m.data_inquiry_sent,
      bounced_at: m.data_inquiry_bounced,
    },
    withheld: {
      id: internal,
      inquiry_id: internal,
      author_id: somebodyElse,
      other_email: somebodyElse,
      mail_id: internal,
    },
    retention: { period: inquiryPeriod, text: m.data_inquiry_kept },
    onDeletion: 'removed',
  },
  {
    table: inquiryNote,
    name: m.data_inquiry_note,
    rowsOf: (person) => sql`${inquiryNote.inquiryId} in ${inquiryIdsOf(person)}`,
    shown: { text: m.data_inquiry_note_text, created_at: m.data_created },
    withheld: { id: internal, inquiry_id: internal, author_id: somebodyElse },
    retention: { period: inquiryPeriod, text: m.data_inquiry_kept },
    onDeletion: 'removed',
  },
]
