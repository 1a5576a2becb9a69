import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { detailsDescribed } from './details/endpoints.server.ts'
import { createCourseDetailsApi } from './details/handlers.server.ts'
import { findDescribed } from './find/endpoints.server.ts'
import { createFindCoursesApi } from './find/handlers.server.ts'
import { service } from './service.ts'
import { listPublicPages } from './site-map/list-public-pages.server.ts'
import { courseSearch } from './site-search/search-source.server.ts'

export const feature: Feature = {
  name: 'course calendar',
  service,
  // People with a ticket still read where the course is; booking counts what is to be finished.
  whenOff: { unfinished: [], begins: [findDescribed.list, findDescribed.month] },
  slices: ['find', 'details', 'site-map', 'site-search'],
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createFindCoursesApi(context))
      .route('/', createCourseDetailsApi(context)),
  descriptions: [...Object.values(findDescribed), ...Object.values(detailsDescribed)],
  listPages: listPublicPages,
  searchSource: courseSearch,
}
