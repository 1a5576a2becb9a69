import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { auditEntry } from '#core/audit/tables.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { makePdf } from '#core/files/inspect/pdf.testing.ts'
import { createLocalStore } from '#core/files/store/local-store.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import { QueuePlace } from '#core/staff-area/queue/contract.ts'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { untrustedWork } from '#platform/untrusted/untrusted-work.server.ts'
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
import { createInquiryReplyAddresses } from '../model/reply-addresses.server.ts'
import type { InquiryRole } from '../model/rules.ts'
import {
  inquiry,
  inquiryCategory,
  inquiryMessage,
  inquiryTemplate,
} from '../model/tables.server.ts'
import { InboxCategories, InboxPage, OpenInquiry, SeveralChanged } from './contract.ts'
import { createInboxApi } from './handlers.server.ts'

const { database, pool } = await createTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'trivsel-inbox-'))
afterAll(() => rm(folder, { recursive: true }))
const files: FileParts = {
  store: createLocalStore(folder),
  scan: null,
  encryption: testEncryption,
  log: createLog('silent'),
}
const secret = 'the-key-of-the-mail-server-in-tests'
const configuration = {
  ...testConfiguration,
  MAIL_FROM: 'Trivsel <ikke-svar@trivsel.example>',
  MAIL_REPLY_TO: 'svar@trivsel.example',
  MAIL_IN_SECRET: secret,
}
const now = new Date('2026-11-23T10:00:00Z')
const people = await seedPeople(database, [buildPerson({ firstName: 'Kari', membership: null })])
const [staffId = ''] = people.values()

