import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInquiry } from '#features/inquiries/model/open-inquiry.server.ts'
import { inquiryCategory, inquirySubcategory } from '#features/inquiries/model/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createHealthApi } from '#platform/health/health-handlers.server.ts'
import { createReplyAddresses } from '#platform/mail/reply-address.server.ts'
import { untrustedWork } from '#platform/untrusted/untrusted-work.server.ts'
import { newAddress, testEncryption } from './accounts.testing.server.ts'
import { makeCsvBomb, makeFileBombs, makeMailBombs, makeXmlBomb } from './bombs.testing.ts'
import { seedInstitutions } from './institutions.testing.server.ts'
import { createTestPortal } from './portal.testing.server.ts'
import { cookiesOf } from './role-matrix.testing.server.ts'
import { seedStaff } from './staff.testing.server.ts'

const connection = await createTestDatabase()
await seedInstitutions(connection.database)
const { database } = connection
const dataFolder = await mkdtemp(join(tmpdir(), 'trivsel-bombs-'))
const secret = 'the-key-of-the-mail-server-in-tests'
const mailbox = 'svar@trivsel.example'
const { api, configuration } = createTestPortal(connection, {
  settings: { DATA_DIR: dataFolder, MAIL_REPLY_TO: mailbox, MAIL_IN_SECRET: secret },
})
const app = new Hono()
  .route('/', createHealthApi({}, () => true).api)
  .route('/', api as unknown as Hono)
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
afterAll(async () => {
  server.close()
  await rm(dataFolder, { recursive: true, force: true })
})

await database
  .insert(inquiryCategory)
  .values({ id: 'card', name: { no: 'Kort', en: 'Card' }, mailbox: 'card@trivsel.example' })
await database
  .insert(inquirySubcategory)
  .values({ id: 'lost', categoryId: 'card', name: { no: 'Mistet', en: 'Lost' } })

/**
 * Sends something that is made to keep the portal busy, and asks for its health as soon as a thread
 * works on it.
 * @returns the answer, and how many tasks of this name it was
 */
async function withstand(task: string, send: () => Promise<Response>) {
  const before = untrustedWork.countOf(task)
  let isAnswered = false
  const answer = send().finally(() => {
    isAnswered = true
  })
  while (untrustedWork.running === 0 && !isAnswered) await nextTurn()
  const health = await fetch(`${origin}/livez`)
  expect(await health.json()).toEqual({ status: 'ok' })
  const { status, text } = await readAnswer(await answer)
  return { status, text, tasks: untrustedWork.countOf(task) - before }
}

async function readAnswer(response: Response) {
  return { status: response.status, text: await response.text() }
}

async function sendForm(name: string, bytes: Buffer): Promise<Response> {
  const { token } = (await (await fetch(`${origin}/api/frontend/contact/token`)).json()) as {
    token: string
  }
  const form = new FormData()
  const fields = {
    token,
    firstname: 'Linh',
    lastname: 'Vik',
    email: 'linh@example.org',

    category: 'Kort',
    subcategory: 'Mistet',
    subject: 'Kort',
    text: 'Hei',

    alert: '',
    alert2: 'jeg-er-et-menneske',
  }
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.append('vedlegg', new File([new Uint8Array(bytes)], name))
  return fetch(`${origin}/api/frontend/contact?language=no`, {
    method: 'POST',
    headers: { 'x-forwarded-for': newAddress() },
    body: form,
  })
}

describe('a file of the contact form', async () => {
  it.each(await makeFileBombs())('$what', async ({ name, bytes, code }) => {
    const task = name.endsWith('.pdf') ? 'inspectPdf' : 'cleanImage'
    const { status, text, tasks } = await withstand(task, () => sendForm(name, bytes))
    expect([status, text]).toEqual(
      code === null ? [204, ''] : [422, JSON.stringify({ error: code, file: 0 })],
    )
    expect(tasks).toBe(1)
  })
})

describe('a mail', () => {
  const sendMail = (raw: string, to: string) =>
    fetch(`${origin}/api/incoming/mail`, {
      method: 'POST',
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${secret}` },
      body: `To: ${to}\r\n${raw}`,
    })
  let thread = ''
  beforeAll(async () => {
    const { number } = await openInquiry(database, {
      category: { id: 'card', responseDays: 2 },

      form: 'contact',
      subcategoryId: null,
      userId: null,
      subject: null,
      sender: { firstName: 'Maja', lastName: 'Holm', email: 'maja@example.org' },

      language: 'no',
      text: 'Hei',
      answers: null,
      now: new Date(),
    })
    thread = createReplyAddresses(testEncryption, mailbox).addressOf(number)
  })

  it.each(makeMailBombs())('of $what', async ({ raw }) => {
    const { status, text } = await withstand('parseMail', () => sendMail(raw, thread))
    expect([status, text]).toBeOneOf([
      [422, '{"error":"MAIL_UNREADABLE"}'],
      [200, '{"outcome":"added"}'],
    ])
  })

  it.each(makeMailBombs())('of $what to nobody is not parsed', async ({ raw }) => {
    const { status, tasks } = await withstand('parseMail', () => sendMail(raw, mailbox))
    expect([status, tasks]).toEqual([422, 0])
  })
})

describe('a file that staff bring in', () => {
  let cookie = ''
  beforeAll(async () => {
    const { userId } = await seedStaff(database, ['admin', 'caseworker', 'payout-approver'])
    cookie = await cookiesOf(database, configuration, userId, true)
  })
  const sendFile = (path: string, type: string, body: string) =>
    fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', cookie },
      body,
    })

  it('of the bank with millions of elements', async () => {
    const { status, text, tasks } = await withstand('parseTransfers', () =>
      sendFile('/api/frontend/staff/money/bank-files/camt-054', 'application/xml', makeXmlBomb()),
    )
    expect([status, JSON.parse(text).error, tasks]).toEqual([422, 'BANK_FILE_TOO_MANY_ENTRIES', 1])
  })

  it('of a semester with millions of lines', async () => {
    const path = '/api/frontend/staff/semester-deliveries?institution=UiO'
    const { status, text, tasks } = await withstand('checkDeliveryFile', () =>
      sendFile(path, 'text/csv', makeCsvBomb()),
    )
    expect([status, JSON.parse(text), tasks]).toEqual([
      422,
      { error: 'FILE_INVALID', problem: 'TOO_LONG' },
      1,
    ])
  })
})
