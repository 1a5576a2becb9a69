import { Button } from '@digdir/designsystemet-react'
import { useQuery } from '@tanstack/react-query'
import { StaffPage } from '#core/staff-area/StaffPage.tsx'
import { m } from '#messages'
import { LoadFailure } from '#ui/LoadFailure.tsx'
import { NoticeBox } from '#ui/notice/NoticeBox.tsx'
import { Waiting } from '#ui/Waiting.tsx'
import styles from '../../components/GrantSetup.module.css'
import { useSetupAction } from '../../components/use-setup-action.ts'
import { setupErrorText } from '../../model/refusal-messages.ts'
import { addSuggestions, setupQuery } from '../queries.ts'
import { Criteria, Documents, Reasons, Types } from './Lists.tsx'
import { SettingFields } from './SettingFields.tsx'

/** What can be applied for, what is asked for, and how it is judged. */
export function SetupPage() {
  return (
    <StaffPage heading={m.grant_setup_heading()} intro={m.grant_setup_intro()} needs="admin">
      {() => <Setup />}
    </StaffPage>
  )
}

function Setup() {
  const { data: setup, error, refetch } = useQuery(setupQuery)
  if (error && !setup) return <LoadFailure text={setupErrorText(error)} retry={() => refetch()} />
  if (!setup) return <Waiting rows={3} />
  return (
    <div className={styles.page}>
      {setup.types.every(({ isRemoved }) => isRemoved) && <Suggestions />}
      <Types setup={setup} />
      <Documents setup={setup} />
      <Criteria setup={setup} />
      <Reasons setup={setup} />
      <section aria-labelledby="grant-settings" className={styles.part}>
        <h2 id="grant-settings">{m.grant_setup_settings_heading()}</h2>
        <SettingFields settings={setup.settings} />
      </section>
    </div>
  )
}

/** A whole setup in one press, for those who have none. */
function Suggestions() {
  const adding = useSetupAction({
    call: addSuggestions,
    done: m.grant_setup_suggestions_added,
  })
  return (
    <NoticeBox tone="info" heading={m.grant_setup_suggestions_heading()}>
      <p>{m.grant_setup_suggestions_text()}</p>
      <Button loading={adding.isPending} onClick={() => adding.mutate()}>
        {m.grant_setup_suggestions_add()}
      </Button>
    </NoticeBox>
  )
}
