import styles from '#core/bank/components/Money.module.css'
import { m } from '#messages'
import type { PayoutLine } from '../../model/contract.ts'
import { PayoutPageLink } from './PayoutPageLink.tsx'

type Owner = PayoutLine['owner']

export const ownerText = ({ name }: Owner) => name ?? m.payout_owner_gone()

/** Whose money it is, with the way to what staff know of them. */
export function OwnerCell({ owner }: { owner: Owner }) {
  return (
    <div className={styles.lines}>
      <p>
        <PayoutPageLink link={owner.link}>{ownerText(owner)}</PayoutPageLink>
      </p>
      {owner.reference !== null && (
        <p className={`${styles.quiet} ${styles.number}`}>{owner.reference}</p>
      )}
    </div>
  )
}
