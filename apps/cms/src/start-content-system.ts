import { getPayload } from 'payload'
import { ConfigError } from './config.ts'
import { resumeInterruptedJobs } from './jobs/resume-interrupted-jobs.ts'
import { noteClientAddresses } from './requests/client-address.ts'
import { refreshContentLinks } from './usage/refresh-content-links.ts'

/**
 * Payload and all that runs beside its requests. A configuration that is not usable ends the process.
 * @param options.isStandIn the next process decides whether rows of what is published are too old
 */
export async function startContentSystem({ isStandIn = false } = {}): Promise<void> {
  try {
    const { default: config } = await import('./payload.config.ts')
    const { environment } = await import('./environment.ts')
    const { rebuildAfterUpdate } = await import('./projection/rebuild-after-update.ts')
    const { removeOldAttemptsHourly } = await import('./accounts/remove-old-attempts.ts')
    const payload = await getPayload({ config })
    noteClientAddresses(environment.trustedProxies)
    removeOldAttemptsHourly(payload)
    await resumeInterruptedJobs(payload)
    await getPayload({ config, cron: true })
    if (!isStandIn)
      rebuildAfterUpdate(payload).catch((err: unknown) =>
        payload.logger.error({ err, msg: 'Could not make the rows of what is published' }),
      )
    refreshContentLinks(payload).catch((err: unknown) =>
      payload.logger.error({ err, msg: 'Could not list what refers to what' }),
    )
  } catch (error) {
    process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
