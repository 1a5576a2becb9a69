import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addContact, addMember } from '#core/associations/associations.testing.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { testSender } from '#core/documents/letters/sender.testing.ts'
import { readPdf } from '#core/documents/read-pdf.testing.ts'
import { budgetAccount, frameAccount } from '#core/grants/accounts.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { moveGrantMoney } from '#core/grants/budget.server.ts'
import { grantConflict, grantProposal } from '#core/grants/committee/tables.server.ts'
import { grantAward } from '#core/grants/funding/tables.server.ts'
import { grantCommitteeTerm } from '#core/grants/setup/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { Minutes } from '../model/minutes.ts'
import { grantTesting, now, today } from '../testing/grant-decisions.testing.server.ts'
import { agreeMeeting } from './agree-meeting.server.ts'
import { correctMinutes } from './correct-minutes.server.ts'
import { readMeeting } from './read-meeting.server.ts'
import { reopenMeeting } from './reopen-meeting.server.ts'
import { writeMinutes } from './write-minutes.server.ts'

const { database } = await createTestDatabase()
const { newPeople, newStaff, newRound, newReason, agree, release } = grantTesting(database)
const people = await newPeople()
const { chair, deputy, members, committee, caseworker, other } = people
const refusal = (code: string) => ({ code })

async function newMeeting(values: Parameters<typeof newRound>[0] = {}) {
  const round = await newRound(values)
  await round.present(committee)
  return round
}

const mails = async (email: string) => {
  const { rows } = await database.execute<{ subject: string; text: string }>(sql`
    select payload ->> 'subject' as subject, payload ->> 'text' as text
    from graphile_worker._private_jobs where payload ->> 'to' = ${email} order by id`)
  return rows
}

describe('the list of a meeting', () => {
  it('is agreed by the chair or the deputy alone, once, and by the first of two at once', async () => {
    const round = await newMeeting()
    await (await round.apply()).propose()
    const { fingerprint } = await readMeeting(database, chair, round.id, now)
    const press = (who: typeof chair) =>
      agreeMeeting(database, who, { roundId: round.id, fingerprint }, now)
    await expect(press(members[0] ?? chair)).rejects.toMatchObject(refusal('NOT_CHAIR'))
    await expect(press(caseworker)).rejects.toMatchObject(refusal('NOT_IN_COMMITTEE'))
    const pressed = await Promise.allSettled([press(chair), press(deputy)])
    const refused = pressed.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([
      { reason: { code: 'MEETING_AGREED', details: { by: 'Test Person' } } },
    ])
  })

  it('is not agreed by somebody whose term is over', async () => {
    const round = await newMeeting()
    await (await round.apply()).propose()
    const former = await newStaff('committee', 'chair')
    const { fingerprint } = await readMeeting(database, chair, round.id, now)
    await database
      .update(grantCommitteeTerm)
      .set({ endsOn: '2026-11-27' })
      .where(eq(grantCommitteeTerm.userId, former.userId))
    await expect(
      agreeMeeting(database, former, { roundId: round.id, fingerprint }, now),
    ).rejects.toMatchObject(refusal('NOT_IN_COMMITTEE'))
  })

  it('is refused with what is missing, and when it was changed since it was read', async () => {
    const round = await newMeeting({ budgetOre: 150_000 })
    const [one, two] = [await round.apply(), await round.apply()]
    await one.propose()
    const read = () => readMeeting(database, chair, round.id, now)
    const press = async (fingerprint?: string) =>
      agreeMeeting(
        database,
        chair,
        { roundId: round.id, fingerprint: fingerprint ?? (await read()).fingerprint },
        now,
      )
    await expect(press()).rejects.toMatchObject(refusal('PROPOSALS_MISSING'))
    await two.propose()
    expect((await read()).problems).toEqual([{ code: 'budget', count: 50_000 }])
    await expect(press()).rejects.toMatchObject(refusal('GRANT_BUDGET_EXCEEDED'))
    const { fingerprint } = await read()
    await database
      .update(grantProposal)
      .set({ amountOre: 50_000, version: 2 })
      .where(eq(grantProposal.applicationId, two.id))
    await expect(press(fingerprint)).rejects.toMatchObject(refusal('GRANT_CHANGED'))
    await press()
  })

  it('needs enough members, today’s alone', async () => {
    const round = await newRound()
    await (await round.apply()).propose()
    await round.present(committee.slice(1))
    await round.present([caseworker])
    await expect(agree(round.id, chair)).rejects.toMatchObject(refusal('QUORUM_MISSING'))
    await round.present([chair])
    await agree(round.id, chair)
  })

  it('hides from a member the cases in which they take no part, and its sums', async () => {
    const round = await newMeeting()
    const [open, own] = [await round.apply(), await round.apply()]
    await open.propose({ amountOre: 30_000 })
    await own.propose({ amountOre: 40_000 })
    const [member = chair] = members
    await addContact(database, own.associationId, member.userId)
    const seen = await readMeeting(database, member, round.id, now)
    expect(seen).toMatchObject({ hidden: 1, sums: [] })
    expect(seen.cases.map(({ reference }) => reference)).toEqual([open.reference])
    expect((await readMeeting(database, deputy, round.id, now)).cases).toHaveLength(2)
    await agree(round.id, chair)
    const meeting = await round.meeting()
    const minutes = Minutes.parse(meeting?.minutes)
    expect(minutes.cases.map(({ steppedOut }) => steppedOut)).toEqual([
      [],
      [{ name: 'Test Person', cause: 'role' }],
    ])
    const written = await database
      .select()
      .from(grantConflict)
      .where(eq(grantConflict.applicationId, own.id))
    expect(written).toMatchObject([{ userId: member.userId, cause: 'role' }])

    const paper = (hidden: readonly string[]) =>
      writeMinutes({
        locale: 'en',
        sender: testSender,
        minutes,
        agreedOn: today,
        people: new Map(),
        hidden: new Set(hidden),
      })
    const whole = await readPdf(await paper([]))
    expect(whole).toMatchObject({ isMarked: true, uaPart: '1', untagged: [] })
    expect(whole.said).toContain(`Words about ${own.reference}`)
    expect(whole.said).toContain('has or had a role in the association')
    const copy = await readPdf(await paper([own.id]))
    for (const secret of [own.title, own.associationName, `Words about ${own.reference}`])
      expect(copy.said).not.toContain(secret)
    expect(copy.said).toContain(`Case ${own.reference} You took no part in this case.`)
    expect(copy.said).toContain(`Words about ${open.reference}`)
  })

  it('is opened again until the letters are sent, and what the system found of conflicts with it', async () => {
    const round = await newMeeting()
    const application = await round.apply()
    await application.propose()
    const [, member = chair] = members
    await addContact(database, application.associationId, member.userId)
    await agree(round.id, chair)
    const reopen = (who = chair) =>
      reopenMeeting(database, who, { roundId: round.id, reason: 'A wrong sum' }, now)
    await expect(reopen(members[0])).rejects.toMatchObject(refusal('NOT_CHAIR'))
    await reopen()
    await expect(reopen()).rejects.toMatchObject(refusal('MEETING_NOT_AGREED'))
    const ofIt = eq(grantConflict.applicationId, application.id)
    expect(await database.$count(grantConflict, ofIt)).toBe(0)
    await agree(round.id, deputy)
    await release(round.id, caseworker)
    await expect(reopen()).rejects.toMatchObject(refusal('MEETING_RELEASED'))
  })
})

