import { eq } from 'drizzle-orm'
import { addAssociation, addContact } from '#core/associations/associations.testing.server.ts'
import { openCase } from '#core/cases/open-case.server.ts'
import { budgetAccount, frameAccount, grantAccount } from '#core/grants/accounts.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { moveGrantMoney } from '#core/grants/budget.server.ts'
import { grantPresence, grantProposal } from '#core/grants/committee/tables.server.ts'
import { emptyContent } from '#core/grants/content.ts'
import { grantDecision, grantMeeting } from '#core/grants/decision/tables.server.ts'
import { grantCaseKind } from '#core/grants/grant-case.ts'
import {
  grantBudget,
  grantCommitteeTerm,
  grantReason,
  grantRound,
  grantRoundType,
  grantType,
} from '#core/grants/setup/tables.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { staffMember } from '#core/staff-area/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { agreeMeeting } from '../meeting/agree-meeting.server.ts'
import { readMeeting } from '../meeting/read-meeting.server.ts'
import { releaseMeeting } from '../release/release-meeting.server.ts'

/** After the meeting of every round that is made here. */
export const now = new Date('2026-11-28T10:00:00Z')
export const today = '2026-11-28'
export const portalUrl = 'https://portal.example'

export const actor = (userId: string, ...roles: string[]) =>
  ({ kind: 'staff', userId, roles, requestId: 'a request' }) as never as Parameters<
    typeof agreeMeeting
  >[1]

let serial = 910_000

