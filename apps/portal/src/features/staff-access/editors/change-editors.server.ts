import { type Editor, type EditorRefusal, editorRefusals } from '@trivsel/content-contract/editors'
import { sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { lockStaff } from '../model/lock-staff.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import type { EditorForm } from './contract.ts'
import { mayInviteThemselves, whyNotInvited, whyNotRemoved } from './editor-rules.ts'
import { editorKey, subjectOf } from './editor-subject.server.ts'
import { inviteEditorTask, removeEditorTask } from './editor-tasks.server.ts'

const refuseEditor = (code: EditorRefusal) => new Refusal(code, editorRefusals[code])

/**
 * @param known the editors, as far as the content system answered: it has the last word in the job
 * @throws {Refusal} FORBIDDEN (403), OWN_CASE (403), ALREADY_EDITOR (409), LAST_EDITOR_ADMIN (409)
 */
export async function inviteEditor(
  database: Database,
  actor: StaffAuditActor,
  form: EditorForm,
  known: readonly Editor[] | null,
): Promise<void> {
  const email = form.email.toLowerCase()
  const invitation = { ...form, email }
  const reason = known && whyNotInvited(known, invitation)
  if (reason) throw refuseEditor(reason)
  await database.transaction(async (transaction) => {
    await lockStaff(transaction, actor)
    if (!known || !mayInviteThemselves(known, invitation))
      await requireOther(transaction, actor, email)
    const job = { decidedBy: actor.userId, invitation }
    await enqueueJob(transaction, inviteEditorTask, job, jobOf(email))
    await recordAction(transaction, actor, {
      action: 'editor-invited',
      subject: subjectOf(email),
      after: { email, name: form.name, editorRole: form.role },
    })
  })
}

/**
 * @param known as of `inviteEditor`
 * @throws {Refusal} FORBIDDEN (403), OWN_CASE (403), EDITOR_NOT_FOUND (404), LAST_EDITOR_ADMIN (409)
 */
export async function removeEditor(
  database: Database,
  actor: StaffAuditActor,
  form: { email: string },
  known: readonly Editor[] | null,
): Promise<void> {
  const email = form.email.toLowerCase()
  const reason = known && whyNotRemoved(known, email)
  if (reason) throw refuseEditor(reason)
  const editor = known?.find((one) => one.email === email)
  await database.transaction(async (transaction) => {
    await lockStaff(transaction, actor)
    await requireOther(transaction, actor, email)
    const job = { decidedBy: actor.userId, email }
    await enqueueJob(transaction, removeEditorTask, job, jobOf(email))
    await recordAction(transaction, actor, {
      action: 'editor-removed',
      subject: subjectOf(email),
      before: { email, ...(editor && { name: editor.name, editorRole: editor.role }) },
    })
  })
}

async function requireOther(transaction: Database, actor: StaffAuditActor, email: string) {
  const accounts = await transaction
    .select({ id: user.id })
    .from(user)
    .where(sql`lower(${user.email}) = ${email}`)
  await requireOtherPerson(
    transaction,
    actor,
    accounts.map(({ id }) => id),
  )
}

/** The newest change of an editor replaces one that still waits for the content system. */
const jobOf = (email: string) => ({ key: `editor-${editorKey(email)}` })
