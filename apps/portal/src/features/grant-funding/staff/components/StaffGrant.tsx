import { Link } from '@tanstack/react-router'
import { deficitOf, settledOre } from '#core/grants/money.ts'
import { AskFirst } from '#core/sessions/login/AskFirst.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import {
  dayText,
  reportText,
  staffAwardText,
  warningTexts,
} from '../../components/funding-texts.ts'
import styles from '../../components/GrantFunding.module.css'
import { PartRows } from '../../components/PartRows.tsx'
import { ReportText } from '../../components/ReportText.tsx'
import type { ReportView, StaffFundingView } from '../../model/contract.ts'
import { isPaying } from '../../model/is-paying.ts'
import { staffFundingErrorText } from '../../model/refusal-messages.ts'
import {
  approveReport,
  endAward,
  postponeReport,
  reopenAward,
  returnReport,
  staffFundingKey,
  staffReportFile,
  undoReport,
} from '../queries.ts'
import { PartActions } from './PartActions.tsx'
import { ClaimPart } from './StaffClaims.tsx'
import { WithForm } from './WithForm.tsx'

/** One grant with all that staff decide by, and what they can do. */
export function StaffGrant({ funding }: { funding: StaffFundingView }) {
  const { applicationId, parts, reports, warnings, account } = funding
  const id = `grant-${applicationId}`
  const sent = reports.find((report) => report.state === 'sent')
  const needsAccount = isPaying(funding)
  return (
    <article className={styles.grant} aria-labelledby={id}>
      <h2 id={id}>{nameOf(funding)}</h2>
      <GrantFacts funding={funding} />
      {needsAccount && !account && (
        <NoticeBox tone="warning">
          <p>{m.grant_funding_account_missing()}</p>
        </NoticeBox>
      )}
      {needsAccount && warnings.length > 0 && (
        <NoticeBox tone="warning">
          <ul className={styles.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{warningTexts[warning]()}</li>
            ))}
          </ul>
        </NoticeBox>
      )}
      {parts.length > 0 && (
        <div className={styles.part}>
          <h3>{m.grant_funding_parts_heading()}</h3>
          <PartRows
            parts={parts}
            grantOre={funding.amountOre}
            actionOf={(part) => <PartActions part={part} funding={funding} />}
          />
        </div>
      )}
      {sent && <SentReport funding={funding} report={sent} />}
      <ClaimPart funding={funding} />
      <OtherActions funding={funding} />
    </article>
  )
}

const nameOf = ({ applicantName, title }: StaffFundingView): string =>
  `${applicantName ?? m.grant_funding_nobody()}: ${title}`

function GrantFacts({ funding }: { funding: StaffFundingView }) {
  const { association, applicantName, account, amountOre, settledOre: comesTo, paidOre } = funding
  return (
    <Facts isDense>
      <Fact label={m.grant_funding_state()}>{staffAwardText(funding)}</Fact>
      <Fact label={m.grant_funding_applicant()}>
        {association ? (
          <Link to="/staff/associations/$id" params={{ id: association.id }}>
            {applicantName}
          </Link>
        ) : (
          (applicantName ?? m.grant_funding_nobody())
        )}
      </Fact>
      <Fact label={m.grant_funding_reference()}>{funding.reference}</Fact>
      <Fact label={m.grant_funding_type()}>{textIn(funding.type)}</Fact>
      <Fact label={m.grant_funding_budget_year()}>{funding.budgetYear}</Fact>
      <Fact label={m.grant_funding_amount()}>{formatKroner(amountOre)}</Fact>
      <Fact label={m.grant_funding_settled_amount()}>
        {comesTo !== null && formatKroner(comesTo)}
      </Fact>
      <Fact label={m.grant_funding_paid_amount()}>{formatKroner(paidOre)}</Fact>
      <Fact label={m.grant_funding_account_heading()}>
        {account && m.grant_funding_account_is({ account: account.masked, holder: account.holder })}
      </Fact>
      <Fact label={m.grant_funding_report_due()}>
        {funding.reportDue !== null && dayText(funding.reportDue)}
      </Fact>
      <Fact label={m.grant_funding_conditions()}>
        {funding.conditions !== '' && <span className={styles.text}>{funding.conditions}</span>}
      </Fact>
    </Facts>
  )
}

