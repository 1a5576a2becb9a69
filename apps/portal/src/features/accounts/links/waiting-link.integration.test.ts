import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockUser, readStamp } from '#core/accounts/account-stamp.server.ts'
import { createLink, withdrawLinks } from '#core/accounts/links/account-link.server.ts'
import {
  accountLinkTasks,
  enqueueAccountLink,
  sendAccountLink,
} from '#core/accounts/links/send-link.server.ts'
import { account, accountLink, type LinkPurpose } from '#core/accounts/tables.server.ts'
import { countWaiting, createTestDatabase } from '#platform/database/testing.server.ts'
import type { Mail } from '#platform/mail/mailer.server.ts'
import {
  buildPerson,
  callAccounts,
  cookiesOf,
  seedPeople,
  signIn,
  startInstance,
  type TestInstance,
  testConfiguration,
  testEncryption,
} from '#testing/accounts.testing.server.ts'

const connection = await createTestDatabase()
const { database } = connection
const newPassword = 'fire rare gule ender'
const mails: Mail[] = []
const [task] = accountLinkTasks({
  database,
  encryption: testEncryption,
  mailer: { send: async (mail) => void mails.push(mail), close: () => undefined },
  portalUrl: testConfiguration.PORTAL_URL,
})
let portal: TestInstance

beforeAll(async () => {
  portal = await startInstance(connection)
})
afterAll(() => portal.listener.close())

async function newPerson() {
  const person = buildPerson({ membership: null })
  const ids = await seedPeople(database, [person])
  const cookie = cookiesOf(await signIn(portal, person))
  return { ...person, id: ids.get(person.email) ?? '', cookie, other: `ny-${person.email}` }
}
type Person = Awaited<ReturnType<typeof newPerson>>

const requestOtherEmail = ({ other, password, cookie }: Person) =>
  callAccounts(
    portal,
    'email',
    { email: other, currentPassword: password, locale: 'no' },
    { cookie },
  )

async function linkFor({ id, email }: Person, purpose: LinkPurpose = 'reset-password') {
  return createLink(database, { purpose, email, userId: id })
}

/** The changes that distinguish a person from the previous requester. */
const changes: [string, (person: Person) => Promise<Response>][] = [
  [
    'the password is reset',
    async (person) =>
      callAccounts(portal, 'reset-password', {
        token: await linkFor(person),
        password: newPassword,
        locale: 'no',
      }),
  ],
  [
    'the password is changed',
    ({ password, cookie }) =>
      callAccounts(
        portal,
        'password',
        { currentPassword: password, password: newPassword, locale: 'no' },
        { method: 'PUT', cookie },
      ),
  ],
  [
    'yet another address is confirmed',
    async ({ id, email }) => {
      const link = { purpose: 'change-email', email: `tredje-${email}`, userId: id } as const
      const token = await createLink(database, link)
      return callAccounts(portal, 'email/confirm', { token, locale: 'no' })
    },
  ],
]

/** The mail server was away until now: what was asked for meanwhile is done. */
async function runWaiting(email: string): Promise<void> {
  const { rows } = await database.execute<{ payload: unknown }>(sql`
    delete from graphile_worker._private_jobs as job using graphile_worker._private_tasks as kind
    where kind.id = job.task_id and kind.identifier = ${sendAccountLink.name}
      and payload ->> 'email' = ${email} returning payload`)
  expect(rows.length).toBeGreaterThan(0)
  for (const { payload } of rows)
    await task?.run(payload, { jobId: '1', signal: new AbortController().signal })
}

const mailsTo = (email: string) => mails.filter(({ to }) => to === email)
const usableLinks = (email: string) =>
  database
    .select({ purpose: accountLink.purpose })
    .from(accountLink)
    .where(sql`${accountLink.email} = ${email} and ${accountLink.usedAt} is null`)

/** Until a statement waits for a lock. */
const somebodyWaits = () => expect.poll(() => countWaiting(database), { timeout: 20_000 }).toBe(1)

describe('another address that was asked for, and waits', () => {
  it('is mailed a link while nothing has changed', async () => {
    const person = await newPerson()
    await requestOtherEmail(person)
    await runWaiting(person.other)
    expect(mailsTo(person.other)[0]?.text).toContain('token=')
  })

  it.each(changes)('is mailed nothing after %s', async (_, change) => {
    const person = await newPerson()
    expect((await requestOtherEmail(person)).status).toBe(202)
    expect((await change(person)).status).toBe(200)
    await runWaiting(person.other)
    expect(mailsTo(person.other)).toEqual([])
    expect(await usableLinks(person.other)).toEqual([])
  })

  it('is mailed nothing when the account is deleted', async () => {
    const person = await newPerson()
    await requestOtherEmail(person)
    await database.execute(sql`delete from portal."user" where id = ${person.id}`)
    await runWaiting(person.other)
    expect(mailsTo(person.other)).toEqual([])
  })

  it('is mailed nothing when its turn comes in the middle of a reset', async () => {
    const person = await newPerson()
    await requestOtherEmail(person)
    let turn: Promise<void> | undefined
    await database.transaction(async (transaction) => {
      await lockUser(transaction, person.id)
      await withdrawLinks(transaction, person.id)
      turn = runWaiting(person.other)
      await somebodyWaits()
      await transaction
        .update(account)
        .set({ password: 'of somebody else' })
        .where(eq(account.userId, person.id))
    })
    await turn
    expect(mailsTo(person.other)).toEqual([])
    expect(await usableLinks(person.other)).toEqual([])
  })
})

it.each(changes)('a link that is being made while %s is withdrawn', async (_, change) => {
  const person = await newPerson()
  let changing: Promise<Response> | undefined
  await database.transaction(async (transaction) => {
    await readStamp(transaction, person.id)
    changing = change(person)
    await somebodyWaits()
    const link = { purpose: 'change-email', email: person.other, userId: person.id } as const
    await createLink(transaction, link)
  })
  expect((await changing)?.status).toBe(200)
  expect(await usableLinks(person.other)).toEqual([])
})

describe('a new password that was asked for, and waits', () => {
  const ask = ({ email }: Person) =>
    enqueueAccountLink(database, { kind: 'reset-password', email, locale: 'no' })

  it('is mailed a link while there is no newer one', async () => {
    const person = await newPerson()
    await ask(person)
    await runWaiting(person.email)
    expect(mailsTo(person.email)[0]?.text).toContain('token=')
  })

  it('is mailed nothing when another link has set one since', async () => {
    const person = await newPerson()
    await ask(person)
    const form = { token: await linkFor(person), password: newPassword, locale: 'no' }
    expect((await callAccounts(portal, 'reset-password', form)).status).toBe(200)
    await runWaiting(person.email)
    expect(mailsTo(person.email)).toEqual([])
    expect(await usableLinks(person.email)).toEqual([])
  })
})
