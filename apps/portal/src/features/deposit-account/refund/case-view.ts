import { lazy } from 'react'
import type { CaseView } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { refundKind, targetSecret } from './case-kind.ts'
import { warningTexts } from './refund-texts.ts'
import type { RefundDecisionRefusal } from './refusals.ts'
import { refundTemplates } from './suggested-templates.ts'

/** What staff see of a refund, and say about it. */
export const refundView: CaseView = {
  kind: refundKind,
  name: m.refund_case_kind,
  View: lazy(() => import('./components/StaffRefundView.tsx')),
  refusalTexts: {
    REFUND_NOTHING_THERE: m.refund_nothing_there_staff,
  } satisfies Record<RefundDecisionRefusal, () => string>,
  warningTexts,
  secretNames: { [targetSecret]: m.refund_details },
  suggestedTemplates: refundTemplates,
}
