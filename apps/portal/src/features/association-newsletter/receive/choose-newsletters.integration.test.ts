import { beforeEach, describe, expect, it } from 'vitest'
import { addMember } from '#core/associations/associations.testing.server.ts'
import { newsletterSubscription } from '#core/newsletters/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createNewsletters, outcomeOf } from '../testing/newsletters.testing.server.ts'
import { receiveEndpoints } from './endpoints.ts'

const { database } = await createTestDatabase({ size: 8 })
const {
  reset,
  call,
  addBoard,
  addNewMember,
  addFollower,
  addIssue,
  recipients,
  send,
  sendAndDeliver,
} = createNewsletters(database)

beforeEach(reset)

describe('a member', () => {
  const own = async (as: string) =>
    ((await call(receiveEndpoints.list, { as })).answer as unknown as { items: object[] }).items

  it('ends and begins the newsletter of one association and no other', async () => {
    const [one, other] = [await addBoard(), await addBoard()]
    const person = await addNewMember(one.id)
    await addMember(database, { associationId: other.id, userId: person.id })
    // They had followed it before they became a member.
    await addFollower(one.id, { email: person.email })
    const choose = (id: string, isWanted: boolean) =>
      call(receiveEndpoints.choose, { params: { id }, body: { isWanted }, as: person.id })
    await choose(one.id, false)
    expect(await own(person.id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ associationId: one.id, isWanted: false }),
        expect.objectContaining({ associationId: other.id, isWanted: true }),
      ]),
    )
    expect(await database.$count(newsletterSubscription)).toBe(0)
    expect(outcomeOf(await send(one.id, await addIssue(one.id), one.leader.id))).toEqual([
      409,
      'NO_RECIPIENTS',
    ])
    await choose(one.id, true)
    await sendAndDeliver(one)
    expect(await recipients()).toEqual([person.email])
    expect(outcomeOf(await choose((await addBoard()).id, false))).toEqual([
      404,
      'ASSOCIATION_NOT_FOUND',
    ])
  })
})
