import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addMember, addRole } from '#core/associations/associations.testing.server.ts'
import { associationHistory, associationSettings } from '#core/associations/tables.server.ts'
import { newsletterDelivery, newsletterIssue } from '#core/newsletters/tables.server.ts'
import { countWaiting, createTestDatabase } from '#platform/database/testing.server.ts'
import { exampleIssue } from '../model/example-issue.ts'
import { mostDrafts } from '../model/rules.ts'
import {
  before,
  type Called,
  createNewsletters,
  outcomeOf,
} from '../testing/newsletters.testing.server.ts'
import { OpenIssue } from './contract.ts'
import { writeEndpoints } from './endpoints.ts'

const { database } = await createTestDatabase({ size: 8 })
const { clock, reset, call, addPerson, addBoard, addNewMember, addIssue, mails, send } =
  createNewsletters(database)

beforeEach(reset)

describe('an issue of an association', () => {
  it('is written, read and deleted by people with the right, and by nobody else', async () => {
    const board = await addBoard()
    const other = await addBoard()
    const [deputy, treasurer, former, member] = await Promise.all(
      Array.from({ length: 4 }, () => addPerson()),
    )
    const role = { associationId: board.id }
    await addRole(database, { ...role, userId: deputy?.id ?? '', kind: 'deputy' })
    await addRole(database, { ...role, userId: treasurer?.id ?? '', kind: 'treasurer' })
    await addRole(
      database,
      { ...role, userId: former?.id ?? '', kind: 'leader' },
      { endsOn: '2026-11-27' },
    )
    await addMember(database, { ...role, userId: member?.id ?? '' })
    const issueId = await addIssue(board.id)
    const params = { id: board.id, issueId }
    const calls = [
      [writeEndpoints.readOverview, undefined],
      [writeEndpoints.createIssue, undefined],
      [writeEndpoints.readIssue, undefined],
      [writeEndpoints.updateIssue, { version: 1, ...exampleIssue }],
      [writeEndpoints.sendTest, { version: 1 }],
      [writeEndpoints.sendIssue, { version: 1 }],
      [writeEndpoints.stopIssue, undefined],
      [writeEndpoints.deleteIssue, undefined],
    ] as const
    for (const [endpoint, body] of calls) {
      const by = (as?: string) =>
        call(endpoint, { params, ...(body && { body }), ...(as && { as }) })
      expect((await by()).status).toBe(401)
      for (const stranger of [former, member, other.leader])
        expect(outcomeOf(await by(stranger?.id))).toEqual([404, 'ASSOCIATION_NOT_FOUND'])
      expect(outcomeOf(await by(treasurer?.id))).toEqual([403, 'ASSOCIATION_RIGHT_MISSING'])
      // Another association's issue is none, also for somebody who may write newsletters there.
      const theirs = await call(endpoint, {
        params: { id: other.id, issueId },
        ...(body && { body }),
        as: other.leader.id,
      })
      if (endpoint.path.includes(':issueId'))
        expect(outcomeOf(theirs)).toEqual([404, 'ISSUE_NOT_FOUND'])
    }
    expect(await database.$count(newsletterIssue, eq(newsletterIssue.id, issueId))).toBe(1)
    const as = deputy?.id ?? ''
    const english = { subject: { no: '', en: 'Hike' }, text: { no: '', en: 'Come' } }
    const change = { params, as, body: { version: 1, ...english } }
    expect((await call(writeEndpoints.updateIssue, change)).status).toBe(200)
    expect(outcomeOf(await call(writeEndpoints.updateIssue, change))).toEqual([
      409,
      'ISSUE_CHANGED',
    ])
    const read = await call(writeEndpoints.readIssue, { params, as })
    expect(OpenIssue.parse(read.answer)).toMatchObject({ state: 'draft', version: 2, ...english })
    // Only a contact person stops what a role has sent.
    expect(outcomeOf(await call(writeEndpoints.stopIssue, { params, as }))).toEqual([
      403,
      'ASSOCIATION_RIGHT_MISSING',
    ])
    expect((await call(writeEndpoints.deleteIssue, { params, as })).status).toBe(200)
  })

  it('has no national id in it', async () => {
    const { id, leader } = await addBoard()
    const issueId = await addIssue(id)
    const text = { no: 'Ring 15890050015', en: '' }
    const body = { version: 1, ...exampleIssue, text }
    const called = await call(writeEndpoints.updateIssue, {
      params: { id, issueId },
      body,
      as: leader.id,
    })
    expect(outcomeOf(called)).toEqual([400, 'INVALID_REQUEST'])
  })

  it('is sent as a test to the caller alone, as readers would see it', async () => {
    const board = await addBoard({ contactEmail: 'kor@example.org', showsEmail: true })
    await addNewMember(board.id)
    const issueId = await addIssue(board.id)
    const params = { id: board.id, issueId }
    const tried = await call(writeEndpoints.sendTest, {
      params,
      body: { version: 1 },
      as: board.leader.id,
    })
    expect(tried.status).toBe(200)
    expect(await mails()).toMatchObject([
      {
        to: board.leader.email,
        subject: `Test: ${exampleIssue.subject.no}`,
        senderName: board.name,
        replyTo: 'kor@example.org',
      },
    ])
    expect(await database.$count(newsletterDelivery)).toBe(0)
  })

  it.each(['new', 'inactive', 'closed'] as const)(
    'is not sent by one that is %s',
    async (state) => {
      const reasons = { new: 'staff-decide', inactive: 'by-staff', closed: 'by-board' } as const
      const { id, leader } = await addBoard({ state, stateReason: reasons[state] })
      await addNewMember(id)
      const called = await send(id, await addIssue(id), leader.id)
      expect(outcomeOf(called)).toEqual([409, 'ASSOCIATION_STATE'])
    },
  )

  it('is not sent without a text, or to nobody', async () => {
    const { id, leader } = await addBoard()
    expect(outcomeOf(await send(id, await addIssue(id), leader.id))).toEqual([409, 'NO_RECIPIENTS'])
    const half = { subject: { no: 'Tur', en: 'Hike' } }
    expect(outcomeOf(await send(id, await addIssue(id, half), leader.id))).toEqual([
      409,
      'ISSUE_INCOMPLETE',
    ])
  })

  it('is one a day, also when two are sent at the same time', async () => {
    const { id, leader } = await addBoard()
    await addNewMember(id)
    const issues = await Promise.all([addIssue(id), addIssue(id), addIssue(id)])
    let answers: Promise<Called[]> | undefined
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`select from portal.association where id = ${id} for update`)
      answers = Promise.all(issues.map((issueId) => send(id, issueId, leader.id)))
      await expect.poll(() => countWaiting(database)).toBe(3)
    })
    expect((await answers)?.map(({ answer }) => answer.error).toSorted()).toEqual([
      'DAY_LIMIT',
      'DAY_LIMIT',
      undefined,
    ])
    // Midnight in Norway is at 23:00.
    const draft = await addIssue(id)
    clock.now = new Date('2026-11-28T22:59:00.000Z')
    expect(outcomeOf(await send(id, draft, leader.id))).toEqual([409, 'DAY_LIMIT'])
    clock.now = new Date('2026-11-28T23:00:00.000Z')
    expect((await send(id, draft, leader.id)).status).toBe(200)
    const kept = await database
      .select({ action: associationHistory.action })
      .from(associationHistory)
      .where(eq(associationHistory.associationId, id))
    expect(kept.map(({ action }) => action)).toEqual(['newsletter-sent', 'newsletter-sent'])
  })

  it('may be more a day where the settings say so', async () => {
    const { id, leader } = await addBoard()
    await addNewMember(id)
    await database.update(associationSettings).set({ dailyNewsletters: 2 })
    expect((await send(id, await addIssue(id), leader.id)).status).toBe(200)
    expect((await send(id, await addIssue(id), leader.id)).status).toBe(200)
    await database.update(associationSettings).set({ dailyNewsletters: 1 })
  })
})

it('limits the drafts of an association, also when two are started at once; a sent issue does not count', async () => {
  const { id, leader } = await addBoard()
  await database
    .insert(newsletterIssue)
    .values(Array.from({ length: mostDrafts - 1 }, () => ({ associationId: id })))
  await database
    .insert(newsletterIssue)
    .values({ associationId: id, ...exampleIssue, sentAt: before })
  const begin = () => call(writeEndpoints.createIssue, { params: { id }, as: leader.id })
  const both = await Promise.all([begin(), begin()])
  expect(both.map(outcomeOf).toSorted()).toEqual([
    [201, undefined],
    [409, 'TOO_MANY_DRAFTS'],
  ])
})
