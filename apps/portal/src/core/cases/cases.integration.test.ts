import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { decideCase, takeBackDecision } from './decide-case.server.ts'
import { applyEffect, type CaseEffect } from './effect.server.ts'
import { decideAtOnce, openCase, stepAsApplicant } from './open-case.server.ts'
import type { CaseDecision } from './rules.ts'
import { caseDecision, caseEvent, caseFile } from './tables.server.ts'

const { database } = await createTestDatabase()
const caseKinds = [{ kind: 'loan', prepare: async () => null }]
const refusal = (code: string) => ({ code })
const staff = {
  kind: 'staff',
  userId: await createMember(database, null),
  roles: ['caseworker'],
  requestId: 'a request',
} as const

async function newCase(values: { userId?: string; subject?: string; kind?: string } = {}) {
  const userId = values.userId ?? (await createMember(database, null))
  const id = await openCase(database, {
    kind: 'loan',
    deadlineDays: 14,
    language: 'no',
    ...values,
    userId,
  })
  const step = (action: 'change' | 'edit' | 'retract', by = userId, more = {}) =>
    database.transaction((transaction) =>
      stepAsApplicant(transaction, { caseId: id, action, userId: by, ...more }),
    )
  /** About the case as it was sent. */
  const decide = (action: CaseDecision, reasons: string[] = []) =>
    decideCase(
      database,
      staff,
      { caseId: id, caseKinds, version: 1, action, comment: 'Fordi', reasons },
      async () => null,
    )
  const read = async () => {
    const [found] = await database.select().from(caseFile).where(eq(caseFile.id, id))
    if (!found) throw new Error('the case is gone')
    return found
  }
  const events = async () =>
    (
      await database
        .select()
        .from(caseEvent)
        .where(eq(caseEvent.caseId, id))
        .orderBy(asc(caseEvent.id))
    ).map(({ action, actorId, comment }) => [action, actorId, comment])
  const pending = () => database.$count(caseDecision, eq(caseDecision.caseId, id))
  const endGrace = () =>
    database
      .update(caseDecision)
      .set({ takesEffectAt: sql`now() - interval '1 second'` })
      .where(eq(caseDecision.caseId, id))
  return { id, userId, step, decide, read, events, pending, endGrace }
}

const atOnce = (cases: readonly string[], action: 'approve' | 'reject' | 'reopen') =>
  database.transaction((transaction) =>
    decideAtOnce(
      transaction,
      cases.map((caseId) => ({ caseId, action, decidedBy: staff.userId })),
    ),
  )

const outcomesOf = (settled: readonly PromiseSettledResult<unknown>[]) =>
  settled.map(({ status }) => status).toSorted()

describe('a subject', () => {
  it('tells the open cases of one person and kind apart', async () => {
    const { userId } = await newCase({ subject: 'concert' })
    await newCase({ userId, subject: 'tour' })
    await expect(newCase({ userId, subject: 'tour' })).rejects.toMatchObject(refusal('CASE_EXISTS'))
    await newCase({ userId, subject: 'tour', kind: 'other loan' })
  })

  it('is free again when its case is closed', async () => {
    const { userId, step } = await newCase({ subject: 'concert' })
    await step('retract')
    await newCase({ userId, subject: 'concert' })
  })
})

describe('an applicant', () => {
  it('changes what nobody has decided, and a decision that waits is void', async () => {
    const one = await newCase()
    await one.decide('reject')
    await one.step('change')
    await one.step('change')
    expect(await one.read()).toMatchObject({ status: 'ENDRET_AV_KUNDE', version: 3 })
    expect(await one.pending()).toBe(0)
  })

  it('may be another account than the one that sent it, and is answered from then on', async () => {
    const one = await newCase()
    const other = await createMember(database, null)
    await one.step('change', other)
    expect((await one.read()).userId).toBe(one.userId)
    await one.step('change', other, { isTheirs: true })
    expect((await one.read()).userId).toBe(other)
    expect(await one.events()).toEqual([
      ['change', other, null],
      ['change', other, null],
    ])
  })

  it('withdraws once, however often it is pressed, and the case is closed', async () => {
    const one = await newCase()
    const pressed = await Promise.allSettled([1, 2, 3].map(() => one.step('retract')))
    expect(outcomesOf(pressed)).toEqual(['fulfilled', 'rejected', 'rejected'])
    const { status, closedAt } = await one.read()
    expect([status, closedAt !== null]).toEqual(['TRUKKET', true])
    await expect(one.step('change')).rejects.toMatchObject(refusal('CASE_NOT_FOUND'))
    await expect(atOnce([one.id], 'approve')).rejects.toMatchObject(refusal('CASE_NOT_FOUND'))
  })

  it('takes no step that is not theirs now, and a decision that waits stays', async () => {
    const one = await newCase()
    await one.decide('reject')
    await expect(one.step('edit')).rejects.toMatchObject(refusal('STEP_NOT_POSSIBLE'))
    expect(await one.pending()).toBe(1)
  })

  it('is quoted where staff were asked in writing', async () => {
    const one = await newCase()
    await one.step('retract', one.userId, { comment: 'Et brev' })
    expect(await one.events()).toEqual([['retract', one.userId, 'Et brev']])
  })
})

