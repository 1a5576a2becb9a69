import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { MarksStatus } from '#core/offline-marks/MarksStatus.tsx'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { useSavedOpening } from '#core/staff-area/saved/use-saved-opening.ts'
import { m } from '#messages'
import { textIn } from '#platform/i18n/localized.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { useTitle } from '#ui/layout/use-title.ts'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { committeeErrorText } from '../../model/refusal-messages.ts'
import { listQuery } from '../../read/queries.ts'
import { arrange, neighboursOf, type RoomSearch } from '../arrange.ts'
import { type FoundKept, meetingOpening, takeKept } from '../kept/read-kept.ts'
import { useKept } from '../kept/use-kept.ts'
import { byQuery, toProposals, toReading } from '../room-search.ts'
import { type Room, type RoomUser, roomUser, useRoom } from '../use-room.ts'
import { ApplicationPanel } from './ApplicationPanel.tsx'
import { DeviceStatus } from './DeviceStatus.tsx'
import { MeetingPart } from './MeetingPart.tsx'
import { ProposalsView } from './ProposalsView.tsx'
import { ReadingFilters } from './ReadingFilters.tsx'
import { ReadingRows } from './ReadingRows.tsx'
import { RefusedMarks } from './RefusedMarks.tsx'
import styles from './Room.module.css'

type Props = { id: string; search: RoomSearch }

/** The reading list of a meeting with one application beside it, and the proposals. */
export function ReadingPage({ id, search }: Props) {
  const user = useSessionUser()
  const list = useQuery({ ...listQuery(id), enabled: false })
  const found = useSavedOpening(meetingOpening, id, list)
  return (
    <StaffPage heading={m.grant_committee_reading_heading()} needs="committee">
      {() =>
        user && found !== undefined ? (
          <ReadingRoom id={id} search={search} user={roomUser(user)} found={found} />
        ) : (
          <Waiting rows={3} />
        )
      }
    </StaffPage>
  )
}

function ReadingRoom(props: Props & { user: RoomUser; found: FoundKept | null }) {
  const { id, search, user } = props
  const queryClient = useQueryClient()
  const [found] = useState(() => takeKept(queryClient, props.found, user.id))
  const { room, listed, loaded, marking, isOver } = useRoom(id, user)
  const kept = useKept(id, user.id, found)
  const { renew, forget } = kept
  useTitle(room ? textIn(room.list.name) : null)
  const isAnew = !listed.isError && listed.dataUpdatedAt > (found?.meeting.listedAt ?? 0)
  useEffect(() => {
    if (isAnew) renew()
  }, [isAnew, renew])
  useEffect(() => {
    if (isOver) void forget()
  }, [isOver, forget])
  const refused = (
    <RefusedMarks refused={marking.refused} list={listed.data} onPutAway={marking.putAway} />
  )
  if (!room)
    return listed.error ? (
      <>
        {refused}
        <LoadFailure text={committeeErrorText(listed.error)} retry={() => listed.refetch()} />
      </>
    ) : (
      <Waiting rows={3} />
    )
  const { list } = room
  const isProposing = search.view === 'proposals'
  return (
    <div className={styles.room} data-open={search.application === undefined ? undefined : ''}>
      <div className={styles.head}>
        <h2>{textIn(list.name)}</h2>
        <p>
          {m.grant_committee_meets({ at: formatDayAndTime(new Date(list.meetsAt)) })}
          {list.place && ` ${list.place}`}
        </p>
        {list.agreedAt && (
          <NoticeBox tone="info">
            <p>
              {m.grant_committee_agreed_at({ at: formatDayAndTime(new Date(list.agreedAt)) })}{' '}
              {m.grant_committee_agreed_text()}
            </p>
          </NoticeBox>
        )}
        <MarksStatus
          marking={{ ...marking, refused: [] }}
          errorText={committeeErrorText}
          onRetry={marking.flush}
        />
        {refused}
        <DeviceStatus
          kept={kept}
          hasLoaded={loaded.isSuccess}
          isStale={listed.isError}
          error={loaded.error}
          retry={() => loaded.refetch()}
        />
        <MeetingPart room={room} />
        <nav className={styles.views} aria-label={m.grant_committee_views()}>
          <Link to="." search={toReading()} activeOptions={byQuery}>
            {m.grant_committee_view_reading()}
          </Link>
          <Link to="." search={toProposals()} activeOptions={byQuery}>
            {m.grant_committee_view_proposals()}
          </Link>
          <Link to="/staff/grants/committee/$id/print" params={{ id: list.id }}>
            {m.grant_committee_view_print()}
          </Link>
        </nav>
      </div>
      {isProposing ? <ProposalsView room={room} /> : <ListAndOne room={room} search={search} />}
    </div>
  )
}

function ListAndOne({ room, search }: { room: Room; search: RoomSearch }) {
  const [typed, setTyped] = useState('')
  const arranged = arrange(room.list, { ...search, q: typed })
  const open = search.application === undefined ? undefined : String(search.application)
  const neighbours = neighboursOf(arranged, open)
  return (
    <div className={styles.columns}>
      <section className={styles.listColumn} aria-label={m.grant_committee_list()}>
        <ReadingFilters list={room.list} search={search} typed={typed} onType={setTyped} />
        <ReadingRows room={room} arranged={arranged} open={open} />
      </section>
      <ApplicationPanel
        key={open ?? 'none'}
        room={room}
        id={open}
        neighbours={neighbours}
        total={arranged.length}
      />
    </div>
  )
}
