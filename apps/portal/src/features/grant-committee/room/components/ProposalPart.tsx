import { m } from '#messages'
import { formatDayAndTime } from '#platform/time/format.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { useShortcuts } from '#ui/shortcuts/use-shortcuts.ts'
import type { OpenItem } from '../../model/contract.ts'
import { proposalText } from '../room-texts.ts'
import type { Room } from '../use-room.ts'
import { outcomeId, ProposalForm } from './ProposalForm.tsx'
import styles from './Room.module.css'

type Props = { room: Room; item: OpenItem }

/** What is proposed to the meeting for one application, beside what is left of the money. */
export function ProposalPart({ room, item }: Props) {
  const { isClosed } = room
  const { proposal } = item
  useShortcuts({
    p: () => document.querySelector<HTMLElement>(`#${outcomeId} input`)?.focus(),
  })
  return (
    <section className={styles.part} aria-labelledby="grant-committee-proposal">
      <h3 id="grant-committee-proposal">{m.grant_committee_proposal()}</h3>
      {proposal ? (
        <>
          <p>
            <strong>{proposalText(proposal)}</strong>{' '}
            {m.grant_committee_proposed_by({
              name: proposal.by ?? m.grant_committee_gone_member(),
              at: formatDayAndTime(new Date(proposal.at)),
            })}
          </p>
          {proposal.isByOutsider && (
            <NoticeBox tone="warning">
              <p>{m.grant_committee_by_outsider()}</p>
            </NoticeBox>
          )}
          {proposal.applicationVersion !== item.version && (
            <NoticeBox tone="warning">
              <p>{m.grant_committee_proposal_earlier()}</p>
            </NoticeBox>
          )}
        </>
      ) : (
        <p>{m.grant_committee_no_proposal()}</p>
      )}
      {!isClosed && <ProposalForm room={room} item={item} />}
    </section>
  )
}
