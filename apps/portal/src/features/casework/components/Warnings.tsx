import { Link } from '@tanstack/react-router'
import { useStaffOffers } from '#core/staff-area/staff-offers.ts'
import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { findView, warningText } from '../case-texts.ts'
import type { OpenCase } from '../contract.ts'
import styles from './Case.module.css'

/** What may be wrong, before anything is decided. */
export function Warnings({ found }: { found: OpenCase }) {
  const { caseViews } = useStaffOffers()
  if (found.warnings.length === 0) return null
  const view = findView(caseViews, found.kind)
  return (
    <NoticeBox tone="warning" heading={m.casework_warnings()}>
      <ul className={styles.warnings}>
        {found.warnings.map((warning) => (
          <li key={warning.code}>
            {warningText(view, warning)}
            {warning.cases.map((id, index) => (
              <span key={id}>
                {' '}
                <Link to="/staff/cases/$id" params={{ id }}>
                  {warning.cases.length === 1
                    ? m.casework_other_case()
                    : m.casework_other_case_number({
                        number: index + 1,
                        count: warning.cases.length,
                      })}
                </Link>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </NoticeBox>
  )
}
