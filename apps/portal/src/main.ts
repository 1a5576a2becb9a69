import { parseConfiguration } from '#platform/config.server.ts'
import { createLog } from '#platform/log.server.ts'
import { startPortal } from './portal.server.ts'

try {
  const configuration = parseConfiguration(process.env)
  const log = createLog(configuration.LOG_LEVEL)
  const portal = await startPortal(configuration, log)
  log.info({ port: portal.port }, 'the portal is ready')

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    log.info('the portal finishes what is under way')
    await portal.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
