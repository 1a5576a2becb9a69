import type { Locale } from '@trivsel/content-contract/locales'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import { accountRefusals } from '#core/accounts/contract.ts'
import { user } from '#core/accounts/tables.server.ts'
import { readAssociationSettings } from '#core/associations/settings.server.ts'
import { association, associationFounder } from '#core/associations/tables.server.ts'
import { insertAttachments, removeAttachments } from '#core/files/attachments.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { typeOfContent } from '#core/files/file-types.ts'
import { type InspectedFile, inspectFiles } from '#core/files/inspect/inspect-files.server.ts'
import type { Upload } from '#core/files/read-upload.server.ts'
import { type StoredFile, storeFiles } from '#core/files/store-files.server.ts'
import { invalidRequest, Refusal } from '#platform/api/errors.server.ts'
import { invalidFields } from '#platform/api/invalid-fields.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { applicationFiles, caseFiles } from '../model/case-kind.ts'
import { requireChoices } from '../model/find-choices.server.ts'
import {
  FoundingContent,
  type FoundingFile,
  foundingFiles,
  problemsOf,
} from '../model/founding-form.ts'
import { insertAssociation } from '../model/insert-association.server.ts'
import { type FoundingRefusal, foundingRefusals } from '../model/refusals.ts'
import { refuse } from '../model/refuse.server.ts'
import { associationApplication } from '../model/tables.server.ts'
import { findOwnApplication, findOwnCase, isEditable } from './find-own-application.server.ts'
import { mailFounders } from './mail-founders.server.ts'
import { sendWhenReady } from './send-when-ready.server.ts'

type Parts = {
  readonly database: Database
  readonly encryption: Pick<FieldEncryption, 'index'>
  readonly files: FileParts
  readonly portalUrl: string
}
type Sender = { readonly userId: string; readonly language: Locale }
type Applicant = { readonly email: string; readonly name: string }

/**
 * Founds an association: it is new until founders and staff have said yes. As a whole or not at all: a
 * file that cannot be stored leaves nothing. When one person sends several at once, one is accepted.
 * @throws {Refusal} `foundingRefusals`, `uploadRefusals`, UNAVAILABLE (503)
 */
export async function sendApplication(
  parts: Parts,
  sender: Sender,
  upload: Upload,
): Promise<string> {
  const content = readContent(upload)
  for (const file of foundingFiles) if (!content.files.includes(file)) throw missing(file)
  const inspected = await inspect(parts, sender, content, upload)
  return storeFiles(parts.files, inspected, (stored) =>
    parts.database.transaction(async (transaction) => {
      const applicant = await lockApplicant(transaction, sender.userId)
      await requireRight(transaction, content, applicant)
      if ((await findOwnApplication(transaction, sender.userId)) !== null)
        throw refuse('APPLICATION_EXISTS')
      const id = await insertAssociation(transaction, {
        ...(await textsOf(transaction, content)),
        foundedBy: sender.userId,
      })
      const [statutesFile = '', minutesFile = ''] = foundingFiles.map(
        (file) => stored[content.files.indexOf(file)]?.id ?? '',
      )
      await transaction
        .insert(associationApplication)
        .values({ associationId: id, statutesFile, minutesFile, language: sender.language })
      await insertAttachments(transaction, stored, {
        ownerId: sender.userId,
        subject: applicationFiles(id),
      })
      await transaction.insert(associationFounder).values({
        associationId: id,
        ...applicant,
        userId: sender.userId,
        confirmedAt: sql`now()`,
      })
      await addFounders(parts, transaction, { id, content, applicant })
      await sendWhenReady(transaction, id, parts.portalUrl)
      return id
    }),
  )
}

/**
 * Changes an application that no member of staff has before them, and sends it again when enough
 * founders have confirmed. Founders who stay keep their answer; a file that is not sent again stays.
 * @throws {Refusal} as `sendApplication`, and `APPLICATION_NOT_FOUND`, `APPLICATION_LOCKED`
 */
export async function editApplication(
  parts: Parts,
  sender: Sender,
  { id, upload }: { readonly id: string; readonly upload: Upload },
): Promise<void> {
  const content = readContent(upload)
  const inspected = await inspect(parts, sender, content, upload)
  await storeFiles(parts.files, inspected, (stored) =>
    parts.database.transaction(async (transaction) => {
      const applicant = await lockApplicant(transaction, sender.userId)
      await requireRight(transaction, content, applicant)
      const found = await findOwnCase(transaction, { id, userId: sender.userId })
      if (!found) throw refuse('APPLICATION_NOT_FOUND')
      if (!isEditable(found)) throw refuse('APPLICATION_LOCKED')
      await transaction
        .update(association)
        .set({
          ...(await textsOf(transaction, content, found.institutionCode)),
          stateReason: 'founders-confirm',
          version: sql`${association.version} + 1`,
        })
        .where(eq(association.id, id))
      await replaceFiles(transaction, { id, caseId: found.caseId, sender, content, stored })
      const emails = content.founders.map(({ email }) => email.toLowerCase())
      await transaction
        .delete(associationFounder)
        .where(
          and(
            eq(associationFounder.associationId, id),
            notInArray(associationFounder.email, [...emails, applicant.email]),
          ),
        )
      await addFounders(parts, transaction, { id, content, applicant })
      await sendWhenReady(transaction, id, parts.portalUrl)
    }),
  )
}

