import { Button } from '@digdir/designsystemet-react'
import { useState } from 'react'
import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Row, Rows } from '#ui/rows/Rows.tsx'
import type { SportsMember } from '../contract.ts'
import { BlockDialog, UnblockDialog } from './BlockDialogs.tsx'
import styles from './StaffClass.module.css'

type Block = SportsMember['blocks'][number]

/** Whether a member may book, the no-shows that count, and earlier blocks. */
export function MemberBlocks({ member }: { member: SportsMember }) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { block, noShows } = member.eligibility
  const ChangeBlockDialog = block ? UnblockDialog : BlockDialog
  return (
    <section aria-labelledby="blocks-heading" className={styles.part}>
      <h2 id="blocks-heading">{m.staff_member_booking()}</h2>
      {block && (
        <NoticeBox tone="warning">
          <p>{untilText(block.until)}</p>
        </NoticeBox>
      )}
      <p>{m.staff_member_no_shows({ count: noShows.count, days: noShows.days })}</p>
      <p>{m.staff_member_no_show_rule({ limit: noShows.limit, days: noShows.blockDays })}</p>
      <div>
        <Button variant="secondary" onClick={() => setDialogOpen(true)}>
          {block ? m.staff_member_unblock() : m.staff_member_block()}
        </Button>
      </div>
      {isDialogOpen && <ChangeBlockDialog member={member} onClose={() => setDialogOpen(false)} />}
      {member.blocks.length > 0 && (
        <Rows label={m.staff_member_blocks()}>
          {member.blocks.map((one) => (
            <Row
              key={one.id}
              name={causeText(one)}
              details={
                <>
                  <p>{m.staff_member_block_from({ from: instantText(one.startTime) })}</p>
                  <p>{endText(one)}</p>
                </>
              }
            />
          ))}
        </Rows>
      )}
    </section>
  )
}

const instantText = (instant: string) => formatDayAndTime(new Date(instant))

function untilText(until: string | null): string {
  return until === null
    ? m.staff_member_blocked_for_now()
    : m.staff_member_blocked_until({ until: instantText(until) })
}

function causeText({ cause, reason }: Block): string {
  return cause === 'staff' ? (reason ?? '') : m.staff_member_block_by_rule()
}

function endText({ endTime, liftedAt, isRunning }: Block): string {
  if (liftedAt !== null) return m.staff_member_block_lifted({ at: instantText(liftedAt) })
  if (isRunning || endTime === null) return untilText(endTime)
  return m.staff_member_block_over({ at: instantText(endTime) })
}
