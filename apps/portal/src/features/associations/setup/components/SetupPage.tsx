import { useQuery } from '@tanstack/react-query'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/Associations.module.css'
import { staffFailureText } from '../../model/refusal-messages.ts'
import { setupQuery } from '../queries.ts'
import { SettingFields } from './SettingFields.tsx'
import { Topics } from './Topics.tsx'

/** What holds for all associations, and what they can be about. */
export function SetupPage() {
  return (
    <StaffPage
      heading={m.associations_setup_heading()}
      intro={m.associations_setup_intro()}
      needs="admin"
    >
      {() => <Setup />}
    </StaffPage>
  )
}

function Setup() {
  const { data: setup, error, refetch } = useQuery(setupQuery)
  if (error && !setup) return <LoadFailure text={staffFailureText(error)} retry={() => refetch()} />
  if (!setup) return <Waiting rows={3} />
  return (
    <div className={styles.page}>
      <section aria-labelledby="association-settings" className={styles.part}>
        <h2 id="association-settings">{m.associations_settings()}</h2>
        <SettingFields settings={setup.settings} />
      </section>
      <Topics topics={setup.topics} />
    </div>
  )
}
