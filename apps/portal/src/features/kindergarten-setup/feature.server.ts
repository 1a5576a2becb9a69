import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { closingDayDescribed } from './closing-days/endpoints.server.ts'
import { createClosingDayApi } from './closing-days/handlers.server.ts'
import { consentKindDescribed } from './consents/endpoints.server.ts'
import { createConsentKindApi } from './consents/handlers.server.ts'
import { departmentDescribed } from './departments/endpoints.server.ts'
import { createDepartmentApi } from './departments/handlers.server.ts'
import { employeeDescribed } from './employees/endpoints.server.ts'
import { createEmployeeApi } from './employees/handlers.server.ts'
import { leaderDescribed } from './leaders/endpoints.server.ts'
import { createLeaderApi } from './leaders/handlers.server.ts'
import { listDescribed } from './list/endpoints.server.ts'
import { createKindergartenListApi } from './list/handlers.server.ts'
import { pageDescribed } from './page/endpoints.server.ts'
import { createKindergartenPageApi } from './page/handlers.server.ts'
import { service } from './service.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'kindergarten setup',
  service,
  whenOff,
  slices: [
    'components',
    'list',
    'departments',
    'employees',
    'leaders',
    'closing-days',
    'consents',
    'page',
  ],
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createKindergartenListApi(context))
      .route('/', createDepartmentApi(context))
      .route('/', createEmployeeApi(context))
      .route('/', createLeaderApi(context))
      .route('/', createClosingDayApi(context))
      .route('/', createConsentKindApi(context))
      .route('/', createKindergartenPageApi(context)),
  descriptions: [
    listDescribed,
    departmentDescribed,
    employeeDescribed,
    leaderDescribed,
    closingDayDescribed,
    consentKindDescribed,
    pageDescribed,
  ].flatMap((part) => Object.values(part)),
}