describe('what two people or a meeting have decided', () => {
  it('is written at once for all, and what one caseworker decided is void', async () => {
    const [first, second] = [await newCase(), await newCase()]
    await first.decide('reject')
    await second.step('change')
    await atOnce([first.id, second.id], 'approve')
    for (const one of [first, second]) {
      expect(await one.read()).toMatchObject({
        status: 'INNVILGET',
        firstDecision: 'INNVILGET',
        closedAt: null,
      })
      expect(await one.pending()).toBe(0)
    }
  })

  it('is written for none where it is not possible for one', async () => {
    const [first, second] = [await newCase(), await newCase()]
    await atOnce([second.id], 'reject')
    await expect(atOnce([first.id, second.id], 'reject')).rejects.toMatchObject(
      refusal('STEP_NOT_POSSIBLE'),
    )
    expect((await first.read()).status).toBe('OPPRETTET')
    const unknown = crypto.randomUUID()
    await expect(atOnce([first.id, unknown], 'reject')).rejects.toMatchObject(
      refusal('CASE_NOT_FOUND'),
    )
    expect(await first.events()).toEqual([])
  })

  it('is one decision when two write it at once, in whatever order', async () => {
    const cases = [await newCase(), await newCase(), await newCase()].map(({ id }) => id)
    const both = await Promise.allSettled([
      atOnce(cases, 'approve'),
      atOnce(cases.toReversed(), 'reject'),
    ])
    expect(outcomesOf(both)).toEqual(['fulfilled', 'rejected'])
    const statuses = await database
      .selectDistinct({ status: caseFile.status })
      .from(caseFile)
      .where(sql`${caseFile.id} = any(${sql.param(cases)}::uuid[])`)
    expect(statuses).toHaveLength(1)
  })
})

describe('a decision of a caseworker', () => {
  const effects: CaseEffect[] = []
  const apply = (id: string) =>
    applyEffect(database, id, async (_, effect) => {
      effects.push(effect)
    })
  const effectsOf = (id: string) => effects.filter(({ caseId }) => caseId === id)

  it('does nothing before its time, and one thing after it, with its reasons', async () => {
    const one = await newCase()
    await one.decide('reject', ['too late'])
    await apply(one.id)
    expect([(await one.read()).status, effectsOf(one.id)]).toEqual(['OPPRETTET', []])
    await one.endGrace()
    await Promise.all([apply(one.id), apply(one.id), apply(one.id)])
    expect((await one.read()).status).toBe('AVVIST')
    expect(effectsOf(one.id)).toMatchObject([
      { action: 'reject', comment: 'Fordi', reasons: ['too late'], decidedBy: staff.userId },
    ])
    await expect(
      takeBackDecision(database, staff, { caseId: one.id, caseKinds }),
    ).rejects.toMatchObject(refusal('NOTHING_TO_TAKE_BACK'))
  })

  it('that is taken back does nothing', async () => {
    const one = await newCase()
    await one.decide('approve')
    await takeBackDecision(database, staff, { caseId: one.id, caseKinds })
    await one.endGrace()
    await apply(one.id)
    expect([(await one.read()).status, effectsOf(one.id)]).toEqual(['OPPRETTET', []])
  })

  it('either holds or is taken back, when both happen at once', async () => {
    const one = await newCase()
    await one.decide('approve')
    await one.endGrace()
    const [, taken] = await Promise.allSettled([
      apply(one.id),
      takeBackDecision(database, staff, { caseId: one.id, caseKinds }),
    ])
    const isTaken = taken.status === 'fulfilled'
    expect((await one.read()).status).toBe(isTaken ? 'OPPRETTET' : 'INNVILGET')
    expect(effectsOf(one.id)).toHaveLength(isTaken ? 0 : 1)
  })

  it('is of one of two who decide at once', async () => {
    const one = await newCase()
    const both = await Promise.allSettled([one.decide('approve'), one.decide('reject')])
    expect(outcomesOf(both)).toEqual(['fulfilled', 'rejected'])
    expect(await one.pending()).toBe(1)
  })

  it('is void when the applicant changes the case at the same time', async () => {
    const one = await newCase()
    await Promise.allSettled([one.decide('reject'), one.step('change')])
    const { status, version } = await one.read()
    expect([status, version]).toEqual(['ENDRET_AV_KUNDE', 2])
    await one.endGrace()
    await apply(one.id)
    // A decision that came after the change was refused; one before it is void.
    expect([(await one.read()).status, effectsOf(one.id)]).toEqual(['ENDRET_AV_KUNDE', []])
  })
})
