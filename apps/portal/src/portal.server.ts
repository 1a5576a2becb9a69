import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { ContentChange, contentChangeChannel } from '@trivsel/content-contract/change'
import { Hono } from 'hono'
import { createSessions } from '#core/identity/sessions/session.server.ts'
import { createBookingAnnouncer } from '#features/group-classes/announce-bookings.server.ts'
import { generateTask } from '#features/group-classes/jobs.server.ts'
import {
  enqueueChangedPages,
  enqueueMissingReadings,
  enqueueReading,
} from '#features/search/jobs.server.ts'
import { searchKinds } from '#features/search/kinds.ts'
import { createPublicFiles, publicFilePath } from '#features/site-map/public-files.server.ts'
import { systemClock } from '#platform/clock.ts'
import type { Configuration } from '#platform/config.server.ts'
import { createContentAddresses } from '#platform/content/content-addresses.server.ts'
import { type ContentClient, createContentClient } from '#platform/content/content-client.server.ts'
import { createMedia, type Media } from '#platform/content/media.server.ts'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { connectDatabase, type Database } from '#platform/database/database.server.ts'
import { createListener, type Listener } from '#platform/database/listen.server.ts'
import { createStaticFiles } from '#platform/files/static-files.server.ts'
import { createHealthApi } from '#platform/health/health-api.server.ts'
import { startHttpServer } from '#platform/http/http-server.server.ts'
import { apiPath } from '#platform/http/refuse-address.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { createJobs } from '#platform/jobs/jobs.server.ts'
import type { Log } from '#platform/log.server.ts'
import { openMail } from '#platform/mail/open-mail.server.ts'
import { loadBuiltSite, loadSiteFromSources } from '#platform/pages/load-site.server.ts'
import { securityHeaders } from '#platform/pages/security-headers.server.ts'
import { createPages, type Pages } from '#platform/pages/serve-pages.server.ts'
import { createPreviewCookies } from '#platform/preview/preview-cookie.server.ts'
import { createPortalApi } from './portal-api.server.ts'
import { portalCrontab, portalTasks } from './portal-jobs.server.ts'

const clientFolder = fileURLToPath(new URL('../dist/client', import.meta.url))

/** Puts the portal together: site, API and jobs in one process. */
export async function startPortal(configuration: Configuration, log: Log) {
  const isDevelopment = configuration.NODE_ENV === 'development'
  const connection = connectDatabase(configuration.DATABASE_URL, {
    size: configuration.DATABASE_POOL_SIZE,
    log,
  })
  const { database } = connection
  const encryption = createFieldEncryption(configuration.FIELD_KEYS)
  const listener = createListener(configuration.DATABASE_URL, log)
  const mail = await openMail(configuration, log)
  const contentSource = { cmsUrl: configuration.CMS_URL, siteKey: configuration.SITE_KEY, log }
  const content = createContentClient(contentSource)
  const announcer = createBookingAnnouncer({ database, log })
  const sessions = createSessions({ database, listener, configuration })
  const clock = systemClock
  const addresses = createContentAddresses(content)
  const preview = createPreviewCookies({
    siteKey: configuration.SITE_KEY,
    secure: configuration.PORTAL_URL.startsWith('https:'),
  })

  const jobs = createJobs({
    connectionString: configuration.DATABASE_URL,
    log,
    tasks: portalTasks({
      database,
      encryption,
      mailer: mail.mailer,
      content,
      portalUrl: configuration.PORTAL_URL,
      clock,
      log,
    }),
    crontab: portalCrontab,
  })

  const api = createPortalApi({
    configuration,
    log,
    database,
    encryption,
    listener,
    sessions,
    clock,
    content,
    addresses,
    preview,
    announcer,
  })

  const health = createHealthApi({
    database: async () => (await connection.pool.query('select 1')).rowCount === 1,
    content: () => content.isReachable(),
    queue: () => jobs.isHealthy(),
  })

  const headers = securityHeaders({ https: configuration.PORTAL_URL.startsWith('https:') })
  const loadSite = isDevelopment ? loadSiteFromSources : loadBuiltSite
  const site = await loadSite({
    dispatch: async (path, init) => api.request(path, init),
    noteFailedPart: (error, page) =>
      log.error({ error, page }, 'a part of a page could not be shown'),
  })
  const pages = createPages({
    render: site.render,
    origin: configuration.PORTAL_URL,
    headers,
    housingUrl: configuration.HOUSING_URL,
    addresses,
    preview,
    log,
    isDevelopment,
  })
  const files = isDevelopment ? null : createStaticFiles(clientFolder, headers)

  const answerApi = getRequestListener(api.fetch)
  const media = createMedia({ ...contentSource, addresses, preview })
  const operations = new Hono().route('/', health.api).route('/files', media.routes)
  if (mail.pages) operations.route('/', mail.pages)
  operations.route(
    '/',
    createPublicFiles({
      content,
      portalUrl: configuration.PORTAL_URL,
      robots: configuration.ROBOTS,
      clock,
      log,
    }),
  )
  const answerOperations = getRequestListener(operations.fetch)

  forgetChangedContent(listener, { content, pages, media })
  renewSearch(listener, database, log)
  await listener.start()
  await jobs.start()
  await enqueueJob(database, generateTask, {})
  await enqueueMissingReadings(database)

  const server = await startHttpServer({
    host: configuration.HOST,
    port: configuration.PORT,
    log,
    headers,
    sendKept: pages.sendKept,
    handle: async (request, response) => {
      if (files?.send(request, response)) return
      const address = request.url ?? '/'
      if (apiPath.test(address)) return answerApi(request, response)
      if (
        /^\/(files|dev\/mail|healthz|readyz)(?=[/?]|$)/.test(address) ||
        publicFilePath.test(address)
      )
        return answerOperations(request, response)
      if (!(await site.sendModule(request, response))) await pages.serve(request, response)
    },
  })

  return {
    port: server.port,
    /** Finishes what is under way, then lets go of everything. */
    async stop() {
      health.beginStopping()
      await server.stop(configuration.SHUTDOWN_SECONDS * 1_000)
      await jobs.stop()
      announcer.stop()
      await Promise.all([site.close(), mail.close(), listener.close()])
      await connection.close()
    },
  }
}

/** A published change is on the site as soon as the content system has announced it. */
function forgetChangedContent(
  listener: Listener,
  { content, pages, media }: { content: ContentClient; pages: Pages; media: Media },
): void {
  listener.on(contentChangeChannel, (payload) => {
    const { tags } = ContentChange.parse(JSON.parse(payload))
    content.expire(tags)
    pages.drop(tags)
  })
  listener.onReconnect(() => {
    content.expire()
    pages.drop()
    media.forget()
  })
}

/** What is found follows what is published; after a gap in what was heard, everything is read again. */
function renewSearch(listener: Listener, database: Database, log: Log): void {
  const note = (error: unknown) => log.warn({ error }, 'a change could not be noted for search')
  listener.on(contentChangeChannel, (payload) => {
    const { tags } = ContentChange.parse(JSON.parse(payload))
    enqueueChangedPages(database, tags).catch(note)
  })
  listener.onReconnect(() => void enqueueReading(database, searchKinds).catch(note))
}