function appFor(...roles: StaffRole[]) {
  const parts = { database, encryption: testEncryption, files, configuration, clock: () => now }
  const requireStaff = allowStaff({ kind: 'staff', userId: staffId, roles, requestId: 'request' })
  return createApi({
    configuration,
    log: createLog('silent'),
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
const app = appFor('contact')

await database.insert(inquiryCategory).values([
  {
    id: 'card',
    name: { no: 'Kort', en: 'Card' },
    mailbox: 'kort@trivsel.example',
    responseDays: 2,
  },
  { id: 'sports', name: { no: 'Trening', en: 'Sports' }, mailbox: 'x@x.example', role: 'sports' },
])
await database
  .insert(inquiryTemplate)
  .values({ categoryId: 'card', name: 'Nytt kort', text: { no: 'Hent det.', en: 'Fetch it.' } })

let written = 0
async function addInquiry(values: Partial<typeof inquiry.$inferInsert> = {}) {
  written += 1
  const [added] = await database
    .insert(inquiry)
    .values({
      categoryId: 'card',
      language: 'no',
      email: `maja.${written}@example.org`,

      firstName: 'Maja',
      lastName: 'Holm',
      subject: 'Nøkkelkort',
      // Far ahead: the clock of the database decides what is overdue.
      ...(values.state === undefined && { dueAt: new Date('2036-11-25T10:00:00Z') }),
      ...values,
    })
    .returning()
  if (!added) throw new Error('The inquiry was not inserted')
  await database
    .insert(inquiryMessage)
    .values({ inquiryId: added.id, direction: 'in', text: 'Jeg har mistet kortet.' })
  return added
}

const staffPath = '/api/frontend/staff/inquiries'
const sendJson = (path: string, body: object, method = 'POST', to = app) =>
  to.request(path, {
    method,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
const read = async (id: string) =>
  OpenInquiry.parse(await (await app.request(`${staffPath}/${id}`)).json())
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { error?: string }).error,
]

async function answer(id: string, text = 'Hent et nytt i skranken.', isLast = false) {
  const { version } = await read(id)
  const answered = await sendJson(`${staffPath}/${id}/answers`, { version, text, isLast })
  expect(answered.status).toBe(200)
  const mails = await mailsTo((await read(id)).email)
  const mail = mails.at(-1)
  if (!mail) throw new Error('no mail is on its way')
  return mail
}

type Queued = { to: string; subject: string; text: string; replyTo: string; messageId: string } & {
  inReplyTo?: string
  references?: string[]
}
async function mailsTo(email: string): Promise<Queued[]> {
  const { rows } = await pool.query<{ payload: Queued }>(
    `select payload from graphile_worker._private_jobs where payload->>'to' = $1 order by id`,
    [email],
  )
  return rows.map(({ payload }) => payload)
}

async function deliver(headers: Record<string, string>, body = 'Takk!', key = secret) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return app.request(incomingEndpoints.mail.path, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${key}` },
    body: [...lines, '', body].join('\r\n'),
  })
}
const outcomeOf = async (response: Response) =>
  ((await response.json()) as { outcome?: string }).outcome

describe('the list', () => {
  it('has waiting inquiries of the caller’s categories only', async () => {
    const [card, sports] = [await addInquiry(), await addInquiry({ categoryId: 'sports' })]
    const idsFor = async (...roles: StaffRole[]) => {
      const page = InboxPage.parse(await (await appFor(...roles).request(staffPath)).json())
      return page.items.map(({ id }) => id)
    }
    expect(await idsFor('contact')).toContain(card.id)
    expect(await idsFor('contact')).not.toContain(sports.id)
    expect(await idsFor('sports')).toEqual([sports.id])
    expect(await idsFor('admin')).toEqual(expect.arrayContaining([card.id, sports.id]))
    expect(await codeOf(await app.request(`${staffPath}/${sports.id}`))).toEqual([
      404,
      'INQUIRY_NOT_FOUND',
    ])
  })

  it('has the earliest due first, and filters by state and assignee', async () => {
    const late = await addInquiry({ dueAt: new Date('2020-01-01') })
    const mine = await addInquiry({ assigneeId: staffId })
    const page = async (query: string) =>
      InboxPage.parse(await (await app.request(`${staffPath}?${query}`)).json())
    expect((await page('')).items[0]?.id).toBe(late.id)
    expect((await page('status=overdue')).items.map(({ id }) => id)).toEqual([late.id])
    expect((await page('assignee=mine')).items.map(({ id }) => id)).toEqual([mine.id])
    expect((await page('status=closed')).items).toEqual([])
    expect((await page('size=1&page=2')).items).toHaveLength(1)
  })

  it('can be searched by number, name, address and subject in the caller’s categories', async () => {
    const found = await addInquiry({ firstName: 'Søster_100%', subject: 'Vaskeri' })
    await addInquiry({ firstName: 'Søster_100%', categoryId: 'sports' })
    const search = async (text: string, filters: object = {}) =>
      InboxPage.parse(
        await (await sendJson(`${staffPath}/search`, { text, ...filters })).json(),
      ).items.map(({ id }) => id)
    for (const text of [`#${found.number}`, 'søster_100% h', found.email, 'VASKERI'])
      expect(await search(text)).toEqual([found.id])
    expect(await search('søsterx100')).toEqual([])
    await sendJson(`${staffPath}/${found.id}/closing`, { version: 1 })
    expect(await search('Søster_100%')).toEqual([found.id])
    expect(await search('Søster_100%', { status: 'waiting' })).toEqual([])
    expect(await search('Søster_100%', { category: 'card' })).toEqual([found.id])
    expect(await search('Søster_100%', { page: 2 })).toEqual([])
  })
})

describe('the categories', () => {
  it('come with those who answer in any of them', async () => {
    const trainer = await seedStaff(database, ['sports'])
    const nurse = await seedStaff(database, ['health'])
    const answerersFor = async (...roles: StaffRole[]) => {
      const answer = await appFor(...roles).request('/api/frontend/staff/inquiry-categories')
      return InboxCategories.parse(await answer.json()).answerers.map(({ id }) => id)
    }
    expect(await answerersFor('sports')).toContain(trainer.userId)
    expect(await answerersFor('contact')).not.toContain(trainer.userId)
    const ofAdmin = await answerersFor('admin')
    expect(ofAdmin).toContain(trainer.userId)
    expect(ofAdmin).not.toContain(nurse.userId)
  })
})

