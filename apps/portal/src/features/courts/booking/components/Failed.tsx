import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { MoneyState } from '#core/payments/contract.ts'
import { describeMoney } from '#core/payments/describe-money.ts'
import { m } from '#messages'
import type { CourtSearch } from '../court-search.ts'
import { forgetAll } from '../reservation-data.ts'
import styles from './Courts.module.css'
import { failedTexts } from './money-texts.ts'
import { StepHeading } from './StepHeading.tsx'

/** Nothing is booked, with what is true of the money (specification, section 8 "Court booking"). */
export function Failed(props: { money: MoneyState } | { text: string }) {
  const text = 'text' in props ? props.text : describeMoney(props.money, failedTexts)
  useEffect(() => forgetAll(window.sessionStorage), [])
  return (
    <div className={styles.step}>
      <StepHeading>{m.courts_failed_heading()}</StepHeading>
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
    </div>
  )
}
