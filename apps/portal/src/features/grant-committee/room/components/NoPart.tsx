import { Button } from '@digdir/designsystemet-react'
import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import type { ClosedItem } from '../../model/contract.ts'
import type { Room } from '../use-room.ts'

type Props = { room: Room; item: ClosedItem; cause: string }

/** A case in which the reader takes no part, and the way back when they said so by mistake. */
export function NoPart({ room: { list, marking, isClosed }, item, cause }: Props) {
  const isWaiting = marking.waiting.some(
    (mark) => mark.kind === 'conflict' && mark.applicationId === item.id && !mark.isDeclared,
  )
  return (
    <NoticeBox tone="info" heading={m.grant_committee_no_part()}>
      <p>
        {cause} {m.grant_committee_no_part_text()}
      </p>
      {item.cause === 'declared' && !isClosed && (
        <>
          <p>{m.grant_committee_conflict_undo_text()}</p>
          <Button
            variant="secondary"
            disabled={isWaiting}
            onClick={() =>
              marking.mark({
                kind: 'conflict',
                roundId: list.id,
                applicationId: item.id,
                isDeclared: false,
              })
            }
          >
            {m.grant_committee_conflict_undo()}
          </Button>
        </>
      )}
    </NoticeBox>
  )
}
