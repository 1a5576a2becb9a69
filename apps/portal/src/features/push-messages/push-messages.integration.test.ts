import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { session, user } from '#core/accounts/tables.server.ts'
import { enqueuePush, type PushMessage } from '#core/push/enqueue-push.server.ts'
import { createSession } from '#core/push/push.testing.server.ts'
import { maxDevices } from '#core/push/push-devices.server.ts'
import { mostAttempts, pushTasks } from '#core/push/push-task.server.ts'
import { pushMessage, pushSubscription } from '#core/push/tables.server.ts'
import { createApi } from '#platform/api/create-api.server.ts'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createPushSender } from '#platform/push/push-sender.server.ts'
import { makePrivateKey, publicKeyOf } from '#platform/push/vapid-keys.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import {
  readVapid,
  startPushService,
  type TestBrowser,
} from '#testing/push-service.testing.server.ts'
import { createPushApi } from './handlers.server.ts'

const { database } = await createTestDatabase()
const encryption = createFieldEncryption(new Map([['test', 'a secret of the test']]))
const service = await startPushService()
afterAll(service.close)

const privateKey = makePrivateKey()
const pushSender = createPushSender({
  WEB_PUSH_PUBLIC_KEY: publicKeyOf(privateKey) ?? '',
  WEB_PUSH_PRIVATE_KEY: privateKey,
  WEB_PUSH_SUBJECT: 'mailto:push@trivsel.example',
  WEB_PUSH_STAND_IN: service.origin,
})
let now = new Date()
const warnings: unknown[] = []
const parts = {
  database,
  encryption,
  clock: () => now,
  log: { warn: (...said: unknown[]) => void warnings.push(said) },
}
const [task] = pushTasks({ ...parts, pushSender })

const api = (sender: typeof pushSender) =>
  createApi({
    configuration: { PORTAL_URL: 'http://localhost:3000', TRIVSEL_ENV: 'test' },
    log: createLog('silent'),
  }).route(
    '/',
    createPushApi({
      database,
      encryption,
      pushSender: sender,
      sessions: {
        find: async (request) => {
          const [userId = '', sessionId = ''] = request.headers.get('x-test-user')?.split(' ') ?? []
          return userId ? { userId, sessionId, firstName: 'Test', lastName: 'Person' } : null
        },
      },
    }),
  )

type Login = { userId: string; sessionId: string }

