import { m } from '#messages'
import styles from '../../components/Application.module.css'
import { NoTransfer } from '../../components/NoTransfer.tsx'
import { TransferFacts } from '../../components/TransferFacts.tsx'
import type { DepositAccount } from '../../model/contract.ts'
import { SharePayment } from '../../share/components/SharePayment.tsx'

/** Where to transfer to, and how to let somebody else do it. */
export function HowToPay({ transfer }: Pick<DepositAccount, 'transfer'>) {
  return (
    <section className={styles.section} aria-labelledby="how-to-pay-heading">
      <h2 id="how-to-pay-heading" className={styles.heading}>
        {m.deposit_how_heading()}
      </h2>
      {transfer ? (
        <>
          <p>{m.deposit_how_intro()}</p>
          <TransferFacts transfer={transfer} />
          <SharePayment />
        </>
      ) : (
        <NoTransfer />
      )}
    </section>
  )
}
