import { createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, it, vi } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { createJobs } from '#platform/jobs/jobs.server.ts'
import { createLog } from '#platform/log.server.ts'
import { type MailOutcome, settleMails } from './mail-outcome.server.ts'
import { createMailer } from './mailer.server.ts'
import { mailTasks, sendMail } from './send-mail.server.ts'

const { database, pool, url } = await createTestDatabase()
const log = createLog('silent')
const people = ['maja', 'ola', 'kari'].map((name) => `${name}@trivsel.example`)
const ends: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
  await pool.query('delete from graphile_worker._private_jobs')
})

/** A mail server on a port of its own, as a real one that stops and comes back. */
async function startMailServer(port: number, options: { refused?: string; busy?: boolean } = {}) {
  const received: string[] = []
  /** The envelope sender of each, as mail servers exchange it. */
  const envelopes: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    // As one that goes down, and does not wait for connections that idle.
    closeTimeout: 50,
    onRcptTo({ address }, _session, done) {
      if (address === options.refused) done(reply(550, 'No such person'))
      else if (options.busy) done(reply(451, 'Try again later'))
      else done()
    },
    onData(stream, { envelope: { mailFrom } }, done) {
      buffer(stream).then((raw) => {
        envelopes.push(mailFrom ? mailFrom.address : '')
        received.push(raw.toString())
        done()
      }, done)
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()))
  ends.push(stop)
  return { received, envelopes, stop }
}

function reply(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode })
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('there is no free port')
  return address.port
}

async function startJobs(port: number): Promise<MailOutcome[]> {
  const outcomes: MailOutcome[] = []
  const noteOutcome = async (outcome: MailOutcome) => void outcomes.push(outcome)
  const smtp = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'post@trivsel.example' })
  const mailer = settleMails(smtp, { log, noteOutcome })
  const jobs = createJobs({ connectionString: url, log, tasks: mailTasks(mailer, noteOutcome) })
  await jobs.start()
  ends.push(async () => mailer.close())
  ends.push(() => jobs.stop())
  return outcomes
}

async function send(to: string, mail: object = {}): Promise<void> {
  await enqueueJob(database, sendMail, { to, subject: 'Hei', text: `Hei ${to}`, ...mail })
}

async function countJobs(): Promise<number> {
  const { rows } = await pool.query<{ jobs: number }>(
    'select count(*)::int as jobs from graphile_worker.jobs',
  )
  return rows[0]?.jobs ?? 0
}

/** Those that wait for their next attempt. */
async function readJobs() {
  const { rows } = await pool.query<{ attempts: number; waits: number }>(
    `select attempts, extract(epoch from run_at - now())::float as waits
     from graphile_worker.jobs where locked_at is null order by id`,
  )
  return rows
}

/** As if so much time had passed. */
const letPass = (time: string) =>
  pool.query(
    `update graphile_worker._private_jobs set run_at = run_at - $1::interval where locked_at is null`,
    [time],
  )

it('brings every mail once when a server that was down for an hour comes back', async () => {
  const port = await freePort()
  await startJobs(port)
  for (const person of people) await send(person)
  for (const attempt of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await vi.waitFor(
      async () =>
        expect((await readJobs()).map(({ attempts }) => attempts)).toEqual([
          attempt,
          attempt,
          attempt,
        ]),
      { timeout: 10_000 },
    )
    if (attempt < 8) await letPass('1 hour')
  }
  // Eight attempts take 29 minutes; the ninth comes when the hour is over, 50 minutes later.
  for (const { waits } of await readJobs()) {
    expect(waits).toBeGreaterThan(2_900)
    expect(waits).toBeLessThan(3_000)
  }

  const { received } = await startMailServer(port)
  await letPass('1 hour')
  await vi.waitFor(() => expect(received).toHaveLength(people.length), { timeout: 10_000 })
  await vi.waitFor(async () => expect(await countJobs()).toBe(0), { timeout: 10_000 })
  expect(received.map((raw) => /^To: (\S+)/m.exec(raw)?.[1]).sort()).toEqual([...people].sort())
}, 90_000)

