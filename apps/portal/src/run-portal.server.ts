import { parseConfiguration } from '#platform/config.server.ts'
import { createLog } from '#platform/log.server.ts'
import { keepCompiled, quickenImports } from '#platform/modules/quick-imports.server.ts'
import { startBuiltSite } from '#platform/pages/load-site.server.ts'
import type { Surroundings } from '#platform/pages/site-module.ts'
import { builtScripts, scriptsFromSources } from '#platform/pages/site-scripts.server.ts'

/** Milliseconds. */
const keepCompiledAfter = 5_000

try {
  const configuration = parseConfiguration(process.env)
  const log = createLog(configuration.LOG_LEVEL)
  quickenImports(configuration.DATA_DIR)
  const isDevelopment = configuration.NODE_ENV === 'development'
  const surroundings: Surroundings = {
    dispatch: () => Promise.reject(new Error('There is no API yet')),
    noteFailedPart: () => undefined,
    mapAttribution: (configuration.TILE_URL && configuration.TILE_ATTRIBUTION) ?? null,
    scripts: isDevelopment ? scriptsFromSources : builtScripts(),
  }
  // Its thread loads the pages while this one loads all else.
  const site = isDevelopment ? null : startBuiltSite(surroundings, configuration.DATA_DIR)
  const { startPortal } = await import('./portal.server.ts')
  const portal = await startPortal({ configuration, log, surroundings, site })

  let stopping = false
  const hurry = new AbortController()
  const stop = async () => {
    if (stopping) return hurry.abort()
    stopping = true
    log.info('the portal finishes what is under way')
    await portal.stop(hurry.signal)
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)

  await portal.ready
  log.info({ port: portal.port }, 'the portal is ready')
  setTimeout(keepCompiled, keepCompiledAfter).unref()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
