import type { Feature, PortalContext } from '#core/feature/feature.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import type { TaskHandler } from '#platform/jobs/task.server.ts'
import type { NoteOutcome } from '#platform/mail/mail-outcome.server.ts'
import { mailTasks } from '#platform/mail/send-mail.server.ts'
import { isServiceOffered } from '#platform/services/current-services.ts'
import { features } from './features.server.ts'

/** Everything that the portal does in the background. `docs/runbook.md` lists it for operators. */
export function portalTasks(context: PortalContext): TaskHandler[] {
  return [
    ...mailTasks(context.mailer, context.noteMailOutcome),
    ...features.flatMap((feature) =>
      (feature.tasks?.(context) ?? []).map((task) => restWhenOff(feature, task)),
    ),
  ]
}

/** A job of the clock does nothing while its service is switched off, unless it finishes something. */
export function restWhenOff(
  { service, whenOff, crontab = [] }: Feature,
  task: TaskHandler,
): TaskHandler {
  const isOfClock = crontab.some((job) => job.task.name === task.name)
  if (!service || !isOfClock || whenOff?.tasks?.includes(task.name)) return task
  return {
    name: task.name,
    run: async (payload, run) => {
      if (isServiceOffered(service)) await task.run(payload, run)
    },
  }
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
