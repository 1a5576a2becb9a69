import { createHash } from 'node:crypto'
import type { Editor } from '@trivsel/content-contract/editors'
import { sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import type { StaffAuditActor } from '#core/audit/record-action.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { lockStaff } from '../model/lock-staff.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { type EditorForm, type EditorsRefusal, editorsRefusals } from './contract.ts'
import { isWithoutAdmin, whyNotInvited, whyNotRemoved } from './editor-rules.ts'
import { inviteEditorTask, removeEditorTask } from './editor-tasks.server.ts'

const refuseEditor = (code: EditorsRefusal) => new Refusal(code, editorsRefusals[code])

/**
 * @param known the editors, as far as the content system answered: it has the last word in the job
 * @throws {Refusal} FORBIDDEN (403), OWN_CASE (403), ALREADY_EDITOR (409)
 */
export async function inviteEditor(
  database: Database,
  actor: StaffAuditActor,
  form: EditorForm,
  known: readonly Editor[] | null,
): Promise<void> {
  const email = form.email.toLowerCase()
  const reason = known && whyNotInvited(known, email)
  if (reason) throw refuseEditor(reason)
  await database.transaction(async (transaction) => {
    await lockStaff(transaction, actor)
    if (!known || !isWithoutAdmin(known)) await requireOther(transaction, actor, email)
    await enqueueJob(transaction, inviteEditorTask, { ...form, email }, jobOf(email))
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
    await enqueueJob(transaction, removeEditorTask, { email }, jobOf(email))
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

const keyOf = (email: string) => createHash('sha256').update(email).digest('base64url').slice(0, 22)
const subjectOf = (email: string) => ({ kind: 'editor', id: keyOf(email) }) as const

/** The newest change of an editor replaces one that still waits for the content system. */
const jobOf = (email: string) => ({ key: `editor-${keyOf(email)}` })
