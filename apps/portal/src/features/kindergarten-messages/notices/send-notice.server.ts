import { perLocale } from '@trivsel/content-contract/locales'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import {
  kindergartensOf,
  requireKindergarten,
} from '#core/kindergartens/access/staff-access.server.ts'
import { findNoticeRecipients } from '#core/kindergartens/notices/notice-recipients.server.ts'
import {
  kindergartenNotice,
  kindergartenNoticeDepartment,
  kindergartenNoticeReader,
} from '#core/kindergartens/notices/tables.server.ts'
import { refuseKindergarten } from '#core/kindergartens/refuse.server.ts'
import { kindergartenDepartment } from '#core/kindergartens/setup/tables.server.ts'
import { kindergartenNoticeTask } from '#core/kindergartens/threads/message-task.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJobs } from '#platform/jobs/enqueue.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { Reach } from '../model/contract.ts'
import { findAuthorName } from '../model/find-author.server.ts'
import type { NoticeForm, NoticeScopeForm } from '../model/forms.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseMessage } from '../model/refuse.server.ts'

/** @throws {Refusal} `KINDERGARTEN_NOT_FOUND`, `DEPARTMENT_NOT_FOUND` */
async function requireScope(
  database: Database,
  staff: StaffActor,
  { kindergartenId, departmentIds }: NoticeScopeForm,
): Promise<void> {
  await requireKindergarten(database, staff, kindergartenId)
  if (departmentIds.length === 0) return
  const found = await database.$count(
    kindergartenDepartment,
    and(
      inArray(kindergartenDepartment.id, departmentIds),
      eq(kindergartenDepartment.kindergartenId, kindergartenId),
    ),
  )
  if (found !== new Set(departmentIds).size) throw refuseKindergarten('DEPARTMENT_NOT_FOUND')
}

/** @throws {Refusal} see `noticesDescribed.reach` */
export async function countReach(
  database: Database,
  staff: StaffActor,
  scope: NoticeScopeForm,
  now: Date,
): Promise<Reach> {
  await requireScope(database, staff, scope)
  const guardians = await findNoticeRecipients(database, scope, osloDate(now))
  return { guardians: guardians.length }
}

/** @throws {Refusal} see `noticesDescribed.send` */
export async function sendNotice(
  database: Database,
  staff: StaffActor,
  { id, departmentIds, ...notice }: NoticeForm,
  now: Date,
): Promise<Reach> {
  const { kindergartenId } = notice
  return database.transaction(async (transaction) => {
    const scope = { kindergartenId, departmentIds }
    await requireScope(transaction, staff, scope)
    const recipients = await findNoticeRecipients(transaction, scope, osloDate(now))
    const guardians = recipients.length
    if (guardians === 0) throw refuseKindergarten('MESSAGE_WITHOUT_READER')
    const authorName = await findAuthorName(transaction, staff)
    const [sent] = await transaction
      .insert(kindergartenNotice)
      .values({ id, ...notice, authorName, sentBy: staff.userId, guardians })
      .onConflictDoNothing()
      .returning({ id: kindergartenNotice.id })
    if (!sent) return findSent(transaction, staff, id)
    if (departmentIds.length > 0)
      await transaction
        .insert(kindergartenNoticeDepartment)
        .values([...new Set(departmentIds)].map((departmentId) => ({ noticeId: id, departmentId })))
    await transaction
      .insert(kindergartenNoticeReader)
      .values(recipients.map((guardianId) => ({ noticeId: id, guardianId })))
    await enqueueJobs(
      transaction,
      kindergartenNoticeTask,
      recipients.map((guardianId) => ({ noticeId: id, guardianId })),
    )
    await recordAction(transaction, staff, {
      action: 'kindergarten-notice-sent',
      subject: { kind: 'kindergarten-notice', id },
      after: { kindergartenNoticeGuardians: guardians },
    })
    return { guardians }
  })
}

/** What the same request sent before; one of somebody else has another id. */
async function findSent(transaction: Database, staff: StaffActor, id: string): Promise<Reach> {
  const [known] = await transaction
    .select({ guardians: kindergartenNotice.guardians })
    .from(kindergartenNotice)
    .where(and(eq(kindergartenNotice.id, id), eq(kindergartenNotice.sentBy, staff.userId)))
  if (!known) throw refuseMessage('NOTICE_NOT_FOUND')
  return known
}

/** @throws {Refusal} `NOTICE_NOT_FOUND`: there is none, or it is of a kindergarten of others */
export async function retractNotice(
  database: Database,
  staff: StaffActor,
  id: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const isTheirs = and(
      eq(kindergartenNotice.id, id),
      inArray(kindergartenNotice.kindergartenId, kindergartensOf(staff)),
    )
    if ((await transaction.$count(kindergartenNotice, isTheirs)) === 0)
      throw refuseMessage('NOTICE_NOT_FOUND')
    const [retracted] = await transaction
      .update(kindergartenNotice)
      .set({
        title: perLocale(() => ''),
        text: perLocale(() => ''),
        retractedAt: sql`now()`,
        retractedBy: staff.userId,
        retractedByName: await findAuthorName(transaction, staff),
      })
      .where(and(isTheirs, isNull(kindergartenNotice.retractedAt)))
      .returning({ guardians: kindergartenNotice.guardians })
    if (retracted)
      await recordAction(transaction, staff, {
        action: 'kindergarten-notice-retracted',
        subject: { kind: 'kindergarten-notice', id },
        after: { kindergartenNoticeGuardians: retracted.guardians },
      })
  })
}
