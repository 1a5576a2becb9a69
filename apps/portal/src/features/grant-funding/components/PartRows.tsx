import type { ReactNode } from 'react'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { PartView } from '../model/contract.ts'
import { causeText, instantText, partText } from './funding-texts.ts'
import styles from './GrantFunding.module.css'

type Props = {
  parts: readonly PartView[]
  /** A first part that is all of it is called so. */
  grantOre: number
  /** What can be done about one. */
  actionOf?: (part: PartView) => ReactNode
}

/** The parts in which a grant is paid, each with what has become of it. */
export function PartRows({ parts, grantOre, actionOf }: Props) {
  if (parts.length === 0) return <p>{m.grant_funding_parts_none()}</p>
  return (
    <Rows label={m.grant_funding_parts_heading()}>
      {parts.map((part) => (
        <Row
          key={part.id}
          name={`${causeText(part, grantOre)}: ${formatKroner(part.amountOre)}`}
          details={
            <div className={styles.details}>
              <p>
                {partText(part.state)}{' '}
                {part.changedAt &&
                  m.grant_funding_part_changed({ date: instantText(part.changedAt) })}
              </p>
              {part.masked && <p>{m.grant_funding_part_to({ account: part.masked })}</p>}
            </div>
          }
          action={actionOf?.(part)}
        />
      ))}
    </Rows>
  )
}
