import { Hono } from 'hono'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { createAccountApi } from './account/handlers.server.ts'
import { createApplicationApi } from './apply/handlers.server.ts'
import { createDecisionApi } from './decide/handlers.server.ts'
import { createSetupApi } from './setup/handlers.server.ts'

/** The account, from the application to the letters, without refunds and money. */
export const createDepositAccountApi = (
  dependencies: Parameters<typeof createAccountApi>[0] & Parameters<typeof createApplicationApi>[0],
) =>
  new Hono<ApiEnvironment>()
    .route('/', createApplicationApi(dependencies))
    .route('/', createAccountApi(dependencies))
    .route('/', createDecisionApi(dependencies))
    .route('/', createSetupApi(dependencies))
