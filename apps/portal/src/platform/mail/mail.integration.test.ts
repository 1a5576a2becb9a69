import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { createJobs, type Jobs } from '#platform/jobs/jobs.server.ts'
import { createLog } from '#platform/log.server.ts'
import { type MailService, openMail } from './open-mail.server.ts'
import { mailTasks, sendMail } from './send-mail.server.ts'

const { database, url } = await createTestDatabase()
const log = createLog('silent')
let dataDir: string
let mail: MailService
let jobs: Jobs

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mail-'))
  mail = await openMail(
    {
      TRIVSEL_ENV: 'test',
      SMTP_URL: undefined,
      MAIL_FROM: 'Trivsel <ikke-svar@trivsel.example>',
      DATA_DIR: dataDir,
    },
    log,
  )
  jobs = createJobs({ connectionString: url, log, tasks: mailTasks(mail.mailer) })
  await jobs.start()
})

afterAll(async () => {
  await jobs.stop()
  await mail.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function readPage(path: string): Promise<{ status: number; text: string; headers: Headers }> {
  const response = await mail.pages?.request(path)
  if (!response) throw new Error('there are no mail pages')
  return { status: response.status, text: await response.text(), headers: response.headers }
}

it('carries a mail from a committed transaction to the page that shows it', async () => {
  expect((await readPage('/dev/mail')).text).toContain('No mail yet')

  await database.transaction(async (transaction) => {
    await enqueueJob(transaction, sendMail, {
      to: 'maja@trivsel.example',
      subject: 'Du har fått plass på Rolig yoga <i dag>',
      text: 'Hei Maja!\n\nSe https://trivsel.example/min-side/trening?a=1&b=2 <script>alert(1)</script>\nÆØÅ æøå',
    })
  })

  const list = await vi.waitFor(
    async () => {
      const page = await readPage('/dev/mail')
      expect(page.text).toContain('maja@trivsel.example')
      return page
    },
    { timeout: 5_000 },
  )
  expect(list.text).toContain('Du har fått plass på Rolig yoga &lt;i dag&gt;')

  const [, path = ''] = /href="(\/dev\/mail\/\d[^"]+)"/.exec(list.text) ?? []
  const shown = await readPage(path)
  expect(shown.status).toBe(200)
  expect(shown.text).toContain('ikke-svar@trivsel.example')
  expect(shown.text).toContain('ÆØÅ æøå')
  expect(shown.text).toContain('<a href="https://trivsel.example/min-side/trening?a=1&amp;b=2">')
  expect(shown.text).not.toContain('<script')
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
})

it.each([
  '/dev/mail/nothing',
  '/dev/mail/..%2f..%2fetc%2fpasswd',
  '/dev/mail/1700000000000-000000000000',
])('%s is no mail', async (path) => {
  expect((await readPage(path)).status).toBe(404)
})

it('sends to one address only, whatever the text of it is', async () => {
  const before = (await readdir(join(dataDir, 'mail'))).length
  await expect(
    mail.mailer.send({ to: 'a@trivsel.example, b@trivsel.example', subject: 'x', text: 'x' }),
  ).rejects.toThrow()
  await expect(
    mail.mailer.send({
      to: 'a@trivsel.example\r\nBcc: b@trivsel.example',
      subject: 'x',
      text: 'x',
    }),
  ).rejects.toThrow()
  expect(await readdir(join(dataDir, 'mail'))).toHaveLength(before)
})

it('keeps a header out of the subject', async () => {
  await mail.mailer.send({
    to: 'a@trivsel.example',
    subject: 'Hei\r\nBcc: b@trivsel.example',
    text: 'x',
  })
  const [newest = ''] = (await readdir(join(dataDir, 'mail'))).sort().reverse()
  const shown = await readPage(`/dev/mail/${newest.replace('.eml', '')}`)
  expect(shown.text).toContain('<h1>Hei Bcc: b@trivsel.example</h1>')
})

it('writes plain text, without signs for the line breaks of pages', async () => {
  await mail.mailer.send({
    to: 'a@trivsel.example',
    subject: 'Ny e-\u2060post',
    text: 'Les e-\u2060posten',
    html: '<p>Les e-\u2060posten</p>',
  })
  const [newest = ''] = (await readdir(join(dataDir, 'mail'))).sort().reverse()
  const shown = await readPage(`/dev/mail/${newest.replace('.eml', '')}`)
  expect(shown.text).toContain('Ny e-post')
  expect(shown.text).toContain('Les e-posten')
  expect(shown.text).not.toContain('\u2060')
})

it('sends to a mailbox with letters of any alphabet at an internationalised domain', async () => {
  await database.transaction((transaction) =>
    enqueueJob(transaction, sendMail, { to: 'øla@blåbær.no', subject: 'Til Øla', text: 'Hei' }),
  )
  const list = await vi.waitFor(async () => {
    const { text } = await readPage('/dev/mail')
    expect(text).toContain('Til Øla')
    return text
  })
  expect(list).toMatch(/to øla@(blåbær|xn--blbr-roah)\.no/)
})

it('says nothing of people when the mail server is away', async () => {
  const { createMailer } = await import('./mailer.server.ts')
  const away = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'a@trivsel.example' })
  const failure = await away
    .send({ to: 'maja@trivsel.example', subject: 'x', text: 'x' })
    .catch((error: unknown) => error)
  away.close()
  expect(failure).toMatchObject({ name: 'MailError', code: expect.stringMatching(/^E/) })
  expect(String(failure)).not.toContain('maja')
})
