import { useQuery } from '@tanstack/react-query'
import { AssociationFrame } from '#core/associations/components/AssociationFrame.tsx'
import type { OwnAssociation } from '#core/associations/contract.ts'
import { meaningOf } from '#core/associations/states.ts'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import partStyles from '#ui/parts/Parts.module.css'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/AssociationMoney.module.css'
import type { MoneyPage as Money } from '../contract.ts'
import { moneyQuery } from '../queries.ts'
import { AccountPart } from './AccountPart.tsx'
import { PayoutPart } from './PayoutPart.tsx'
import { StatementPart } from './StatementPart.tsx'

/** The money of an association: what there is, where it is paid to, and how it came. */
export function MoneyPage({ id }: { id: string }) {
  return (
    <AssociationFrame heading={m.association_money_heading()} id={id} right="money">
      {(association) => <Parts association={association} />}
    </AssociationFrame>
  )
}

function Parts({ association }: { association: OwnAssociation }) {
  const { id, isContact } = association
  const { data, isError, refetch } = useQuery(moneyQuery(id))
  if (!data)
    return isError ? (
      <LoadFailure text={m.association_money_load_error()} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const mayChange = meaningOf(data.state).canBeChanged
  return (
    <div className={partStyles.area}>
      <BalancePart money={data} />
      <PayoutPart id={id} money={data} mayChange={mayChange} />
      <AccountPart id={id} accounts={data.accounts} mayEnter={mayChange && isContact} />
      <StatementPart id={id} name={association.name} statement={data.statement} />
    </div>
  )
}

function BalancePart({ money: { state, balanceOre, availableOre } }: { money: Money }) {
  const promisedOre = balanceOre - availableOre
  return (
    <section className={partStyles.part} aria-labelledby="money-balance">
      <h2 id="money-balance">{m.association_money_balance()}</h2>
      <p className={styles.money}>{formatKroner(balanceOre)}</p>
      {promisedOre > 0 && (
        <p>{m.association_money_promised({ amount: formatKroner(promisedOre) })}</p>
      )}
      <p>{m.association_money_text()}</p>
      {balanceOre < 0 && (
        <NoticeBox tone="warning">
          <p>{m.association_money_below_zero()}</p>
        </NoticeBox>
      )}
      {state === 'inactive' && <p>{m.association_money_inactive()}</p>}
      {state === 'closed' && <p>{m.association_money_closed()}</p>}
    </section>
  )
}
