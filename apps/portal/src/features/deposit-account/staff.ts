import { lazy } from 'react'
import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { applicationKind } from './case-kind.ts'
import { refundKind } from './refund/case-kind.ts'

const StaffRefundView = lazy(() => import('./refund/components/StaffRefundView.tsx'))
const StaffApplicationView = lazy(() => import('./components/StaffApplicationView.tsx'))

export const staff: StaffOffer = {
  pages: [
    {
      to: '/staff/deposit-amounts',
      name: m.deposit_amounts_heading,
      roles: ['caseworker', 'admin'],
      order: 20,
    },
  ],
  caseViews: [
    { kind: applicationKind, name: m.deposit_case_kind, View: StaffApplicationView },
    { kind: refundKind, name: m.refund_case_kind, View: StaffRefundView },
  ],
}
