import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { insertAttachments } from '#core/files/attachments.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { inspectFiles } from '#core/files/inspect/inspect-files.server.ts'
import { makePdf } from '#core/files/inspect/pdf.testing.ts'
import { createLocalStore } from '#core/files/store/local-store.server.ts'
import { storeFiles } from '#core/files/store-files.server.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import {
  buildPerson,
  seedPeople,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { allowStaff, seedStaff } from '#testing/staff.testing.server.ts'
import { longestMail } from '../incoming/endpoints.server.ts'
import { incomingEndpoints } from '../incoming/endpoints.ts'
import { createIncomingApi } from '../incoming/handlers.server.ts'
import { recordMailOutcome } from '../incoming/record-outcome.server.ts'
import { messageFiles } from '../model/message-files.ts'
import { openInquiry } from '../model/open-inquiry.server.ts'
import { createInquiryReplyAddresses } from '../model/reply-addresses.server.ts'
import { inquiry, inquiryCategory, inquiryMessage } from '../model/tables.server.ts'
import { OpenInquiry } from './contract.ts'
import { createInboxApi } from './handlers.server.ts'

const { database } = await createTestDatabase()
const log = createLog('silent')
const folder = await mkdtemp(join(tmpdir(), 'trivsel-confidential-'))
afterAll(() => rm(folder, { recursive: true }))
const files: FileParts = {
  store: createLocalStore(folder),
  scan: null,
  encryption: testEncryption,
  log,
}
const secret = 'the-key-of-the-mail-server-in-tests'
const configuration = {
  ...testConfiguration,
  MAIL_FROM: 'Trivsel <ikke-svar@trivsel.example>',
  MAIL_REPLY_TO: 'svar@trivsel.example',
  MAIL_IN_SECRET: secret,
}
const now = new Date('2026-11-23T10:00:00Z')
const [staffId = ''] = (
  await seedPeople(database, [buildPerson({ firstName: 'Kari', membership: null })])
).values()
const { userId: coordinatorId } = await seedStaff(database, ['health'])
const { userId: adminId } = await seedStaff(database, ['admin'])

function appFor(...roles: StaffRole[]) {
  const parts = { database, encryption: testEncryption, files, configuration, clock: () => now }
  const requireStaff = allowStaff({ kind: 'staff', userId: staffId, roles, requestId: 'request' })
  return createApi({
    configuration,
    log,
    longerBodies: { [incomingEndpoints.mail.path]: longestMail },
  })
    .route('/', createInboxApi({ ...parts, requireStaff }))
    .route(
      '/',
      createIncomingApi({
        ...parts,
        noteMailOutcome: (outcome) => recordMailOutcome(database, outcome, now),
      }),
    )
}

await database.insert(inquiryCategory).values([
  { id: 'card', name: { no: 'Kort', en: 'Card' }, mailbox: 'kort@trivsel.example' },
  {
    id: 'coordinator',
    name: { no: 'Koordinator', en: 'Coordinator' },
    role: 'health',
    mailbox: 'koordinator@trivsel.example',
  },
  {
    id: 'nurse',
    name: { no: 'Helsesykepleier', en: 'Nurse' },
    role: 'health',
    mailbox: 'sykepleier@trivsel.example',
  },
])

const path = '/api/frontend/staff/inquiries'
const sendJson = (to: ReturnType<typeof appFor>, address: string, body: object, method = 'POST') =>
  to.request(address, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })

const write = (categoryId: string) =>
  openInquiry(database, {
    category: { id: categoryId, responseDays: 2 },

    form: 'health-coordinator',
    subcategoryId: null,
    userId: null,
    subject: null,
    now,
    sender: { firstName: 'Nora', lastName: 'Vik', email: 'nora@example.org' },

    language: 'no',
    text: 'Kan vi snakke?',
    answers: { reach: 'email', times: ['midday'] },
  })

let written: Awaited<ReturnType<typeof write>>
beforeEach(async () => {
  await database.delete(inquiry)
  written = await write('coordinator')
})

/** Adds a file to the message. @returns its address */
async function addFile(): Promise<string> {
  const { id, messageId } = written
  const given = { name: 'a.pdf', declaredType: '', bytes: makePdf() }
  const judged = await inspectFiles(files, [given], { client: 'nora', isVisitor: true })
  const [file] = await storeFiles(files, judged, async (stored) => {
    await insertAttachments(database, stored, { ownerId: null, subject: messageFiles(messageId) })
    return stored
  })
  return `${path}/${id}/messages/${messageId}/files/${file?.id}`
}

describe('a confidential inquiry', () => {
  it.each([['admin'], ['contact'], ['caseworker'], ['sports']] as const)(
    'is not found by the role %s',
    async (role) => {
      const app = appFor(role)
      expect((await app.request(`${path}/${written.id}`)).status).toBe(404)
      const list = await app.request(path)
      const found = await sendJson(app, `${path}/search`, { text: 'nora' })
      for (const answer of [list, found]) expect(await answer.text()).not.toContain(written.id)
      expect(await (await app.request(`${path}/categories`)).text()).not.toContain('coordinator')
      const note = await sendJson(app, `${path}/${written.id}/notes`, { text: 'x' })
      expect(note.status).toBe(404)
      const file = await app.request(await addFile())
      expect([file.status, await file.json()]).toEqual([404, { error: 'INQUIRY_NOT_FOUND' }])
    },
  )

  it('has files that only its role can open', async () => {
    const file = await appFor('health').request(await addFile())
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  })

  it('is read and assigned only by its role', async () => {
    const answer = await appFor('health').request(`${path}/${written.id}`)
    const open = OpenInquiry.parse(await answer.json())
    expect(open).toMatchObject({
      form: 'health-coordinator',
      isConfidential: true,
      answers: { reach: 'email', times: ['midday'] },
    })
    const answerers = open.answerers.map(({ id }) => id)
    expect(answerers).toContain(coordinatorId)
    expect(answerers).not.toContain(adminId)
  })

  it('can be moved only to a category of the same confidential role', async () => {
    const app = appFor('health')
    const open = OpenInquiry.parse(await (await app.request(`${path}/${written.id}`)).json())
    expect(open.categories.map(({ id }) => id).toSorted()).toEqual(['coordinator', 'nurse'])
    const move = (category: string) =>
      sendJson(app, `${path}/${written.id}/category`, { category, version: 1 }, 'PUT')
    expect(await (await move('card')).json()).toMatchObject({ error: 'CATEGORY_UNKNOWN' })
    expect((await move('nurse')).status).toBe(200)
  })

  it('can be made from any inquiry by moving it', async () => {
    const { id } = await write('card')
    const app = appFor('contact')
    const body = { category: 'coordinator', version: 1 }
    expect((await sendJson(app, `${path}/${id}/category`, body, 'PUT')).status).toBe(200)
    expect((await appFor('admin').request(`${path}/${id}`)).status).toBe(404)
  })

  it('accepts replies by mail like any other inquiry', async () => {
    const to = createInquiryReplyAddresses(testEncryption, configuration)?.addressOf(written.number)
    const headers = ['From: nora@example.org', `To: ${to}`, 'Message-ID: <n1@example.org>']
    const answer = await appFor('admin').request(incomingEndpoints.mail.path, {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${secret}` },
      body: [...headers, '', 'Takk!'].join('\r\n'),
    })
    expect(await answer.json()).toEqual({ outcome: 'added' })
    const count = database.$count(inquiryMessage, eq(inquiryMessage.inquiryId, written.id))
    expect(await count).toBe(2)
  })
})
