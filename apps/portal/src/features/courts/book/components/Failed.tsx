import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { MoneyState } from '#core/payments/contract.ts'
import { describeMoney } from '#core/payments/describe-money.ts'
import { m } from '#messages'
import styles from '../../timeslots/components/Courts.module.css'
import type { CourtSearch } from '../../timeslots/court-search.ts'
import { clearSaved } from '../saved-reservation.ts'
import { failedTexts } from './money-texts.ts'
import { StepFrame } from './StepFrame.tsx'

/**
 * Says that nothing is booked, and where the money is (specification, section 8 "Court booking").
 */
export function Failed(props: { money: MoneyState } | { text: string }) {
  const text = 'text' in props ? props.text : describeMoney(props.money, failedTexts)
  useEffect(() => clearSaved(window.sessionStorage), [])
  return (
    <StepFrame step={4} heading={m.courts_failed_heading()}>
      <p>{text}</p>
      <div className={styles.buttons}>
        <Link
          className="ds-button"
          to="/sports/courts-and-halls"
          search={(search: CourtSearch) => ({
            ...search,

            step: undefined,
            reservation: undefined,
            paymentId: undefined,
          })}
        >
          {m.courts_try_again()}
        </Link>
      </div>
    </StepFrame>
  )
}
