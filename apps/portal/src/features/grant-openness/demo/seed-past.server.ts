import { eq } from 'drizzle-orm'
import { grantPresence } from '#core/grants/committee/tables.server.ts'
import { applyDecision } from '#core/grants/decision/apply-decision.server.ts'
import { grantAppeal, grantDecision, grantMeeting } from '#core/grants/decision/tables.server.ts'
import { addDays } from '#platform/time/date.ts'
import { addSentApplication } from './add-application.server.ts'
import { addDemoCases, type DemoCase } from './add-cases.server.ts'
import { addDemoRound, type DemoRound } from './add-round.server.ts'
import { applicantOf } from './applicant-of.ts'
import { at, type DemoWorld, dayOf } from './demo-world.server.ts'
import type { PastSent } from './past-sent.ts'
import { pastMeetings, planPast } from './plan-past.ts'
import { seedFunding } from './seed-funding.server.ts'
import { writeDemoMinutes } from './write-demo-minutes.ts'

/** Two years of meetings: all that was decided, and what became of it. */
export async function seedPast(world: DemoWorld): Promise<void> {
  const planned = planPast()
  for (const [index, days] of pastMeetings.entries()) {
    const round = await addDemoRound(world, addDays(world.today, -days))
    const all: PastSent[] = []
    for (const one of planned.filter((candidate) => candidate.round === index)) {
      const applicant = applicantOf(world, one.association, one.seed)
      const sent = await addSentApplication(world, round, {
        seed: one.seed,
        type: one.type,
        applicant,
        withoutFiles: one.end === 'formal',
      })
      all.push({ planned: one, sent })
      await decide(world, round, { planned: one, sent })
    }
    await addMeeting(world, round, all)
    await seedFunding(world, round, all)
    await addDemoCases(
      world,
      round,
      all.map((one) => caseOf(world, round, one)),
    )
  }
}

/** The letters are sent two days after the meeting. */
const releasedAt = ({ meetsOn }: DemoRound): Date => at(addDays(meetsOn, 2), '10:00')
const appealedAt = ({ meetsOn }: DemoRound): Date => at(addDays(meetsOn, 12), '14:00')
const appealDecidedAt = ({ meetsOn }: DemoRound): Date => at(addDays(meetsOn, 40), '12:00')

const grantedOre = ({ planned, sent }: PastSent): number =>
  Math.floor((sent.requestedOre * planned.share) / 10_000) * 100

async function decide(world: DemoWorld, round: DemoRound, one: PastSent): Promise<void> {
  const { transaction, setup, committee, caseworkers } = world
  const { planned, sent } = one
  const { end, reason, share } = planned
  const isFormal = end === 'formal'
  const isRefused = isFormal || end === 'refused' || end === 'appealed'
  const reasonIds = [reason ?? (end === 'appealed' ? ('budget' as const) : null)].flatMap((key) =>
    key ? [setup.reasons[key]] : [],
  )
  const decisionId = await applyDecision(
    transaction,
    {
      applicationId: sent.id,
      basis: isFormal ? 'formal' : 'meeting',
      outcome: isRefused ? 'refused' : 'granted',
      amountOre: isRefused ? 0 : grantedOre(one),
      reasonIds,
      words: '',
      conditions: '',
      roundId: isFormal ? null : round.id,
      decidedBy: (isFormal ? caseworkers[0] : committee[0]?.userId) ?? '',
      confirmedBy: isFormal ? null : (committee[1]?.userId ?? ''),
    },
    releasedAt(round),
  )
  if (end !== 'appealed') return
  await transaction.insert(grantAppeal).values({
    applicationId: sent.id,
    decisionId,
    text: 'Komiteen har lest budsjettet feil: lokalet er gratis, og pengene går til instruktør.',
    sentBy: sent.sentBy,
    sentAt: appealedAt(round),
    outcome: 'changed',
    resultOre: Math.floor((sent.requestedOre * share) / 10_000) * 100,
    words: 'Klagen fører fram. Budsjettet viser at det meste er lønn til instruktør.',
    decidedOn: dayOf(appealDecidedAt(round)),
    registeredBy: caseworkers[0] ?? null,
    registeredAt: appealDecidedAt(round),
    confirmedBy: caseworkers[1] ?? null,
    confirmedAt: appealDecidedAt(round),
  })
  await applyDecision(
    transaction,
    {
      applicationId: sent.id,
      basis: 'appeal',
      outcome: 'granted',
      amountOre: grantedOre(one),
      reasonIds: [],
      words: 'Klagen fører fram.',
      conditions: '',
      roundId: null,
      decidedBy: caseworkers[0] ?? '',
      confirmedBy: caseworkers[1] ?? '',
    },
    appealDecidedAt(round),
  )
  // Nobody appeals against what an appeal has decided.
  await transaction
    .update(grantDecision)
    .set({ appealUntil: null })
    .where(eq(grantDecision.applicationId, sent.id))
}

async function addMeeting(
  world: DemoWorld,
  round: DemoRound,
  all: readonly PastSent[],
): Promise<void> {
  const [chair, deputy] = world.committee
  await world.transaction.insert(grantMeeting).values({
    roundId: round.id,
    agreedAt: at(round.meetsOn, '19:30'),
    agreedBy: chair?.userId ?? null,
    minutes: writeDemoMinutes(world, round, all, grantedOre),
    releasedAt: releasedAt(round),
    releasedBy: deputy?.userId ?? null,
  })
  await world.transaction.insert(grantPresence).values(
    world.committee.map(({ userId }) => ({
      roundId: round.id,
      userId,
      at: at(round.meetsOn, '17:00'),
    })),
  )
}

function caseOf(world: DemoWorld, round: DemoRound, { planned, sent }: PastSent): DemoCase {
  const by = (planned.end === 'formal' ? world.caseworkers[0] : world.committee[0]?.userId) ?? ''
  const caseworker = world.caseworkers[0] ?? ''
  const decidedAt = releasedAt(round)
  const isRefused = planned.end === 'formal' || planned.end === 'refused'
  const isOver = isRefused || ['declined', 'lapsed', 'settled', 'claimed'].includes(planned.end)
  // What is refused stays open for an appeal for some weeks.
  const closedAt = isOver && planned.round < pastMeetings.length - 1 ? decidedAt : null
  if (isRefused) return { sent, steps: [{ action: 'reject', by, at: decidedAt }], closedAt }
  if (planned.end !== 'appealed')
    return { sent, steps: [{ action: 'approve', by, at: decidedAt }], closedAt }
  const later = appealDecidedAt(round)
  return {
    sent,
    steps: [
      { action: 'reject', by, at: decidedAt },
      { action: 'reopen', by: caseworker, at: later },
      { action: 'approve', by: caseworker, at: later },
    ],
    closedAt: decidedAt,
  }
}
