import { useQuery } from '@tanstack/react-query'
import { ApplicationText } from '#core/grants/components/ApplicationText.tsx'
import { VersionChanges } from '#core/grants/components/VersionChanges.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { OpenItem, Reading } from '../../model/contract.ts'
import { committeeErrorText } from '../../model/refusal-messages.ts'
import { applicationQuery, fileAddress } from '../../read/queries.ts'
import { withComments } from '../marks/apply-marks.ts'
import type { Room } from '../use-room.ts'
import { CommentsPart } from './CommentsPart.tsx'
import { ConflictPart } from './ConflictPart.tsx'
import { OthersPart } from './OthersPart.tsx'
import { PointsPart } from './PointsPart.tsx'
import { ProposalPart } from './ProposalPart.tsx'
import styles from './Room.module.css'

type Props = { room: Room; item: OpenItem }

/** All of one application: what it says, and what members say about it. */
export function OneApplication({ room, item }: Props) {
  const { data, error, refetch } = useQuery(applicationQuery(item.id, item.version))
  if (!data)
    return error ? (
      <LoadFailure text={committeeErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const reading = withComments(data, room.marking.waiting, room.user.name)
  return (
    <div className={styles.one}>
      <div className={styles.text}>
        <Changes reading={reading} />
        {item.isIncomplete && (
          <NoticeBox tone="warning">
            <p>{m.grant_committee_incomplete_text()}</p>
          </NoticeBox>
        )}
        <ApplicationText application={reading.application} addressOf={fileAddress(item.id)} />
      </div>
      <div className={styles.work}>
        <PointsPart room={room} item={item} />
        <OthersPart room={room} item={item} reading={reading} />
        <ProposalPart room={room} item={item} />
        <CommentsPart room={room} item={item} comments={reading.comments} />
        <ConflictPart room={room} item={item} />
      </div>
    </div>
  )
}

function Changes({ reading: { before, application } }: { reading: Reading }) {
  if (!before) return null
  return (
    <section className={styles.part} aria-labelledby="grant-committee-changes">
      <h3 id="grant-committee-changes">
        {m.grant_committee_changes({ before: before.version, after: application.version })}
      </h3>
      <VersionChanges before={before} after={application} />
    </section>
  )
}
