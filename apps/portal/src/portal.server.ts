import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { ContentChange, contentChangeChannel } from '@trivsel/content-contract/change'
import { defaultLocale } from '@trivsel/content-contract/locales'
import { Hono } from 'hono'
import { createEarlierFiles } from '#core/built-files/earlier-files.server.ts'
import { shareBuiltFiles } from '#core/built-files/share-built-files.server.ts'
import type { PortalContext } from '#core/feature/feature.server.ts'
import { followOrganisation } from '#core/organisation/follow-organisation.server.ts'
import { heldPicture } from '#core/organisation/pictures/held-pictures.server.ts'
import { formHostsOf } from '#core/payments/provider/form-hosts.ts'
import { currentQuarantine } from '#core/quarantine/current-quarantine.server.ts'
import { followQuarantine } from '#core/quarantine/follow-quarantine.server.ts'
import { followServices } from '#core/services/follow-services.server.ts'
import { createPersonalStaffPages } from '#core/staff-area/personal-pages.server.ts'
import { isDatabaseUnavailable } from '#platform/api/database-failure.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import { createContentAddresses } from '#platform/content/content-addresses.server.ts'
import { type ContentClient, createContentClient } from '#platform/content/content-client.server.ts'
import { traceCall } from '#platform/content/content-trace.server.ts'
import { createMedia, type Media } from '#platform/content/media.server.ts'
import { createPublishedRows } from '#platform/content/published-rows.server.ts'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { connectDatabase } from '#platform/database/database.server.ts'
import { createListener, type Listener } from '#platform/database/listen.server.ts'
import {
  PendingMigrationsError,
  requireMigrations,
} from '#platform/database/pending-migrations.server.ts'
import { createStaticFiles } from '#platform/files/static-files.server.ts'
import { createHealthApi, type Health } from '#platform/health/health-handlers.server.ts'
import { createStart } from '#platform/health/start.server.ts'
import { startHttpServer } from '#platform/http/http-server.server.ts'
import { apiPath } from '#platform/http/refuse-address.server.ts'
import { createStartRefusal } from '#platform/http/refuse-while-starting.server.ts'
import { inTime } from '#platform/in-time.ts'
import { createJobs } from '#platform/jobs/jobs.server.ts'
import { createPausableJobs } from '#platform/jobs/pausable-jobs.server.ts'
import type { Log } from '#platform/log.server.ts'
import { settleMails } from '#platform/mail/mail-outcome.server.ts'
import { openMail } from '#platform/mail/open-mail.server.ts'
import { createTiles } from '#platform/map/tiles.server.ts'
import { loadSiteFromSources, type Site } from '#platform/pages/load-site.server.ts'
import { createOldAddresses } from '#platform/pages/old-addresses.server.ts'
import { securityHeaders } from '#platform/pages/security-headers.server.ts'
import { createPages, type Pages } from '#platform/pages/serve-pages.server.ts'
import type { Surroundings } from '#platform/pages/site-module.ts'
import { withVisitorCookies } from '#platform/pages/visitor-state.server.ts'
import { createPreviewCookies } from '#platform/preview/preview-cookie.server.ts'
import { systemClock } from '#platform/time/clock.ts'
import { features, listPages } from './features.server.ts'
import { isOperation, isSignOfLife } from './is-operation.ts'
import { createPortalApi } from './portal-api.server.ts'
import { createPortalContext } from './portal-context.server.ts'
import { createDevelopmentPages } from './portal-development.server.ts'
import { answerFailure, createPublicFiles, isPublicFile } from './portal-files.server.ts'
import { noteMailOutcomes, portalCrontab, portalTasks } from './portal-jobs.server.ts'

const clientFolder = fileURLToPath(new URL('../dist/client', import.meta.url))

/**
 * Puts the portal together: site, API and, unless others run them, jobs in one process. It listens at
 * once, and answers 503 until all that it needs is there: `ready`.
 *
 * @param options.surroundings of the site, which are made complete here
 * @param options.site as it was built, or `null` in development
 */
