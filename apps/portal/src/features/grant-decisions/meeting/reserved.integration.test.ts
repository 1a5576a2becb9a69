import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addContact } from '#core/associations/associations.testing.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantProposal } from '#core/grants/committee/tables.server.ts'
import { grantCorrection } from '#core/grants/decision/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  confirmCorrection,
  dropCorrection,
  proposeCorrection,
} from '../correct/correct-letter.server.ts'
import { grantTesting, now } from '../testing/grant-decisions.testing.server.ts'
import { readMeeting } from './read-meeting.server.ts'
import { reopenMeeting } from './reopen-meeting.server.ts'

const { database } = await createTestDatabase()
const testing = grantTesting(database)
const { newPeople, newRound, agree, release } = testing
const { chair, deputy, committee, caseworker, other } = await newPeople()
const reserved = (...ore: (number | null)[]) => ({
  code: 'GRANT_BUDGET_RESERVED',
  details: { meetings: ore.map((reservedOre) => ({ reservedOre })) },
})

/** Two meetings of one budget, the first of which has agreed to 1,000 kr. */
async function newMeetings({ budgetOre = 150_000, wantedOre = 50_000 } = {}) {
  const first = await newRound({ budgetOre })
  const second = await first.addBeside()
  for (const round of [first, second]) await round.present(committee)
  const [one, two] = [await first.apply(), await second.apply()]
  await one.propose({ amountOre: 100_000 })
  await two.propose({ amountOre: wantedOre })
  return { first, second, one, two }
}

describe('what a meeting has agreed', () => {
  it('is reserved to the øre until its letters are sent, and others see how much it is', async () => {
    const { first, second, two } = await newMeetings({ wantedOre: 50_001 })
    await agree(first.id, deputy)
    expect(await readMeeting(database, chair, second.id, now)).toMatchObject({
      problems: [{ code: 'reserved', count: 1 }],
      sums: [{ grantedOre: 50_001, leftOre: 50_000, reservedOre: 100_000 }],
    })
    await expect(agree(second.id, chair)).rejects.toMatchObject(reserved(100_000))
    await database
      .update(grantProposal)
      .set({ amountOre: 50_000, version: 2 })
      .where(eq(grantProposal.applicationId, two.id))
    await agree(second.id, chair)
    await release(second.id, caseworker)
    await release(first.id, caseworker)
    expect(await first.left()).toBe(0)
  })

  it('is free again when the list is opened, or an application is withdrawn', async () => {
    const { first, second, one } = await newMeetings({ wantedOre: 150_000 })
    await agree(first.id, deputy)
    await expect(agree(second.id, chair)).rejects.toMatchObject(reserved(100_000))
    await reopenMeeting(database, deputy, { roundId: first.id, reason: 'Too early' }, now)
    await agree(second.id, chair)
    await expect(agree(first.id, deputy)).rejects.toMatchObject(reserved(150_000))
    await reopenMeeting(database, chair, { roundId: second.id, reason: 'Too much' }, now)
    await agree(first.id, deputy)
    await database
      .update(grantApplication)
      .set({ withdrawnAt: now })
      .where(eq(grantApplication.id, one.id))
    await agree(second.id, chair)
  })

  it('is not spent by the correction of another letter', async () => {
    const { first, second, two } = await newMeetings({ budgetOre: 200_000 })
    await agree(second.id, chair)
    await release(second.id, caseworker)
    await agree(first.id, chair)
    const correct = async (amountOre: number) => {
      const decision = (await two.decisions()).at(-1)
      const wanted = {
        decisionId: decision?.id ?? '',
        outcome: 'granted' as const,
        amountOre,
        reasonIds: [],
        words: '',
        conditions: '',
        note: 'A mistake',
      }
      await proposeCorrection(database, caseworker, wanted, now)
      const rows = await database
        .select({ id: grantCorrection.id })
        .from(grantCorrection)
        .where(
          and(
            eq(grantCorrection.applicationId, two.id),
            isNull(grantCorrection.confirmedAt),
            isNull(grantCorrection.droppedAt),
          ),
        )
      const correctionId = rows[0]?.id ?? ''
      try {
        await confirmCorrection(testing.parts, other, { correctionId }, now)
      } catch (error) {
        await dropCorrection(database, other, { correctionId }, now)
        throw error
      }
    }
    await expect(correct(100_001)).rejects.toMatchObject(reserved(100_000))
    await correct(100_000)
    await release(first.id, caseworker)
    expect(await first.left()).toBe(0)
  })

  it('is agreed by one of two meetings that want the last of it at once', async () => {
    const { first, second } = await newMeetings({ wantedOre: 100_000 })
    const both = await Promise.allSettled([agree(first.id, chair), agree(second.id, deputy)])
    const refused = both.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: reserved(100_000) }])
  })

  it('is not told to a member who takes no part in a case of it', async () => {
    const { first, second, one } = await newMeetings({ wantedOre: 50_001 })
    await addContact(database, one.associationId, chair.userId)
    await agree(first.id, deputy)
    expect(await readMeeting(database, chair, second.id, now)).toMatchObject({ sums: [] })
    await expect(agree(second.id, chair)).rejects.toMatchObject(reserved(null))
  })
})