describe('the place in the list', () => {
  const day = (number: number) => new Date(Date.UTC(2030, 0, number))
  const placeOf = async (id: string, query: string, to = app) =>
    QueuePlace.parse(await (await to.request(`${staffPath}/${id}/next?${query}`)).json())

  it('has what is due before and after, and passes over those of colleagues', async () => {
    const { id: category } = await addCategory('queue')
    const add = (due: number, assigneeId: string | null = null) =>
      addInquiry({ categoryId: category, dueAt: day(due), assigneeId })
    const [first, taken, second, mine] = [
      await add(1),
      await add(2, await otherStaff()),
      await add(3),
      await add(3, staffId),
    ]
    const [third, last] = [second, mine].sort((one, other) => (one.id < other.id ? -1 : 1))
    const query = `category=${category}`
    expect(await placeOf(first.id, query)).toEqual({
      previous: null,
      id: third?.id,
      position: 1,
      total: 4,
    })
    expect(await placeOf(taken.id, query)).toMatchObject({ previous: first.id, position: 2 })
    expect(await placeOf(third?.id ?? '', query)).toMatchObject({
      previous: first.id,
      id: last?.id,
      position: 3,
    })
    expect(await placeOf(last?.id ?? '', query)).toMatchObject({ id: first.id, position: 4 })
    await answer(first.id)
    expect(await placeOf(first.id, query)).toEqual({
      previous: null,
      id: third?.id,
      position: null,
      total: 3,
    })
  })

  it('has the latest change first among those that do not wait', async () => {
    const { id: category } = await addCategory('queue-closed')
    const add = (changed: number) =>
      addInquiry({
        categoryId: category,
        state: 'closed',
        changedAt: day(changed),
        closedAt: day(changed),
      })
    const [old, newer] = [await add(1), await add(2)]
    const query = `category=${category}&status=closed`
    expect(await placeOf(newer.id, query)).toMatchObject({
      previous: null,
      id: old.id,
      position: 1,
    })
    expect(await placeOf(old.id, query)).toMatchObject({ previous: newer.id, position: 2 })
  })

  it('says nothing of inquiries in categories of other roles', async () => {
    const { id: categoryId } = await addCategory('queue-health', 'health')
    const { id } = await addInquiry({ categoryId })
    expect(await placeOf(id, `category=${categoryId}`)).toEqual({
      previous: null,
      id: null,
      position: null,
      total: 0,
    })
  })
})

describe('several at once', () => {
  const changed = async (path: string, body: object) =>
    SeveralChanged.parse(await (await sendJson(`${staffPath}/${path}`, body)).json()).refused

  it('are assigned as far as possible', async () => {
    const [free, taken] = [await addInquiry(), await addInquiry({ assigneeId: await otherStaff() })]
    const elsewhere = await addInquiry({ categoryId: 'sports' })
    const inquiries = [free, taken, elsewhere, free].map(({ id }) => ({ id, seen: null }))
    expect(await changed('assignees', { assignee: staffId, inquiries })).toEqual([
      { id: taken.id, code: 'INQUIRY_CHANGED' },
      { id: elsewhere.id, code: 'INQUIRY_NOT_FOUND' },
    ])
    expect((await read(free.id)).assignee?.id).toBe(staffId)
    const trainer = await seedStaff(database, ['sports'])
    const again = [{ id: free.id, seen: staffId }]
    expect(await changed('assignees', { assignee: trainer.userId, inquiries: again })).toEqual([
      { id: free.id, code: 'NOT_ANSWERING' },
    ])
  })

  it('are closed and reopened as far as possible, each with an entry in the audit log', async () => {
    const [open, answered] = [await addInquiry(), await addInquiry()]
    await answer(answered.id)
    const inquiries = [open, answered].map(({ id }) => ({ id, version: 1 }))
    expect(await changed('closings', { inquiries })).toEqual([
      { id: answered.id, code: 'INQUIRY_CHANGED' },
    ])
    expect((await read(open.id)).state).toBe('closed')
    const undo = { inquiries: [{ id: open.id, version: 2 }] }
    expect(await changed('reopenings', undo)).toEqual([])
    expect(await changed('reopenings', { inquiries: [{ id: open.id, version: 3 }] })).toEqual([
      { id: open.id, code: 'STEP_NOT_POSSIBLE' },
    ])
    const entries = await database
      .select({ action: auditEntry.action })
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, open.id))
      .orderBy(auditEntry.id)
    expect(entries.map(({ action }) => action)).toEqual(['inquiry-closed', 'inquiry-reopened'])
  })
})

