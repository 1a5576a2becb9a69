import type { LocalContext } from './local-context.ts'
import { requireFreeDisk, requireFreePort } from './preconditions.ts'
import { PlainError, say } from './progress.ts'

/**
 * Makes sure that this is the only start of this clone and that it can succeed: what a killed
 * start has left running is ended, the ports are free, the disk has room.
 *
 * @throws {PlainError} says what is in the way
 */
export async function claimClone(context: LocalContext): Promise<void> {
  const { register, settings, paths, teardown } = context
  const holder = register.claim('supervisor')
  if (holder)
    throw new PlainError(
      `Trivsel already runs from this folder (process ${holder.pid}). Stop it with Ctrl-C in its window first.`,
    )
  teardown.add(undefined, () => register.release('supervisor'))
  const leftovers = await register.endLeftovers()
  if (leftovers.length > 0)
    say(`Ended what a killed start had left running: ${leftovers.join(', ')}`)
  await requireFreePort(settings.portalPort, { what: 'the site', variable: 'PORT' })
  await requireFreePort(settings.cmsPort, { what: 'the content system', variable: 'CMS_PORT' })
  if (settings.withDemo)
    await requireFreePort(settings.paymentSimulatorPort, {
      what: 'the payment simulator',
      variable: 'PAYMENT_SIMULATOR_PORT',
    })
  requireFreeDisk(paths.data)
}
