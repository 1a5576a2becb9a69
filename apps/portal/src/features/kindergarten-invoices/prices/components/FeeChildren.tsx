import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Money.module.css'
import { dateText, monthText } from '../../model/money-texts.ts'
import { moneyErrorText } from '../../model/refusal-texts.ts'
import { ChooseKindergarten } from '../../runs/components/ChooseKindergarten.tsx'
import type { FeeChild, FeeDecision } from '../contract.ts'
import type { KindergartenSearch } from '../kindergarten-search.ts'
import { feeChildrenQuery } from '../queries.ts'
import { DecisionDialog, DecisionEndDialog } from './DecisionDialogs.tsx'
import { ManyPayers } from './ManyPayers.tsx'
import { PayersDialog } from './PayersDialog.tsx'

/** The children of a kindergarten, with what the municipality has decided and who pays. */
export function FeeChildren({ kindergarten }: KindergartenSearch) {
  const navigate = useNavigate()
  return (
    <section className={styles.group} id="children">
      <h2>{m.kindergarten_fee_children()}</h2>
      <div className={styles.fields}>
        <ChooseKindergarten
          id="fee-kindergarten"
          chosen={kindergarten ?? ''}
          onChange={(chosen) =>
            void navigate({
              to: '/staff/kindergartens/prices',
              search: chosen === '' ? {} : { kindergarten: chosen },
              resetScroll: false,
              replace: true,
            })
          }
        />
      </div>
      {kindergarten && <Children kindergartenId={kindergarten} />}
    </section>
  )
}

type Open = { readonly child: FeeChild } & (
  | { readonly dialog: 'decision' | 'payers' }
  | { readonly dialog: 'end'; readonly decision: FeeDecision }
)

function Children({ kindergartenId }: { kindergartenId: string }) {
  const { data, error, refetch } = useQuery(feeChildrenQuery(kindergartenId))
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  if (!data && error) return <LoadFailure text={moneyErrorText(error)} retry={() => refetch()} />
  if (!data) return <Waiting rows={3} />
  if (data.items.length === 0) return <p>{m.kindergarten_fee_children_none()}</p>
  return (
    <>
      <ManyPayers key={kindergartenId} items={data.items} />
      <Rows label={m.kindergarten_fee_children()}>
        {data.items.map((child) => (
          <Row
            key={child.id}
            name={child.name}
            details={
              <ChildDetails
                child={child}
                onEnd={(decision) => setOpen({ child, dialog: 'end', decision })}
              />
            }
            action={
              <div className={styles.buttons}>
                <Button
                  variant="secondary"
                  data-size="sm"
                  onClick={() => setOpen({ child, dialog: 'decision' })}
                >
                  {m.kindergarten_decision_enter()}
                  <span className="ds-sr-only"> {child.name}</span>
                </Button>
                {child.guardians.length > 0 && (
                  <Button
                    variant="secondary"
                    data-size="sm"
                    onClick={() => setOpen({ child, dialog: 'payers' })}
                  >
                    {m.kindergarten_payers_set()}
                    <span className="ds-sr-only"> {child.name}</span>
                  </Button>
                )}
              </div>
            }
          />
        ))}
      </Rows>
      {open?.dialog === 'decision' && <DecisionDialog child={open.child} onClose={close} />}
      {open?.dialog === 'payers' && <PayersDialog child={open.child} onClose={close} />}
      {open?.dialog === 'end' && <DecisionEndDialog decision={open.decision} onClose={close} />}
    </>
  )
}

function ChildDetails({
  child,
  onEnd,
}: {
  child: FeeChild
  onEnd: (decision: FeeDecision) => void
}) {
  return (
    <>
      <PayerTexts child={child} />
      {child.decisions.length === 0 && <p>{m.kindergarten_fee_no_decision()}</p>}
      {child.decisions.map((decision) => (
        <div key={decision.id}>
          <p>{decisionText(decision)}</p>
          <p>
            {decision.enteredBy === null
              ? m.kindergarten_fee_decision_on({ date: dateText(decision.enteredOn) })
              : m.kindergarten_fee_decision_by({
                  date: dateText(decision.enteredOn),
                  name: decision.enteredBy,
                })}
          </p>
          {decision.endedBecause !== null && (
            <p>{m.kindergarten_fee_ended({ reason: decision.endedBecause })}</p>
          )}
          {countsEver(decision) && (
            <Button variant="tertiary" data-size="sm" onClick={() => onEnd(decision)}>
              {m.kindergarten_decision_end()}
              <span className="ds-sr-only"> {decision.reference}</span>
            </Button>
          )}
        </div>
      ))}
    </>
  )
}

const countsEver = ({ startsOn, endsOn }: FeeDecision) => endsOn === null || endsOn > startsOn

function decisionText(decision: FeeDecision): string {
  const { reference, startsOn, endsOn, fullPlaceOre, pricePercent } = decision
  const isNever = !countsEver(decision)
  return m.kindergarten_fee_decision({
    reference,
    amount: isNever
      ? m.kindergarten_fee_never()
      : fullPlaceOre !== null
        ? formatKroner(fullPlaceOre)
        : m.kindergarten_fee_percent({ percent: pricePercent ?? 0 }),
    from: monthText(startsOn),
    to: endsOn === null || isNever ? '' : monthText(endsOn),
  })
}

function PayerTexts({ child }: { child: FeeChild }) {
  const nameOf = (id: string) =>
    child.guardians.find((one) => one.id === id)?.name ?? m.kindergarten_fee_other()
  const [only, another] = child.guardians
  if (child.payers.length === 0)
    return (
      <p>
        {only && !another
          ? m.kindergarten_fee_only({ name: only.name })
          : m.kindergarten_fee_nobody()}
      </p>
    )
  return child.payers.map(({ fromMonth, firstId, secondId, secondPercent }) => (
    <p key={fromMonth}>
      {secondId === null
        ? m.kindergarten_fee_payer({ month: monthText(fromMonth), name: nameOf(firstId) })
        : m.kindergarten_fee_payers({
            month: monthText(fromMonth),
            name: nameOf(firstId),
            first: 100 - secondPercent,
            other: nameOf(secondId),
            second: secondPercent,
          })}
    </p>
  ))
}
