import type { ReactNode } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Row } from '#ui/rows/Rows.tsx'
import type { PayoutRequestView } from '../model/contract.ts'
import styles from './AssociationMoney.module.css'
import { byText, instantText, stateText } from './money-texts.ts'

type Props = { request: PayoutRequestView; name?: ReactNode; action?: ReactNode }

/** A payout with what has become of it. */
export function RequestRow({ request, name, action }: Props) {
  const { amountOre, requester, askedBy, askedAt, state, note, reason, masked, changedAt } = request
  return (
    <Row
      name={
        <>
          {name} {formatKroner(amountOre)}
        </>
      }
      details={
        <div className={styles.details}>
          <p>
            {stateText(state)}{' '}
            {changedAt && m.association_payout_changed({ date: instantText(changedAt) })}
          </p>
          <p>
            {requester === 'staff'
              ? m.association_payout_by_staff({ date: instantText(askedAt) })
              : m.association_payout_asked_by({ by: byText(askedBy, askedAt) })}
          </p>
          {masked && <p>{m.association_payout_to({ account: masked })}</p>}
          {note && <p>{m.association_payout_note_is({ text: note })}</p>}
          {reason && <p>{m.association_payout_reason_is({ text: reason })}</p>}
        </div>
      }
      action={action}
    />
  )
}
