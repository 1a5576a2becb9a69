import { type SQL, sql } from 'drizzle-orm'
import {
  type PersonalTable,
  type PersonIdentifiers,
  withheldBecause,
} from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { hasAccess } from '../access/guardian-access.server.ts'
import { ownGuardian } from '../access/own-guardian.server.ts'
import { kindergartenGuardianship } from '../children/tables.server.ts'
import {
  kindergartenNotice,
  kindergartenNoticeDepartment,
  kindergartenNoticeReader,
} from '../notices/tables.server.ts'
import { childPeriod } from '../retention.server.ts'
import {
  kindergartenMessage,
  kindergartenMessageReader,
  kindergartenThread,
} from './tables.server.ts'

const { internal, somebodyElse } = withheldBecause
const ofTheWork = 'is about the work, and says nothing of the person'

const asLongAsTheChild = {
  retention: { period: childPeriod, text: m.data_kindergarten_period },
  onDeletion: { retainedBecause: m.data_kindergarten_retained },
} as const

const ofKindergarten = {
  retention: { period: childPeriod, text: m.data_kindergarten_notice_period },
  onDeletion: { retainedBecause: m.data_kindergarten_staff_retained },
} as const

/**
 * Messages that were sent to the guardian, about children whom they reach. Those of sensitive threads are
 * read on the page alone, after a login with ID-porten: anybody who finds a file can read it.
 */
const ownMessages = (person: PersonIdentifiers): SQL => sql`(
  select sent.message_id from ${kindergartenMessageReader} sent
  join ${kindergartenMessage} written on written.id = sent.message_id
  join ${kindergartenThread} about on about.id = written.thread_id
  join ${kindergartenGuardianship} on ${kindergartenGuardianship.childId} = about.child_id
    and ${kindergartenGuardianship.guardianId} = sent.guardian_id
  where sent.guardian_id in ${ownGuardian(person)} and not about.is_sensitive and ${hasAccess()})`

const ownNotices = (person: PersonIdentifiers): SQL => sql`(
  select sent.notice_id from ${kindergartenNoticeReader} sent
  where sent.guardian_id in ${ownGuardian(person)})`

/** What guardians and kindergartens write to each other. */
export const kindergartenThreadData: readonly PersonalTable[] = [
  {
    table: kindergartenThread,
    name: m.data_kindergarten_threads,
    rowsOf: (person) => sql`${kindergartenThread.id} in (
      select written.thread_id from ${kindergartenMessage} written
      where written.id in ${ownMessages(person)})`,
    shown: {
      subject: m.data_kindergarten_subject,
      started_at: m.data_created,
      last_message_at: m.data_kindergarten_last_message,
    },
    encrypted: { for: 'id', columns: ['subject'] },
    withheld: {
      id: internal,
      kindergarten_id: internal,
      child_id: internal,
      only_for: internal,
      is_sensitive: 'is so of none that is exported',
    },
    ...asLongAsTheChild,
  },
  {
    table: kindergartenMessage,
    name: m.data_kindergarten_messages,
    rowsOf: (person) => sql`${kindergartenMessage.id} in ${ownMessages(person)}`,
    shown: {
      author_name: m.data_kindergarten_author,
      text: m.data_kindergarten_text,
      sent_at: m.data_time,
      retracted_at: m.data_kindergarten_retracted,
    },
    encrypted: { for: 'id', columns: ['text'] },
    withheld: {
      id: internal,
      thread_id: internal,
      side: internal,
      guardian_id: internal,
      staff_id: somebodyElse,
      staff_read_at: ofTheWork,
      retracted_by: somebodyElse,
      retracted_by_name: somebodyElse,
    },
    ...asLongAsTheChild,
  },
  {
    table: kindergartenMessageReader,
    name: m.data_kindergarten_readings,
    rowsOf: (person) => sql`(${kindergartenMessageReader.messageId} in ${ownMessages(person)}
      and ${kindergartenMessageReader.guardianId} in ${ownGuardian(person)})`,
    shown: { read_at: m.data_kindergarten_read, mailed_at: m.data_kindergarten_mailed },
    withheld: { message_id: internal, guardian_id: internal },
    ...asLongAsTheChild,
  },
  {
    table: kindergartenNotice,
    name: m.data_kindergarten_notices,
    rowsOf: (person) => sql`(${kindergartenNotice.id} in ${ownNotices(person)}
      or ${kindergartenNotice.sentBy} = ${person.userId}
      or ${kindergartenNotice.retractedBy} = ${person.userId})`,
    shown: {
      title: m.data_kindergarten_subject,
      text: m.data_kindergarten_text,
      author_name: m.data_kindergarten_author,
      sent_at: m.data_time,
      retracted_at: m.data_kindergarten_retracted,
    },
    withheld: {
      id: internal,
      kindergarten_id: internal,
      sent_by: somebodyElse,
      guardians: ofTheWork,
      retracted_by: somebodyElse,
      retracted_by_name: somebodyElse,
    },
    ...ofKindergarten,
  },
  {
    table: kindergartenNoticeDepartment,
    name: m.data_kindergarten_notice_departments,
    rowsOf: (person) => sql`${kindergartenNoticeDepartment.noticeId} in ${ownNotices(person)}`,
    shown: {},
    withheld: { notice_id: internal, department_id: internal },
    ...ofKindergarten,
  },
  {
    table: kindergartenNoticeReader,
    name: m.data_kindergarten_notice_readings,
    rowsOf: (person) => sql`${kindergartenNoticeReader.guardianId} in ${ownGuardian(person)}`,
    shown: { read_at: m.data_kindergarten_read },
    withheld: { notice_id: internal, guardian_id: internal },
    ...ofKindergarten,
  },
]
