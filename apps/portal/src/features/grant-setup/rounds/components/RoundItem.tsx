import { Button, Tag } from '@digdir/designsystemet-react'
import { Link } from '@tanstack/react-router'
import { RoundLeft } from '#core/grants/components/RoundLeft.tsx'
import type { ShownRoundLeft } from '#core/grants/round-left.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import styles from '../../components/GrantSetup.module.css'
import type { GrantRounds, Round } from '../contract.ts'
import { dayText, phaseText, timeText } from '../round-texts.ts'

/** One round: its dates, its applications, and what is left for them. */
export function RoundItem(props: {
  round: Round
  types: GrantRounds['types']
  onEdit: () => void
  onCopy: () => void
  onCancel: () => void
}) {
  const { round, types, onEdit, onCopy, onCancel } = props
  const { id, name, isAgreed, phase, left, drafts, sent } = round
  const text = textIn(name)
  const named = types.filter((type) => round.typeIds.includes(type.id))
  const forName = <span className="ds-sr-only"> {text}</span>
  return (
    <li className={styles.round}>
      <h3 id={`round-${id}`}>
        {text} <Tag data-color="neutral">{phaseText(round)}</Tag>
      </h3>
      <p>
        {m.grant_setup_round_dates({
          opens: dayText(round.opensOn),
          deadline: timeText(round.deadlineOn, round.deadlineTime),
          meeting: timeText(round.meetsOn, round.meetsTime),
        })}
        {round.place !== '' && ` ${m.grant_setup_round_where({ place: round.place })}`}
      </p>
      <p>
        {m.grant_setup_round_facts({
          types: named.map((type) => textIn(type.name)).join(', '),
          year: round.budgetYear,
          earliest: dayText(round.earliestEventOn),
        })}
      </p>
      {!isAgreed && phase !== 'cancelled' && <p>{m.grant_setup_round_count({ drafts, sent })}</p>}
      {left && <RoundLeft left={left} headingId={`round-${id}`} />}
      {left && <NoBudget left={left} year={round.budgetYear} />}
      <div className={styles.buttons} data-screen-only>
        {!isAgreed && phase !== 'cancelled' && (
          <>
            <Button variant="secondary" data-size="sm" onClick={onEdit}>
              {m.grant_setup_change()}
              {forName}
            </Button>
            <Button variant="tertiary" data-size="sm" onClick={onCancel}>
              {m.grant_setup_round_cancel()}
              {forName}
            </Button>
          </>
        )}
        <Button variant="tertiary" data-size="sm" onClick={onCopy}>
          {m.grant_setup_round_copy()}
          {forName}
        </Button>
      </div>
    </li>
  )
}

/** Of a type without a budget nothing can be granted, whatever the meeting says. */
function NoBudget({ left, year }: { left: ShownRoundLeft; year: number }) {
  const without = left.types.filter(({ budgetOre }) => budgetOre === 0)
  if (without.length === 0) return null
  return (
    <NoticeBox tone="warning">
      <p>
        {m.grant_setup_round_no_budget({
          types: without.map(({ name }) => textIn(name)).join(', '),
          year,
        })}
      </p>
      <p>
        <Link to="/staff/grants/setup/budgets" search={{ year }}>
          {m.grant_setup_round_to_budgets({ year })}
        </Link>
      </p>
    </NoticeBox>
  )
}