export async function startPortal({
  configuration,
  log,
  surroundings,
  site: builtSite,
}: {
  configuration: Configuration
  log: Log
  surroundings: Surroundings
  site: Site | null
}) {
  const isDevelopment = configuration.NODE_ENV === 'development'
  const connection = connectDatabase(configuration.DATABASE_URL, {
    size: configuration.DATABASE_POOL_SIZE,
    log,
  })
  const listener = createListener(configuration.DATABASE_URL, log)
  const mail = await openMail(configuration, log)
  const contentSource = { cmsUrl: configuration.CMS_URL, siteKey: configuration.SITE_KEY, log }
  const rows = createPublishedRows({ pool: connection.pool, log })
  const content = createContentClient({ ...contentSource, rows })
  const addresses = createContentAddresses(content)
  const oldAddresses = createOldAddresses(addresses)
  const preview = createPreviewCookies({
    siteKey: configuration.SITE_KEY,
    secure: configuration.PORTAL_URL.startsWith('https:'),
  })

  const stoppings: (() => void)[] = []
  const ends: (() => void)[] = []
  const context = createPortalContext({
    configuration,
    log,
    database: connection.database,
    listener,
    encryption: createFieldEncryption(configuration.FIELD_KEYS),
    clock: systemClock,
    content,
    addresses,
    oldAddresses,
    preview,
    mailer: settleMails(mail.mailer, {
      log,
      noteOutcome: noteMailOutcomes({ database: connection.database, clock: systemClock }),
    }),
    onStopping: (begin) => stoppings.push(begin),
    onStop: (end) => ends.push(end),
  })

  const jobs = configuration.RUN_JOBS
    ? createPausableJobs(
        () =>
          createJobs({
            connectionString: configuration.DATABASE_URL,
            log,
            tasks: portalTasks(context),
            crontab: portalCrontab,
          }),
        { mayRun: () => currentQuarantine() === null, log },
      )
    : null

  const api = createPortalApi(context)

  const health = createHealthApi(
    {
      database: async () => toHealth((await connection.pool.query('select 1')).rowCount === 1),
      content: async () => toHealth(await content.isReachable()),
      ...(jobs && { queue: () => jobs.health() }),
    },
    // From memory, or else made of the rows of what is published, or of what the content system says.
    async () =>
      pages.hasFront() ||
      (await rows.answer('siteFrame', { locale: defaultLocale }).catch(() => null)) !== null ||
      content.isReachable(),
  )

  const headers = securityHeaders({
    https: configuration.PORTAL_URL.startsWith('https:'),
    withSubdomains: configuration.HSTS_SUBDOMAINS,
  })
  surroundings.dispatch = (path, init, takeAnswer) =>
    traceCall(async () =>
      api.request(path, withVisitorCookies(init), takeAnswer ? { takeAnswer } : {}),
    )
  surroundings.noteFailedPart = (error, page) =>
    log.error({ error, page }, 'a part of a page could not be shown')
  const site = builtSite ?? (await loadSiteFromSources(surroundings))
  const pages = createPages({
    render: site.render,
    origin: configuration.PORTAL_URL,
    headers,
    housingUrl: configuration.HOUSING_URL,
    cardHosts: formHostsOf(configuration),
    trustedProxies: configuration.TRUST_PROXY,
    addresses,
    oldAddresses,
    preview,
    isPersonal: createPersonalStaffPages(configuration),
    log,
    isDevelopment,
  })
  const files = createStaticFiles({
    // In development Vite sends them.
    folder: isDevelopment ? null : clientFolder,
    headers,
    replacement: heldPicture,
  })

  const earlierFiles = createEarlierFiles(context)

  const answerApi = getRequestListener(api.fetch)
  const media = createMedia({ ...contentSource, addresses, preview })
  const operations = new Hono().route('/', health.api).route('/files', media.handlers)
  const { TILE_URL } = configuration
  if (TILE_URL) operations.route('/files/tiles', createTiles({ tileUrl: TILE_URL, log }))
  const developmentPages = createDevelopmentPages(context, mail.pages)
  if (developmentPages) operations.route('/', developmentPages)
  operations.route('/', createPublicFiles({ ...context, listPages: () => listPages(context) }))
  operations.onError((error) => answerFailure(error, log))
  const answerOperations = getRequestListener(operations.fetch, {
    // Load balancers ask for it without naming one, by HTTP/1.0.
    hostname: new URL(configuration.PORTAL_URL).host,
  })

  forgetChangedContent(listener, { content, pages, media })
  notifyFeatures(context)
  const loadOrganisation = followOrganisation(context, () => pages.drop())
  const loadServices = followServices(context, () => {
    pages.drop()
    notifyOfServices(context)
  })
  const loadQuarantine = followQuarantine(context, () => jobs?.follow())

  const shareFiles = () => shareBuiltFiles(connection.database, files.built())
  const sharing = setInterval(
    () =>
      shareFiles().catch((error: unknown) =>
        log.warn({ error }, 'the built files could not be shared'),
      ),
    shareAgainAfter,
  ).unref()
  ends.push(() => clearInterval(sharing))

  const start = createStart({
    log,
    mayPass: (error) => isDatabaseUnavailable(error) || error instanceof PendingMigrationsError,
    noteMissing: health.noteStart,
  })
  const refuseWhileStarting = createStartRefusal(headers)
  const server = await startHttpServer({
    host: configuration.HOST,
    port: configuration.PORT,
    log,
    headers,
    // To look for a page of that address would cost a call as much as its answer does.
    sendCached: (request, response) =>
      start.isDone() && !apiPath.test(request.url ?? '/') && pages.sendCached(request, response),
    handle: async (request, response) => {
      const address = request.url ?? '/'
      if (isSignOfLife(address)) return answerOperations(request, response)
      if (!start.isDone()) return refuseWhileStarting(request, response)
      if (apiPath.test(address)) return answerApi(request, response)
      if (files.send(request, response)) return
      // In development Vite sends them.
      if (!isDevelopment && (await earlierFiles.send(request, response))) return
      if (
        isOperation(address, { hasDevelopmentPages: developmentPages !== null }) ||
        isPublicFile(address)
      )
        return answerOperations(request, response)
      if (!(await site.sendModule(request, response))) await pages.serve(request, response)
    },
  })

  async function begin(): Promise<boolean> {
    const isStarted = await start.run([
      { waitsFor: 'the database', run: () => listener.start() },
      {
        waitsFor: 'its tables: apps/portal/scripts/migrate.ts makes them',
        run: () => requireMigrations(connection.pool),
      },
      { waitsFor: 'the organisation', run: loadOrganisation },
      { waitsFor: 'the services', run: loadServices },
      { waitsFor: 'the state of a restore', run: loadQuarantine },
      // Before the first page names them: the next request may come to an instance of another release.
      { waitsFor: 'its built files', run: shareFiles },
      ...(jobs ? [{ waitsFor: 'the queue', run: () => jobs.start() }] : []),
      { waitsFor: 'the pages', run: () => site.ready },
      ...features.map(({ name, begin }) => ({
        waitsFor: name,
        run: async () => begin?.(context),
      })),
    ])
    // Nobody waits for them: what a visitor asks for meanwhile comes first.
    if (isStarted && !isDevelopment) void pages.makeFirst()
    return isStarted
  }

  return {
    port: server.port,
    /** Whether it serves now; false when it was stopped before. Rejects when it never will. */
    ready: begin(),
    /**
     * Says that it is not ready and serves on for a while (`DRAIN_SECONDS`), as those who send it
     * requests learn of it later; then finishes what is under way and lets go of everything.
     * @param hurry ends the while
     */
    async stop(hurry?: AbortSignal) {
      health.beginStopping()
      server.drain()
      const drained = start.isDone() ? configuration.DRAIN_SECONDS * 1_000 : 0
      start.stop()
      await sleep(drained, undefined, { signal: hurry }).catch(() => undefined)
      for (const begin of stoppings) begin()
      await server.stop(configuration.SHUTDOWN_SECONDS * 1_000)
      await jobs?.stop()
      for (const end of ends) end()
      await Promise.all([site.close(), mail.close(), listener.close()])
      await inTime(connection.close(), closeWithin, () =>
        log.warn({}, 'connections of the portal are still in use'),
      )
    },
  }
}

