import type { Locale } from '@trivsel/content-contract/locales'
import { eq, sql } from 'drizzle-orm'
import {
  applyContactRules,
  lockAssociation,
} from '#core/associations/contacts/apply-contact-rules.server.ts'
import type { MailParts } from '#core/associations/contacts/invitation-mail.server.ts'
import { requireContact } from '#core/associations/find-rights.server.ts'
import type { HandoverSource } from '#core/associations/handover.server.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { associationRole } from '#core/associations/tables.server.ts'
import { insertAttachments } from '#core/files/attachments.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { inspectFiles } from '#core/files/inspect/inspect-files.server.ts'
import type { Upload } from '#core/files/read-upload.server.ts'
import { uploadRefusals } from '#core/files/refusals.ts'
import { storeFiles } from '#core/files/store-files.server.ts'
import { invalidRequest, Refusal } from '#platform/api/errors.server.ts'
import { invalidFields } from '#platform/api/invalid-fields.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { notifyOfChange } from '../model/contact-mails.server.ts'
import { listContacts } from '../model/find-standing.server.ts'
import { AssemblyForm } from '../model/forms.ts'
import { inviteContactOnce } from '../model/invite-contact.server.ts'
import { minutesOf } from '../model/minutes.ts'
import { refuse } from '../model/refuse.server.ts'
import { releaseContacts } from '../model/release-contacts.server.ts'
import { changeRoles, judgeAssemblyDay, leavesContact } from '../model/rules.ts'
import { associationAssembly, associationHandoverItem } from '../model/tables.server.ts'
import { findCurrentRoles, findPeople, findRoleTypes } from './find-people.server.ts'

export type AssemblyParts = MailParts & {
  readonly database: Database
  readonly files: FileParts
  readonly handoverSources: readonly HandoverSource[]
}
type Sender = {
  readonly userId: string
  readonly associationId: string
  readonly language: Locale
}

/**
 * Registers a general assembly, as a whole or not at all: roles change at its day, new contact persons
 * are invited, and the list of what the new board takes over is written down.
 * @throws {Refusal} of `contactRefusals` and `uploadRefusals`, UNAVAILABLE (503)
 */
export async function registerAssembly(
  parts: AssemblyParts,
  sender: Sender,
  upload: Upload,
  now: Date,
): Promise<string> {
  const { database, files } = parts
  const { userId, associationId } = sender
  const who = { userId, associationId, today: osloDate(now) }
  await requireContact(database, who, { isChange: true })
  const form = readForm(upload)
  const problem = judgeAssemblyDay(form.heldOn, who.today)
  if (problem) throw refuse(problem)
  if (upload.files.length === 0) throw new Refusal('FILES_REQUIRED', uploadRefusals.FILES_REQUIRED)
  const minutes = await inspectFiles(files, upload.files, { client: userId, isVisitor: false })
  if (minutes.some(({ type }) => type !== 'application/pdf')) throw refuse('MINUTES_NOT_PDF')
  return storeFiles(files, minutes, (stored) =>
    database.transaction(async (transaction) => {
      const id = await write(parts, transaction, { sender, form }, now)
      // Nobody's own: the minutes outlive the account of the one who sent them.
      const attached = { ownerId: null, subject: minutesOf(id) }
      await insertAttachments(transaction, stored, attached)
      return id
    }),
  )
}

