import { eq } from 'drizzle-orm'
import { signId } from '#core/associations/links.server.ts'
import { associationFounder } from '#core/associations/tables.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { makePdf } from '#core/files/inspect/pdf.testing.ts'
import type { Upload } from '#core/files/read-upload.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { buildPerson, seedPeople, testEncryption } from '#testing/accounts.testing.server.ts'
import { answerAsFounder } from '../found/answer-as-founder.server.ts'
import { sendApplication } from '../found/send-application.server.ts'
import type { FoundingContent } from '../model/founding-form.ts'

const stored = new Map<string, Buffer>()

const files: FileParts = {
  store: {
    put: async (name, bytes) => void stored.set(name, Buffer.from(bytes)),
    get: async (name) => stored.get(name) ?? null,
    delete: async (name) => void stored.delete(name),
    list: async function* () {
      yield* [...stored.keys()].map((name) => ({ name, storedAt: new Date() }))
    },
  },
  scan: null,
  encryption: testEncryption,
  log: createLog('silent'),
}

export const foundingParts = (database: Database) => ({
  database,
  encryption: testEncryption,
  files,
  portalUrl: 'https://portal.example',
})

let people = 0

/** Somebody with an account, and the address that it has. */
export async function newStudent(database: Database): Promise<{ userId: string; email: string }> {
  const person = buildPerson({ firstName: 'Maja', lastName: 'Lund', membership: null })
  const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
  return { userId, email: person.email.toLowerCase() }
}

/** Names nobody who has an account. */
export function founders(count: number): { name: string; email: string }[] {
  return Array.from({ length: count }, () => {
    people += 1
    return { name: `Stifter ${people}`, email: `stifter-${people}@founder.example` }
  })
}

export const uploadOf = (
  content: Partial<FoundingContent> = {},
  bytes: Uint8Array = makePdf(),
): Upload => {
  const { files: kinds = ['statutes', 'minutes'] } = content
  const whole = {
    name: 'Brettspill',
    purpose: { no: 'Å spille brettspill.', en: '' },
    description: { no: '', en: 'We play every Tuesday.' },
    institution: '',
    campus: '',
    topic: '',
    languages: ['no'],
    founders: founders(3),
    ...content,
    files: kinds,
  }
  return {
    fields: new Map([['content', JSON.stringify(whole)]]),
    files: kinds.map((kind) => ({
      name: `${kind}.pdf`,
      declaredType: 'application/pdf',
      bytes: Buffer.from(bytes),
    })),
  }
}

export async function foundersOf(database: Database, associationId: string) {
  const rows = await database
    .select()
    .from(associationFounder)
    .where(eq(associationFounder.associationId, associationId))
  return rows
    .filter(({ userId }) => userId === null)
    .toSorted((one, other) => one.email.localeCompare(other.email))
    .map((row) => ({ ...row, token: signId(testEncryption, 'association founder', row.id) }))
}

/** An application that all founders have confirmed: staff have it. */
export async function applyFor(
  database: Database,
  content: Partial<FoundingContent> = {},
): Promise<{ id: string; userId: string; email: string }> {
  const applicant = await newStudent(database)
  const id = await sendApplication(
    foundingParts(database),
    { userId: applicant.userId, language: 'no' },
    uploadOf(content),
  )
  for (const { token } of await foundersOf(database, id))
    await answerAsFounder(foundingParts(database), { token, accepts: true })
  return { id, ...applicant }
}

/** A member of staff who decides about associations. */
export const caseworker = (userId: string): StaffActor => ({
  kind: 'staff',
  userId,
  roles: ['caseworker'],
  requestId: 'request',
})
