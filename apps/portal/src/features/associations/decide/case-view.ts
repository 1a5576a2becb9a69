import { lazy } from 'react'
import type { CaseView } from '#core/staff-area/staff-offer.ts'
import { institutionGroups } from '#core/studies/queries.ts'
import { m } from '#messages'
import { associationKind } from '../model/case-kind.ts'
import type { AssociationWarning } from './application-warnings.ts'
import type { DecisionRefusal } from './refusals.ts'

const warningTexts = {
  SIMILAR_NAME: ({ names = '' }) => m.associations_warning_similar({ names }),
  REJECTED_BEFORE: () => m.associations_warning_rejected(),
  FEW_FOUNDERS: ({ count = '', least = '' }) => m.associations_warning_few({ count, least }),
  FOUNDER_DECLINED: ({ count = '' }) => m.associations_warning_declined({ count }),
  FOUNDS_ANOTHER: ({ names = '' }) => m.associations_warning_another({ names }),
} satisfies Record<AssociationWarning, (details: Readonly<Record<string, string>>) => string>

/** What staff see of an application to found an association, and say about it. */
export const associationView: CaseView = {
  kind: associationKind,
  name: m.associations_case_kind,
  View: lazy(() => import('./components/StaffApplicationView.tsx')),
  refusalTexts: {
    ASSOCIATION_NOT_NEW: m.associations_not_new,
    FOUNDERS_NOT_CONFIRMED: m.associations_founders_not_confirmed,
  } satisfies Record<DecisionRefusal, () => string>,
  warningTexts,
  groups: institutionGroups,
  suggestedTemplates: [
    { name: m.associations_template_statutes, text: m.associations_template_statutes_text },
    { name: m.associations_template_minutes, text: m.associations_template_minutes_text },
    { name: m.associations_template_similar, text: m.associations_template_similar_text },
  ],
}
