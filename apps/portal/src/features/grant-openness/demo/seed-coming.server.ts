import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import {
  grantComment,
  grantConflict,
  grantProposal,
  grantScore,
} from '#core/grants/committee/tables.server.ts'
import { applyDecision } from '#core/grants/decision/apply-decision.server.ts'
import { demoTypeKeys } from '#core/grants/demo/demo-setup.ts'
import { addDays } from '#platform/time/date.ts'
import { addPapers, addSentApplication, type SentDemo } from './add-application.server.ts'
import { addDemoCases, type DemoCase } from './add-cases.server.ts'
import { addDemoRound, type DemoRound } from './add-round.server.ts'
import { applicantOf } from './applicant-of.ts'
import { demoContent } from './demo-ideas.ts'
import { at, type DemoWorld } from './demo-world.server.ts'

/** Applications of the round that the committee reads now. */
export const comingCount = 24
const perType = [1, 0, 1, 4, 0, 3, 1, 1, 0, 2, 1, 0]
const persons = new Set([7, 19])
const firstSeed = 100

export const comingApplicants = (world: Parameters<typeof applicantOf>[0]) =>
  Array.from({ length: comingCount }, (_, at) =>
    applicantOf(world, persons.has(at) ? null : at * 5 + 2, firstSeed + at),
  )

/** The association whose board shares a draft in the round that is open. */
const draftingAssociation = 'studentkoret-fjordklang'

/** A round half decided: a meeting in some days, for which the committee has begun to read. */
export async function seedComing(world: DemoWorld): Promise<void> {
  const round = await addDemoRound(world, addDays(world.today, 4))
  const sent: SentDemo[] = []
  for (const [place, applicant] of comingApplicants(world).entries())
    sent.push(
      await addSentApplication(world, round, {
        seed: firstSeed + place,
        type:
          applicant.associationId === null
            ? 'project'
            : (demoTypeKeys[perType[place % perType.length] ?? 1] ?? 'project'),
        applicant,
        withoutFiles: place === formal,
      }),
    )
  await addDemoCases(
    world,
    round,
    sent.map((one, place) => caseOf(world, one, place)),
  )
  await withdraw(world, sent[withdrawn])
  await refuseFormally(world, sent[formal])
  await changeAfterScores(world, round, sent[changed])
  const read = sent.slice(0, 20)
  await addScores(world, round, read)
  await addProposals(world, read.slice(0, 10))
  await addComments(world, read)
}

const changed = 3
/** What it asks for less, when it is sent again. */
const lessOre = 200_000
const conflict = 5
const asked = new Set([20, 21])
const withdrawn = 22
const formal = 23

function caseOf(world: DemoWorld, sent: SentDemo, place: number): DemoCase {
  const by = world.caseworkers[0] ?? ''
  const later = at(addDays(world.today, -6), '11:00')
  if (asked.has(place))
    return {
      sent,
      steps: [
        {
          action: 'ask-for-changes',
          by,
          at: later,
          comment: 'Regnskapet kan ikke leses. Last det opp på nytt.',
        },
      ],
      closedAt: null,
    }
  if (place === withdrawn)
    return { sent, steps: [{ action: 'retract', by: sent.sentBy, at: later }], closedAt: later }
  return { sent, steps: [], closedAt: null }
}

async function withdraw({ transaction, today }: DemoWorld, sent: SentDemo | undefined) {
  if (sent)
    await transaction
      .update(grantApplication)
      .set({ withdrawnAt: at(addDays(today, -6), '11:00'), withdrawnBy: sent.sentBy })
      .where(eq(grantApplication.id, sent.id))
}

async function refuseFormally(world: DemoWorld, sent: SentDemo | undefined): Promise<void> {
  if (!sent) return
  await applyDecision(
    world.transaction,
    {
      applicationId: sent.id,
      basis: 'formal',
      outcome: 'refused',
      amountOre: 0,
      reasonIds: [world.setup.reasons.document],
      words: '',
      conditions: '',
      roundId: null,
      decidedBy: world.caseworkers[0] ?? '',
      confirmedBy: null,
    },
    at(addDays(world.today, -5), '10:00'),
  )
}

/** It was sent again after some had given points: they are told what is different. */
async function changeAfterScores(
  { transaction }: DemoWorld,
  round: DemoRound,
  sent: SentDemo | undefined,
): Promise<void> {
  if (!sent) return
  const content = {
    ...sent.content,
    requestedOre: sent.requestedOre - lessOre,
    costs: sent.content.costs.map((line, index) =>
      index === 0 ? { ...line, amountOre: line.amountOre - lessOre } : line,
    ),
  }
  const [first] = await transaction
    .select()
    .from(grantApplicationVersion)
    .where(
      and(
        eq(grantApplicationVersion.applicationId, sent.id),
        eq(grantApplicationVersion.number, 1),
      ),
    )
  if (!first) return
  await transaction.insert(grantApplicationVersion).values({
    ...first,
    number: 2,
    content,
    requestedOre: content.requestedOre,
    sentAt: new Date(round.deadlineAt.getTime() - 3_600_000),
  })
  await transaction
    .update(grantApplication)
    .set({ sentVersion: 2, draft: content, draftVersion: 5 })
    .where(eq(grantApplication.id, sent.id))
}

