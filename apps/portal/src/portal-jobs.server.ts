import type { PortalContext } from '#core/feature/feature.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import type { TaskHandler } from '#platform/jobs/task.server.ts'
import type { NoteOutcome } from '#platform/mail/mail-outcome.server.ts'
import { mailTasks } from '#platform/mail/send-mail.server.ts'
import { features } from './features.server.ts'

/** Everything that the portal does in the background. `docs/runbook.md` lists it for operators. */
export function portalTasks(context: PortalContext): TaskHandler[] {
  return [
    ...mailTasks(context.mailer, context.noteMailOutcome),
    ...features.flatMap((feature) => feature.tasks?.(context) ?? []),
  ]
}

/** Passes the outcome of each mail on to the features. */
export function noteMailOutcomes(context: Pick<PortalContext, 'database' | 'clock'>): NoteOutcome {
  return async (outcome) => {
    for (const { onMailOutcome } of features) await onMailOutcome?.(context, outcome)
  }
}

export const portalCrontab: readonly CronJob[] = features.flatMap(
  (feature) => feature.crontab ?? [],
)