/** Milliseconds: an hour. The files of a release that runs are never removed. */
const shareAgainAfter = 3_600_000

/** Milliseconds; longer than a statement may take. */
const closeWithin = 12_000

const toHealth = (isFine: boolean): Health => (isFine ? 'ok' : 'unavailable')

/** A published change is on the site as soon as the content system has announced it. */
function forgetChangedContent(
  listener: Listener,
  { content, pages, media }: { content: ContentClient; pages: Pages; media: Media },
): void {
  listener.on(contentChangeChannel, (payload) => {
    const { tags } = ContentChange.parse(JSON.parse(payload))
    content.expire(tags)
    pages.drop(tags)
    media.forget(tags)
  })
  listener.onReconnect(() => {
    content.expire()
    pages.drop()
    media.forget()
  })
}

/** Notifies features of a service that is switched off or on. */
function notifyOfServices(context: PortalContext): void {
  for (const { name, onServicesChange } of features)
    onServicesChange?.(context).catch((error: unknown) =>
      context.log.warn({ error, feature: name }, 'a switched service could not be noted'),
    )
}

/** Notifies features of every change of published content, and of gaps in the notifications. */
function notifyFeatures(context: PortalContext): void {
  const { listener, log } = context
  const notify = (tags: readonly string[] | null) => {
    for (const { name, onContentChange } of features)
      onContentChange?.(context, tags).catch((error: unknown) =>
        log.warn({ error, feature: name }, 'a change of content could not be noted'),
      )
  }
  listener.on(contentChangeChannel, (payload) =>
    notify(ContentChange.parse(JSON.parse(payload)).tags),
  )
  listener.onReconnect(() => notify(null))
}
