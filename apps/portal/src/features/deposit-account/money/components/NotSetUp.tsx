import { useQuery } from '@tanstack/react-query'
import styles from '#core/bank/components/Money.module.css'
import { m } from '#messages'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { waitingQuery } from '../queries.ts'

/** Says it where the organisation has set up no account; else nothing. */
export function NotSetUp() {
  const { data } = useQuery(waitingQuery)
  if (data?.hasAccount !== false) return null
  return (
    <div className={styles.above}>
      <NoticeBox tone="warning">
        <p>{m.money_not_set_up()}</p>
      </NoticeBox>
    </div>
  )
}