describe('the letters of a meeting', () => {
  it('are sent at once: money, grants, cases, mails, and a second press changes nothing', async () => {
    const round = await newMeeting({ budgetOre: 300_000 })
    const reasonId = await newReason()
    const [granted, refused] = [await round.apply(), await round.apply()]
    await granted.propose({ amountOre: 120_000, conditions: 'Name the organisation' })
    await refused.propose({ amountOre: 0, reasonIds: [reasonId] })
    await agree(round.id, chair)
    expect(await granted.decisions()).toEqual([])
    const sent = await release(round.id, caseworker)
    expect(sent).toEqual({ letters: 2, postponed: 0, mails: 2 })
    expect(await release(round.id, caseworker)).toEqual({ letters: 0, postponed: 0, mails: 0 })
    await expect(release(round.id, other)).rejects.toMatchObject(refusal('MEETING_RELEASED'))
    expect([await granted.balance(), await round.left()]).toEqual([120_000, 180_000])
    expect(await granted.decisions()).toMatchObject([
      {
        basis: 'meeting',
        amountOre: 120_000,
        decidedBy: chair.userId,
        confirmedBy: caseworker.userId,
        appealUntil: '2026-12-19',
      },
    ])
    expect(await refused.decisions()).toMatchObject([
      {
        outcome: 'refused',
        letter: { reasons: [{ en: 'The accounts of last year were missing.' }] },
      },
    ])
    const awards = await database
      .select()
      .from(grantAward)
      .where(eq(grantAward.applicationId, granted.id))
    expect(awards).toMatchObject([{ state: 'offered', conditions: 'Name the organisation' }])
    const statusOf = async (id: string) =>
      (await database.select().from(caseFile).where(eq(caseFile.id, id)))[0]?.status
    expect([await statusOf(granted.caseId), await statusOf(refused.caseId)]).toEqual([
      'INNVILGET',
      'AVVIST',
    ])
    expect(await mails(`${granted.contact}@trivsel.example`)).toMatchObject([
      { text: expect.stringContaining('1,200.00') },
    ])
  })

  it('are sent by the first of two at once', async () => {
    const round = await newMeeting()
    const application = await round.apply()
    await application.propose()
    await agree(round.id, chair)
    const pressed = await Promise.allSettled([
      release(round.id, caseworker),
      release(round.id, other),
    ])
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await application.decisions()).toHaveLength(1)
  })

  it('are not sent by who agreed, nor by somebody tied to an applicant: it is said who can', async () => {
    const round = await newMeeting()
    const application = await round.apply()
    await application.propose()
    await agree(round.id, chair)
    await expect(release(round.id, chair)).rejects.toMatchObject(refusal('SECOND_PERSON_NEEDED'))
    const tied = await newStaff('caseworker')
    await addMember(database, { associationId: application.associationId, userId: tied.userId })
    await expect(release(round.id, tied)).rejects.toMatchObject(refusal('OWN_CASE'))
    const seen = await readMeeting(database, tied, round.id, now)
    expect(seen.may.release).toBe(false)
    expect(seen.releasers?.length).toBeGreaterThan(0)
    expect(await readMeeting(database, caseworker, round.id, now)).toMatchObject({
      may: { release: true },
      releasers: null,
    })
  })

  it('leave out what was withdrawn, and postponed ones go to the next round', async () => {
    const round = await newMeeting()
    const [withdrawn, postponed] = [await round.apply(), await round.apply()]
    await withdrawn.propose()
    await postponed.propose({ outcome: 'postponed' })
    await agree(round.id, chair)
    await database
      .update(grantApplication)
      .set({ withdrawnAt: now })
      .where(eq(grantApplication.id, withdrawn.id))
    await expect(release(round.id, caseworker)).rejects.toMatchObject(refusal('NO_LATER_ROUND'))
    const later = await round.addLater()
    expect(await release(round.id, caseworker)).toMatchObject({ letters: 0, postponed: 1 })
    expect(await withdrawn.decisions()).toEqual([])
    const moved = and(eq(grantApplication.id, postponed.id), eq(grantApplication.roundId, later))
    expect(await database.$count(grantApplication, moved)).toBe(1)
    const proposed = eq(grantProposal.applicationId, postponed.id)
    expect(await database.$count(grantProposal, proposed)).toBe(0)
    expect(await mails(`${postponed.contact}@trivsel.example`)).toHaveLength(1)
  })

  it('are all sent or none: money that went elsewhere stops them', async () => {
    const round = await newMeeting({ budgetOre: 200_000 })
    const [one, two] = [await round.apply(), await round.apply()]
    await one.propose()
    await two.propose()
    await agree(round.id, chair)
    const from = budgetAccount({ year: 2026, typeId: round.typeId })
    const move = { key: `less:${round.id}`, kind: 'grant-budget-set', amountOre: 1, from }
    // What is reserved is refused to others: as if it were no such meeting's.
    await moveGrantMoney(database, [{ ...move, to: frameAccount(2026) }], {
      actorId: null,
      valueDate: today,
      isReserved: true,
    })
    await expect(release(round.id, caseworker)).rejects.toMatchObject(
      refusal('GRANT_BUDGET_EXCEEDED'),
    )
    expect(await one.decisions()).toEqual([])
    expect(await mails(`${one.contact}@trivsel.example`)).toEqual([])
  })
})

