import { randomUUID } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { type CaseAction, type CaseStatus, stepTarget } from '#core/cases/rules.ts'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import { grantApplication } from '#core/grants/application/tables.server.ts'
import { grantCaseKind } from '#core/grants/grant-case.ts'
import { daysBetween } from '#platform/time/date.ts'
import type { SentDemo } from './add-application.server.ts'
import type { DemoRound } from './add-round.server.ts'
import { type DemoWorld, dayOf } from './demo-world.server.ts'

type Step = {
  readonly action: Extract<
    CaseAction,
    'approve' | 'reject' | 'reopen' | 'ask-for-changes' | 'retract'
  >
  readonly by: string
  readonly at: Date
  readonly comment?: string
}

export type DemoCase = {
  readonly sent: SentDemo
  readonly steps: readonly Step[]
  readonly closedAt: Date | null
}

/** The cases in which staff have checked applications, with what happened in them since. */
export async function addDemoCases(
  { transaction }: DemoWorld,
  { meetsOn }: DemoRound,
  cases: readonly DemoCase[],
): Promise<void> {
  const rows = cases.map((one) => ({ ...one, id: randomUUID() }))
  await transaction.insert(caseFile).values(
    rows.map(({ id, sent: { sentBy, sentAt, applicant, language, id: subject } }) => ({
      id,
      kind: grantCaseKind,
      userId: sentBy,
      subject,
      language,
      groupName: applicant.institution,
      applicantName: applicant.associationId === null ? null : applicant.name,
      createdAt: sentAt,
      changedAt: sentAt,
      deadlineDays: Math.max(1, daysBetween(dayOf(sentAt), meetsOn)),
    })),
  )
  const events = rows.flatMap(({ id, steps }) => eventsOf(id, steps))
  if (events.length > 0) await transaction.insert(caseEvent).values(events)
  const closed = rows.filter(({ closedAt }) => closedAt !== null)
  if (closed.length > 0)
    await transaction
      .update(caseFile)
      .set({ closedAt: sql`changed_at` })
      .where(
        inArray(
          caseFile.id,
          closed.map(({ id }) => id),
        ),
      )
  await transaction.execute(sql`
    update ${grantApplication} a set case_id = given.case_id
    from unnest(${sql.param(rows.map(({ sent }) => sent.id))}::uuid[],
      ${sql.param(rows.map(({ id }) => id))}::uuid[]) as given (id, case_id)
    where a.id = given.id`)
}

function eventsOf(caseId: string, steps: readonly Step[]) {
  let status: CaseStatus = 'OPPRETTET'
  return steps.map(({ action, by, at, comment = null }) => {
    const fromStatus = status
    const actorKind = action === 'retract' ? ('customer' as const) : ('staff' as const)
    const toStatus = stepTarget(fromStatus, action, actorKind)
    if (!toStatus) throw new Error(`A case that is ${fromStatus} takes no step ${action}`)
    status = toStatus
    return { caseId, action, fromStatus, toStatus, actorKind, actorId: by, at, comment }
  })
}
