import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { kindergartenRoles } from '#core/kindergartens/roles.ts'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { formatDayYearAndTime, formatTime } from '#platform/time/format.ts'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import { tabletErrorText } from '../../model/refusal-messages.ts'
import styles from '../../pairing/components/Tablets.module.css'
import type { FireList } from '../contract.ts'
import { fireListQuery } from '../queries.ts'
import tableStyles from './FireList.module.css'

/** Who is here now, on paper. */
export function FireListPage({ id }: { id: string }) {
  return (
    <StaffPage heading={m.tablet_fire_heading()} needs={kindergartenRoles}>
      {() => <Listed id={id} />}
    </StaffPage>
  )
}

function Listed({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(fireListQuery(id))
  if (!data)
    return error ? (
      <LoadFailure text={tabletErrorText(error)} retry={() => refetch()} />
    ) : (
      <Waiting rows={3} />
    )
  const { department, kindergarten, at, children } = data
  const here = children.filter(({ isHere }) => isHere).length
  return (
    <section className={styles.part} aria-labelledby="fire-list">
      <h2 id="fire-list">{m.tablet_department({ department, kindergarten })}</h2>
      <p>
        {m.tablet_fire_at({ at: formatDayYearAndTime(new Date(at)) })}{' '}
        {m.tablet_fire_here({ here, children: children.length })}
      </p>
      <p className={styles.buttons} data-screen-only>
        <Button variant="secondary" onClick={() => window.print()}>
          {m.tablet_fire_print()}
        </Button>
        <Link to="/staff/kindergartens/day" search={{ department: id }}>
          {m.tablet_fire_back()}
        </Link>
      </p>
      <Children list={data} />
    </section>
  )
}

function Children({ list: { children } }: { list: FireList }) {
  return (
    <table className={tableStyles.table} aria-labelledby="fire-list">
      <thead>
        <tr>
          <th scope="col">{m.tablet_fire_child()}</th>
          <th scope="col">{m.tablet_fire_state()}</th>
          <th scope="col">{m.tablet_fire_phones()}</th>
        </tr>
      </thead>
      <tbody>
        {children.map(({ id, name, isHere, arrivedAt, phones }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              {isHere && arrivedAt
                ? m.tablet_day_here_since({ time: formatTime(new Date(arrivedAt)) })
                : m.tablet_fire_not_here()}
            </td>
            <td>
              {phones.length === 0
                ? '–'
                : phones.map((one) => (
                    <div key={`${one.name} ${one.phone}`}>
                      {one.name}: {one.phone}
                    </div>
                  ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
