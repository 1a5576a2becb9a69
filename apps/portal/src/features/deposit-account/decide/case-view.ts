import { lazy } from 'react'
import { semestersText } from '#core/documents/deposit/semesters-text.ts'
import { toWrittenDate } from '#core/profile/birth-date.ts'
import type { CaseView } from '#core/staff-area/staff-offer.ts'
import { institutionGroups } from '#core/studies/queries.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { findCountry } from '#platform/countries/countries.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import { applicationKind } from '../model/case-kind.ts'
import type { ApplicationRefusal } from '../model/refusals.ts'
import { readTermsKey, semestersOfPeriod } from '../model/terms.ts'
import type { ApplicationWarning } from './application-warnings.ts'
import { applicationTemplates } from './suggested-templates.ts'

const warningTexts = {
  SAME_PERSON: () => m.casework_warning_same_person(),
  NAME_DIFFERS: ({ name = '' }) => m.casework_warning_name({ name }),
  EMAIL_DIFFERS: ({ email = '' }) => m.casework_warning_email({ email }),
  AGE_UNUSUAL: ({ age = '' }) => m.casework_warning_age({ age }),
  SEMESTER_BEGUN: () => m.casework_warning_semester(),
  FREE_MOVEMENT: ({ nationality = '' }) =>
    m.casework_warning_free_movement({
      country: findCountry(nationality)?.[getLocale()] ?? nationality,
    }),
  REJECTED_BEFORE: ({ date = '' }) => m.casework_warning_rejected({ date: toWrittenDate(date) }),
} satisfies Record<ApplicationWarning, (details: Readonly<Record<string, string>>) => string>

/** What staff see of an application for a deposit account, and say about it. */
export const applicationView: CaseView = {
  kind: applicationKind,
  name: m.deposit_case_kind,
  View: lazy(() => import('./components/StaffApplicationView.tsx')),
  refusalTexts: {
    AMOUNT_MISSING: m.casework_amount_missing,
    TERMS_CHANGED: m.casework_terms_changed,
    APPROVAL_PAID: m.casework_approval_paid,
  } satisfies Record<ApplicationRefusal, () => string>,
  warningTexts,
  termsText: ({ key, amountOre }) => {
    const locale = getLocale()
    const semesters = semestersText(semestersOfPeriod(readTermsKey(key)), locale)
    return m.casework_terms_text({ semesters, amount: formatKroner(amountOre) })
  },
  groups: institutionGroups,
  suggestedTemplates: applicationTemplates,
}