describe('an answer', () => {
  it('is mailed in the name of a person, with a reply address of the thread', async () => {
    const { id, number } = await addInquiry()
    const mail = await answer(id)
    expect(mail.subject).toBe(`Sv: Nøkkelkort [${number}]`)
    expect(mail.text).toContain('Hent et nytt i skranken.')
    expect(mail.text).toContain('Hilsen Kari')
    expect(mail.replyTo).toMatch(new RegExp(`^svar\\+${number}\\.`))
    expect(await read(id)).toMatchObject({ state: 'answered', dueAt: null, version: 2 })
    const [entry] = await database.select().from(auditEntry).where(eq(auditEntry.subjectId, id))
    expect(entry?.action).toBe('inquiry-answered')
    expect(JSON.stringify(entry)).not.toContain('skranken')
  })

  it('is accepted once: the second of two concurrent answers is refused as outdated', async () => {
    const { id, email } = await addInquiry()
    const body = { version: 1, text: 'Hei', isLast: false }
    const both = await Promise.all([1, 2].map(() => sendJson(`${staffPath}/${id}/answers`, body)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('can close the inquiry', async () => {
    const { id } = await addInquiry()
    await answer(id, 'Da er det i orden.', true)
    expect((await read(id)).state).toBe('closed')
    const { version } = await read(id)
    const again = await sendJson(`${staffPath}/${id}/answers`, {
      version,
      text: 'x',
      isLast: false,
    })
    expect(await codeOf(again)).toEqual([409, 'STEP_NOT_POSSIBLE'])
  })

  it('can start from a template in the language of the inquiry', async () => {
    const { id } = await addInquiry({ language: 'en' })
    expect((await read(id)).templates.map(({ text }) => text)).toEqual(['Fetch it.'])
  })

  it('shows that it was sent and that it bounced', async () => {
    const { id } = await addInquiry()
    const { messageId } = await answer(id)
    await recordMailOutcome(database, { messageId, outcome: 'sent' }, now)
    expect((await read(id)).messages.at(-1)).toMatchObject({ bouncedAt: null })
    expect((await read(id)).messages.at(-1)?.sentAt).not.toBeNull()
    const report = [
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      'Action: failed',
      '',
      '--b',
      'Content-Type: message/rfc822',
      '',
      `Message-ID: ${messageId}`,
      '',
      'x',
      '--b--',
    ].join('\r\n')
    const type = 'multipart/report; report-type=delivery-status; boundary=b'
    const delivered = await deliver({ From: 'daemon@mx.example', 'Content-Type': type }, report)
    expect(await outcomeOf(delivered)).toBe('report')
    expect((await read(id)).messages.at(-1)?.bouncedAt).not.toBeNull()
    expect(await read(id)).toMatchObject({ state: 'waiting', dueAt: '2026-11-25T10:00:00.000Z' })
  })
})

/** @returns headers and body of a mail with a PDF */
function mailWithFile(headers: Record<string, string>): [Record<string, string>, string] {
  const body = [
    '--b',
    'Content-Type: application/pdf; name="skjema.pdf"',
    'Content-Disposition: attachment; filename="skjema.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(makePdf()).toString('base64'),
    '--b--',
  ]
  return [{ ...headers, 'Content-Type': 'multipart/mixed; boundary=b' }, body.join('\r\n')]
}

describe('an incoming mail', () => {
  it('is added to its thread once, which waits for staff again', async () => {
    const { id, number, email } = await addInquiry({ categoryId: (await addCategory('thread')).id })
    const first = await answer(id, 'Hei!', true)
    const mail = { From: email, To: first.replyTo, 'Message-ID': `<${id}@example.org>` }
    const body = 'Takk!\r\n\r\n23. nov. 2026 kl. 12:00 skrev Trivsel <x@x.no>:\r\n> Hei!'
    const both = await Promise.all([deliver(mail, body), deliver(mail, body)])
    expect((await Promise.all(both.map(outcomeOf))).sort()).toEqual(['added', 'known'])
    expect(await outcomeOf(await deliver(mail, body))).toBe('known')

    const opened = await read(id)
    expect(opened).toMatchObject({ state: 'waiting', dueAt: '2026-11-25T10:00:00.000Z' })
    expect(opened.messages).toHaveLength(3)
    expect(opened.messages.at(-1)).toMatchObject({
      direction: 'in',
      text: 'Takk!',
      otherEmail: null,
    })
    expect(opened.messages.at(-1)?.wholeText).toContain('> Hei!')
    const another = { ...mail, 'Message-ID': `<another-${id}@example.org>` }
    expect(await outcomeOf(await deliver(another))).toBe('added')
    const told = await mailsTo('thread@trivsel.example')
    expect(told.map(({ subject }) => subject)).toEqual([`Svar i henvendelse ${number}`])
    expect(told[0]?.text).toContain(`/ansatt/henvendelser/${id}`)

    const second = await answer(id)
    expect(second.inReplyTo).toBe(another['Message-ID'])
    expect(second.references).toEqual([first.messageId, mail['Message-ID'], another['Message-ID']])
  })

  it('finds its thread by In-Reply-To when the address is missing', async () => {
    const { id, email } = await addInquiry()
    const { messageId } = await answer(id)
    const mail = { From: email, To: 'svar@trivsel.example', 'In-Reply-To': messageId }
    expect(await outcomeOf(await deliver(mail))).toBe('added')
    expect((await read(id)).messages).toHaveLength(3)
  })

  it('shows an address other than that of the inquiry', async () => {
    const { id } = await addInquiry()
    const { replyTo } = await answer(id)
    await deliver({ From: 'somebody@elsewhere.example', To: replyTo })
    expect((await read(id)).messages.at(-1)?.otherEmail).toBe('somebody@elsewhere.example')
  })

  it.each([
    ['of the account that wrote the inquiry belong to it', 'maja@example.org', true],
    ['of a stranger belong to nobody’s account', 'somebody@elsewhere.example', false],
  ])('files %s', async (_, from, isOwn) => {
    const email = `${written}.${from}`
    const person = buildPerson({ membership: null })
    const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
    const { id } = await addInquiry({ userId, email: isOwn ? email : person.email })
    const { replyTo } = await answer(id)
    const [headers = {}, body] = mailWithFile({ From: email, To: replyTo })
    expect(await outcomeOf(await deliver(headers, body))).toBe('added')
    const [file] = (await read(id)).messages.at(-1)?.files ?? []
    const [row] = await database
      .select({ ownerId: attachment.ownerId })
      .from(attachment)
      .where(eq(attachment.id, file?.id ?? ''))
    expect(row).toEqual({ ownerId: isOwn ? userId : null })
  })

  it('becomes a note when it is automatic, and the state does not change', async () => {
    const { id, email } = await addInquiry()
    const { replyTo } = await answer(id)
    const mail = { From: email, To: replyTo, 'Auto-Submitted': 'auto-replied' }
    expect(await outcomeOf(await deliver(mail, 'Jeg er på ferie.'))).toBe('noted')
    await deliver(mail, 'Jeg er på ferie.')
    const { state, notes, messages } = await read(id)
    expect({ state, messages: messages.length }).toEqual({ state: 'answered', messages: 2 })
    expect(notes.map(({ text }) => text)).toEqual([expect.stringContaining('Jeg er på ferie.')])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('adds files that the form would accept, and names the others', async () => {
    const { id, email } = await addInquiry()
    const { replyTo } = await answer(id)
    const part = (name: string, type: string, bytes: Buffer) => [
      '--b',
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      bytes.toString('base64'),
    ]
    const body = [
      '--b',
      'Content-Type: text/plain',
      '',
      'Her er det.',
      ...part('skjema.pdf', 'application/pdf', Buffer.from(makePdf())),
      ...part('program.exe', 'application/octet-stream', Buffer.from('MZ')),
      '--b--',
    ].join('\r\n')
    const mail = { From: email, To: replyTo, 'Content-Type': 'multipart/mixed; boundary=b' }
    expect(await outcomeOf(await deliver(mail, body))).toBe('added')
    const { messages, notes } = await read(id)
    const [file] = messages.at(-1)?.files ?? []
    expect(file?.name).toBe('skjema.pdf')
    expect(notes[0]?.text).toContain('program.exe')
    const path = `${staffPath}/${id}/messages/${messages.at(-1)?.id}/files/${file?.id}`
    expect((await app.request(path)).headers.get('content-type')).toBe('application/pdf')
    const other = await addInquiry()
    expect((await app.request(path.replace(id, other.id))).status).toBe(404)
  })

  it.each([
    ['without the key', { To: 'svar@trivsel.example' }, 'no-key-of-anybody', 'KEY_INVALID'],
    ['to no thread', { To: 'svar@trivsel.example' }, secret, 'THREAD_UNKNOWN'],
    [
      'to an invented number',
      { To: `svar+10001.${'0'.repeat(20)}@trivsel.example` },
      secret,
      'THREAD_UNKNOWN',
    ],
  ])('%s is refused', async (_, headers, key, code) => {
    const before = untrustedWork.countOf('parseMail')
    const refused = await deliver({ From: 'maja@example.org', ...headers }, 'Hei', key)
    expect((await codeOf(refused))[1]).toBe(code)
    // Only its headers were read.
    expect(untrustedWork.countOf('parseMail')).toBe(before)
  })

  it('is refused when it claims to be a report, is not one, and belongs to no thread', async () => {
    const type = 'multipart/report; report-type=delivery-status; boundary=b'
    const headers = { From: 'a@b.example', To: 'svar@trivsel.example', 'Content-Type': type }
    const refused = await deliver(headers, '--b\r\n\r\nHei\r\n--b--')
    expect(await codeOf(refused)).toEqual([422, 'THREAD_UNKNOWN'])
  })

  it('is refused when its chunks exceed the limit', async () => {
    const piece = new Uint8Array(1_048_576).fill(0x61)
    let left = 30
    const body = new ReadableStream({
      pull(controller) {
        left -= 1
        if (left === 0) controller.close()
        else controller.enqueue(piece)
      },
    })
    const refused = await app.request(incomingEndpoints.mail.path, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${secret}` },
    } as RequestInit)
    expect(await codeOf(refused)).toEqual([413, 'BODY_TOO_LARGE'])
    expect(left).toBeGreaterThan(5)
  })

  it('is refused finally when it has too many quoted lines', async () => {
    const { id, email } = await addInquiry()
    const { replyTo } = await answer(id)
    const refused = await deliver({ From: email, To: replyTo }, '> \r\n'.repeat(400_000))
    expect(await codeOf(refused)).toEqual([422, 'MAIL_UNREADABLE'])
  })
})

describe('working on an inquiry', () => {
  it('is visible to colleagues, and an unseen assignee cannot be replaced', async () => {
    const { id } = await addInquiry()
    expect((await assign(id, staffId, null)).status).toBe(200)
    expect((await read(id)).assignee?.id).toBe(staffId)
    await database.execute(
      sql`update ${inquiry} set assignee_id = ${await otherStaff()} where id = ${id}`,
    )
    expect(await codeOf(await assign(id, staffId, null))).toEqual([409, 'INQUIRY_CHANGED'])
  })

  it('can be assigned only to a colleague who answers in its category', async () => {
    const { id } = await addInquiry()
    const colleague = await seedStaff(database, ['contact'])
    const admin = await seedStaff(database, ['admin'])
    const left = await seedStaff(database, ['contact'])
    await database
      .update(staffMember)
      .set({ endedAt: now })
      .where(eq(staffMember.userId, left.userId))
    const trainer = await seedStaff(database, ['sports'])
    const answerers = (await read(id)).answerers.map((answerer) => answerer.id)
    expect(answerers).toEqual(expect.arrayContaining([colleague.userId, admin.userId]))
    for (const { userId } of [left, trainer]) {
      expect(answerers).not.toContain(userId)
      expect(await codeOf(await assign(id, userId, null))).toEqual([409, 'NOT_ANSWERING'])
    }
    expect((await assign(id, colleague.userId, null)).status).toBe(200)
    expect((await read(id)).assignee?.id).toBe(colleague.userId)
    expect((await assign(id, null, colleague.userId)).status).toBe(200)
    expect((await read(id)).assignee).toBeNull()
  })

  it('hides a confidential inquiry from administrators, and still accepts replies', async () => {
    const { id: categoryId } = await addCategory('health', 'health')
    const { id, number, email } = await addInquiry({ categoryId, state: 'answered', dueAt: null })
    const admin = await seedStaff(database, ['admin'])
    expect((await appFor('admin').request(`${staffPath}/${id}`)).status).toBe(404)
    const health = appFor('health')
    const { answerers } = OpenInquiry.parse(
      await (await health.request(`${staffPath}/${id}`)).json(),
    )
    expect(answerers.map((answerer) => answerer.id)).not.toContain(admin.userId)
    const to = createInquiryReplyAddresses(testEncryption, configuration)?.addressOf(number) ?? ''
    expect(await outcomeOf(await deliver({ From: email, To: to }))).toBe('added')
    const [told] = await mailsTo('health@trivsel.example')
    expect(told?.subject).toBe(`Reply in inquiry ${number}`)
    expect(told?.text).not.toContain('Takk!')
  })

  it('moves an inquiry without its assignee and with the same due time', async () => {
    const { id } = await addInquiry({ assigneeId: staffId })
    const move = (category: string, version = 1) =>
      sendJson(`${staffPath}/${id}/category`, { category, version }, 'PUT')
    expect(await codeOf(await move('nowhere'))).toEqual([409, 'CATEGORY_UNKNOWN'])
    expect(await codeOf(await move('sports', 7))).toEqual([409, 'INQUIRY_CHANGED'])
    expect((await move('sports')).status).toBe(200)
    expect((await app.request(`${staffPath}/${id}`)).status).toBe(404)
    expect(await codeOf(await move('card', 2))).toEqual([404, 'INQUIRY_NOT_FOUND'])
    const [row] = await database.select().from(inquiry).where(eq(inquiry.id, id))
    expect(row).toMatchObject({
      categoryId: 'sports',
      assigneeId: null,
      version: 2,
      dueAt: new Date('2036-11-25T10:00:00Z'),
    })
    const there = await appFor('sports').request(`${staffPath}/${id}`)
    expect(there.status).toBe(200)
  })

  it('closes without an answer, and reopens with the due time of the unanswered message', async () => {
    const { id, email } = await addInquiry()
    await database
      .update(inquiryMessage)
      .set({ createdAt: new Date('2026-11-17T10:00:00Z') })
      .where(eq(inquiryMessage.inquiryId, id))
    expect((await sendJson(`${staffPath}/${id}/closing`, { version: 1 })).status).toBe(200)
    expect(await read(id)).toMatchObject({ state: 'closed', dueAt: null })
    expect(await codeOf(await sendJson(`${staffPath}/${id}/closing`, { version: 1 }))).toEqual([
      409,
      'INQUIRY_CHANGED',
    ])
    expect((await sendJson(`${staffPath}/${id}/reopening`, { version: 2 })).status).toBe(200)
    expect(await read(id)).toMatchObject({ state: 'waiting', dueAt: '2026-11-19T10:00:00.000Z' })
    expect(await mailsTo(email)).toEqual([])
  })

  it('reopens with a new due time when the last message is an answer', async () => {
    const { id } = await addInquiry()
    await answer(id, 'Da er det i orden.', true)
    const { version } = await read(id)
    expect((await sendJson(`${staffPath}/${id}/reopening`, { version })).status).toBe(200)
    expect(await read(id)).toMatchObject({ state: 'waiting', dueAt: '2026-11-25T10:00:00.000Z' })
  })

  it('has notes that are not sent to the sender', async () => {
    const { id, email } = await addInquiry()
    expect((await sendJson(`${staffPath}/${id}/notes`, { text: 'Ring i morgen' })).status).toBe(200)
    expect((await read(id)).notes).toMatchObject([
      { name: expect.stringMatching(/^Kari /), text: 'Ring i morgen' },
    ])
    expect(await mailsTo(email)).toEqual([])
  })
})

async function addCategory(id: string, role: InquiryRole = 'contact') {
  const [added] = await database
    .insert(inquiryCategory)
    .values({
      id,
      name: { no: id, en: id },
      mailbox: `${id}@trivsel.example`,
      responseDays: 2,
      role,
      mailboxLanguage: role === 'health' ? 'en' : 'no',
    })
    .returning()
  if (!added) throw new Error('a category was not written')
  return added
}

function assign(id: string, assignee: string | null, seen: string | null) {
  return sendJson(`${staffPath}/${id}/assignee`, { assignee, seen }, 'PUT')
}

async function otherStaff(): Promise<string> {
  const seeded = await seedPeople(database, [buildPerson({ membership: null })])
  const [id = ''] = seeded.values()
  expect(await database.$count(user, eq(user.id, id))).toBe(1)
  return id
}
