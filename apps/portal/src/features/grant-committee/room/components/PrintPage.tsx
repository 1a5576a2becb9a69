import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSessionUser } from '#core/sessions/session-query.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { formatKroner } from '#platform/format-kroner.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { formatDayAndTime } from '#platform/time/format.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import type { OpenItem } from '../../model/contract.ts'
import { committeeErrorText } from '../../model/refusal-messages.ts'
import { applicationQuery } from '../../read/queries.ts'
import { applicantText, proposalText, scoreText, typeName } from '../room-texts.ts'
import { type Room, type RoomUser, roomUser, useRoom } from '../use-room.ts'
import { PrintedText } from './PrintedText.tsx'
import styles from './Room.module.css'

/** The reading list on paper: all cases in a table, then the text of each in which the reader takes part. */
export function PrintPage({ id }: { id: string }) {
  const user = useSessionUser()
  return (
    <StaffPage heading={m.grant_committee_reading_heading()} needs="committee">
      {() => (user ? <Printed id={id} user={roomUser(user)} /> : <Waiting rows={3} />)}
    </StaffPage>
  )
}

function Printed({ id, user }: { id: string; user: RoomUser }) {
  const { room, listed, loaded } = useRoom(id, user)
  const error = listed.error ?? loaded.error
  if (!room || !loaded.isSuccess)
    return error ? (
      <LoadFailure
        text={committeeErrorText(error)}
        retry={() => Promise.all([listed.refetch(), loaded.refetch()])}
      />
    ) : (
      <Waiting rows={3} />
    )
  const { list } = room
  return (
    <div className={styles.area}>
      <h2>{textIn(list.name)}</h2>
      <p>
        {m.grant_committee_meets({ at: formatDayAndTime(new Date(list.meetsAt)) })}
        {list.place && ` ${list.place}`}
      </p>
      <p className={styles.buttons} data-screen-only>
        <Button variant="secondary" onClick={() => window.print()}>
          {m.grant_committee_print()}
        </Button>
        <Link to="/staff/grants/committee/$id" params={{ id }}>
          {m.grant_committee_back()}
        </Link>
      </p>
      <PrintedList room={room} />
      {list.items.map((item) => item.takesPart && <PrintedItem key={item.id} item={item} />)}
    </div>
  )
}

function PrintedList({ room: { list } }: { room: Room }) {
  return (
    <div className={styles.scroll}>
      <table className={`${styles.money} ${styles.cards}`} aria-label={m.grant_committee_list()}>
        <thead>
          <tr>
            <th scope="col">{m.grant_applicant()}</th>
            <th scope="col" className={styles.words}>
              {m.grant_type()}
            </th>
            <th scope="col">{m.grant_content_requested()}</th>
            <th scope="col">{m.grant_committee_mean_heading()}</th>
            <th scope="col">{m.grant_committee_proposal()}</th>
          </tr>
        </thead>
        <tbody>
          {list.items.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                {applicantText(item)}: {item.title}
              </th>
              {item.takesPart ? (
                <>
                  <td className={styles.words} data-label={m.grant_type()}>
                    {typeName(list, item.typeId)}
                  </td>
                  <td data-label={m.grant_content_requested()}>
                    {formatKroner(item.requestedOre)}
                  </td>
                  <td data-label={m.grant_committee_mean_heading()}>
                    {item.others ? scoreText(item.others.mean) : '–'}
                  </td>
                  <td data-label={m.grant_committee_proposal()}>
                    {item.proposal ? proposalText(item.proposal) : '–'}
                  </td>
                </>
              ) : (
                <td className={styles.words} colSpan={4}>
                  {m.grant_committee_no_part()}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** From what was loaded with the whole round. */
function PrintedItem({ item }: { item: OpenItem }) {
  const { data } = useQuery({ ...applicationQuery(item.id, item.version), refetchInterval: false })
  return data ? <PrintedText item={item} application={data.application} /> : null
}
