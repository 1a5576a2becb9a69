import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { addMember } from '#core/associations/associations.testing.server.ts'
import { associationHistory } from '#core/associations/tables.server.ts'
import { testSender } from '#core/documents/letters/sender.testing.ts'
import { readPdf } from '#core/documents/read-pdf.testing.ts'
import { grantAccount } from '#core/grants/accounts.ts'
import { grantAppeal, grantCorrection, grantDecision } from '#core/grants/decision/tables.server.ts'
import { grantAward } from '#core/grants/funding/tables.server.ts'
import { grantReason, grantSettings } from '#core/grants/setup/tables.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { listAppeals } from '../appeal/appeals-of-staff.server.ts'
import type { ResultForm } from '../appeal/contract.ts'
import { confirmResult, dropResult, registerResult } from '../appeal/decide-appeal.server.ts'
import { findOwnDecisions } from '../appeal/own-decisions.server.ts'
import { sendAppeal, withdrawAppeal } from '../appeal/send-appeal.server.ts'
import { drawAppealLetter, drawDecisionLetter } from '../letters/letter-of.server.ts'
import { actor, grantTesting, now, today } from '../testing/grant-decisions.testing.server.ts'
import type { CorrectionForm } from './contract.ts'
import { confirmCorrection, dropCorrection, proposeCorrection } from './correct-letter.server.ts'

const { database } = await createTestDatabase()
const { parts, newPeople, newStaff, newGrant } = grantTesting(database)
const people = await newPeople()
const { chair, caseworker, other } = people
const refusal = (code: string) => ({ code })
const later = new Date('2026-12-10T10:00:00Z')

async function newAppeal(day = today) {
  const { round, application } = await newGrant(people)
  const who = { userId: application.contact, today: day }
  const wanted = { applicationId: application.id }
  const send = () => sendAppeal(parts, who, { ...wanted, text: 'The sum is too small' }, now)
  await send()
  const stored = async () =>
    (
      await database
        .select()
        .from(grantAppeal)
        .where(eq(grantAppeal.applicationId, application.id))
        .orderBy(grantAppeal.sentAt)
    ).at(-1)
  const id = (await stored())?.id ?? ''
  const seen = async () => (await stored())?.registeredAt?.toISOString() ?? null
  const result = async (values: Partial<ResultForm> = {}) => ({
    appealId: id,
    outcome: 'changed' as const,
    resultOre: 150_000,
    words: 'The costs are real',
    decidedOn: '2026-12-05',
    registeredAt: await seen(),
    ...values,
  })
  return {
    round,
    application,
    who,
    wanted,
    id,
    send,
    stored,
    register: async (staff = caseworker, values: Partial<ResultForm> = {}) =>
      registerResult(database, staff, await result(values), later),
    confirm: async (staff = other) =>
      confirmResult(parts, staff, { appealId: id, registeredAt: (await seen()) ?? '' }, later),
    drop: async (staff = other) =>
      dropResult(database, staff, { appealId: id, registeredAt: (await seen()) ?? '' }, later),
    own: () => findOwnDecisions(database, who, wanted),
  }
}

const said = async (letter: Promise<Uint8Array<ArrayBuffer> | null>) =>
  readPdf((await letter) ?? new Uint8Array())

