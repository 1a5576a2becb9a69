import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { editDescribed } from './edit/endpoints.server.ts'
import { createEditProfileApi } from './edit/handlers.server.ts'
import { directoryDescribed } from './find/endpoints.server.ts'
import { createDirectoryApi } from './find/handlers.server.ts'
import { directoryMails } from './mail-previews.server.ts'
import { directoryData } from './personal-data.server.ts'
import { profileDescribed } from './profile/endpoints.server.ts'
import { createProfileApi } from './profile/handlers.server.ts'
import { service } from './service.ts'
import { listPublicPages } from './site-map/list-public-pages.server.ts'
import { associationSearch } from './site-search/search-source.server.ts'
import { staffProfileDescribed } from './staff/endpoints.server.ts'
import { createStaffProfileApi } from './staff/handlers.server.ts'

export const feature: Feature = {
  name: 'association directory',
  service,
  slices: ['find', 'profile', 'edit', 'staff', 'site-map', 'site-search'],
  mailPreviews: directoryMails,
  personalTables: directoryData,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createDirectoryApi(context))
      .route('/', createProfileApi(context))
      .route('/', createEditProfileApi(context))
      .route('/', createStaffProfileApi(context)),
  descriptions: [
    directoryDescribed,
    profileDescribed,
    editDescribed,
    staffProfileDescribed,
  ].flatMap((part) => Object.values(part)),
  listPages: listPublicPages,
  searchSource: associationSearch,
  demo: async ({ database }) => {
    const { seedPictures } = await import('./demo/seed-pictures.server.ts')
    await seedPictures(database)
  },
}
