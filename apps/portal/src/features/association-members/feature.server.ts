import { Hono } from 'hono'
import type { Feature } from '#core/feature/feature.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { boardDescribed } from './board/endpoints.server.ts'
import { createBoardApi } from './board/handlers.server.ts'
import { memberClosingChecks } from './closing-checks.server.ts'
import { memberHandoverItems } from './handover-items.server.ts'
import { memberCrontab, memberTasks } from './jobs.server.ts'
import { joiningDescribed } from './joining/endpoints.server.ts'
import { createJoiningApi } from './joining/handlers.server.ts'
import { associationMemberMails } from './mail-previews.server.ts'
import { feeMoney } from './money-source.server.ts'
import { ownMembershipsDescribed } from './my-memberships/endpoints.server.ts'
import { createOwnMembershipsApi } from './my-memberships/handlers.server.ts'
import { feeDescribed } from './pay/endpoints.server.ts'
import { feeKind } from './pay/fee-kind.server.ts'
import { createFeePaymentsApi } from './pay/handlers.server.ts'
import { associationMemberData } from './personal-data.server.ts'
import { associationMemberRetention } from './retention.server.ts'
import { service } from './service.ts'
import { staffMembersDescribed } from './staff/endpoints.server.ts'
import { createStaffMembersApi } from './staff/handlers.server.ts'
import { whenOff } from './when-off.server.ts'

export const feature: Feature = {
  name: 'association members',
  service,
  whenOff,
  slices: ['components', 'my-memberships', 'joining', 'pay', 'board', 'staff'],
  mailPreviews: associationMemberMails,
  api: (context) =>
    new Hono<ApiEnvironment>()
      .route('/', createJoiningApi(context))
      .route('/', createFeePaymentsApi(context))
      .route('/', createOwnMembershipsApi(context))
      .route('/', createBoardApi(context))
      .route('/', createStaffMembersApi(context)),
  descriptions: [
    joiningDescribed,
    feeDescribed,
    ownMembershipsDescribed,
    boardDescribed,
    staffMembersDescribed,
  ].flatMap((part) => Object.values(part)),
  tasks: memberTasks,
  crontab: memberCrontab,
  personalTables: associationMemberData,
  retention: associationMemberRetention,
  paymentKinds: [feeKind],
  moneySources: [feeMoney],
  closingChecks: memberClosingChecks,
  handoverItems: memberHandoverItems,
}