function SentReport({ funding, report }: { funding: StaffFundingView; report: ReportView }) {
  const { applicationId, amountOre, budget, reports } = funding
  const of = nameOf(funding)
  const comesTo = formatKroner(settledOre(amountOre, report.content))
  const earlier = reports.filter(({ state, files }) => state === 'returned' && files.length > 0)
  return (
    <div className={styles.part}>
      <h3>
        {m.grant_funding_report_number({ number: report.number })}: {reportText(report)}
      </h3>
      <ReportText
        report={{ ...report, files: [...earlier.flatMap(({ files }) => files), ...report.files] }}
        budget={budget}
        addressOf={(file) => staffReportFile(applicationId, file)}
      />
      <Facts>
        <Fact label={m.grant_funding_report_result()}>
          {formatKroner(deficitOf(report.content))}
        </Fact>
        <Fact label={m.grant_funding_settled_amount()}>{comesTo}</Fact>
      </Facts>
      <div className={styles.buttons}>
        <AskFirst
          name={m.grant_funding_report_approve()}
          of={of}
          heading={m.grant_funding_report_approve_heading({ amount: comesTo })}
          call={() => approveReport(report.id)}
          changes={staffFundingKey}
          done={m.grant_funding_report_approve_done}
          errorText={staffFundingErrorText}
        >
          <p>{m.grant_funding_report_approve_text()}</p>
        </AskFirst>
        <WithForm
          id={`return-${report.id}`}
          name={m.grant_funding_report_return()}
          of={of}
          heading={m.grant_funding_report_return_heading()}
          text={m.grant_funding_report_return_text()}
          fields={reasonAndDay}
          dayLabel={m.grant_funding_report_due()}
          call={({ reason, day }) => returnReport(report.id, { reason, day })}
          done={m.grant_funding_report_return_done}
        />
      </div>
    </div>
  )
}

const reasonAndDay = ['reason', 'day'] as const
const onlyReason = ['reason'] as const

/** What puts right what went wrong: another last day, another offer, an end without a report. */
function OtherActions({ funding }: { funding: StaffFundingView }) {
  const { applicationId, state, reportDue, reports, settledOre: comesTo } = funding
  const of = nameOf(funding)
  const isOver = state === 'declined' || state === 'lapsed'
  const isRunning = state === 'accepted' && comesTo === null
  const approved = reports.findLast((report) => report.state === 'approved')
  const undone = state === 'accepted' || state === 'settled' ? approved : undefined
  if (!(isOver || isRunning || undone)) return null
  return (
    <div className={styles.buttons}>
      {isOver && (
        <WithForm
          id={`reopen-${applicationId}`}
          name={m.grant_funding_reopen()}
          of={of}
          heading={m.grant_funding_reopen_heading()}
          text={m.grant_funding_reopen_text()}
          fields={reasonAndDay}
          dayLabel={m.grant_funding_accept_by()}
          call={({ reason, day }) => reopenAward(applicationId, { reason, day })}
          done={m.grant_funding_reopen_done}
        />
      )}
      {undone && (
        <WithForm
          id={`undo-${undone.id}`}
          name={m.grant_funding_report_undo()}
          of={of}
          heading={m.grant_funding_report_undo_heading()}
          text={m.grant_funding_report_undo_text()}
          fields={onlyReason}
          call={({ reason }) => undoReport(undone.id, reason)}
          done={m.grant_funding_report_undo_done}
        />
      )}
      {isRunning && reportDue !== null && (
        <WithForm
          id={`postpone-${applicationId}`}
          name={m.grant_funding_postpone()}
          of={of}
          heading={m.grant_funding_postpone_heading()}
          text={m.grant_funding_postpone_text()}
          fields={reasonAndDay}
          dayLabel={m.grant_funding_report_due()}
          call={({ reason, day }) => postponeReport(applicationId, { reason, day })}
          done={m.grant_funding_postpone_done}
        />
      )}
      {isRunning && (
        <WithForm
          id={`end-${applicationId}`}
          name={m.grant_funding_end()}
          of={of}
          heading={m.grant_funding_end_heading()}
          text={m.grant_funding_end_text()}
          fields={onlyReason}
          call={({ reason }) => endAward(applicationId, reason)}
          done={m.grant_funding_end_done}
        />
      )}
    </div>
  )
}