function readContent({ fields }: Upload): FoundingContent {
  const parsed = FoundingContent.safeParse(parseJson(fields.get('content') ?? ''))
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

const missing = (file: FoundingFile) =>
  refuse(file === 'statutes' ? 'STATUTES_REQUIRED' : 'MINUTES_REQUIRED')

/** Both are PDFs: what else a form may take is no statutes. */
async function inspect(
  { files }: Parts,
  { userId }: Sender,
  content: FoundingContent,
  upload: Upload,
): Promise<InspectedFile[]> {
  const kinds = content.files
  if (kinds.length !== upload.files.length || new Set(kinds).size !== kinds.length)
    throw invalidRequest(['content.files'])
  for (const [place, { bytes }] of upload.files.entries())
    if (typeOfContent(bytes) !== 'application/pdf')
      throw refuse(kinds[place] === 'statutes' ? 'STATUTES_NOT_PDF' : 'MINUTES_NOT_PDF')
  return inspectFiles(files, upload.files, { client: userId, isVisitor: false })
}

/** What one person sends at the same time is handled one after the other. */
async function lockApplicant(transaction: Database, userId: string): Promise<Applicant> {
  const [found] = await transaction
    .select({ email: user.email, firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(eq(user.id, userId))
    .for('no key update')
  if (!found) throw new Refusal('UNAUTHENTICATED', accountRefusals.UNAUTHENTICATED)
  return { email: found.email.toLowerCase(), name: `${found.firstName} ${found.lastName}`.trim() }
}

/** What the form of the browser refuses is refused here too. */
async function requireRight(
  transaction: Database,
  content: FoundingContent,
  applicant: Applicant,
): Promise<void> {
  const { leastFounders } = await readAssociationSettings(transaction)
  const [problem] = problemsOf(content, { applicantEmail: applicant.email, leastFounders })
  if (!problem) return
  if (Object.hasOwn(foundingRefusals, problem.code)) throw refuse(problem.code as FoundingRefusal)
  throw invalidRequest([problem.path.join('.')])
}

async function textsOf(
  transaction: Database,
  content: FoundingContent,
  current: string | null = null,
) {
  const { name, purpose, description, languages } = content
  return {
    name,
    purpose,
    description,
    languages: [...new Set(languages)],
    ...(await requireChoices(transaction, content, current)),
  }
}

/** Those who are new get a mail; another name for the same address is a correction. */
async function addFounders(
  parts: Parts,
  transaction: Database,
  about: { readonly id: string; readonly content: FoundingContent; readonly applicant: Applicant },
): Promise<void> {
  const { id, content, applicant } = about
  const wanted = content.founders.map(({ name, email }) => ({ name, email: email.toLowerCase() }))
  if (wanted.length === 0) return
  const added = await transaction
    .insert(associationFounder)
    .values(wanted.map((one) => ({ ...one, associationId: id })))
    .onConflictDoNothing()
    .returning({ id: associationFounder.id, email: associationFounder.email })
  for (const { name, email } of wanted)
    await transaction
      .update(associationFounder)
      .set({ name })
      .where(and(eq(associationFounder.associationId, id), eq(associationFounder.email, email)))
  await mailFounders(parts, transaction, {
    name: content.name,
    applicant: applicant.name,
    founders: added,
  })
}

async function replaceFiles(
  transaction: Database,
  about: {
    readonly id: string
    readonly caseId: string | null
    readonly sender: Sender
    readonly content: FoundingContent
    readonly stored: readonly StoredFile[]
  },
): Promise<void> {
  const { id, caseId, sender, content, stored } = about
  const [before] = await transaction
    .select()
    .from(associationApplication)
    .where(eq(associationApplication.associationId, id))
  if (!before) throw new Error('an application without its files')
  const idOf = (file: FoundingFile, kept: string) => stored[content.files.indexOf(file)]?.id ?? kept
  const after = {
    statutesFile: idOf('statutes', before.statutesFile),
    minutesFile: idOf('minutes', before.minutesFile),
  }
  await transaction
    .update(associationApplication)
    .set({ ...after, language: sender.language, sentAt: sql`now()` })
    .where(eq(associationApplication.associationId, id))
  const subject = caseId === null ? applicationFiles(id) : caseFiles(caseId)
  await removeAttachments(transaction, subject, { except: Object.values(after) })
  await insertAttachments(transaction, stored, { ownerId: sender.userId, subject })
}
