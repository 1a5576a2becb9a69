import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { useTabValues } from '#core/public-forms/use-tab-values.ts'
import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { reportText } from '../../components/funding-texts.ts'
import styles from '../../components/GrantFunding.module.css'
import { ReportText } from '../../components/ReportText.tsx'
import type { FundingView, ReportView } from '../../model/contract.ts'
import { reportFileAddress } from '../queries.ts'
import { ReportEditor } from './ReportEditor.tsx'

type Props = { funding: FundingView; mayChange: boolean }

/** What is reported of a grant: what was sent before, and the draft. */
export function ReportPart({ funding, mayChange }: Props) {
  const { reportDue, reports, state, payment, isReportOverdue } = funding
  const latest = reports.at(-1)
  const isDone = latest?.state === 'sent' || latest?.state === 'approved'
  const isOpen = mayChange && state === 'accepted' && reportDue !== null && !isDone
  const sent = reports.filter((report) => report.state !== 'draft')
  if (reportDue === null && sent.length === 0) return null
  return (
    <div className={styles.part}>
      <h3>{m.grant_funding_report_heading()}</h3>
      {isReportOverdue && (
        <NoticeBox tone="warning">
          <p>{m.grant_funding_late_note()}</p>
        </NoticeBox>
      )}
      {sent.map((report) => (
        <Sent key={report.id} funding={funding} report={report} />
      ))}
      {isOpen && (
        <>
          <p>{m.grant_funding_report_intro()}</p>
          <p>
            {payment === 'deficit'
              ? m.grant_funding_report_deficit()
              : m.grant_funding_report_unused()}
          </p>
          <Editing funding={funding} />
        </>
      )}
    </div>
  )
}

function Sent({ funding, report }: { funding: FundingView; report: ReportView }) {
  const [isShown, setShown] = useState(false)
  const { applicationId, budget } = funding
  const name = m.grant_funding_report_number({ number: report.number })
  return (
    <div className={styles.part}>
      <p>
        {name}: {reportText(report)}
      </p>
      {report.reason && <p>{m.grant_funding_report_returned_because({ text: report.reason })}</p>}
      {isShown ? (
        <ReportText
          report={report}
          budget={budget}
          addressOf={(file) => reportFileAddress(applicationId, file)}
        />
      ) : (
        <div>
          <Button variant="tertiary" onClick={() => setShown(true)}>
            {m.grant_funding_show({ name })}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Opened by a press, or by what was typed before: most who read the page have nothing to report. */
function Editing({ funding }: { funding: FundingView }) {
  const kept = useTabValues(`grant-report-${funding.applicationId}`)
  const [isOpen, setOpen] = useState(kept.isKept)
  const hasDraft = funding.reports.at(-1)?.state === 'draft'
  if (isOpen) return <ReportEditor funding={funding} kept={kept} />
  return (
    <div>
      <Button onClick={() => setOpen(true)}>
        {hasDraft ? m.grant_funding_report_continue() : m.grant_funding_report_begin()}
        <span className="ds-sr-only">: {funding.title}</span>
      </Button>
    </div>
  )
}
