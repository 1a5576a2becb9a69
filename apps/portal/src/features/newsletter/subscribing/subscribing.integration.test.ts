import type { Locale } from '@trivsel/content-contract/locales'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { newsletterData } from '#core/newsletters/personal-data.server.ts'
import { newsletterRetention } from '#core/newsletters/retention.server.ts'
import { mostConfirmationMails } from '#core/newsletters/rules.ts'
import { newsletterSubscription } from '#core/newsletters/tables.server.ts'
import { issueToken } from '#core/public-forms/form-token.server.ts'
import { filledHoneypot } from '#core/public-forms/honeypots.ts'
import type { SessionUser } from '#core/sessions/session.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { countWaiting, createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import type { Mail } from '#platform/mail/mailer.server.ts'
import {
  buildPerson,
  newAddress,
  seedPeople,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'
import { tokenOf } from '#testing/mailbox.testing.server.ts'
import { subscribingEndpoints as endpoints } from './endpoints.ts'
import { createSubscribingApi } from './handlers.server.ts'
import { signUpTask, signUpTasks } from './sign-up-task.server.ts'

const concurrentRequests = 6
const { database } = await createTestDatabase({ size: concurrentRequests + 2 })
const portalUrl = 'https://trivsel.example'
const parts = { database, encryption: testEncryption, portalUrl }
const secret = testConfiguration.AUTH_SECRET

const start = new Date('2026-11-23T10:00:00.000Z')
const dayMs = 86_400_000
let now = start
beforeEach(() => {
  now = start
})
const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}

const app = createApi({ configuration: testConfiguration, log: createLog('silent') }).route(
  '/',
  createSubscribingApi({
    ...parts,
    clock: () => now,
    configuration: testConfiguration,
    sessions: {
      find: async (request): Promise<SessionUser | null> => {
        const userId = request.headers.get('x-test-user')
        return userId ? { sessionId: 's', userId, firstName: 'x', lastName: 'x' } : null
      },
    },
  }),
)

let people = 0
const newEmail = () => {
  people += 1
  return `leser.${people}@example.org`
}

type Sending = {
  email: string
  topics?: readonly string[]
  language?: Locale
  more?: object
  userId?: string
  token?: string
}
async function signUp({ email, topics = ['food'], language = 'no', more, userId, token }: Sending) {
  const answer = await app.request(
    endpointAddress(endpoints.signUp, { query: { language }, body: form }),
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': newAddress(),
        ...(userId && { 'x-test-user': userId }),
      },
      body: JSON.stringify({
        token: token ?? issueToken(secret, now),
        alert: '',
        alert2: filledHoneypot.value,
        answers: { email, topics },
        ...more,
      }),
    },
  )
  return [answer.status, await answer.json()]
}
const form = { token: '', answers: {} }

const mails: Mail[] = []
let isDown = false
const [task] = signUpTasks({
  ...parts,
  mailer: {
    send: async (mail) => {
      if (isDown) throw new Error('down')
      mails.push(mail)
    },
  },
})

type Job = { id: string; payload: unknown }

/** Runs the waiting jobs. @returns the jobs, to run them again */
async function runJobs(): Promise<Job[]> {
  const { rows } = await database.execute<Job>(sql`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = ${signUpTask.name} returning j.id::text, j.payload`)
  for (const job of rows) await runJob(job)
  return rows
}
const runJob = ({ id, payload }: Job) =>
  task?.run(payload, { jobId: id, signal: new AbortController().signal })

async function signUpAndRead(sending: Sending): Promise<Mail | undefined> {
  await signUp(sending)
  await runJobs()
  return mailsTo(sending.email).at(-1)
}
const mailsTo = (email: string) => mails.filter(({ to }) => to === email)
const tokenFrom = (mail: Mail | undefined) => {
  if (!mail) throw new Error('there is no mail')
  return tokenOf(mail)
}

type Queued = { subject: string; text: string; listUnsubscribe: string; to: string }
async function queuedTo(email: string): Promise<Queued[]> {
  const { rows } = await database.execute<{ payload: Queued }>(sql`
    select payload from graphile_worker._private_jobs where payload ->> 'to' = ${email}`)
  return rows.map(({ payload }) => payload)
}

