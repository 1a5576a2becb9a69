import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { associationMember } from '#core/associations/tables.server.ts'
import { recordDeliveryOutcome } from '#core/newsletters/record-outcome.server.ts'
import {
  newsletterDelivery,
  newsletterIssue,
  newsletterSubscription,
} from '#core/newsletters/tables.server.ts'
import { countWaiting, createTestDatabase } from '#platform/database/testing.server.ts'
import { tokenOf } from '#testing/mailbox.testing.server.ts'
import { exampleIssue } from '../model/example-issue.ts'
import { receiveEndpoints } from '../receive/endpoints.ts'
import { before, createNewsletters, outcomeOf } from '../testing/newsletters.testing.server.ts'
import { NewsletterOverview, OpenIssue } from './contract.ts'
import { writeEndpoints } from './endpoints.ts'

const { database } = await createTestDatabase({ size: 8 })
const {
  clock,
  reset,
  call,
  addPerson,
  addBoard,
  addNewMember,
  addFollower,
  addIssue,
  queued,
  mails,
  recipients,
  removeQueued,
  send,
  deliver,
  sendAndDeliver,
  end,
} = createNewsletters(database)

beforeEach(reset)

describe('delivery', () => {
  it('reaches members and followers, and somebody who is both once', async () => {
    const board = await addBoard()
    const member = await addNewMember(board.id)
    const both = await addNewMember(board.id)
    await addFollower(board.id, { email: both.email })
    const follower = await addFollower(board.id)
    // None of these gets it.
    await addFollower(board.id, { confirmedAt: null })
    await addFollower(board.id, { confirmedAt: new Date(clock.now.getTime() + 1) })
    await addFollower((await addBoard()).id)
    const asked = await addPerson()
    await database.insert(associationMember).values({
      associationId: board.id,
      userId: asked.id,
      state: 'requested',
      joinedBy: 'page',
    })
    const left = await addNewMember(board.id)
    await database
      .update(associationMember)
      .set({ state: 'ended', endedAt: before, endedBecause: 'left' })
      .where(eq(associationMember.userId, left.id))
    const overview = await call(writeEndpoints.readOverview, {
      params: { id: board.id },
      as: board.leader.id,
    })
    expect(NewsletterOverview.parse(overview.answer).audience).toEqual({
      members: 2,
      followers: 1,
      languages: { no: 3, en: 0 },
    })
    const issueId = await sendAndDeliver(board)
    expect(await recipients()).toEqual([both.email, follower, member.email].sort())
    const [issue] = await database
      .select()
      .from(newsletterIssue)
      .where(eq(newsletterIssue.id, issueId))
    expect(issue).toMatchObject({ recipients: 3, finishedAt: expect.any(Date) })
    // Everybody has their own way out, and nobody waits for a password because of it.
    expect(new Set((await mails()).map(({ listUnsubscribe }) => listUnsubscribe)).size).toBe(3)
    for (const { priority } of await queued()) expect(priority).toBeGreaterThan(0)
  })

  it('comes in the name of the association, with its address if that is shown', async () => {
    const shown = await addBoard({ contactEmail: 'kor@example.org', showsEmail: true })
    await addFollower(shown.id)
    await sendAndDeliver(shown)
    expect(await mails()).toMatchObject([{ senderName: shown.name, replyTo: 'kor@example.org' }])
    await removeQueued()
    const hidden = await addBoard({ contactEmail: 'styret@example.org' })
    await addFollower(hidden.id)
    await sendAndDeliver(hidden)
    const [mail] = await mails()
    expect(JSON.stringify(mail)).not.toContain('styret@example.org')
  })

  it('is in the language of the reader, or in the only one in which it is written', async () => {
    const board = await addBoard()
    const english = await addNewMember(board.id, 'en')
    await sendAndDeliver(board)
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: english.email, subject: exampleIssue.subject.no })
    expect(mail?.text).toContain('You get this email because you are a member')
    await removeQueued()
    clock.now = new Date('2026-11-29T10:00:00.000Z')
    await sendAndDeliver(board, {
      subject: { no: 'Tur', en: 'Hike' },
      text: { no: 'Bli med', en: 'Come along' },
    })
    expect(await mails()).toMatchObject([{ subject: 'Hike' }])
  })

  it('creates one mail each when it runs twice, is stopped and resumes', async () => {
    const board = await addBoard()
    for (let member = 0; member < 3; member += 1) await addNewMember(board.id)
    await database.insert(newsletterSubscription).values(
      Array.from({ length: 250 }, (_, place) => ({
        associationId: board.id,
        email: `mange.${place}@example.org`,
        language: 'no' as const,
        topics: [],
        source: 'association-follow',
        consentVersion: 1,
        requestedAt: before,
        confirmedAt: before,
      })),
    )
    const issueId = await addIssue(board.id)
    await send(board.id, issueId, board.leader.id)
    const stopping = AbortSignal.abort(new Error('stopping'))
    await expect(deliver(issueId, stopping)).rejects.toThrow('stopping')
    expect(await recipients()).toHaveLength(3)
    await Promise.all([deliver(issueId), deliver(issueId), deliver(issueId)])
    const all = await recipients()
    expect(all).toHaveLength(253)
    expect(new Set(all).size).toBe(253)
  })

  it('comes once to a member who leaves meanwhile, and follows', async () => {
    const board = await addBoard()
    const person = await addNewMember(board.id)
    await addFollower(board.id, { email: person.email })
    const issueId = await addIssue(board.id)
    await send(board.id, issueId, board.leader.id)
    await expect(deliver(issueId, AbortSignal.abort(new Error('stopping')))).rejects.toThrow()
    await database
      .update(associationMember)
      .set({ state: 'ended', endedAt: clock.now, endedBecause: 'left' })
      .where(eq(associationMember.userId, person.id))
    await deliver(issueId)
    expect(await recipients()).toEqual([person.email])
  })

  it('reaches nobody who unsubscribes while it is being sent', async () => {
    const board = await addBoard()
    const [early, late] = [await addNewMember(board.id), await addNewMember(board.id)]
    const follower = await addFollower(board.id)
    const stays = await addFollower(board.id)
    const issueId = await addIssue(board.id)
    await send(board.id, issueId, board.leader.id)
    // One before any mail is created, the others while theirs wait.
    const choose = { params: { id: board.id }, body: { isWanted: false }, as: late.id }
    expect((await call(receiveEndpoints.choose, choose)).status).toBe(200)
    await deliver(issueId)
    expect(await recipients()).toEqual([early.email, follower, stays].sort())
    for (const mail of await mails()) if (mail.to !== stays) await end(tokenOf(mail))
    expect(await recipients()).toEqual([stays])
    expect(await database.$count(newsletterDelivery)).toBe(1)
    expect(await database.$count(newsletterSubscription)).toBe(1)
    await deliver(issueId)
    expect(await recipients()).toEqual([stays])
  })

  it('waits for somebody who is just unsubscribing', async () => {
    const board = await addBoard()
    const member = await addNewMember(board.id)
    const other = await addFollower(board.id)
    const issueId = await addIssue(board.id)
    await send(board.id, issueId, board.leader.id)
    let delivered: Promise<void> | undefined
    await database.transaction(async (transaction) => {
      await transaction
        .update(associationMember)
        .set({ noNewsletterSince: clock.now })
        .where(eq(associationMember.userId, member.id))
      delivered = deliver(issueId)
      await expect.poll(() => countWaiting(database)).toBe(1)
    })
    await delivered
    expect(await recipients()).toEqual([other])
  })

  it('stops when a contact person says so, and when the association is closed', async () => {
    const board = await addBoard()
    for (let member = 0; member < 2; member += 1) await addNewMember(board.id)
    const issueId = await addIssue(board.id)
    await send(board.id, issueId, board.leader.id)
    await deliver(issueId)
    const [first] = await mails()
    await recordDeliveryOutcome(database, { messageId: first?.messageId ?? '', outcome: 'sent' })
    const stop = () =>
      call(writeEndpoints.stopIssue, { params: { id: board.id, issueId }, as: board.leader.id })
    expect((await stop()).status).toBe(200)
    expect(outcomeOf(await stop())).toEqual([409, 'ISSUE_NOT_SENDING'])
    // The job of the mail that was sent is still in this queue; the other one is not.
    expect(await recipients()).toEqual([first?.to])
    await deliver(issueId)
    expect(await recipients()).toEqual([first?.to])
    const read = await call(writeEndpoints.readIssue, {
      params: { id: board.id, issueId },
      as: board.leader.id,
    })
    expect(OpenIssue.parse(read.answer)).toMatchObject({ state: 'stopped', recipients: 1 })

    const closing = await addBoard()
    await addFollower(closing.id)
    await addNewMember(closing.id)
    const unsent = await addIssue(closing.id)
    await send(closing.id, unsent, closing.leader.id)
    await database.execute(sql`update portal.association
      set state = 'closed', state_reason = 'by-board' where id = ${closing.id}`)
    await deliver(unsent)
    expect(await recipients()).toEqual([first?.to])
  })
})