/** What decisions about grants are tested with, on a database. */
export function grantTesting(database: Database, at = now) {
  const parts = { database, portalUrl }
  const bothLanguages = (text: string) => ({ no: text, en: text })

  async function newStaff(role: 'committee' | 'caseworker', seat?: 'chair' | 'deputy' | 'member') {
    const userId = await createMember(database, null)
    await database.insert(staffMember).values({ userId, roles: [role] })
    if (seat)
      await database
        .insert(grantCommitteeTerm)
        .values({ userId, seat, startsOn: '2020-01-01', endsOn: '2099-12-31' })
    return actor(userId, role)
  }

  /** Staff whom all rounds of a test share. */
  async function newPeople() {
    const [chair, deputy, caseworker, other] = await Promise.all([
      newStaff('committee', 'chair'),
      newStaff('committee', 'deputy'),
      newStaff('caseworker'),
      newStaff('caseworker'),
    ])
    const members = await Promise.all([1, 2, 3].map(() => newStaff('committee', 'member')))
    return { chair, deputy, members, caseworker, other, committee: [chair, deputy, ...members] }
  }

  /** A round whose deadline is over, with one type and money for it. */
  async function newRound(
    values: {
      budgetOre?: number
      ceilingOre?: number | null
      type?: Partial<typeof grantType.$inferInsert>
    } = {},
  ) {
    const { budgetOre = 1_000_000, ceilingOre = null } = values
    const [type] = await database
      .insert(grantType)
      .values({ name: bothLanguages(`Type ${serial}`), mostOre: 10_000_000, ...values.type })
      .returning()
    if (!type) throw new Error('no type was added')
    const budget = { year: 2026, typeId: type.id }
    await database.insert(grantBudget).values({ ...budget, amountOre: budgetOre })
    await moveGrantMoney(
      database,
      [
        {
          key: `test:${type.id}`,
          kind: 'grant-budget-set',
          amountOre: budgetOre,
          from: frameAccount(2026),
          to: budgetAccount(budget),
        },
      ],
      { actorId: null, valueDate: '2026-01-02' },
    )
    const add = async (days: { opens: number; deadline: number; meets: number }) => {
      const day = (count: number) => new Date(at.getTime() + count * 86_400_000)
      const [round] = await database
        .insert(grantRound)
        .values({
          name: bothLanguages(`Round ${serial}`),
          opensAt: day(days.opens),
          deadlineAt: day(days.deadline),
          meetsAt: day(days.meets),
          place: 'Room 1',
          earliestEventOn: '2026-12-01',
          budgetYear: 2026,
          ceilingOre,
        })
        .returning()
      if (!round) throw new Error('no round was added')
      await database.insert(grantRoundType).values({ roundId: round.id, typeId: type.id })
      return round.id
    }
    const addDecided = () => add({ opens: -60, deadline: -14, meets: -1 })

    const roundOf = (id: string) => ({
      id,
      typeId: type.id,
      addLater: () => add({ opens: -3, deadline: 30, meets: 40 }),
      left: () => balanceOf(database, budgetAccount(budget)),
      present: (people: readonly { userId: string }[]) =>
        database
          .insert(grantPresence)
          .values(people.map(({ userId }) => ({ roundId: id, userId, at })))
          .onConflictDoNothing(),
      apply: (requestedOre = 200_000) =>
        newApplication({ roundId: id, typeId: type.id }, requestedOre),
      meeting: async () =>
        (await database.select().from(grantMeeting).where(eq(grantMeeting.roundId, id)))[0],
    })
    return {
      ...roundOf(await addDecided()),
      /** Another one of the same budget, whose deadline is over too. */
      addBeside: async () => roundOf(await addDecided()),
    }
  }

  async function newApplication(of: { roundId: string; typeId: string }, requestedOre: number) {
    serial += 1
    const reference = String(serial)
    const association = await addAssociation(database)
    const contact = await createMember(database, null)
    await addContact(database, association.id, contact)
    const [application] = await database
      .insert(grantApplication)
      .values({
        ...of,
        applicantKind: 'association',
        associationId: association.id,
        reference,
        language: 'en',
        draft: emptyContent,
        sentVersion: 1,
        firstSentAt: at,
        createdBy: contact,
      })
      .returning()
    if (!application) throw new Error('no application was added')
    const { id } = application
    const caseId = await openCase(database, {
      kind: grantCaseKind,
      deadlineDays: 30,
      userId: contact,
      language: 'en',
      subject: id,
    })
    await database.update(grantApplication).set({ caseId }).where(eq(grantApplication.id, id))
    const title = `Concert ${reference}`
    await database.insert(grantApplicationVersion).values({
      applicationId: id,
      number: 1,
      content: { ...emptyContent, title, requestedOre },
      title,
      requestedOre,
      files: [],
      sentBy: contact,
      sentAt: at,
    })
    return {
      id,
      reference,
      title,
      caseId,
      contact,
      associationId: association.id,
      associationName: association.name,
      propose: (
        values: Partial<typeof grantProposal.$inferInsert> & { amountOre?: number } = {},
      ) => {
        const amountOre = values.amountOre ?? 100_000
        const outcome = values.outcome ?? (amountOre > 0 ? 'granted' : 'refused')
        return database.insert(grantProposal).values({
          applicationId: id,
          reasonIds: [],
          applicationVersion: 1,
          words: `Words about ${reference}`,
          ...values,
          outcome,
          amountOre: outcome === 'granted' ? amountOre : 0,
        })
      },
      decisions: () =>
        database
          .select()
          .from(grantDecision)
          .where(eq(grantDecision.applicationId, id))
          .orderBy(grantDecision.number),
      balance: () => balanceOf(database, grantAccount(id)),
    }
  }

  async function newReason() {
    const [added] = await database
      .insert(grantReason)
      .values({
        kind: 'refused',
        name: bothLanguages('No accounts'),
        text: bothLanguages('The accounts of last year were missing.'),
      })
      .returning({ id: grantReason.id })
    return added?.id ?? ''
  }

  const agree = async (roundId: string, chair: Parameters<typeof agreeMeeting>[1]) => {
    const { fingerprint } = await readMeeting(database, chair, roundId, at)
    await agreeMeeting(database, chair, { roundId, fingerprint }, at)
  }

  const release = async (
    roundId: string,
    staff: Parameters<typeof agreeMeeting>[1],
    laterRoundId: string | null = null,
  ) => {
    const [meeting] = await database
      .select()
      .from(grantMeeting)
      .where(eq(grantMeeting.roundId, roundId))
    const agreedAt = meeting?.agreedAt.toISOString() ?? ''
    return releaseMeeting(parts, staff, { roundId, agreedAt, laterRoundId }, at)
  }

  /** One application that was granted, with its letter sent. */
  async function newGrant(
    people: Awaited<ReturnType<typeof newPeople>>,
    { amountOre = 100_000, budgetOre = 1_000_000 } = {},
  ) {
    const round = await newRound({ budgetOre })
    await round.present(people.committee)
    const application = await round.apply()
    await application.propose({ amountOre, conditions: 'Name the organisation' })
    await agree(round.id, people.chair)
    await release(round.id, people.caseworker)
    return { round, application }
  }

  return { parts, newStaff, newPeople, newRound, newReason, newGrant, agree, release }
}
