import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addAssociation } from '#core/associations/associations.testing.server.ts'
import { newsletterRetention } from '#core/newsletters/retention.server.ts'
import { newsletterSubscription } from '#core/newsletters/tables.server.ts'
import { issueToken } from '#core/public-forms/form-token.server.ts'
import { filledHoneypot } from '#core/public-forms/honeypots.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import type { Mail } from '#platform/mail/mailer.server.ts'
import { testConfiguration } from '#testing/accounts.testing.server.ts'
import { tokenOf } from '#testing/mailbox.testing.server.ts'
import { createNewsletters, outcomeOf, portalUrl } from '../testing/newsletters.testing.server.ts'
import { followEndpoints } from './endpoints.ts'
import { followTask, followTaskHandler } from './follow-task.server.ts'

const { database } = await createTestDatabase({ size: 8 })
const { app, clock, parts, reset, call, addBoard, addNewMember, addFollower, mails, end } =
  createNewsletters(database)

beforeEach(reset)

describe('following', () => {
  const confirmMails: Mail[] = []
  const signUpTask = followTaskHandler({
    ...parts,
    mailer: { send: async (mail) => void confirmMails.push(mail) },
  })

  const follow = (id: string, email: string, language = 'no') =>
    call(followEndpoints.follow, {
      params: { id },
      query: { language },
      body: {
        token: issueToken(testConfiguration.AUTH_SECRET, clock.now),
        alert: '',
        alert2: filledHoneypot.value,
        answers: { email },
      },
    })

  async function runJobs(): Promise<void> {
    const { rows } = await database.execute<{ id: string; payload: unknown }>(sql`
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = ${followTask.name} returning j.id::text, j.payload`)
    for (const { id, payload } of rows)
      await signUpTask.run(payload, { jobId: id, signal: new AbortController().signal } as never)
  }
  async function mailFor(id: string, email: string, language?: string): Promise<Mail> {
    confirmMails.length = 0
    expect(await follow(id, email, language)).toEqual({ status: 200, answer: {} })
    await runJobs()
    const [mail] = confirmMails
    if (!mail) throw new Error('there is no mail')
    return mail
  }
  const confirm = (token: string) => call(followEndpoints.confirm, { body: { token } })
  const done = { status: 200, answer: {} }
  const notValid = { status: 410, answer: { error: 'LINK_NOT_VALID' } }

  it('needs a press in the mail, and the answer is the same for every address', async () => {
    const { id, name } = await addBoard()
    const email = 'ny@example.org'
    const mail = await mailFor(id, email, 'en')
    expect(mail.subject).toBe(`Confirm that you want to follow ${name}`)
    expect(mail.text).toContain(`${portalUrl}/en/associations/follow/confirm#token=`)
    expect(await database.$count(newsletterSubscription, sql`confirmed_at is not null`)).toBe(0)
    expect(await confirm(tokenOf(mail))).toEqual(done)
    expect(await confirm(tokenOf(mail))).toEqual(done)
    const welcomes = await mails()
    expect(welcomes).toMatchObject([{ to: email, subject: `You follow ${name}` }])
    clock.now = new Date(clock.now.getTime() + 1000)
    // Now it is known: the page says nothing of it, the mail does.
    const again = await mailFor(id, email)
    expect(again.subject).toBe(`You already follow ${name}`)
    // Following one association says nothing about another.
    const elsewhere = await mailFor((await addBoard()).id, email)
    expect(elsewhere.subject).toContain('Bekreft')
  })

  it('ends with one click, and everything is deleted at once', async () => {
    const { id } = await addBoard()
    const mail = await mailFor(id, 'gjest@example.org')
    await confirm(tokenOf(mail))
    const [welcome] = await mails()
    const address = (welcome?.listUnsubscribe ?? '').replace(portalUrl, '')
    // A mail program or a scanner that opens the address changes nothing.
    const opened = await app.request(address)
    expect(opened.status).toBe(302)
    expect(welcome?.text).toContain(opened.headers.get('location'))
    expect(await database.$count(newsletterSubscription)).toBe(1)
    const click = () =>
      app.request(address, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await click()).status).toBe(200)
    expect(await database.$count(newsletterSubscription)).toBe(0)
    expect((await click()).status).toBe(200)
    // An old mail brings nobody back.
    expect(await confirm(tokenOf(mail))).toEqual(notValid)
  })

  it('is refused with a link that we have not signed, or that is for something else', async () => {
    const { id } = await addBoard()
    const token = tokenOf(await mailFor(id, 'gjest@example.org'))
    const member = await addNewMember(id)
    for (const bad of ['', 'x', `${token}x`, `member.${id}.${member.id}.x`, `member.${id}`]) {
      expect(await confirm(bad)).toEqual(notValid)
      expect(await end(bad)).toEqual(notValid)
    }
    expect(await end(token)).toEqual(notValid)
  })

  it('is possible where newsletters are sent, and nowhere else', async () => {
    const { id } = await addBoard({ state: 'inactive', stateReason: 'by-staff' })
    expect(outcomeOf(await follow(id, 'gjest@example.org'))).toEqual([404, 'ASSOCIATION_NOT_FOUND'])
    const active = await addBoard()
    const mail = await mailFor(active.id, 'gjest@example.org')
    await database.execute(sql`update portal.association
      set state = 'closed', state_reason = 'by-board' where id = ${active.id}`)
    expect(await confirm(tokenOf(mail))).toEqual(notValid)
  })

  it('is forgotten a month after the association was closed', async () => {
    const { id } = await addBoard({ state: 'closed', stateReason: 'by-board' })
    await addFollower(id)
    const removeOld = async (at: string) => {
      for (const { remove } of newsletterRetention) await database.execute(remove(new Date(at)))
      return database.$count(newsletterSubscription)
    }
    await database.execute(
      sql`update portal.association set state_changed_at = '2026-11-01T12:00Z' where id = ${id}`,
    )
    expect(await removeOld('2026-12-01T12:00Z')).toBe(1)
    expect(await removeOld('2026-12-02T12:00Z')).toBe(0)
  })
})

it('a public page offers the newsletter of an association that may send one', async () => {
  const active = await addAssociation(database)
  const closed = await addAssociation(database, { state: 'closed', stateReason: 'by-board' })
  const read = async (slug: string) =>
    (await call(followEndpoints.read, { params: { slug } })).answer
  expect(await read(active.slug)).toEqual({ association: { id: active.id, name: active.name } })
  for (const slug of [closed.slug, 'finnes-ikke'])
    expect(await read(slug)).toEqual({ association: null })
})
