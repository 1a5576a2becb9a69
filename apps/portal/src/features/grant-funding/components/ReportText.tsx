import { Attachments } from '#core/files/components/Attachments.tsx'
import { BudgetTable, Lines } from '#core/grants/components/BudgetTable.tsx'
import { deficitOf } from '#core/grants/money.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Fact, Facts } from '#ui/facts/Facts.tsx'
import type { FundingView, ReportView } from '../model/contract.ts'
import styles from './GrantFunding.module.css'

type Props = {
  report: ReportView
  budget: FundingView['budget']
  /** Of the endpoint that sends a receipt to this reader. */
  addressOf: (id: string) => string
}

/** One report as it was sent: what was done, the accounts beside the budget, and the receipts. */
export function ReportText({ report, budget, addressOf }: Props) {
  const { description, participants, costs, income } = report.content
  return (
    <>
      <Facts>
        <Fact label={m.grant_funding_report_text()}>
          {description !== '' && <span className={styles.text}>{description}</span>}
        </Fact>
        <Fact label={m.grant_funding_report_participants()}>{participants}</Fact>
      </Facts>
      <div className={styles.beside}>
        <div>
          <BudgetTable budget={budget} />
        </div>
        <table className={styles.accounts}>
          <caption>{m.grant_funding_report_accounts()}</caption>
          <Lines name={m.grant_funding_report_costs()} lines={costs} />
          <Lines name={m.grant_funding_report_income()} lines={income} />
          <tbody>
            <tr className={styles.result}>
              <th scope="row">{m.grant_funding_report_result()}</th>
              <td>{formatKroner(deficitOf({ costs, income }))}</td>
            </tr>
          </tbody>
        </table>
      </div>
      {report.files.length === 0 ? (
        <p>{m.grant_funding_report_files_none()}</p>
      ) : (
        <Attachments files={report.files} addressOf={addressOf} />
      )}
    </>
  )
}