function readForm({ fields }: Upload): AssemblyForm {
  const parsed = AssemblyForm.safeParse(parseJson(fields.get('content') ?? ''))
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

async function write(
  parts: AssemblyParts,
  transaction: Database,
  { sender, form }: { sender: Sender; form: AssemblyForm },
  now: Date,
): Promise<string> {
  const { userId, associationId, language } = sender
  const { portalUrl } = parts
  const today = osloDate(now)
  const { name: association } = await lockAssociation(transaction, associationId)
  await requireContact(transaction, { userId, associationId, today }, { isChange: true })
  const steppingDown = await readSteppingDown(transaction, associationId, form)
  const elected = await readElected(transaction, { associationId, form, today })

  const invitations = new Map<string, { id: string; isNew: boolean }>()
  for (const email of new Set([...form.newContacts, ...elected.invited.map((one) => one.email)])) {
    const wanted = { associationId, association, email, name: '', language, invitedBy: userId }
    invitations.set(email, await inviteContactOnce(transaction, parts, wanted, now))
  }
  const roles = await writeRoles(transaction, {
    associationId,
    heldOn: form.heldOn,
    elected: elected.known,
    today,
  })
  const [added] = await transaction
    .insert(associationAssembly)
    .values({
      associationId,
      heldOn: form.heldOn,
      registeredAt: now,
      registeredBy: userId,
      ...roles,
      pendingRoles: elected.invited.map(({ email, roleTypeId }) => ({
        roleTypeId,
        invitationId: invitations.get(email)?.id ?? '',
      })),
      invitations: [...invitations.values()].filter(({ isNew }) => isNew).map(({ id }) => id),
      steppingDown,
    })
    .onConflictDoNothing()
    .returning({ id: associationAssembly.id })
  if (!added) throw refuse('ASSEMBLY_EXISTS')
  await writeItems(parts, transaction, { associationId, assemblyId: added.id }, now)
  const actor = { kind: 'board', userId } as const
  await recordHistory(transaction, { associationId, action: 'assembly-registered', actor })
  // Where nobody was invited, those who stay are the new ones.
  if (invitations.size === 0)
    await releaseContacts(
      transaction,
      { associationId, association, portalUrl, assemblyId: added.id },
      now,
    )
  const change = await applyContactRules(transaction, { associationId, actor }, now)
  await notifyOfChange(transaction, { associationId, portalUrl }, change)
  return added.id
}

async function readSteppingDown(
  transaction: Database,
  associationId: string,
  form: AssemblyForm,
): Promise<string[]> {
  const contacts = (await listContacts(transaction, associationId)).map(({ id }) => id)
  const steppingDown = [...new Set(form.stepDown)]
  if (steppingDown.some((id) => !contacts.includes(id))) throw refuse('CONTACT_NOT_FOUND')
  const invited = form.newContacts.length + form.roles.filter(({ email }) => email !== null).length
  const count = { all: contacts.length, steppingDown: steppingDown.length, invited }
  if (!leavesContact(count)) throw refuse('ASSEMBLY_WITHOUT_CONTACT')
  return steppingDown
}

type Elected = {
  readonly known: { roleTypeId: string; userId: string }[]
  readonly invited: { roleTypeId: string; email: string }[]
}

async function readElected(
  transaction: Database,
  { associationId, form, today }: { associationId: string; form: AssemblyForm; today: string },
): Promise<Elected> {
  const types = new Set((await findRoleTypes(transaction, associationId)).map(({ id }) => id))
  const people = await findPeople(transaction, associationId, today)
  const ids = new Set(people.map(({ userId }) => userId))
  const elected: Elected = { known: [], invited: [] }
  for (const { roleTypeId, userId, email } of form.roles) {
    if (!types.has(roleTypeId)) throw refuse('ASSEMBLY_ROLE_UNKNOWN')
    if (email !== null) elected.invited.push({ roleTypeId, email })
    else if (userId !== null && ids.has(userId)) elected.known.push({ roleTypeId, userId })
    else throw refuse('ASSEMBLY_PERSON_UNKNOWN')
  }
  return elected
}

/** Old roles have their last day before the assembly, new ones their first day on it. */
async function writeRoles(
  transaction: Database,
  wanted: {
    associationId: string
    heldOn: string
    elected: Elected['known']
    today: string
  },
) {
  const { associationId, heldOn, elected, today } = wanted
  const current = await findCurrentRoles(transaction, associationId, today)
  const { ended, given } = changeRoles(current, elected)
  const lastDay = addDays(heldOn, -1)
  for (const { id } of ended)
    await transaction
      .update(associationRole)
      .set({ endsOn: sql`greatest(${lastDay}::date, ${associationRole.startsOn} - 1)` })
      .where(eq(associationRole.id, id))
  const added =
    given.length === 0
      ? []
      : await transaction
          .insert(associationRole)
          .values(given.map((role) => ({ ...role, startsOn: heldOn })))
          .returning({ id: associationRole.id })
  return {
    endedRoles: ended.map(({ id, endsOn }) => ({ id, endsOn })),
    givenRoles: added.map(({ id }) => id),
  }
}

async function writeItems(
  { handoverSources }: AssemblyParts,
  transaction: Database,
  { associationId, assemblyId }: { associationId: string; assemblyId: string },
  now: Date,
): Promise<void> {
  for (const source of handoverSources) {
    const items = await source(transaction, { associationId, now })
    if (items.length === 0) continue
    await transaction
      .insert(associationHandoverItem)
      .values(items.map((item) => ({ ...item, assemblyId })))
      .onConflictDoNothing()
  }
}
