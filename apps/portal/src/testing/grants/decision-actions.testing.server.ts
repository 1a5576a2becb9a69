import { and, eq, inArray, isNull } from 'drizzle-orm'
import { grantAppeal, grantCorrection, grantDecision } from '#core/grants/decision/tables.server.ts'
import {
  confirmResult,
  registerResult,
} from '#features/grant-decisions/appeal/decide-appeal.server.ts'
import { sendAppeal, withdrawAppeal } from '#features/grant-decisions/appeal/send-appeal.server.ts'
import {
  confirmCorrection,
  dropCorrection,
  proposeCorrection,
} from '#features/grant-decisions/correct/correct-letter.server.ts'
import { reopenMeeting } from '#features/grant-decisions/meeting/reopen-meeting.server.ts'
import { now, today } from '#features/grant-decisions/testing/grant-decisions.testing.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Action, Stage } from './stage.testing.server.ts'

/** An appeal that waits; undefined where none does. */
async function pickAppeal({ database, applications, pick }: Stage) {
  const ids = applications.map(({ id }) => id)
  const open = await database
    .select()
    .from(grantAppeal)
    .where(
      and(
        inArray(grantAppeal.applicationId, ids),
        isNull(grantAppeal.confirmedAt),
        isNull(grantAppeal.withdrawnAt),
      ),
    )
  const of = (id: string) => open.find(({ applicationId }) => applicationId === id)
  return of(pick(ids.filter(of)))
}

/** Meetings, appeals and corrections. */
export const decisionActions: readonly Action[] = [
  {
    name: 'agree to the other list',
    run: ({ testing, people, beside }) => testing.agree(beside.id, people.deputy),
  },
  {
    name: 'open the other list again',
    run: ({ database, people, beside: { id } }) =>
      reopenMeeting(database, people.chair, { roundId: id, reason: 'A wrong sum' }, now),
  },
  {
    name: 'release the other list',
    async run({ testing, people, beside }) {
      const { letters } = await testing
        .release(beside.id, people.caseworker)
        .catch((error: unknown) => {
          // What was agreed is reserved: there is money for it whatever has happened since.
          if (error instanceof Refusal && error.code.startsWith('GRANT_BUDGET'))
            throw new Error(`its letters are refused: ${error.code}`)
          throw error
        })
      return letters > 0
    },
  },
  {
    name: 'appeal',
    async run({ testing: { parts }, applications, pick }) {
      const { id, contact } = pick(applications)
      const who = { userId: contact, today }
      await sendAppeal(parts, who, { applicationId: id, text: 'Too little' }, now)
    },
  },
  {
    name: 'withdraw an appeal',
    async run(stage) {
      const appeal = await pickAppeal(stage)
      if (!appeal) return false
      const { applicationId, sentBy } = appeal
      const who = { userId: sentBy ?? '', today }
      return withdrawAppeal(stage.testing.parts, who, { applicationId }, now)
    },
  },
  {
    name: 'decide an appeal',
    async run(stage) {
      const { database, testing, people, pick, amount } = stage
      const appeal = await pickAppeal(stage)
      if (!appeal) return false
      const outcome = pick(['changed', 'changed', 'stands', 'not-heard'] as const)
      const result = {
        appealId: appeal.id,
        outcome,
        resultOre: outcome === 'changed' ? pick([0, amount(4_000), amount(4_000)]) : null,
        words: 'So it is',
        decidedOn: today,
        registeredAt: appeal.registeredAt?.toISOString() ?? null,
      }
      await registerResult(database, people.caseworker, result, now)
      const seen = { appealId: appeal.id, registeredAt: now.toISOString() }
      return confirmResult(testing.parts, people.other, seen, now)
    },
  },
  {
    name: 'correct',
    async run(stage) {
      const { database, people, applications, pick, amount } = stage
      const { id } = pick(applications)
      const [decision] = await database
        .select()
        .from(grantDecision)
        .where(and(eq(grantDecision.applicationId, id), isNull(grantDecision.replacedAt)))
      if (!decision) return false
      const amountOre = pick([0, amount(4_000), amount(4_000), decision.amountOre])
      await proposeCorrection(
        database,
        people.caseworker,
        {
          decisionId: decision.id,
          outcome: amountOre > 0 ? 'granted' : 'refused',
          amountOre,
          reasonIds: [],
          words: `Again ${decision.number}`,
          conditions: '',
          note: 'A mistake',
        },
        now,
      )
      return answerCorrection(stage, id)
    },
  },
]

/** A second person confirms or drops it; one that is refused is dropped. */
async function answerCorrection(
  { database, people, pick, testing: { parts } }: Stage,
  applicationId: string,
): Promise<void> {
  const rows = await database
    .select()
    .from(grantCorrection)
    .where(eq(grantCorrection.applicationId, applicationId))
  const open = rows.find(({ confirmedAt, droppedAt }) => !(confirmedAt || droppedAt))
  if (!open) return
  const wanted = { correctionId: open.id }
  const drop = () => dropCorrection(database, people.other, wanted, now)
  if (pick([true, true, true, false]))
    await confirmCorrection(parts, people.other, wanted, now).catch(async (error) => {
      await drop()
      throw error
    })
  else await drop()
}
