import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { addContact, addMember } from '#core/associations/associations.testing.server.ts'
import { caseFile, caseNote } from '#core/cases/tables.server.ts'
import { type FileSubject, insertAttachments } from '#core/files/attachments.server.ts'
import { createFileParts } from '#core/files/file-parts.server.ts'
import { inspectFiles } from '#core/files/inspect/inspect-files.server.ts'
import { makePdf } from '#core/files/inspect/pdf.testing.ts'
import { storeFiles } from '#core/files/store-files.server.ts'
import { grantApplicationVersion } from '#core/grants/application/tables.server.ts'
import { grantComment } from '#core/grants/committee/tables.server.ts'
import { emptyContent } from '#core/grants/content.ts'
import { grantAppeal, grantCorrection } from '#core/grants/decision/tables.server.ts'
import { grantAward, grantReport } from '#core/grants/funding/tables.server.ts'
import { grantFileKind, reportFileKind } from '#core/grants/grant-case.ts'
import { grantTesting } from '#features/grant-decisions/testing/grant-decisions.testing.server.ts'
import type { Description } from '#platform/api/describe-endpoint.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { descriptions } from '../features.server.ts'
import { newAddress, testEncryption } from './accounts.testing.server.ts'
import { seedInstitutions } from './institutions.testing.server.ts'
import { createTestPortal } from './portal.testing.server.ts'
import { cookiesOf } from './role-matrix.testing.server.ts'
import { answerFor } from './role-matrix.testing.ts'

const connection = await createTestDatabase()
await seedInstitutions(connection.database)
const { database } = connection
const dataFolder = await mkdtemp(join(tmpdir(), 'trivsel-tied-staff-'))
afterAll(() => rm(dataFolder, { recursive: true, force: true }))
const { api, configuration, log } = createTestPortal(connection, {
  settings: { DATA_DIR: dataFolder },
})
const files = createFileParts({ configuration, encryption: testEncryption, log })

/** In every text of the application, and of what staff and the committee have written about it. */
const secret = 'Zebrafink'
const now = new Date()
const testing = grantTesting(database, now)
const people = await testing.newPeople()
const known = await addGrant()
const staff = {
  caseworker: people.caseworker.userId,
  committee: people.members[0]?.userId ?? '',
}
const tied = {
  caseworker: (await testing.newStaff('caseworker')).userId,
  committee: (await testing.newStaff('committee', 'member')).userId,
}
await addMember(database, { associationId: known.associationId, userId: tied.caseworker })
await addContact(database, known.associationId, tied.committee)

/** @returns the file of the application is in its content, that of the report a receipt */
async function addGrant() {
  const round = await testing.newRound()
  await round.present(people.committee)
  const application = await round.apply()
  const { id, caseId, contact } = application
  const file = await addFile({ kind: grantFileKind, id })
  await database
    .update(grantApplicationVersion)
    .set({
      content: { ...emptyContent, title: application.title, description: secret },
      files: [{ id: file, name: 'a.pdf', documentId: null, sha256: '' }],
    })
    .where(eq(grantApplicationVersion.applicationId, id))
  await database.insert(caseNote).values({ caseId, authorId: null, text: secret })
  const { userId } = people.chair
  await database
    .insert(grantComment)
    .values({ id: randomUUID(), applicationId: id, userId, text: secret, version: 1, at: now })
  await application.propose({ words: secret, conditions: secret })
  await testing.agree(round.id, people.chair)
  await testing.release(round.id, people.caseworker)
  const [decision] = await application.decisions()
  const letter = decision?.id ?? ''
  await database
    .insert(grantAppeal)
    .values({ applicationId: id, decisionId: letter, text: secret, sentBy: contact, sentAt: now })
  await database.insert(grantCorrection).values({
    applicationId: id,
    decisionId: letter,
    outcome: 'granted',
    amountOre: 50_000,
    reasonIds: [],
    note: secret,
    proposedAt: now,
  })
  await database
    .update(grantAward)
    .set({ state: 'accepted', answeredAt: now })
    .where(eq(grantAward.applicationId, id))
  const [report] = await database
    .insert(grantReport)
    .values({
      applicationId: id,
      number: 1,
      state: 'sent',
      content: { description: secret, participants: null, costs: [], income: [] },
      sentAt: now,
    })
    .returning({ id: grantReport.id })
  const receipt = await addFile({ kind: reportFileKind, id: report?.id ?? '' })
  return { ...application, roundId: round.id, letter, file, receipt }
}

async function addFile(subject: FileSubject): Promise<string> {
  const given = { name: `${secret}.pdf`, declaredType: '', bytes: makePdf() }
  const judged = await inspectFiles(files, [given], { client: 'tests', isVisitor: false })
  return storeFiles(files, judged, async (stored) => {
    await insertAttachments(database, stored, { ownerId: null, subject })
    return stored[0]?.id ?? ''
  })
}

const { id, caseId, roundId, reference, letter } = known
const of = '/api/frontend/staff'
const namesNoContent = { because: 'has names, titles, states and sums' }