async function call(
  login: Login,
  method: string,
  options: { id?: number; body?: object; sender?: typeof pushSender } = {},
) {
  const { id, body, sender = pushSender } = options
  const address = `/api/frontend/user/push${id === undefined ? '' : `/${id}`}`
  const answer = await api(sender).request(address, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-test-user': `${login.userId} ${login.sessionId}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}

async function logIn(userId?: string): Promise<Login> {
  const owner = userId ?? (await createMember(database))
  return { userId: owner, sessionId: await createSession(database, owner) }
}

async function logInAndTurnOn(userId?: string): Promise<Login & { browser: TestBrowser }> {
  const login = await logIn(userId)
  const browser = service.createBrowser()
  expect(await call(login, 'PUT', { body: browser.target })).toMatchObject({ status: 200 })
  return { ...login, browser }
}

const news = (overrides: Partial<PushMessage> = {}): PushMessage => ({
  occasion: 'place-freed 7',
  until: new Date(now.getTime() + 3_600_000),
  title: 'Du har fått plass: Rolig yoga',
  body: 'tirsdag 24. november kl. 18.30',
  path: '/min-side/trening',
  ...overrides,
})

/** What waits to be sent, taken out of the queue. */
async function takeJobs(): Promise<{ payload: object; max_attempts: number }[]> {
  const { rows } = await database.execute<{ payload: object; max_attempts: number }>(sql`
    with taken as (delete from graphile_worker._private_jobs returning id, payload, max_attempts)
    select payload, max_attempts from taken order by id`)
  return rows
}

const run = (payload: object) =>
  task?.run(payload, { jobId: '1', signal: new AbortController().signal })

async function sendAll(): Promise<void> {
  for (const { payload } of await takeJobs()) await run(payload)
}

beforeEach(async () => {
  now = new Date()
  warnings.length = 0
  await takeJobs()
})

describe('a message', () => {
  it('comes to the browser alone that can read it, signed by us, and goes when it is worthless', async () => {
    const { userId, browser } = await logInAndTurnOn()
    await enqueuePush(database, userId, news())
    expect(browser.messages()).toEqual([])
    await sendAll()
    const [message, ...others] = browser.messages()
    expect(others).toEqual([])
    expect(message?.content).toEqual({
      title: 'Du har fått plass: Rolig yoga',
      body: 'tirsdag 24. november kl. 18.30',
      path: '/min-side/trening',
      tag: expect.stringMatching(/^[\w-]{32}$/),
      site: 'Trivsel',
    })
    expect(message?.headers.ttl).toMatch(/^(3600|359\d)$/)
    expect(message?.headers.topic).toBe(message?.content.tag)
    const { key, claims } = readVapid(message?.headers.authorization)
    expect(key).toBe(pushSender?.publicKey)
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:push@trivsel.example' })
  })

  it('comes to every browser of its reader, once each, and to nobody else', async () => {
    const { userId, browser } = await logInAndTurnOn()
    const { browser: second } = await logInAndTurnOn(userId)
    const { browser: foreign } = await logInAndTurnOn()
    await enqueuePush(database, userId, news())
    await enqueuePush(database, userId, news())
    const jobs = await takeJobs()
    expect(jobs.map((job) => job.max_attempts)).toEqual([mostAttempts, mostAttempts])
    // The queue may run a job twice.
    for (const { payload } of [...jobs, ...jobs]) await run(payload)
    expect(browser.messages()).toHaveLength(1)
    expect(second.messages()).toHaveLength(1)
    expect(foreign.messages()).toEqual([])
  })

  it('is not there when its transaction is rolled back', async () => {
    const { userId } = await logInAndTurnOn()
    await expect(
      database.transaction(async (transaction) => {
        await enqueuePush(transaction, userId, news())
        transaction.rollback()
      }),
    ).rejects.toThrow('Rollback')
    expect(await takeJobs()).toEqual([])
    await enqueuePush(database, userId, news())
    expect(await takeJobs()).toHaveLength(1)
  })

  it('is not sent any more once it is worthless', async () => {
    const { userId, browser } = await logInAndTurnOn()
    await enqueuePush(database, userId, news())
    now = new Date(now.getTime() + 3_600_000)
    await sendAll()
    expect(browser.messages()).toEqual([])
  })

  it('is not sent without keys', async () => {
    const { userId, browser } = await logInAndTurnOn()
    await enqueuePush(database, userId, news())
    const [withoutKeys] = pushTasks({ ...parts, pushSender: null })
    for (const { payload } of await takeJobs())
      await withoutKeys?.run(payload, { jobId: '1', signal: new AbortController().signal })
    expect(browser.messages()).toEqual([])
  })
})

describe('a push service', () => {
  it.each([429, 500, 503])(
    'that answers %d is tried again, and then delivered once',
    async (status) => {
      const { userId, browser } = await logInAndTurnOn()
      await enqueuePush(database, userId, news())
      const [job] = await takeJobs()
      service.answerWith(status)
      await expect(run(job?.payload ?? {})).rejects.toMatchObject({ name: 'PushError', status })
      await run(job?.payload ?? {})
      await run(job?.payload ?? {})
      // The one that was not taken, and the one that was.
      expect(browser.messages()).toHaveLength(2)
    },
  )

  it.each([404, 410])('that answers %d has the browser forgotten', async (status) => {
    const { userId, sessionId } = await logInAndTurnOn()
    await enqueuePush(database, userId, news())
    service.answerWith(status)
    await sendAll()
    expect((await call({ userId, sessionId }, 'GET')).body.items).toEqual([])
    expect(
      await database.$count(pushSubscription, sql`${pushSubscription.userId} = ${userId}`),
    ).toBe(0)
  })

  it.each([400, 403, 413, 302])('that answers %d is not asked again', async (status) => {
    const { userId, sessionId } = await logInAndTurnOn()
    await enqueuePush(database, userId, news())
    service.answerWith(status)
    await sendAll()
    expect(warnings).toHaveLength(1)
    expect((await call({ userId, sessionId }, 'GET')).body.items).toHaveLength(1)
  })

  it('of our own network is never asked', async () => {
    const target = service.createBrowser().target
    const send = (endpoint: string) =>
      pushSender?.send({ ...target, endpoint }, '{}', {
        secondsToLive: 60,
        topic: 'x',
        signal: new AbortController().signal,
      })
    expect(await send('https://127.0.0.1/x')).toBe('refused')
    expect(await send('http://127.0.0.1:1/x')).toBe('refused')
  })
})

describe('a browser', () => {
  it('is listed by name and time, and which of them one sits at', async () => {
    const { userId, sessionId } = await logInAndTurnOn()
    await logInAndTurnOn(userId)
    const { body } = await call({ userId, sessionId }, 'GET')
    expect(body).toEqual({
      publicKey: pushSender?.publicKey,
      items: [
        expect.objectContaining({ browser: 'Firefox', system: 'Windows', isThisOne: false }),
        expect.objectContaining({ browser: 'Firefox', system: 'Windows', isThisOne: true }),
      ],
    })
  })

  it('gets nothing more when it is turned off, and nobody turns off that of another', async () => {
    const { userId, sessionId, browser } = await logInAndTurnOn()
    const [device] = (await call({ userId, sessionId }, 'GET')).body.items
    expect(await call(await logIn(), 'DELETE', { id: device.id })).toMatchObject({ status: 200 })
    expect((await call({ userId, sessionId }, 'GET')).body.items).toHaveLength(1)
    await enqueuePush(database, userId, news())
    expect(await call({ userId, sessionId }, 'DELETE', { id: device.id })).toMatchObject({
      status: 200,
    })
    await sendAll()
    expect(browser.messages()).toEqual([])
  })

  it('gets nothing more when its owner logs out of it, also what was on its way', async () => {
    const { userId, sessionId, browser } = await logInAndTurnOn()
    await enqueuePush(database, userId, news())
    await database.delete(session).where(sql`id = ${sessionId}`)
    await sendAll()
    expect(browser.messages()).toEqual([])
    expect(await database.$count(pushMessage)).toBe(
      await database.$count(
        pushMessage,
        sql`subscription_id in (select id from portal.push_subscription)`,
      ),
    )
  })

  it('gets nothing for a login that is past its time', async () => {
    const { userId, sessionId, browser } = await logInAndTurnOn()
    await enqueuePush(database, userId, news())
    await database.execute(sql`
      update portal.session set updated_at = now() - interval '8 days' where id = ${sessionId}`)
    await enqueuePush(database, userId, news({ occasion: 'another' }))
    expect(await database.$count(pushMessage, sql`occasion = 'another'`)).toBe(0)
    await sendAll()
    expect(browser.messages()).toEqual([])
  })

  it('is that of who logged in on it last', async () => {
    const first = await logInAndTurnOn()
    await enqueuePush(database, first.userId, news())
    const second = await logIn()
    await call(second, 'PUT', { body: first.browser.target })
    await enqueuePush(database, first.userId, news({ occasion: 'another' }))
    await sendAll()
    expect(first.browser.messages()).toEqual([])
    await enqueuePush(database, second.userId, news())
    await sendAll()
    expect(first.browser.messages()).toHaveLength(1)
  })

  it('can be asked for by two at once, and is one person’s', async () => {
    const { target } = service.createBrowser()
    const logins = await Promise.all(Array.from({ length: 6 }, () => logIn()))
    const answers = await Promise.all(logins.map((login) => call(login, 'PUT', { body: target })))
    expect(answers.map(({ status }) => status)).toEqual(logins.map(() => 200))
    const lists = await Promise.all(logins.map((login) => call(login, 'GET')))
    expect(lists.flatMap(({ body }) => body.items)).toHaveLength(1)
  })

  it('beyond the tenth takes the place of the oldest', async () => {
    const { userId, sessionId } = await logInAndTurnOn()
    for (let count = 0; count < maxDevices; count++) await logInAndTurnOn(userId)
    const { items } = (await call({ userId, sessionId }, 'GET')).body
    expect(items).toHaveLength(maxDevices)
    expect(items.some((item: { isThisOne: boolean }) => item.isThisOne)).toBe(false)
  })

  it('is kept unreadable, and goes with the account', async () => {
    const { userId, browser } = await logInAndTurnOn()
    const [kept] = await database
      .select()
      .from(pushSubscription)
      .where(sql`${pushSubscription.userId} = ${userId}`)
    const { endpoint, keys } = browser.target
    for (const secret of [endpoint, keys.p256dh, keys.auth, new URL(endpoint).pathname])
      expect(JSON.stringify(kept)).not.toContain(secret)
    await database.delete(user).where(sql`id = ${userId}`)
    expect(
      await database.$count(pushSubscription, sql`${pushSubscription.userId} = ${userId}`),
    ).toBe(0)
  })

  it.each([
    'http://fcm.googleapis.com/x',
    'https://10.0.0.1/x',
    'https://localhost/x',
    'https://postgres:5432/x',
    'no address',
  ])('cannot send us to %s', async (endpoint) => {
    const { target } = service.createBrowser()
    const login = await logIn()
    expect(await call(login, 'PUT', { body: { ...target, endpoint } })).toMatchObject({
      status: 422,
      body: { error: 'PUSH_ADDRESS_REFUSED' },
    })
  })

  it.each([
    { p256dh: 'x'.repeat(87) },
    { p256dh: Buffer.alloc(65, 4).toString('base64url') },
    { auth: 'short' },
  ])('with keys that are none is refused: %j', async (wrong) => {
    const { endpoint, keys } = service.createBrowser().target
    const body = { endpoint, keys: { ...keys, ...wrong } }
    expect(await call(await logIn(), 'PUT', { body })).toMatchObject({ status: 400 })
  })

  it('is refused without keys of the site, and no request is sent', async () => {
    const login = await logIn()
    const { target } = service.createBrowser()
    expect((await call(login, 'GET', { sender: null })).body).toEqual({
      publicKey: null,
      items: [],
    })
    expect(await call(login, 'PUT', { body: target, sender: null })).toMatchObject({
      status: 404,
      body: { error: 'PUSH_NOT_AVAILABLE' },
    })
  })

  it('of a login that has just ended is refused', async () => {
    const login = await logIn()
    await database.delete(session).where(sql`id = ${login.sessionId}`)
    const { target } = service.createBrowser()
    expect(await call(login, 'PUT', { body: target })).toMatchObject({ status: 401 })
  })
})