it('minutes are corrected after the letters are sent, by a new version that keeps the old', async () => {
  const round = await newMeeting()
  const application = await round.apply()
  await application.propose()
  await agree(round.id, chair)
  const correct = (who: typeof chair, applicationId: string | null) =>
    correctMinutes(
      database,
      who,
      { roundId: round.id, text: 'Kari came at 18', applicationId },
      now,
    )
  await expect(correct(chair, null)).rejects.toMatchObject(refusal('MEETING_NOT_AGREED'))
  await release(round.id, caseworker)
  await correct(deputy, null)
  await expect(correct(chair, crypto.randomUUID())).rejects.toMatchObject(
    refusal('GRANT_NOT_FOUND'),
  )
  const minutes = Minutes.parse((await round.meeting())?.minutes)
  expect(minutes.corrections).toMatchObject([{ number: 2, text: 'Kari came at 18' }])
  expect(minutes.cases).toHaveLength(1)
})

it('a correction of one case is read at that case, and not by who took no part in it', async () => {
  const round = await newMeeting()
  const [open, own] = [await round.apply(), await round.apply()]
  await open.propose()
  await own.propose()
  const [member = chair] = members
  await addContact(database, own.associationId, member.userId)
  await agree(round.id, chair)
  await release(round.id, caseworker)
  const correct = (who: typeof chair, text: string, applicationId: string | null) =>
    correctMinutes(database, who, { roundId: round.id, text, applicationId }, now)
  await correct(chair, 'The concert is in May', own.id)
  await correct(deputy, 'The meeting began at 18', null)
  const texts = async (who: typeof chair) =>
    (await readMeeting(database, who, round.id, now)).corrections.map(({ text }) => text)
  expect(await texts(deputy)).toEqual(['The concert is in May', 'The meeting began at 18'])
  expect(await texts(member)).toEqual(['The meeting began at 18'])

  const minutes = Minutes.parse((await round.meeting())?.minutes)
  const said = async (hidden: readonly string[]) => {
    const facts = { locale: 'en', sender: testSender, minutes, agreedOn: today } as const
    const paper = await writeMinutes({ ...facts, people: new Map(), hidden: new Set(hidden) })
    return (await readPdf(paper)).said
  }
  const whole = await said([])
  expect(whole.split('The concert is in May')).toHaveLength(2)
  expect(whole).toContain(`See case ${own.reference}.`)
  const copy = await said([own.id])
  expect(copy).not.toContain('The concert is in May')
  expect(copy).toContain('The meeting began at 18')
})
