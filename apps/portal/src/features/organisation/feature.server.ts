import type { Feature } from '#core/feature/feature.server.ts'
import { described } from './endpoints.server.ts'
import { createOrganisationApi } from './handlers.server.ts'
import { createOrganisationFiles } from './organisation-files.server.ts'
import { organisationCheck } from './setup-check.server.ts'

export const feature: Feature = {
  name: 'organisation',
  api: createOrganisationApi,
  publicFiles: {
    path: /^\/(?:site\.webmanifest|theme-[\w-]{16}\.css)(?=\?|$)/,
    handlers: createOrganisationFiles,
  },
  descriptions: Object.values(described),
  setupChecks: [organisationCheck],
  demo: async ({ database }) => {
    const { seedOrganisation } = await import('#core/organisation/demo/seed-organisation.server.ts')
    await seedOrganisation(database)
  },
}
