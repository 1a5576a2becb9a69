import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import type { OpenItem } from '../../model/contract.ts'
import { leftAfter } from '../../propose/left-after.ts'
import { typeName } from '../room-texts.ts'
import type { Room } from '../use-room.ts'
import styles from './Room.module.css'

/** What is left of the money after a proposal, while somebody types it. */
export function LeftAfter({
  list,
  item,
  ore,
}: {
  list: Room['list']
  item: OpenItem
  ore: number | null
}) {
  const { typeLeft, roundLeft } = leftAfter(list, item, ore)
  return (
    <div role="status" className={styles.left}>
      {typeLeft !== null && (
        <p data-below={typeLeft < 0 ? '' : undefined}>
          {m.grant_committee_left_type({
            type: typeName(list, item.typeId),
            amount: formatKroner(typeLeft),
          })}
        </p>
      )}
      {roundLeft !== null && (
        <p data-below={roundLeft < 0 ? '' : undefined}>
          {m.grant_committee_left_round({ amount: formatKroner(roundLeft) })}
        </p>
      )}
    </div>
  )
}
