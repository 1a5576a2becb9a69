import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { en } from '@payloadcms/translations/languages/en'
import { nb } from '@payloadcms/translations/languages/nb'
import { defaultLocale, locales } from '@trivsel/content-contract/locales'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { queuedMail } from './accounts/queued-mail.ts'
import { siteEditorsEndpoints } from './accounts/site-editors.ts'
import { Attachments } from './collections/attachments.ts'
import { Categories } from './collections/categories.ts'
import { Editors } from './collections/editors.ts'
import { FixedPages } from './collections/fixed-pages.ts'
import { HelpTexts } from './collections/help-texts.ts'
import { Media } from './collections/media.ts'
import { Pages } from './collections/pages.ts'
import { Redirects } from './collections/redirects.ts'
import { ServiceAreas } from './collections/service-areas.ts'
import { Staff } from './collections/staff.ts'
import { TrainingVideos } from './collections/training-videos.ts'
import { Videos } from './collections/videos.ts'
import { previewEndpoint } from './editing/preview-endpoint.ts'
import { contentQueryEndpoint } from './endpoints/content-query.ts'
import { healthEndpoint } from './endpoints/health.ts'
import { environment } from './environment.ts'
import { siteExamplesEndpoints } from './examples/site-examples.ts'
import { textColumns } from './fields/growing-select.ts'
import { richTextEditor } from './fields/rich-text-editor.ts'
import { FrontPage } from './globals/front-page.ts'
import { MyPage } from './globals/my-page.ts'
import { SiteFrame } from './globals/site-frame.ts'
import { followChanges } from './hooks/change-follower.ts'
import { useDefaultLocale } from './hooks/use-default-locale.ts'
import { scheduledPublishing } from './jobs/scheduled-publishing.ts'
import { kinds } from './kinds/kinds.ts'
import { localeLabels } from './locale-labels.ts'
import { logOptions } from './log-options.ts'
import { timeZone } from './oslo-time.ts'
import { projectChange } from './projection/project-change.ts'
import { answerRefusals } from './requests/answer-refusals.ts'
import { largestUpload } from './requests/body-limits.ts'
import { RequestRefusal } from './requests/request-refusal.ts'

const sourceFolder = path.dirname(fileURLToPath(import.meta.url))

followChanges(projectChange)

/** A refusal is no failure of ours. Payload knows its own errors only, and reads any name. */
const loggingLevels: Record<string, 'info'> = {
  [RequestRefusal.errorName]: 'info',
  AuthenticationError: 'info',
}

export default buildConfig({
  serverURL: environment.cmsUrl,
  secret: environment.payloadSecret,
  cookiePrefix: 'content',
  cors: [environment.cmsUrl],
  csrf: [environment.cmsUrl],
  telemetry: false,
  graphQL: { disable: true },
  defaultDepth: 1,
  maxDepth: 3,
  db: postgresAdapter({
    pool: {
      connectionString: environment.databaseUrl,
      max: 10,
      connectionTimeoutMillis: 5_000,
    },
    schemaName: 'cms',
    push: false,
    disableCreateDatabase: true,
    beforeSchemaInit: [textColumns],
    migrationDir: path.join(sourceFolder, 'migrations'),
  }),
  // An unhandled 'error' of an idle connection ends the process when the database restarts.
  onInit: (payload) => {
    payload.db.pool.on('error', (error: Error) =>
      payload.logger.error({ msg: 'Lost an idle database connection', reason: error.message }),
    )
  },
  ...(environment.logsAsJson ? { logger: { options: logOptions } } : {}),
  email: queuedMail,
  sharp,
  // A video does not fit into memory.
  upload: { limits: { fileSize: largestUpload }, useTempFiles: true, tempFileDir: tmpdir() },
  editor: richTextEditor,
  collections: [
    Pages,
    FixedPages,
    HelpTexts,
    ...Object.values(kinds).map(({ collection }) => collection),
    Staff,
    TrainingVideos,
    ServiceAreas,
    Categories,
    Redirects,
    Media,
    Attachments,
    Videos,
    Editors,
  ],
  globals: [FrontPage, SiteFrame, MyPage],
  plugins: [useDefaultLocale],
  endpoints: [
    contentQueryEndpoint,
    healthEndpoint,
    previewEndpoint,
    ...siteEditorsEndpoints,
    ...siteExamplesEndpoints,
  ],
  hooks: { afterError: [answerRefusals] },
  loggingLevels,
  jobs: scheduledPublishing,
  localization: {
    locales: locales.map((code) => ({ code, label: localeLabels[code] })),
    defaultLocale,
    fallback: false,
  },
  i18n: { supportedLanguages: { nb, en }, fallbackLanguage: 'nb' },
  admin: {
    user: Editors.slug,
    avatar: 'default',
    dateFormat: 'dd.MM.yyyy HH:mm',
    timezones: {
      supportedTimezones: [{ label: 'Oslo', value: timeZone }],
      defaultTimezone: timeZone,
    },
    importMap: { baseDir: sourceFolder },
    meta: {
      // The page adds the name of the organisation.
      titleSuffix: '',
      description: 'Innholdssystem',
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/favicon.svg' }],
    },
    components: {
      graphics: { Logo: '/admin/logo.tsx#Logo', Icon: '/admin/icon.tsx#Icon' },
      afterNavLinks: ['/admin/broken-links-link.tsx#BrokenLinksLink'],
      views: {
        dashboard: { Component: '/admin/start-page.tsx#StartPage' },
        login: { Component: '/accounts/login-view.tsx#LoginView', path: '/login' },
        brokenLinks: {
          Component: '/usage/broken-links-view.tsx#BrokenLinksView',
          path: '/broken-links',
          meta: { title: 'Brutte lenker' },
        },
      },
    },
  },
  typescript: { outputFile: path.join(sourceFolder, 'payload-types.ts') },
})
