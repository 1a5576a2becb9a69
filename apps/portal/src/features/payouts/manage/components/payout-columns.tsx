import { Tag } from '@digdir/designsystemet-react'
import { DateAndTime } from '#core/bank/components/BankFileTable.tsx'
import styles from '#core/bank/components/Money.module.css'
import { nameText } from '#core/bank/components/name-text.ts'
import { failureText, payoutStateNames } from '#core/bank/money-texts.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'
import type { DataColumn } from '#ui/data-table/columns.ts'
import type { PayoutLine } from '../../model/contract.ts'
import { OwnerCell, ownerText } from './OwnerCell.tsx'
import { WhyPaid } from './WhyPaid.tsx'

export const payeeText = ({ payeeName }: PayoutLine) => payeeName ?? m.money_payee_gone()

/** Whose decision it is, beside its moment: a column of its own would be wider than a screen. */
function whoTexts({ approvedBy, preparedBy, releasedBy }: PayoutLine): string[] {
  const isOne = approvedBy === preparedBy
  return [
    ...(isOne
      ? [m.money_approved_and_prepared_by({ name: nameText(approvedBy) })]
      : [
          m.money_approved_by({ name: nameText(approvedBy) }),
          m.money_prepared_by({ name: nameText(preparedBy) }),
        ]),
    ...(releasedBy === null ? [] : [m.money_released_by({ name: nameText(releasedBy) })]),
  ]
}

/** In a file of the table. */
const whyText = (line: PayoutLine) =>
  [line.why?.heading ?? m.money_payout_why_by_staff(), line.reason, ...whoTexts(line)]
    .filter(Boolean)
    .join(' – ')

export function payoutColumns(): DataColumn<PayoutLine>[] {
  return [
    {
      id: 'preparedAt',
      header: m.money_prepared_at(),
      value: ({ preparedAt }) => preparedAt,
      cell: (line) => (
        <div className={styles.lines}>
          <p>
            <DateAndTime at={line.preparedAt} />
          </p>
          {whoTexts(line).map((text) => (
            <p key={text} className={styles.quiet}>
              {text}
            </p>
          ))}
        </div>
      ),
    },
    {
      id: 'amount',
      header: m.money_amount(),
      value: ({ amountOre }) => amountOre / 100,
      cell: ({ amountOre }) => <span className={styles.amount}>{formatKroner(amountOre)}</span>,
      isNumeric: true,
      isRowHeader: true,
    },
    {
      id: 'payee',
      header: m.money_payee(),
      value: payeeText,
      cell: (line) => (
        <div className={styles.lines}>
          <p>{payeeText(line)}</p>
          <p className={styles.quiet}>{line.payeeAccountMasked ?? m.money_channel_manual()}</p>
        </div>
      ),
    },
    {
      id: 'why',
      header: m.money_payout_why(),
      value: whyText,
      cell: (line) => (
        <div className={styles.lines}>
          <WhyPaid line={line} />
          <p className={styles.quiet}>{line.message}</p>
        </div>
      ),
    },
    {
      id: 'owner',
      header: m.payout_owner(),
      value: ({ owner }) => owner.name ?? owner.reference ?? ownerText(owner),
      cell: ({ owner }) => <OwnerCell owner={owner} />,
    },
    {
      id: 'state',
      header: m.money_status(),
      value: ({ state }) => payoutStateNames[state](),
      cell: (line) => <State line={line} />,
    },
  ]
}

function State({ line }: { line: PayoutLine }) {
  const { state, failureReason, bankReference, paidOn, returned } = line
  return (
    <div className={styles.lines}>
      <p>
        <Tag data-color={toneOf(state)}>{payoutStateNames[state]()}</Tag>
      </p>
      {failureReason && <p>{failureText(failureReason)}</p>}
      {bankReference && paidOn && (
        <p className={styles.quiet}>
          {m.money_paid_reference({
            date: formatDate(noonOf(paidOn), getLocale()),
            reference: bankReference,
          })}
        </p>
      )}
      {returned && (
        <>
          <p className={styles.quiet}>
            {m.money_returned_what({
              amount: formatKroner(returned.amountOre),
              date: formatDate(noonOf(returned.on), getLocale()),
            })}
          </p>
          {returned.reason && <p>{failureText(returned.reason)}</p>}
        </>
      )}
    </div>
  )
}

function toneOf(state: PayoutLine['state']) {
  if (state === 'paid') return 'success'
  if (state === 'failed' || state === 'returned') return 'danger'
  return state === 'withdrawn' ? 'neutral' : 'info'
}