/** Endpoints that staff read of grants and cases; one that is missing here fails the test. */
const endpoints: Readonly<Record<string, string | { readonly because: string }>> = {
  [`${of}/cases`]: namesNoContent,
  [`${of}/case-counts`]: namesNoContent,
  [`${of}/case-statistics`]: namesNoContent,
  [`${of}/case-templates`]: namesNoContent,
  [`${of}/case-notes`]: namesNoContent,
  [`${of}/cases/:id/next`]: namesNoContent,
  [`${of}/cases/:id`]: `${of}/cases/${caseId}`,
  // Files of grants belong to the application and the report.
  [`${of}/cases/:id/files/:file`]: { because: 'the test below' },
  [`${of}/grant-cases/:id`]: `${of}/grant-cases/${caseId}`,
  [`${of}/grant-applications/:id/files/:file`]: `${of}/grant-applications/${id}/files/${known.file}`,
  [`${of}/grant-case-rounds`]: namesNoContent,
  [`${of}/grant-case-rounds/:id`]: namesNoContent,
  [`${of}/grant-committee/rounds`]: namesNoContent,
  [`${of}/grant-committee/rounds/:id`]: `${of}/grant-committee/rounds/${roundId}`,
  [`${of}/grant-committee/rounds/:id/applications`]: `${of}/grant-committee/rounds/${roundId}/applications`,
  [`${of}/grant-committee/applications/:id`]: `${of}/grant-committee/applications/${id}`,
  [`${of}/grant-committee/applications/:id/files/:file`]: `${of}/grant-committee/applications/${id}/files/${known.file}`,
  [`${of}/grant-appeals`]: `${of}/grant-appeals`,
  [`${of}/grant-letters`]: `${of}/grant-letters?reference=${reference}`,
  [`${of}/grant-letters/:decisionId`]: `${of}/grant-letters/${letter}`,
  [`${of}/grant-corrections`]: `${of}/grant-corrections`,
  [`${of}/grant-meetings`]: namesNoContent,
  [`${of}/grant-meetings/:id`]: `${of}/grant-meetings/${roundId}`,
  // Everybody gets the minutes, without their own cases: `meetings.integration.test.ts`.
  [`${of}/grant-meetings/:id/minutes`]: { because: 'is one paper about all cases' },
  [`${of}/grant-meetings/:id/letters/:applicationId`]: `${of}/grant-meetings/${roundId}/letters/${id}`,
  [`${of}/grant-funding`]: `${of}/grant-funding?show=waiting`,
  [`${of}/grant-funding/grants/:applicationId/files/:file`]: `${of}/grant-funding/grants/${id}/files/${known.receipt}`,
  [`${of}/grants/figures`]: namesNoContent,
  [`${of}/grant-budgets`]: namesNoContent,
  [`${of}/grant-rounds`]: namesNoContent,
}

const roles = ['caseworker', 'committee'] as const
const isAbout = ({ endpoint: { method, path }, access }: Description) =>
  method === 'GET' &&
  (path.startsWith(`${of}/case`) || path.startsWith(`${of}/grant`)) &&
  roles.some((role) => answerFor(access, role) === 'in')
const reads = descriptions.filter(isAbout).map(({ endpoint: { path }, access }) => ({
  path,
  roles: roles.filter((role) => answerFor(access, role) === 'in'),
}))

it('every endpoint by which staff read about an application is here, and no other', () => {
  expect(Object.keys(endpoints).toSorted()).toEqual(reads.map(({ path }) => path).toSorted())
})

describe('staff who are tied to an applicant', () => {
  const readable = reads.flatMap(({ path, roles: admitted }) =>
    admitted.flatMap((role) => {
      const address = endpoints[path]
      return typeof address === 'string' ? [[path, role, address] as const] : []
    }),
  )

  it.each(readable)('read nothing by %s as %s, and others do', async (_, role, address) => {
    expect(await read(address, staff[role])).toBe('the content')
    expect(await read(address, tied[role])).toBe('nothing')
  })

  it('find no file that came with a case', async () => {
    const [opened] = await database
      .select({ kind: caseFile.kind })
      .from(caseFile)
      .where(eq(caseFile.id, caseId))
    const file = await addFile({ kind: opened?.kind ?? '', id: caseId })
    const address = `${of}/cases/${caseId}/files/${file}`
    expect(await read(address, staff.caseworker)).toBe('the content')
    expect(await read(address, tied.caseworker)).toBe('nothing')
  })

  it('see that the case is there', async () => {
    const response = await ask(`${of}/cases/${caseId}`, tied.caseworker)
    expect(await response.json()).toMatchObject({ id: caseId, isTied: true, notes: [], files: [] })
    const round = await ask(`${of}/grant-case-rounds/${roundId}`, tied.caseworker)
    expect((await round.json()).applications).toMatchObject([{ reference, isTied: true }])
  })
})

async function ask(address: string, userId: string): Promise<Response> {
  const cookie = await cookiesOf(database, configuration, userId, true)
  return api.request(address, {
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newAddress(), cookie },
  })
}

async function read(address: string, userId: string): Promise<string> {
  const response = await ask(address, userId)
  const isFile = response.headers.get('content-type')?.includes('pdf') ?? false
  const isRead = isFile || (await response.text()).includes(secret)
  return isRead ? 'the content' : 'nothing'
}