it('sends a second attempt with the same id, so that a mail server recognizes the mail', async () => {
  const port = await freePort()
  await startJobs(port)
  const busy = await startMailServer(port, { busy: true })
  await send('maja@trivsel.example')
  await vi.waitFor(async () => expect((await readJobs())[0]?.attempts).toBe(1), { timeout: 10_000 })
  expect(busy.received).toEqual([])
  await busy.stop()

  const open = await startMailServer(port)
  await letPass('1 hour')
  await vi.waitFor(() => expect(open.received).toHaveLength(1), { timeout: 10_000 })
  expect(open.received[0]).toMatch(/^Message-ID: <[\da-f]{40}@trivsel\.example>\r$/m)
  expect(open.received[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m)
})

it('does not try again what is refused for good, and says which mail it was', async () => {
  const port = await freePort()
  const outcomes = await startJobs(port)
  const { received } = await startMailServer(port, { refused: 'nobody@trivsel.example' })
  const ids = { gone: '<gone@trivsel.example>', there: '<there@trivsel.example>' }
  await send('nobody@trivsel.example', { messageId: ids.gone })
  await send('maja@trivsel.example', { messageId: ids.there })

  await vi.waitFor(
    () =>
      expect(outcomes).toEqual(
        expect.arrayContaining([
          { messageId: ids.gone, outcome: 'refused' },
          { messageId: ids.there, outcome: 'sent' },
        ]),
      ),
    { timeout: 10_000 },
  )
  await vi.waitFor(async () => expect(await countJobs()).toBe(0))
  expect(received).toHaveLength(1)
})

it('carries a thread, and has answers and bounces come to its own address', async () => {
  const port = await freePort()
  await startJobs(port)
  const { received } = await startMailServer(port)
  await send('maja@trivsel.example', {
    replyTo: 'svar+7.abc@trivsel.example',
    messageId: '<second@trivsel.example>',
    inReplyTo: '<first@example.org>',
    references: ['<zeroth@example.org>', '<first@example.org>'],
    isFromPerson: true,
  })
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 10_000 })
  const [raw = ''] = received
  expect(raw).toMatch(/^Reply-To: svar\+7\.abc@trivsel\.example\r$/m)
  expect(raw).toMatch(/^Message-ID: <second@trivsel\.example>\r$/m)
  expect(raw).toMatch(/^In-Reply-To: <first@example\.org>\r$/m)
  expect(raw).toMatch(/^References: <zeroth@example\.org>\s+<first@example\.org>\r$/m)
  expect(raw).not.toMatch(/^Auto-Submitted/m)
})

it('has headers with the unsubscribe address and the return address', async () => {
  const port = await freePort()
  const { received, envelopes } = await startMailServer(port)
  await startJobs(port)
  const listUnsubscribe = 'https://trivsel.example/api/frontend/newsletter/unsubscribe?token=a.b'
  await send(people[0] ?? '', { listUnsubscribe, bouncesTo: 'svar@trivsel.example' })
  await vi.waitFor(() => expect(received).toHaveLength(1))
  const headers = received[0]?.replaceAll(/\r\n\s+/g, ' ')
  expect(headers).toContain(`List-Unsubscribe: <${listUnsubscribe}>`)
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(headers).toContain('From: Trivsel <post@trivsel.example>')
  expect(headers).not.toContain('Reply-To')
  expect(envelopes).toEqual(['svar@trivsel.example'])
})

it('can have the name of somebody else, whose answers are theirs and whose bounces are ours', async () => {
  const port = await freePort()
  const { received, envelopes } = await startMailServer(port)
  await startJobs(port)
  await send(people[0] ?? '', { senderName: 'Koret "Fjord", <x>', replyTo: 'kor@example.org' })
  await vi.waitFor(() => expect(received).toHaveLength(1))
  expect(received[0]).toMatch(/^From: "Koret \\"Fjord\\", <x>" <post@trivsel\.example>\r$/m)
  expect(received[0]).toMatch(/^Reply-To: kor@example\.org\r$/m)
  expect(envelopes).toEqual(['post@trivsel.example'])
})
