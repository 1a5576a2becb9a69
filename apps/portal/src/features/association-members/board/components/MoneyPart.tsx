import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import styles from '../../components/AssociationMembers.module.css'
import { useMemberAction } from '../../components/use-member-action.ts'
import { dayText } from '../../model/member-texts.ts'
import type { MembershipSetup, Statement } from '../contract.ts'
import { entryName } from '../entry-names.ts'
import { readStatement } from '../queries.ts'

/** What is on the account of the association, and how it came there. */
export function MoneyPart(props: { id: string; money: NonNullable<MembershipSetup['money']> }) {
  const { id, money } = props
  const [older, setOlder] = useState<Statement | null>(null)
  const entries = [...money.entries, ...(older?.entries ?? [])]
  const before = older ? older.before : money.before
  const fetching = useMemberAction({
    call: (from: number) => readStatement(id, from),
    changes: ['association-statement'],
    done: null,
    onDone: (page) =>
      setOlder({ entries: [...(older?.entries ?? []), ...page.entries], before: page.before }),
  })
  return (
    <section className={styles.part} aria-labelledby="association-money">
      <h2 id="association-money">{m.association_money_heading()}</h2>
      <p>{m.association_money_text()}</p>
      <p className={styles.money}>{formatKroner(money.balanceOre)}</p>
      {entries.length === 0 ? (
        <p>{m.association_money_none()}</p>
      ) : (
        <Rows label={m.association_statement()}>
          {entries.map(({ id: entryId, kind, valueDate, amountOre, balanceOre }) => (
            <Row
              key={entryId}
              name={`${dayText(valueDate)}: ${formatKroner(amountOre)}`}
              details={`${entryName(kind)} ${m.association_balance_after({ amount: formatKroner(balanceOre) })}`}
            />
          ))}
        </Rows>
      )}
      {before !== null && (
        <div>
          <Button
            variant="secondary"
            loading={fetching.isPending}
            onClick={() => fetching.mutate(before)}
          >
            {m.association_statement_older()}
          </Button>
        </div>
      )}
    </section>
  )
}
