import type { TextLink } from '@trivsel/content-contract/content'
import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { AccountApplication, DepositAccount } from '../contract.ts'
import { formatMoney } from '../format-kroner.ts'
import { statusHeadings, statusViewOf } from '../status-view.ts'
import styles from './Application.module.css'

type Props = {
  application: AccountApplication
  account: DepositAccount
  /** Where the editors send whoever wants to apply; null for the form. */
  apply: TextLink | null
}

/** What holds now, and the one thing to do about it. */
export function Status({ application: { status, comment }, account, apply }: Props) {
  const form = pagePath('depositApplication', getLocale())
  const view = statusViewOf(status)
  const heading = statusHeadings[view]()
  switch (view) {
    case 'none':
      return (
        <NoticeBox tone="info" heading={heading}>
          <p>{m.deposit_none_text()}</p>
          <p>
            <ContentLink href={apply?.href ?? `${form}?page=1`} className="ds-button">
              {apply?.text ?? m.deposit_apply()}
            </ContentLink>
          </p>
        </NoticeBox>
      )
    case 'applied':
      return (
        <NoticeBox tone="success" heading={heading}>
          <p>{m.deposit_applied_text()}</p>
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
      return account.paid ? (
        <NoticeBox tone="success" heading={m.deposit_set_up_heading()}>
          <p>{m.deposit_set_up_text()}</p>
        </NoticeBox>
      ) : (
        <NoticeBox tone="success" heading={heading}>
          <p>
            {account.booked
              ? m.deposit_partly_text({ amount: formatMoney(account.outstandingAmount) })
              : m.deposit_approved_text()}
          </p>
        </NoticeBox>
      )
  }
}
