import type { Feature } from '#core/feature/feature.server.ts'
import { associationConnection } from './manage/bank-connection.server.ts'
import { payoutWork } from './manage/count-work.server.ts'
import { describedPayouts } from './manage/endpoints.server.ts'
import { createPayoutsApi } from './manage/handlers.server.ts'

/** It has no service: whatever is paid out is finished here. */
export const feature: Feature = {
  name: 'payouts',
  slices: ['manage'],
  api: createPayoutsApi,
  descriptions: Object.values(describedPayouts),
  staffWork: payoutWork,
  connections: [associationConnection],
}