async function press(
  route: typeof endpoints.confirmSubscription | typeof endpoints.unsubscribe,
  token: string,
) {
  const answer = await app.request(route.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  return [answer.status, await answer.json()]
}
const confirm = (token: string) => press(endpoints.confirmSubscription, token)
const unsubscribe = (token: string) => press(endpoints.unsubscribe, token)

const rowsOf = (email: string) =>
  database.select().from(newsletterSubscription).where(eq(newsletterSubscription.email, email))

/** @returns the welcome mail */
async function subscribe(email: string, sending: Partial<Sending> = {}): Promise<Queued> {
  await confirm(tokenFrom(await signUpAndRead({ email, ...sending })))
  const [welcome] = await queuedTo(email)
  if (!welcome) throw new Error('there is no welcome')
  return welcome
}

const done = [200, {}]
const notValid = [410, { error: 'LINK_NOT_VALID' }]

describe('signing up', () => {
  it('stores the consent and the choices, and subscribes nobody before they confirm', async () => {
    const email = newEmail()
    expect(await signUp({ email: email.toUpperCase(), topics: ['sports', 'food'] })).toEqual(done)
    await runJobs()
    expect(await rowsOf(email)).toMatchObject([
      {
        email,
        language: 'no',
        topics: ['sports', 'food'],
        source: 'newsletter',

        consentVersion: 1,
        requestedAt: start,
        confirmedAt: null,
        mails: 1,
      },
    ])
    pass(1_000)
    const [mail] = mailsTo(email)
    expect(mail?.text).toContain(`${portalUrl}/om-oss/nyhetsbrev/bekreft#token=`)
    expect(await confirm(tokenFrom(mail))).toEqual(done)
    expect(await rowsOf(email)).toMatchObject([{ confirmedAt: now }])
  })

  it('sends the mail in the language of the page', async () => {
    const mail = await signUpAndRead({ email: newEmail(), language: 'en' })
    expect(mail?.text).toContain('/en/about-us/newsletter/confirm#token=')
    expect(mail?.subject).toBe('Confirm that you want the newsletter')
  })

  it('gives the same answer for an unknown, unconfirmed, subscribed and ended address', async () => {
    const email = newEmail()
    expect(await signUp({ email })).toEqual(done)
    await runJobs()
    expect(await signUp({ email })).toEqual(done)
    await runJobs()
    const welcome = await subscribe(email)
    pass(2 * dayMs)
    expect(await signUp({ email })).toEqual(done)
    await unsubscribe(tokenOf({ ...welcome }))
    expect(await signUp({ email })).toEqual(done)
    await runJobs()
  })

  it('notifies an existing subscriber at most once a day and changes nothing', async () => {
    const email = newEmail()
    await subscribe(email, { topics: ['housing'] })
    pass(1_000)
    const mail = await signUpAndRead({ email, topics: ['sports'], language: 'en' })
    expect(mail?.subject).toBe('Du får allerede nyhetsbrevet')
    expect(mail?.listUnsubscribe).toContain('/api/frontend/newsletter/unsubscribe?token=')
    pass(1_000)
    await signUpAndRead({ email, topics: ['sports'] })
    expect(mailsTo(email)).toHaveLength(2)
    expect(await rowsOf(email)).toMatchObject([{ topics: ['housing'], language: 'no' }])
  })

  it('uses the latest sign-up, and only its link', async () => {
    const email = newEmail()
    const first = await signUpAndRead({ email, topics: ['food'] })
    pass(1_000)
    const second = await signUpAndRead({ email, topics: ['sports'] })
    expect(await confirm(tokenFrom(first))).toEqual(notValid)
    expect(await confirm(tokenFrom(second))).toEqual(done)
    expect(await rowsOf(email)).toMatchObject([{ topics: ['sports'] }])
  })

  it('sends at most five mails to an unconfirmed address', async () => {
    const email = newEmail()
    for (let time = 0; time < mostConfirmationMails + 2; time += 1) {
      pass(1_000)
      await signUpAndRead({ email })
    }
    expect(mailsTo(email)).toHaveLength(mostConfirmationMails)
    expect(await confirm(tokenFrom(mailsTo(email).at(-1)))).toEqual(done)
  })

  it('sends the same mail again when the mail server was down', async () => {
    const email = newEmail()
    await signUp({ email })
    isDown = true
    const jobs: Job[] = []
    await expect(runJobs().then((run) => jobs.push(...run))).rejects.toThrow('down')
    isDown = false
    const payload = {
      email,
      language: 'no',
      topics: ['food'],
      source: 'newsletter',

      consentVersion: 1,
      askedAt: start.toISOString(),
    }
    await runJob({ id: '7', payload })
    await runJob({ id: '7', payload })
    const [one, other, ...more] = mailsTo(email)
    expect(more).toEqual([])
    expect(one).toEqual(other)
    expect(await rowsOf(email)).toMatchObject([{ mails: 1 }])
    expect(await confirm(tokenFrom(one))).toEqual(done)
  })

  it('uses the address of the logged-in account instead of the sent one', async () => {
    const person = buildPerson({ membership: null })
    const userId = (await seedPeople(database, [person])).get(person.email) ?? ''
    await signUp({ email: 'somebody@example.org', userId })
    await runJobs()
    expect(mailsTo(person.email)).toHaveLength(1)
    expect(mailsTo('somebody@example.org')).toEqual([])
  })

  it.each([
    [{ alert: 'x' }, 'SPAM'],
    [{ alert2: '' }, 'SPAM'],
    [{ token: 'over.0.x' }, 'TOKEN_ACTIVE'],
    [{ answers: { email: 'x', topics: ['food'] } }, 'FIELDS_INVALID'],
    [{ answers: { email: 'a@example.org', topics: [] } }, 'FIELDS_INVALID'],
    [{ answers: { email: 'a@example.org', topics: ['x'] } }, 'FIELDS_INVALID'],
  ])('is refused: %j', async (more, error) => {
    const email = newEmail()
    expect(await signUp({ email, more })).toEqual([400, expect.objectContaining({ error })])
    expect(await runJobs()).toEqual([])
  })

  it('accepts a token once', async () => {
    const email = newEmail()
    const token = issueToken(secret, now)
    expect(await signUp({ email, token })).toEqual(done)
    expect(await signUp({ email, token })).toEqual([
      400,
      { error: 'TOKEN_ACTIVE', isReceived: true },
    ])
    expect(await runJobs()).toHaveLength(1)
  })
})

describe('a link to confirm', () => {
  it('is refused when it is forged, invented or for another purpose', async () => {
    const email = newEmail()
    const token = tokenFrom(await signUpAndRead({ email }))
    const unknown = `00000000-0000-4000-8000-000000000000.${start.getTime()}.x`
    for (const bad of ['', 'x', unknown, `${token}x`, token.replace(/^./, 'z')])
      expect(await confirm(bad)).toEqual(notValid)
    expect(await unsubscribe(token)).toEqual(notValid)
    expect(await rowsOf(email)).toMatchObject([{ confirmedAt: null }])
  })

  it('expires after seven days', async () => {
    const email = newEmail()
    const token = tokenFrom(await signUpAndRead({ email }))
    pass(7 * dayMs)
    expect(await confirm(token)).toEqual(notValid)
    pass(-1)
    expect(await confirm(token)).toEqual(done)
  })

  it('sends one welcome mail when it is used many times concurrently', async () => {
    const email = newEmail()
    const token = tokenFrom(await signUpAndRead({ email }))
    let answers: Promise<unknown[]> | undefined
    await database.transaction(async (transaction) => {
      await transaction.select().from(newsletterSubscription).for('update')
      answers = Promise.all(Array.from({ length: concurrentRequests }, () => confirm(token)))
      // All transactions have started, and none has confirmed yet.
      await expect.poll(() => countWaiting(database)).toBe(concurrentRequests)
    })
    expect(await answers).toEqual(Array.from({ length: concurrentRequests }, () => done))
    expect(await queuedTo(email)).toHaveLength(1)
  })

  it('sends a welcome mail with unsubscribe links for people and for mail programs', async () => {
    const email = newEmail()
    const welcome = await subscribe(email, { topics: ['student-life'], language: 'en' })
    expect(welcome.text).toContain('- Student life')
    expect(welcome.text).toContain(`${portalUrl}/en/about-us/newsletter/unsubscribe#token=`)
    expect(welcome.listUnsubscribe).toContain(`${portalUrl}/api/frontend/newsletter/unsubscribe?`)
  })

  it('does not restore a subscription that has ended', async () => {
    const email = newEmail()
    const token = tokenFrom(await signUpAndRead({ email }))
    await confirm(token)
    const [welcome] = await queuedTo(email)
    await unsubscribe(tokenOf(welcome as Queued))
    expect(await confirm(token)).toEqual(notValid)
  })
})

describe('unsubscribing', () => {
  const byHash = (email: string) =>
    database
      .select()
      .from(newsletterSubscription)
      .where(
        eq(
          newsletterSubscription.emailHash,
          sql`encode(sha256(convert_to(${email}, 'UTF8')), 'hex')`,
        ),
      )

  it('removes the address and keeps the proof of consent', async () => {
    const email = newEmail()
    const token = tokenOf(await subscribe(email))
    pass(dayMs)
    expect(await unsubscribe(token)).toEqual(done)
    expect(await rowsOf(email)).toEqual([])
    expect(await byHash(email)).toMatchObject([
      {
        email: null,
        topics: [],
        endedBy: 'person',
        consentVersion: 1,

        requestedAt: start,
        unsubscribedAt: now,
      },
    ])
  })

  it('again succeeds and keeps the first time', async () => {
    const email = newEmail()
    const token = tokenOf(await subscribe(email))
    expect(await unsubscribe(token)).toEqual(done)
    pass(dayMs)
    expect(await unsubscribe(token)).toEqual(done)
    expect(await byHash(email)).toMatchObject([{ unsubscribedAt: start }])
    await database.delete(newsletterSubscription)
    expect(await unsubscribe(token)).toEqual(done)
  })

  it('does not end a later subscription', async () => {
    const email = newEmail()
    const token = tokenOf(await subscribe(email))
    await unsubscribe(token)
    pass(dayMs)
    await confirm(tokenFrom(await signUpAndRead({ email })))
    expect(await unsubscribe(token)).toEqual(done)
    expect(await rowsOf(email)).toHaveLength(1)
  })

  it('is refused with a token that we have not signed', async () => {
    const token = tokenOf(await subscribe(newEmail()))
    for (const bad of ['', 'x', `${token}x`, token.replace(/^./, 'z')])
      expect(await unsubscribe(bad)).toEqual(notValid)
  })
})

describe('one click', () => {
  const formType = 'application/x-www-form-urlencoded'
  const click = (url: string, body: BodyInit = 'List-Unsubscribe=One-Click', type = formType) =>
    app.request(url.replace(portalUrl, ''), {
      method: 'POST',
      body,
      headers: typeof body === 'string' ? { 'content-type': type } : {},
    })

  it('needs no session and no page, and may be repeated', async () => {
    const email = newEmail()
    const { listUnsubscribe } = await subscribe(email)
    expect((await click(listUnsubscribe)).status).toBe(200)
    expect((await click(listUnsubscribe)).status).toBe(200)
    expect(await rowsOf(email)).toEqual([])
  })

  it('is accepted as multipart form data too', async () => {
    const email = newEmail()
    const { listUnsubscribe } = await subscribe(email)
    const body = new FormData()
    body.set('List-Unsubscribe', 'One-Click')
    expect((await click(listUnsubscribe, body)).status).toBe(200)
    expect(await rowsOf(email)).toEqual([])
  })

  it.each([
    ['', formType, 400],
    ['List-Unsubscribe=Other', formType, 400],
    ['{"List-Unsubscribe":"One-Click"}', 'application/json', 415],
    ['List-Unsubscribe=One-Click', 'multipart/form-data; boundary=x', 400],
  ])('that says something else is refused: %j as %s', async (body, type, status) => {
    const email = newEmail()
    const { listUnsubscribe } = await subscribe(email)
    expect((await click(listUnsubscribe, body, type)).status).toBe(status)
    expect(await rowsOf(email)).toHaveLength(1)
  })

  it('is refused with a forged token', async () => {
    const { listUnsubscribe } = await subscribe(newEmail())
    expect((await click(listUnsubscribe.replace('token=', 'token=z'))).status).toBe(410)
  })

  it('changes nothing when it is opened in a browser, and redirects to the page', async () => {
    const email = newEmail()
    const { listUnsubscribe, text } = await subscribe(email)
    const answer = await app.request(listUnsubscribe.replace(portalUrl, ''))
    expect(answer.status).toBe(302)
    expect(text).toContain(answer.headers.get('location'))
    expect(await rowsOf(email)).toHaveLength(1)
  })
})

describe('stored data', () => {
  const removeOld = async () => {
    for (const { remove } of newsletterRetention) await database.execute(remove(now))
  }
  const all = () => database.$count(newsletterSubscription)

  it('of an unconfirmed sign-up is removed after seven days', async () => {
    await database.delete(newsletterSubscription)
    await signUpAndRead({ email: newEmail() })
    now = new Date('2026-11-30T22:00:00Z')
    await removeOld()
    expect(await all()).toBe(1)
    now = new Date('2026-11-30T23:00:00Z')
    await removeOld()
    expect(await all()).toBe(0)
  })

  it('of an ended subscription is removed after three years, and of subscribers never', async () => {
    await database.delete(newsletterSubscription)
    await unsubscribe(tokenOf(await subscribe(newEmail())))
    await subscribe(newEmail())
    now = new Date('2029-11-22T23:00:00Z')
    await removeOld()
    expect(await all()).toBe(2)
    now = new Date('2029-11-24T23:00:00Z')
    await removeOld()
    expect(await all()).toBe(1)
  })

  it('is found by the confirmed address of an account, also when it has ended', async () => {
    const email = newEmail()
    await unsubscribe(tokenOf(await subscribe(email)))
    await subscribe(email)
    await subscribe(newEmail())
    const [{ rowsOf: find } = { rowsOf: () => sql`false` }] = newsletterData
    const person = { userId: 'x', email, personKeys: [] }
    expect(await database.$count(newsletterSubscription, find(person))).toBe(2)
  })
})
