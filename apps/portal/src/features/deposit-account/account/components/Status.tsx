import type { TextLink } from '@trivsel/content-contract/content'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatMoney } from '#platform/format-kroner.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { isServiceOffered } from '#platform/services/current-services.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Expected } from '../../apply/components/Expected.tsx'
import styles from '../../components/Application.module.css'
import type { AccountApplication, DepositAccount } from '../../model/contract.ts'
import { bannerOf, paymentViewOf, statusHeadings } from '../../model/status-view.ts'
import type { RefundApplication } from '../../refund/contract.ts'
import { letterAddress } from '../queries.ts'

type Props = {
  application: AccountApplication
  account: DepositAccount
  refund: RefundApplication
  /** Where the editors send applicants; null for the form. */
  apply: TextLink | null
}

/** What holds now, and the one thing to do about it. */
export function Status({ application: { status, comment }, account, refund, apply }: Props) {
  const form = pagePath('depositApplication', getLocale())
  const refundForm = pagePath('depositRefund', getLocale())
  const { view, warnsOfNationalId } = bannerOf({
    status,
    refundStatus: refund.status,
    hasPayoutFailed: refund.payoutFailure !== null,
    isPaid: account.paid,
    hasNationalId: refund.hasNationalId,
  })
  const isOffered = isServiceOffered('depositAccount')
  const heading = statusHeadings[view]()
  switch (view) {
    case 'none':
      return (
        <NoticeBox tone="info" heading={heading}>
          <p>{isOffered ? m.deposit_none_text() : m.service_off()}</p>
          {isOffered && (
            <p>
              <ContentLink href={apply?.href ?? `${form}?page=1`} className="ds-button">
                {apply?.text ?? m.deposit_apply()}
              </ContentLink>
            </p>
          )}
        </NoticeBox>
      )
    case 'applied':
      return (
        <NoticeBox tone="success" heading={heading}>
          <p>{m.deposit_applied_text()}</p>
          <Expected />
        </NoticeBox>
      )
    case 'commented':
    case 'rejected':
      return (
        <NoticeBox tone="danger" heading={heading}>
          {comment && <p className={styles.comment}>{comment}</p>}
          <p>
            <ContentLink href={form} className="ds-button">
              {m.deposit_edit_and_update()}
            </ContentLink>
          </p>
        </NoticeBox>
      )
    case 'awaiting-payment':
      return (
        <NoticeBox tone="success" heading={heading}>
          <p>{paymentText(account)}</p>
        </NoticeBox>
      )
    case 'set-up':
      return (
        <>
          <NoticeBox tone="success" heading={heading}>
            <p>{m.deposit_set_up_text()}</p>
            <p className={styles.buttons} data-screen-only>
              <a className="ds-button" href={letterAddress} target="_blank" rel="noreferrer">
                {m.deposit_print_letter()}
              </a>
            </p>
          </NoticeBox>
          {warnsOfNationalId && (
            <NoticeBox tone="warning" heading={m.refund_id_warning_heading()}>
              <p>{m.refund_id_warning()}</p>
              <p>
                <ContentLink href={refundForm}>{m.refund_id_what_to_do()}</ContentLink>
              </p>
            </NoticeBox>
          )}
        </>
      )
    case 'refund-applied':
      return (
        <NoticeBox tone="success" heading={heading}>
          <p>{m.refund_applied_text()}</p>
        </NoticeBox>
      )
    case 'refund-commented':
    case 'refund-rejected':
      return (
        <NoticeBox tone="danger" heading={heading}>
          {refund.comment && <p className={styles.comment}>{refund.comment}</p>}
          <p>
            <ContentLink href={refundForm} className="ds-button">
              {m.deposit_edit_and_update()}
            </ContentLink>
          </p>
        </NoticeBox>
      )
    case 'refund-returned':
      return (
        <NoticeBox tone="danger" heading={heading}>
          <p>
            {refund.payoutFailure === 'returned'
              ? m.refund_returned_text({ amount: formatMoney(account.balance) })
              : m.refund_failed_text({ amount: formatMoney(account.balance) })}
          </p>
          <p>
            <ContentLink href={`${refundForm}?page=1`} className="ds-button">
              {m.refund_give_account()}
            </ContentLink>
          </p>
        </NoticeBox>
      )
    case 'refund-accepted':
      return (
        <NoticeBox tone="success" heading={heading}>
          <p>{m.refund_accepted_text({ amount: formatMoney(refund.amount) })}</p>
        </NoticeBox>
      )
  }
}

function paymentText(account: DepositAccount): string {
  switch (paymentViewOf(account)) {
    case 'nothing':
      return m.deposit_approved_text()
    case 'partly':
      return m.deposit_partly_text({ amount: formatMoney(account.outstandingAmount) })
    case 'paid-out':
      return m.deposit_paid_out_text()
  }
}