describe('an appeal', () => {
  it('is of those who act for the applicant alone, and one at a time', async () => {
    const { application, wanted, send, own } = await newAppeal()
    const stranger = { userId: await createMember(database, null), today }
    await expect(findOwnDecisions(database, stranger, wanted)).rejects.toMatchObject(
      refusal('GRANT_NOT_FOUND'),
    )
    await expect(sendAppeal(parts, stranger, { ...wanted, text: 'x' }, now)).rejects.toMatchObject(
      refusal('GRANT_NOT_FOUND'),
    )
    await expect(send()).rejects.toMatchObject(refusal('APPEAL_WAITS'))
    const appeals = eq(grantAppeal.applicationId, application.id)
    expect(await database.$count(grantAppeal, appeals)).toBe(1)
    expect((await own()).way).toBe('waits')
  })

  it('of two at once is sent once', async () => {
    const { application } = await newGrant(people)
    const who = { userId: application.contact, today }
    const send = () => sendAppeal(parts, who, { applicationId: application.id, text: 'x' }, now)
    const sent = await Promise.allSettled([send(), send()])
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('that comes late is taken and marked', async () => {
    const { application } = await newGrant(people)
    const late = new Date('2026-12-20T10:00:00Z')
    const who = { userId: application.contact, today: '2026-12-20' }
    await sendAppeal(parts, who, { applicationId: application.id, text: 'Late' }, late)
    const { waiting } = await listAppeals(database, caseworker)
    const found = waiting.find(({ applicationId }) => applicationId === application.id)
    expect(found).toMatchObject({ isLate: true, text: 'Late' })
  })

  it('is withdrawn until it is decided, and sent again', async () => {
    const { who, wanted, send, own, register, confirm } = await newAppeal()
    await withdrawAppeal(parts, who, wanted, now)
    await expect(withdrawAppeal(parts, who, wanted, now)).rejects.toMatchObject(
      refusal('APPEAL_CLOSED'),
    )
    await expect(register()).rejects.toMatchObject(refusal('APPEAL_CLOSED'))
    expect((await own()).way).toBe('open')
    await send()
    expect((await own()).way).toBe('waits')
    await expect(confirm()).rejects.toMatchObject(refusal('APPEAL_CLOSED'))
  })

  it('is decided by two people: the decision, the money, the letter', async () => {
    const { round, application, register, confirm, own } = await newAppeal()
    const left = await round.left()
    await register()
    expect((await own()).appeals).toMatchObject([{ answer: null }])
    await expect(confirm(caseworker)).rejects.toMatchObject(refusal('SECOND_PERSON_NEEDED'))
    await confirm()
    expect([await application.balance(), await round.left()]).toEqual([150_000, left - 50_000])
    const [first, second] = await application.decisions()
    expect(first?.replacedAt).toEqual(later)
    expect(second).toMatchObject({
      basis: 'appeal',
      amountOre: 150_000,
      conditions: 'Name the organisation',
      appealUntil: null,
    })
    expect((await own()).way).toBe('final')
    const letter = await said(drawDecisionLetter(database, testSender, second?.id ?? ''))
    expect(letter).toMatchObject({ isMarked: true, uaPart: '1', untagged: [], language: 'en-GB' })
    expect(letter.said).toContain('The costs are real')
    expect(letter.said).toContain('The decision is final')
    await expect(confirm()).rejects.toMatchObject(refusal('APPEAL_CLOSED'))
    const history = await database
      .select({ action: associationHistory.action })
      .from(associationHistory)
      .where(eq(associationHistory.associationId, application.associationId))
      .orderBy(associationHistory.id)
    expect(history.map(({ action }) => action)).toEqual([
      'grant-decided',
      'grant-appealed',
      'grant-appeal-decided',
    ])
  })

  it('that changes nothing leaves the decision, and is answered by a letter of its own', async () => {
    const { application, id, register, confirm, own } = await newAppeal()
    await register(caseworker, { outcome: 'stands', resultOre: null, words: 'Fair enough' })
    expect(await drawAppealLetter(database, testSender, id)).toBeNull()
    await confirm()
    expect(await application.decisions()).toHaveLength(1)
    const letter = await said(drawAppealLetter(database, testSender, id))
    expect(letter.said).toContain('The decision is not changed')
    expect(letter.said).toContain('Fair enough')
    expect((await own()).way).toBe('final')
  })

  it('registered wrongly is registered again or dropped, by somebody who has read it', async () => {
    const { stored, register, confirm, drop, id } = await newAppeal()
    await register()
    const old = (await stored())?.registeredAt?.toISOString() ?? ''
    await registerResult(
      database,
      other,
      {
        appealId: id,
        outcome: 'changed',
        resultOre: 120_000,
        words: 'Less',
        decidedOn: '2026-12-05',
        registeredAt: old,
      },
      new Date(later.getTime() + 1000),
    )
    await expect(
      confirmResult(parts, caseworker, { appealId: id, registeredAt: old }, later),
    ).rejects.toMatchObject(refusal('APPEAL_CHANGED'))
    await expect(confirm(other)).rejects.toMatchObject(refusal('SECOND_PERSON_NEEDED'))
    await drop()
    expect(await stored()).toMatchObject({ outcome: null, registeredBy: null, resultOre: null })
    await expect(confirm()).rejects.toMatchObject(refusal('APPEAL_CHANGED'))
  })

  it('is not dealt with by the committee, by people of the applicant, or on an impossible day', async () => {
    const { application, register, id } = await newAppeal()
    await expect(register(actor(chair.userId, 'caseworker'))).rejects.toMatchObject(
      refusal('APPEAL_OTHER_BODY'),
    )
    const tied = await newStaff('caseworker')
    await addMember(database, { associationId: application.associationId, userId: tied.userId })
    await expect(register(tied)).rejects.toMatchObject(refusal('OWN_CASE'))
    const { waiting, hidden } = await listAppeals(database, tied)
    expect([waiting.some((one) => one.id === id), hidden > 0]).toEqual([false, true])
    for (const decidedOn of ['2026-11-27', '2026-12-11'])
      await expect(register(caseworker, { decidedOn })).rejects.toMatchObject(
        refusal('DAY_IMPOSSIBLE'),
      )
    await expect(register(caseworker, { resultOre: 100_000 })).rejects.toMatchObject(
      refusal('RESULT_SAME'),
    )
  })
})

describe('a correction', () => {
  async function newCorrection(values: Partial<CorrectionForm> = {}) {
    const { round, application } = await newGrant(people)
    const [wrong] = await application.decisions()
    const decisionId = wrong?.id ?? ''
    const form = {
      decisionId,
      outcome: 'granted' as const,
      amountOre: 80_000,
      reasonIds: [],
      words: 'Right words',
      conditions: '',
      note: 'The sum was wrong',
      ...values,
    }
    await proposeCorrection(database, caseworker, form, now)
    const [proposed] = await database
      .select()
      .from(grantCorrection)
      .where(eq(grantCorrection.decisionId, decisionId))
    const correctionId = proposed?.id ?? ''
    return {
      round,
      application,
      decisionId,
      form,
      correctionId,
      confirm: (staff = other) => confirmCorrection(parts, staff, { correctionId }, later),
    }
  }

  it('is made by two people; both letters stay, and one counts', async () => {
    const { round, application, form, correctionId, confirm } = await newCorrection({
      conditions: 'Only for members',
    })
    await database
      .update(grantAward)
      .set({ state: 'accepted' })
      .where(eq(grantAward.applicationId, application.id))
    const left = await round.left()
    await expect(proposeCorrection(database, other, form, now)).rejects.toMatchObject(
      refusal('CORRECTION_WAITS'),
    )
    expect(await application.decisions()).toHaveLength(1)
    await expect(confirm(caseworker)).rejects.toMatchObject(refusal('SECOND_PERSON_NEEDED'))
    const confirmed = await Promise.allSettled([confirm(), confirm()])
    expect(confirmed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect([await application.balance(), await round.left()]).toEqual([80_000, left + 20_000])
    const own = await findOwnDecisions(
      database,
      { userId: application.contact, today },
      { applicationId: application.id },
    )
    expect(own.decisions.map(({ isCurrent, amountOre }) => [isCurrent, amountOre])).toEqual([
      [true, 80_000],
      [false, 100_000],
    ])
    const awards = await database
      .select({ state: grantAward.state, conditions: grantAward.conditions })
      .from(grantAward)
      .where(eq(grantAward.applicationId, application.id))
    expect(awards).toEqual([{ state: 'accepted', conditions: 'Only for members' }])
    expect(own).toMatchObject({ way: 'open', decisions: [{ appealUntil: '2026-12-31' }, {}] })
    const letter = await said(drawDecisionLetter(database, testSender, own.decisions[0]?.id ?? ''))
    expect(letter.said).toContain('The sum was wrong')
    await expect(dropCorrection(database, other, { correctionId }, later)).rejects.toMatchObject(
      refusal('CORRECTION_NOT_FOUND'),
    )
  })

  it('below what is paid is refused, and is claimed back instead', async () => {
    const { application, confirm } = await newCorrection({ amountOre: 50_000 })
    await database
      .update(grantAward)
      .set({ state: 'accepted' })
      .where(eq(grantAward.applicationId, application.id))
    await postTransaction(database, {
      key: `test-paid:${application.id}`,
      kind: 'payout-released',
      valueDate: today,
      entries: [
        { account: grantAccount(application.id), amountOre: 60_000 },
        { account: { kind: 'payouts', key: 'NO9386011117947' }, amountOre: -60_000 },
      ],
      actorId: null,
    })
    await expect(confirm()).rejects.toMatchObject(refusal('GRANT_PAID'))
    expect(await application.decisions()).toHaveLength(1)
  })

  it('is about the letter that counts, and about something', async () => {
    const { application, decisionId, form, confirm } = await newCorrection()
    await confirm()
    await expect(proposeCorrection(database, other, form, later)).rejects.toMatchObject(
      refusal('GRANT_CHANGED'),
    )
    const current = (await application.decisions()).at(-1)
    expect(current?.id).not.toBe(decisionId)
    await expect(
      proposeCorrection(database, other, { ...form, decisionId: current?.id ?? '' }, later),
    ).rejects.toMatchObject(refusal('RESULT_SAME'))
  })
})

it('letters stay as they were written when settings and reasons change', async () => {
  const { application } = await newGrant(people)
  const [decision] = await application.decisions()
  const [reason] = await database
    .insert(grantReason)
    .values({
      kind: 'refused',
      name: { no: 'A', en: 'A' },
      text: { no: 'Slik var det', en: 'So it was' },
    })
    .returning()
  await proposeCorrection(
    database,
    caseworker,
    {
      decisionId: decision?.id ?? '',
      outcome: 'refused',
      amountOre: 0,
      reasonIds: [reason?.id ?? ''],
      words: 'A smile 🙂 for محمد',
      conditions: '',
      note: 'It was a refusal',
    },
    now,
  )
  const [proposed] = await database
    .select()
    .from(grantCorrection)
    .where(eq(grantCorrection.decisionId, decision?.id ?? ''))
  await confirmCorrection(parts, other, { correctionId: proposed?.id ?? '' }, now)
  await database
    .update(grantReason)
    .set({ text: { no: 'Annet', en: 'Otherwise' } })
    .where(eq(grantReason.id, reason?.id ?? ''))
  await database.update(grantSettings).set({ appealBody: { no: 'Nytt', en: 'Another body' } })
  const [current] = await database
    .select()
    .from(grantDecision)
    .where(eq(grantDecision.id, (await application.decisions()).at(-1)?.id ?? ''))
  const letter = await said(drawDecisionLetter(database, testSender, current?.id ?? ''))
  expect(letter.said).toContain('So it was')
  expect(letter.said).toContain('A smile for […]')
  expect(letter.said).not.toContain('Another body')
})
