import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { createSemesterFeeApi } from './api.server.ts'
import { largestDeliveryFile } from './delivery-file.ts'
import { createSemesterDeliveriesApi, deliveriesPath } from './staff-deliveries-api.server.ts'

export const feature: Feature = {
  name: 'semester fee',
  routes: (context) => {
    const admins = context.requireStaff('admin')
    return new Hono<ApiEnvironment>()
      .route('/api', createSemesterFeeApi(context))
      .route('/api', createSemesterDeliveriesApi({ ...context, admins }))
  },
  longerBodies: { [`/api${deliveriesPath}`]: largestDeliveryFile },
}
