import { lazy } from 'react'
import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { applicationKind } from './case-kind.ts'
import { moneyStaff } from './money/staff.ts'

const StaffApplicationView = lazy(() => import('./components/StaffApplicationView.tsx'))

export const staff: StaffOffer = {
  pages: [
    ...moneyStaff.pages,
    {
      to: '/staff/deposit-amounts',
      name: m.deposit_amounts_heading,
      roles: ['caseworker', 'admin'],
      order: 20,
    },
  ],
  cards: moneyStaff.cards,
  caseViews: [{ kind: applicationKind, name: m.deposit_case_kind, View: StaffApplicationView }],
}
