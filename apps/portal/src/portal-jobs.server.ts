import type { PortalContext } from '#core/feature/feature.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import type { TaskHandler } from '#platform/jobs/task.server.ts'
import type { NoteFailure } from '#platform/mail/mail-failure.server.ts'
import { mailTasks } from '#platform/mail/send-mail.server.ts'
import { features } from './features.server.ts'

/** Everything that the portal does in the background. `docs/runbook.md` lists it for operators. */
export function portalTasks(context: PortalContext): TaskHandler[] {
  return [
    ...mailTasks(context.mailer, tellOfFailedMail(context)),
    ...features.flatMap((feature) => feature.tasks?.(context) ?? []),
  ]
}

/** Features keep what became of their mails. */
export function tellOfFailedMail(context: Pick<PortalContext, 'database'>): NoteFailure {
  return async (failure) => {
    for (const { onMailFailed } of features) await onMailFailed?.(context, failure)
  }
}

export const portalCrontab: readonly CronJob[] = features.flatMap(
  (feature) => feature.crontab ?? [],
)