/** Three members have read all of it, the chair the first half, the deputy every second one. */
const hasRead = (member: number, place: number): boolean =>
  member > 1 || (member === 0 ? place < 10 : place % 2 === 0)

async function addScores(
  { transaction, committee, setup, today }: DemoWorld,
  round: DemoRound,
  sent: readonly SentDemo[],
): Promise<void> {
  const markedAt = at(addDays(today, -3), '20:15')
  const rows = sent.flatMap((application, place) =>
    committee.flatMap(({ userId }, member) =>
      hasRead(member, place) && !(place === conflict && member === 2)
        ? setup.criteria.map((criterionId, criterion) => ({
            applicationId: application.id,
            userId,
            criterionId,
            points:
              (place + member + criterion) % 17 === 0 ? null : pointsOf(place, member, criterion),
            version: 1,
            markedAt:
              place === changed ? new Date(round.deadlineAt.getTime() - 7_200_000) : markedAt,
          }))
        : [],
    ),
  )
  await transaction.insert(grantScore).values(rows)
  const [stepped, member] = [sent[conflict], committee[2]]
  if (stepped && member)
    await transaction.insert(grantConflict).values({
      applicationId: stepped.id,
      userId: member.userId,
      cause: 'declared',
      declaredAt: markedAt,
    })
}

const pointsOf = (place: number, member: number, criterion: number): number =>
  (place * 7 + member * 3 + criterion * 5) % 6

async function addProposals(
  { transaction, committee, setup, today }: DemoWorld,
  sent: readonly SentDemo[],
): Promise<void> {
  await transaction.insert(grantProposal).values(
    sent.map((application, place) => {
      const outcome = place === 4 ? 'refused' : place === 8 ? 'postponed' : 'granted'
      const share = place % 3 === 0 ? 100 : 60
      const isChanged = place === changed
      const requestedOre = application.requestedOre - (isChanged ? lessOre : 0)
      return {
        applicationId: application.id,
        outcome,
        amountOre: outcome === 'granted' ? Math.floor((requestedOre * share) / 10_000) * 100 : 0,
        reasonIds:
          outcome === 'refused'
            ? [setup.reasons.food]
            : outcome === 'granted' && share < 100
              ? [setup.reasons.less]
              : [],
        applicationVersion: isChanged ? 2 : 1,
        proposedBy: committee[place % 2]?.userId ?? null,
        proposedAt: at(addDays(today, -1), '18:00'),
      } as const
    }),
  )
}

const comments = [
  'Budsjettet virker nøkternt.',
  'Honoraret er høyt. Hva går det til?',
  'De hadde fullt hus i fjor.',
  'Kan de søke om underskuddsgaranti i stedet?',
  'Åpent for alle og gratis. Dette bør vi støtte.',
]

async function addComments(
  { transaction, committee, today }: DemoWorld,
  sent: readonly SentDemo[],
): Promise<void> {
  await transaction.insert(grantComment).values(
    comments.flatMap((text, place) => {
      const application = sent[place * 2]
      return application
        ? [
            {
              id: randomUUID(),
              applicationId: application.id,
              userId: committee[(place + 3) % committee.length]?.userId ?? null,
              text,
              version: 1,
              at: at(addDays(today, -2), `19:${10 + place}`),
            },
          ]
        : []
    }),
  )
}

/** The round that is open: one application is sent, and a board shares a draft. */
export async function seedOpen(world: DemoWorld): Promise<void> {
  const { transaction, setup, today } = world
  const round = await addDemoRound(world, addDays(today, 30))
  const [drafting] = await transaction
    .select({ id: association.id })
    .from(association)
    .where(eq(association.slug, draftingAssociation))
  const applicant = world.associations.find(({ associationId }) => associationId === drafting?.id)
  if (!applicant) return
  const [first = '', second = ''] = applicant.people
  const { content, language } = demoContent('project', 203, round.meetsOn)
  const id = randomUUID()
  await transaction.insert(grantApplication).values({
    id,
    applicantKind: 'association',
    associationId: applicant.associationId,
    typeId: setup.types.project,
    roundId: round.id,
    language,
    // The last line of the budget is not written as yet.
    draft: { ...content, costs: content.costs.slice(0, 2) },
    draftVersion: 4,
    draftBy: second,
    draftAt: at(addDays(today, -1), '21:05'),
    createdBy: first,
    createdAt: at(addDays(today, -2), '16:40'),
  })
  await addPapers(world, {
    id,
    type: 'project',
    applicant,
    sentAt: at(addDays(today, -2), '16:45'),
  })
}
